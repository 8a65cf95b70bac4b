import { elementAt } from '../../../kernel/list.ts'
import { all, not } from '../../../learn/lesson.ts'
import { ARMIES, POINTS, TOWER } from '../content/figures.ts'
import { SIDE_OF, TERRAIN } from '../content/map.ts'
import type { TekPosition } from '../position.ts'
import { leadsToWar } from '../queries.ts'
import {
  collectsPlainly,
  countAt,
  follows,
  harvest,
  plays,
  pointsGained,
  priceFor,
  type TekMoment,
  type TekTest,
  YOU,
  yourRegions,
  yourScore,
} from './moments.ts'
import { actionsLit, landsLit, lesson, match, regionsLit, usual, yourSeat } from './parts.ts'

const isCapital = (region: number): boolean => TERRAIN[region] === 'capital'
/** Capitals abroad without an army. */
const freeCapitals = (p: TekPosition): number[] =>
  TERRAIN.flatMap((_, region) =>
    isCapital(region) &&
    p.lands.includes(elementAt(SIDE_OF, region)) &&
    SIDE_OF[region] !== p.homes[YOU] &&
    countAt(p, region) === 0
      ? [region]
      : [],
  )
const foreign = (p: TekPosition): number[] => p.lands.filter(side => side !== p.homes[YOU])

const takesCapital: TekTest = moment =>
  moment.move.kind === 'quest' && isCapital(moment.move.to) && pointsGained(moment) === POINTS.capitalAlone
const startsWar: TekTest = ({ before, move }) => leadsToWar(before, YOU, move)

export const quest = lesson('quest', {
  ...usual,
  teaches: ['TEK-QUEST-1', 'TEK-TERM-3', 'TEK-CAPITAL-1', 'TEK-CAPITAL-3', 'TEK-MOVE-5', 'TEK-SCORE-5'],
  match: match('quest'),
  position({ view, moves, after }) {
    if (!follows(view, 'quest') || freeCapitals(view).length !== 1 || !collectsPlainly(view, YOU)) return false
    const toCapital = moves.map(after).filter(({ move }) => move.kind === 'quest' && isCapital(move.to))
    const isGood = toCapital.length > 0 && toCapital.every(takesCapital)
    const others = moves.map(after).filter(all(plays('quest'), not(takesCapital)))
    return (
      isGood && others.some(startsWar) && others.some(not(startsWar)) && moves.every(({ kind }) => kind !== 'patrol')
    )
  },
  steps: [
    { say: 'edges', light: p => landsLit(...foreign(p)), tab: 'board' },
    {
      say: 'capital',
      figures: () => ({ points: POINTS.capitalAlone }),
      light: p => [
        ...landsLit(...freeCapitals(p).map(region => elementAt(SIDE_OF, region))),
        ...regionsLit(...freeCapitals(p)),
      ],
      tab: 'board',
    },
    {
      say: 'go',
      light: p => [
        ...landsLit(...freeCapitals(p).map(region => elementAt(SIDE_OF, region))),
        ...regionsLit(...freeCapitals(p)),
      ],
      tab: 'board',
      want: takesCapital,
      wrong: [
        { when: startsWar, say: 'war', light: ({ move }) => (move.kind === 'quest' ? regionsLit(move.to) : []) },
        { when: plays('quest'), say: 'elsewhere', figures: () => ({ points: POINTS.capitalAlone }) },
        {
          when: plays('collect'),
          say: 'collect',
          figures: ({ before }) => ({ units: harvest(before), points: POINTS.capitalAlone }),
        },
      ],
    },
    { say: 'hold', figures: p => ({ mine: yourScore(p) }), light: yourSeat, tab: 'seats' },
  ],
})

/** Your regions that have room for a new army. */
const places = (p: TekPosition): number[] => yourRegions(p).filter(region => countAt(p, region) === 1)

export const grow = lesson('grow', {
  ...usual,
  teaches: [
    'TEK-TERM-5',
    'TEK-EXPAND-1',
    'TEK-EXPAND-2',
    'TEK-BUILD-1',
    'TEK-BUILD-2',
    'TEK-RESEARCH-1',
    'TEK-RESEARCH-2',
    'TEK-RESEARCH-3',
  ],
  match: match('grow'),
  position({ view, moves }) {
    const isEasy =
      follows(view, 'expand') && view.magic[YOU] === 1 && elementAt(view.tower, YOU) > 0 && collectsPlainly(view, YOU)
    const count = moves.filter(({ kind }) => kind === 'mobilise').length
    const isUsual =
      priceFor(view, 'expand') === elementAt(view.inPlay, YOU) + 1 &&
      priceFor(view, 'build') === elementAt(view.tower, YOU) + 1
    return (
      isEasy && isUsual && count > 0 && count === places(view).length && elementAt(view.inPlay, YOU) < ARMIES.each - 2
    )
  },
  steps: [
    {
      say: 'prices',
      figures: p => ({
        army: priceFor(p, 'expand'),
        tower: priceFor(p, 'build'),
        magic: priceFor(p, 'research'),
      }),
      light: () => actionsLit('expand', 'build', 'research'),
      tab: 'offer',
    },
    {
      say: 'mobilise',
      figures: p => ({ food: priceFor(p, 'expand') }),
      light: p => regionsLit(...places(p)),
      tab: 'board',
      want: plays('mobilise'),
      wrong: [
        {
          when: plays('collect'),
          say: 'collect',
          figures: ({ before }: TekMoment) => ({ units: harvest(before), army: POINTS.army }),
        },
      ],
    },
    {
      say: 'tower',
      figures: p => ({
        level: elementAt(p.tower, YOU),
        points: elementAt(TOWER.points, elementAt(p.tower, YOU)),
        top: TOWER.top,
        most: elementAt(TOWER.points, TOWER.top),
      }),
      light: () => ['tower'],
      tab: 'offer',
    },
    {
      say: 'magic',
      figures: p => ({ level: elementAt(p.magic, YOU), each: POINTS.magicLevel }),
      light: () => ['book', ...actionsLit('research')],
      tab: 'book',
    },
  ],
})
