import { elementAt } from '../../../kernel/list.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import type { Moment, Test } from '../../../learn/lesson.ts'
import { ACTIONS, type Action, ARMIES } from '../content/figures.ts'
import { TERRAIN } from '../content/map.ts'
import { FOOD, MANA, ORE } from '../content/resources.ts'
import { YIELDS } from '../content/terrains.ts'
import { slot, type TekEvent, type TekMove, type TekPosition, topFrame, type Units } from '../position.ts'
import { armiesAt, harvestNow, nextPrice, scoresNow } from '../queries.ts'

/* What lessons ask about a kingdom, about moves and their results. */

export type TekMoment = Moment<TekPosition, TekMove, TekEvent>
export type TekTest = Test<TekPosition, TekMove, TekEvent>

/** The learner's seat in every lesson, and the others'. */
export const YOU = 0
export const NEXT = 1
export const LAST = 2

export const plays =
  (...kinds: readonly TekMove['kind'][]): TekTest =>
  ({ move }) =>
    kinds.includes(move.kind)

export const selects =
  (...actions: readonly Action[]): TekTest =>
  ({ move }) =>
    move.kind === 'select' && actions.includes(move.action)

const stockOf = (p: TekPosition, seat: Seat): Units => ({
  mana: elementAt(p.stock, slot(seat, MANA)),
  ore: elementAt(p.stock, slot(seat, ORE)),
  food: elementAt(p.stock, slot(seat, FOOD)),
})
export const yourStock = (p: TekPosition): Units => stockOf(p, YOU)
export const foodOf = (p: TekPosition, seat: Seat): number => stockOf(p, seat).food
export const oreOf = (p: TekPosition, seat: Seat): number => stockOf(p, seat).ore

export const sumOf = ({ mana, ore, food }: Units): number => mana + ore + food

/** Regions with an army of yours. */
export const yourRegions = (p: TekPosition): number[] =>
  TERRAIN.flatMap((_, region) => (armiesAt(p, region).some(({ owner }) => owner === YOU) ? [region] : []))

export const countAt = (p: TekPosition, region: number): number => armiesAt(p, region).length

/** The terrain has a resource of its own. */
export const yields = (region: number): boolean => YIELDS[elementAt(TERRAIN, region)] !== null

/** How many units collecting would bring, including those of choice. */
export function harvest(p: TekPosition, seat: Seat = YOU): number {
  const { units, choice } = harvestNow(p, seat)
  return sumOf(units) + choice
}

/** Collecting gives this seat no choice. */
export const collectsPlainly = (p: TekPosition, seat: Seat): boolean => harvestNow(p, seat).choice === 0

export const scores = (p: TekPosition): readonly number[] => scoresNow(p) ?? []
export const yourScore = (p: TekPosition): number => scores(p)[YOU] ?? 0
export const bestRival = (p: TekPosition): number => Math.max(...scores(p).filter((_, seat) => seat !== YOU))
export const pointsGained = ({ before, after }: TekMoment): number => yourScore(after) - yourScore(before)

export const selected = (p: TekPosition): Action | undefined => ACTIONS[p.action]
export const freeActions = (p: TekPosition): Action[] => ACTIONS.filter((_, at) => p.shields[at] === 0)

/** The first level of magic, of the tower, and the first new army: each costs its number. */
export const FIRST = { mana: 1, ore: 1, food: ARMIES.start + 1 }

/** What the next level or army costs you. */
export const priceFor = (p: TekPosition, action: Action): number => {
  const price = nextPrice(p, YOU, action)
  return price ? sumOf(price) : 0
}

/** Tower and magic: if affordable, they are available without further choices. */
const LEVELS: readonly Action[] = ['build', 'research']
export const canPay = (p: TekPosition, seat: Seat, action: Action): boolean => {
  const price = nextPrice(p, seat, action)
  const { mana, ore, food } = stockOf(p, seat)
  return price !== null && price.mana <= mana && price.ore <= ore && price.food <= food
}
/** Free levels that you can afford. */
export const payable = (p: TekPosition): Action[] =>
  freeActions(p).filter(action => LEVELS.includes(action) && canPay(p, YOU, action))
/** Free actions that you cannot afford. */
export const beyond = (p: TekPosition): Action[] =>
  freeActions(p).filter(action => nextPrice(p, YOU, action) !== null && !canPay(p, YOU, action))

export const isAsked = (p: TekPosition, kind: 'select' | 'respond'): boolean => topFrame(p)?.kind === kind
/** You respond to an action that somebody else selected. */
export const follows = (p: TekPosition, ...actions: readonly Action[]): boolean =>
  isAsked(p, 'respond') && p.active !== YOU && actions.some(action => action === selected(p))

export const hasWon: TekTest = ({ events, seat }) =>
  events.some(event => event.kind === 'game-ended' && event.places[seat] === 1)

export const seatsIn = (p: TekPosition): readonly Seat[] => seatsOf(p.seats)
