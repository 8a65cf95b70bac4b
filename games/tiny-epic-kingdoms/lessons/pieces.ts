import { elementAt } from '../../../kernel/list.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import type { Piece } from '../../../learn/lesson.ts'
import { ACTIONS, type Action, HIGHEST_BID } from '../content/figures.ts'
import { HOME_REGIONS, REGIONS_OF, SIDE_IDS } from '../content/map.ts'
import { NONE, type TekPosition } from '../position.ts'

/* What lessons and the coach can highlight. */

export const everySeat = (p: TekPosition): Piece[] => seatsOf(p.seats).map(seat => `seat:${seat}`)
export const regionsLit = (...regions: readonly number[]): Piece[] => regions.map(region => `region:${region}`)
export const landsLit = (...sides: readonly number[]): Piece[] => sides.map(side => `land:${side}`)
export const actionsLit = (...actions: readonly Action[]): Piece[] => actions.map(action => `action:${action}`)
export const sidesLit = (p: TekPosition, seat: Seat): Piece[] =>
  p.cards[seat] === NONE
    ? []
    : [2 * elementAt(p.cards, seat), 2 * elementAt(p.cards, seat) + 1].map(side => `side:${SIDE_IDS[side]}`)
/** The regions of a side where an army can stand. */
export const homeRegions = (side: number): readonly number[] => elementAt(HOME_REGIONS, side)

const BUTTONS = ['move:build', 'move:research', 'move:collect', 'move:pay', 'act:flag', 'act:seal', 'act:found']
/** To follow the selected action, or to collect. */
export const WAYS: readonly Piece[] = ['way:follow', 'way:collect']
const FACES = Array.from({ length: HIGHEST_BID }, (_, at) => `face:${at + 1}`)

export const pieces = (p: TekPosition, seat: Seat): Piece[] => [
  'tower',
  'book',
  ...BUTTONS,
  'faces',
  ...WAYS,
  ...FACES,
  ...everySeat(p),
  ...actionsLit(...ACTIONS),
  ...sidesLit(p, seat),
  ...landsLit(...p.lands),
  ...p.lands.flatMap(side => regionsLit(...elementAt(REGIONS_OF, side))),
]
