import { elementAt } from '../../../kernel/list.ts'
import { all, not } from '../../../learn/lesson.ts'
import { ARMIES, POINTS, TOWER } from '../content/figures.ts'
import { HOME_REGIONS, SIDE_IDS, TERRAIN } from '../content/map.ts'
import { START_UNITS, STOCK_MAX } from '../content/resources.ts'
import type { Terrain } from '../content/terrains.ts'
import { type MoveOf, type TekMove, type TekPosition, topFrame } from '../position.ts'
import { shieldsLeft } from '../queries.ts'
import {
  bestRival,
  FIRST,
  follows,
  harvest,
  hasWon,
  LAST,
  NEXT,
  plays,
  sumOf,
  YOU,
  yields,
  yourRegions,
  yourScore,
  yourStock,
} from './moments.ts'
import { everySeat, landsLit, lesson, match, regionsLit, usual, yourSeat } from './parts.ts'

const standing = (p: TekPosition) => ({ mine: yourScore(p), best: bestRival(p) })

export const aim = lesson('aim', {
  ...usual,
  teaches: ['TEK-TIE-1', 'TEK-SCORE-2', 'TEK-SCORE-3', 'TEK-SCORE-4', 'TEK-SCORE-5', 'TEK-REFRESH-2', 'TEK-END-4'],
  match: match('aim'),
  position({ view, moves, after }) {
    const isLast = follows(view, 'build') && view.answered === view.seats && shieldsLeft(view) === 0
    if (!isLast || view.ending === 'none' || yourScore(view) !== bestRival(view)) return false
    const ends = moves.map(after)
    return ends.length === 2 && ends.some(all(hasWon, plays('build'))) && ends.some(all(not(hasWon), plays('collect')))
  },
  steps: [
    { say: 'points', figures: standing, light: everySeat, tab: 'board' },
    {
      say: 'sources',
      figures: () => ({ army: POINTS.army, level: POINTS.magicLevel, capital: POINTS.capitalAlone }),
      light: () => ['tower'],
      tab: 'offer',
    },
    {
      say: 'last',
      figures: p => ({
        now: elementAt(TOWER.points, elementAt(p.tower, YOU)),
        next: elementAt(TOWER.points, elementAt(p.tower, YOU) + 1),
      }),
      light: () => ['move:build'],
      tab: 'tray',
      want: hasWon,
      wrong: [
        {
          when: plays('collect'),
          say: 'units',
          figures: ({ before, after }) => ({ units: harvest(before), ...standing(after) }),
        },
      ],
    },
    { say: 'won', figures: standing, light: yourSeat },
  ],
})

const terrains = (regions: readonly number[]): Set<Terrain> =>
  new Set(regions.map(region => elementAt(TERRAIN, region)))

export const land = lesson('land', {
  ...usual,
  teaches: [
    'TEK-TERM-1',
    'TEK-COLLECT-1',
    'TEK-COLLECT-2',
    'TEK-COLLECT-6',
    'TEK-RES-1',
    'TEK-RESPOND-3',
    'TEK-TRADE-1',
  ],
  match: match('land'),
  position({ view, moves }) {
    const regions = yourRegions(view)
    const isPlain = regions.length === 3 && terrains(regions).size === 3 && regions.every(yields)
    const isEasy = follows(view, 'trade') && view.magic[YOU] === 0 && moves.every(({ kind }) => kind !== 'pass')
    return isPlain && isEasy && harvest(view) === regions.length && sumOf(yourStock(view)) < STOCK_MAX
  },
  steps: [
    { say: 'terrain', light: p => regionsLit(...yourRegions(p)), tab: 'board' },
    { say: 'uses', light: yourSeat, tab: 'seats' },
    {
      say: 'collect',
      figures: p => ({ units: harvest(p) }),
      light: () => ['move:collect'],
      tab: 'tray',
      want: plays('collect'),
      wrong: [
        {
          when: plays('trade'),
          say: 'trade',
          figures: ({ before, after }) => ({
            had: sumOf(yourStock(before)),
            have: sumOf(yourStock(after)),
            units: harvest(before),
          }),
        },
      ],
    },
    { say: 'limit', figures: () => ({ each: 1, limit: STOCK_MAX }), light: yourSeat, tab: 'seats' },
  ],
})

const sidesOf = (p: TekPosition): [front: number, back: number] => [
  2 * elementAt(p.cards, YOU),
  2 * elementAt(p.cards, YOU) + 1,
]
const placesOf = (side: number, terrain: Terrain): number[] =>
  elementAt(HOME_REGIONS, side).filter(region => TERRAIN[region] === terrain)
const ruinsIn = (side: number): number[] => placesOf(side, 'ruins')

const lacks =
  (resource: keyof typeof FIRST) =>
  ({ move }: { readonly move: TekMove }) =>
    move.kind === 'found' && move[resource] < FIRST[resource]

const founding = (side: MoveOf<'found'>['side']): TekMove => ({ kind: 'found', side, mana: 2, ore: 1, food: 3 })

export const found = lesson('found', {
  ...usual,
  teaches: ['TEK-SETUP-4', 'TEK-SETUP-5', 'TEK-SETUP-7', 'TEK-RUINS-3', 'TEK-RUINS-7', 'TEK-COLLECT-3'],
  match: { ...match('found'), options: { first: '1' } },
  position({ view }) {
    const [front, back] = sidesOf(view)
    return topFrame(view)?.kind === 'charters' && placesOf(front, 'capital').length > 0 && ruinsIn(back).length > 0
  },
  steps: [
    {
      say: 'split',
      figures: () => ({ units: START_UNITS, points: POINTS.capitalAlone, ...FIRST }),
      light: p => [...sidesOf(p).map(side => `side:${SIDE_IDS[side]}`), 'act:found'],
      tab: 'tray',
      want: ({ move }) =>
        move.kind === 'found' && !(['mana', 'ore', 'food'] as const).some(one => lacks(one)({ move })),
      wrong: [
        { when: lacks('food'), say: 'food', figures: () => ({ food: FIRST.food }) },
        { when: lacks('mana'), say: 'mana', figures: () => ({ mana: FIRST.mana }) },
        { when: lacks('ore'), say: 'ore', figures: () => ({ ore: FIRST.ore }) },
      ],
      replies: [
        { seat: NEXT, move: founding('skarnholt') },
        { seat: LAST, move: founding('galson') },
      ],
    },
    {
      say: 'settle',
      figures: () => ({ armies: ARMIES.start }),
      light: p => regionsLit(...elementAt(HOME_REGIONS, elementAt(p.homes, YOU)).filter(yields)),
      tab: 'board',
      want: ({ move }) => move.kind === 'settle' && yields(move.region),
      wrong: [{ when: plays('settle'), say: 'barren', light: ({ after }) => regionsLit(...yourRegions(after)) }],
    },
    {
      say: 'ready',
      figures: () => ({ supply: ARMIES.each - ARMIES.start }),
      light: p => regionsLit(...yourRegions(p)),
    },
    {
      say: 'ruins',
      light: p => [...landsLit(elementAt(p.homes, NEXT)), ...regionsLit(...ruinsIn(elementAt(p.homes, NEXT)))],
      tab: 'board',
    },
  ],
})
