import { elementAt } from '../../../kernel/list.ts'
import type { Candidate } from '../../../learn/lesson.ts'
import { ACTIONS, ARMIES, MAGIC, SHIELDS, TOWER } from '../content/figures.ts'
import { ADJACENT, FOOT, HOME_REGIONS, isRiverBetween, SIDE_OF } from '../content/map.ts'
import { STOCK_MAX } from '../content/resources.ts'
import { REGION_CAPACITY } from '../content/terrains.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'
import { leadsToWar, shieldsLeft } from '../queries.ts'
import {
  beyond,
  canPay,
  collectsPlainly,
  countAt,
  follows,
  freeActions,
  harvest,
  isAsked,
  LAST,
  NEXT,
  payable,
  plays,
  priceFor,
  selects,
  sumOf,
  type TekMoment,
  YOU,
  yourRegions,
  yourStock,
} from './moments.ts'
import { actionsLit, lesson, match, regionsLit, usual } from './parts.ts'

type TekCandidate = Candidate<TekPosition, TekMove, TekEvent>

const selectsPayable = (moment: TekMoment): boolean => selects(...payable(moment.before))(moment)
const selectsBeyond = (moment: TekMoment): boolean => selects(...beyond(moment.before))(moment)
const priceSelected = ({ before, move }: TekMoment) => ({
  price: move.kind === 'select' ? priceFor(before, move.action) : 0,
})

/** One level is affordable, and nothing else that brings a point. */
const isYourPick = ({ view }: TekCandidate): boolean =>
  isAsked(view, 'select') &&
  view.magic[YOU] === 0 &&
  payable(view).length === 1 &&
  beyond(view).length > 0 &&
  !canPay(view, YOU, 'expand') &&
  sumOf(yourStock(view)) < STOCK_MAX

const performs = {
  say: 'perform',
  light: () => ['move:build', 'move:research'],
  tab: 'tray',
  want: plays('build', 'research'),
  wrong: [{ when: plays('pass'), say: 'idle' }],
} as const

export const turn = lesson('turn', {
  ...usual,
  teaches: ['TEK-TERM-9', 'TEK-SELECT-1', 'TEK-RESPOND-1', 'TEK-RESPOND-2', 'TEK-RESPOND-5', 'TEK-TURN-2'],
  match: match('turn'),
  position(candidate) {
    const { view } = candidate
    const canFollow = ([NEXT, LAST] as const).every(
      seat => canPay(view, seat, 'research') && collectsPlainly(view, seat),
    )
    return isYourPick(candidate) && canFollow && payable(view).includes('research') && freeActions(view).length > 4
  },
  steps: [
    { say: 'active', light: p => actionsLit(...freeActions(p)), tab: 'offer' },
    {
      say: 'select',
      figures: p => ({ mana: priceFor(p, 'research') }),
      light: p => actionsLit(...payable(p)),
      tab: 'tray',
      want: selectsPayable,
      wrong: [
        { when: selectsBeyond, say: 'beyond', figures: priceSelected },
        { when: plays('select'), say: 'plain' },
      ],
    },
    {
      ...performs,
      replies: [
        { seat: NEXT, move: { kind: 'research' } },
        { seat: LAST, move: { kind: 'collect', mana: 0, ore: 0, food: 0 } },
      ],
    },
    { say: 'passed', light: p => [`seat:${p.active}`], tab: 'seats' },
  ],
})

export const shields = lesson('shields', {
  ...usual,
  teaches: ['TEK-ACT-1', 'TEK-SELECT-1', 'TEK-REFRESH-1', 'TEK-END-1', 'TEK-TURN-1'],
  match: match('shields'),
  position(candidate) {
    const { view } = candidate
    const isLast =
      isYourPick(candidate) &&
      shieldsLeft(view) === 1 &&
      payable(view).includes('build') &&
      beyond(view).includes('expand')
    // Players who can only collect are not asked.
    return (
      isLast &&
      ([NEXT, LAST] as const).every(
        seat => collectsPlainly(view, seat) && payable(view).every(action => !canPay(view, seat, action)),
      )
    )
  },
  steps: [
    {
      say: 'full',
      figures: p => ({ lie: SHIELDS - shieldsLeft(p), shields: SHIELDS, free: freeActions(p).length }),
      light: p => actionsLit(...freeActions(p)),
      tab: 'offer',
    },
    {
      say: 'select',
      figures: p => ({ ore: priceFor(p, 'build'), food: priceFor(p, 'expand') }),
      light: p => actionsLit(...freeActions(p)),
      tab: 'tray',
      want: selectsPayable,
      wrong: [{ when: selectsBeyond, say: 'beyond', figures: priceSelected }],
    },
    performs,
    {
      say: 'refreshed',
      figures: () => ({ actions: ACTIONS.length, armies: ARMIES.endTrigger, tower: TOWER.top, magic: MAGIC.top }),
      light: p => actionsLit(...freeActions(p)),
      tab: 'offer',
    },
  ],
})

const spreads = ({ before, after, move }: TekMoment): boolean =>
  move.kind === 'patrol' && harvest(after) > harvest(before)
const doubled = (p: TekPosition): number[] => yourRegions(p).filter(region => countAt(p, region) === 2)
/** Where a patrol makes you collect more. */
const better = ({ moves, after }: TekCandidate): TekMove[] => moves.filter(move => spreads(after(move)))

export const spread = lesson('spread', {
  ...usual,
  teaches: ['TEK-PATROL-1', 'TEK-PATROL-2', 'TEK-TERM-4', 'TEK-TERRAIN-1', 'TEK-TERRAIN-2', 'TEK-MOVE-1'],
  match: match('spread'),
  position(candidate) {
    const { view, moves } = candidate
    const [start] = doubled(view)
    if (
      !follows(view, 'patrol') ||
      start === undefined ||
      elementAt(view.magic, YOU) > 0 ||
      !collectsPlainly(view, YOU)
    )
      return false
    const hasRiver = elementAt(HOME_REGIONS, elementAt(SIDE_OF, start)).some(region => isRiverBetween(start, region))
    const patrols = moves.filter(({ kind }) => kind === 'patrol')
    const isCalm = !moves.some(move => leadsToWar(view, YOU, move)) && SIDE_OF[start] === view.homes[YOU]
    return hasRiver && isCalm && better(candidate).length > 0 && better(candidate).length < patrols.length
  },
  steps: [
    {
      say: 'pair',
      figures: p => ({ units: harvest(p) }),
      light: p => regionsLit(...doubled(p)),
      tab: 'board',
    },
    {
      say: 'patrol',
      light: p => regionsLit(...doubled(p).flatMap(region => elementAt(elementAt(ADJACENT, FOOT), region))),
      tab: 'board',
      want: spreads,
      wrong: [
        { when: plays('patrol'), say: 'same', figures: ({ after }) => ({ units: harvest(after) }) },
        { when: plays('collect'), say: 'collect', figures: ({ before }) => ({ units: harvest(before) }) },
      ],
    },
    {
      say: 'more',
      figures: p => ({ units: harvest(p), room: REGION_CAPACITY }),
      light: p => regionsLit(...yourRegions(p)),
      tab: 'board',
    },
  ],
})
