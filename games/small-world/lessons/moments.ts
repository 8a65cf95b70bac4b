import { elementAt } from '../../../kernel/list.ts'
import type { Moment, Test } from '../../../learn/lesson.ts'
import { ATLAS } from '../content/atlas.ts'
import { MAPS } from '../content/maps.ts'
import type { Frame, SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { comboFigures, conquestPrice, incomeOf, tokensInPlay } from '../queries.ts'

/* What lessons ask about peoples, regions and moves. */

export type SmallWorldMoment = Moment<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>
export type SmallWorldTest = Test<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>

/** The learner's seat in every lesson, and the only opponent's. */
export const YOU = 0
export const OPPONENT = 1

export const plays =
  (...kinds: readonly SmallWorldMove['kind'][]): SmallWorldTest =>
  ({ move }) =>
    kinds.includes(move.kind)

/** Is the learner asked this? */
export const isAsked = (p: SmallWorldPosition, kind: Frame['kind']): boolean => {
  const frame = p.agenda.at(-1)
  return frame?.seat === YOU && frame.kind === kind
}

export const raceOf = (p: SmallWorldPosition): number => elementAt(p.active, YOU)
export const handOf = (p: SmallWorldPosition): number => elementAt(p.hand, raceOf(p))
const armyOf = (p: SmallWorldPosition): number => tokensInPlay(p, raceOf(p))
/** Tokens that expanding brings to hand. */
export const readyHand = (p: SmallWorldPosition): number => armyOf(p) - yours(p).length
export const roundsOf = (p: SmallWorldPosition): number => elementAt(MAPS, p.map).rounds
export const incomeNow = (p: SmallWorldPosition): number => incomeOf(p, YOU).total

const regionsWhere = (p: SmallWorldPosition, test: (region: number) => boolean): number[] =>
  p.holder.flatMap((_, region) => (test(region) ? [region] : []))
const heldBy = (p: SmallWorldPosition, race: number): number[] => regionsWhere(p, region => p.holder[region] === race)
export const yours = (p: SmallWorldPosition): number[] => heldBy(p, raceOf(p))
/** Everything that pays a seat: its active race and those in decline. */
export const landOf = (p: SmallWorldPosition, seat: number): number[] =>
  regionsWhere(p, region => p.owner[elementAt(p.holder, region)] === seat)

const touches = (p: SmallWorldPosition, region: number, others: readonly number[]): boolean =>
  elementAt(elementAt(ATLAS, p.map).adjacent, region).some(other => others.includes(other))

/** What a race without wings, ships or tunnels can reach. */
export function withinReach(p: SmallWorldPosition): number[] {
  const held = yours(p)
  const { water, entry } = elementAt(ATLAS, p.map)
  return regionsWhere(
    p,
    region =>
      !water[region] &&
      !held.includes(region) &&
      (held.length === 0 ? elementAt(entry, region) : touches(p, region, held)),
  )
}

export const priceOf = (p: SmallWorldPosition, region: number): number => conquestPrice(p, raceOf(p), region).need
export const cheapestPrice = (p: SmallWorldPosition): number =>
  Math.min(...withinReach(p).map(region => priceOf(p, region)))
export const cheapest = (p: SmallWorldPosition): number[] =>
  withinReach(p).filter(region => priceOf(p, region) === cheapestPrice(p))
/** Tokens missing for a region. */
export const shortFor = (p: SmallWorldPosition, region: number): number => priceOf(p, region) - handOf(p)

/** The cheapest possible conquest. */
export const isCheapest: SmallWorldTest = ({ before, move }) =>
  move.kind === 'conquer' && priceOf(before, move.region) === cheapestPrice(before)

export const regionOf = (move: SmallWorldMove): number => ('region' in move ? move.region : 0)
/** What the region of a move cost beforehand. */
export const paid = ({ before, move }: SmallWorldMoment): number => priceOf(before, regionOf(move))

/** Your regions that border the opponent's active race. */
export const exposed = (p: SmallWorldPosition): number[] =>
  yours(p).filter(region => touches(p, region, heldBy(p, elementAt(p.active, OPPONENT))))

export const placeOf = (move: SmallWorldMove): number => (move.kind === 'pick' ? move.place : 0)
/** The combo on offer with the most tokens. */
export function bestCombo(p: SmallWorldPosition): number {
  const tokens = p.offerRaces.map((_, place) => comboFigures(p, place).tokens)
  return tokens.indexOf(Math.max(...tokens))
}

/** How much of this turn's income a move brings. */
export const incomeGain = ({ before, after }: SmallWorldMoment): number => incomeNow(after) - incomeNow(before)

export const hasConquered: SmallWorldTest = ({ events, seat }) =>
  events.some(event => event.kind === 'conquered' && event.seat === seat)

export const hasWon: SmallWorldTest = ({ events }) =>
  events.some(event => event.kind === 'ended' && elementAt(event.coins, YOU) > elementAt(event.coins, OPPONENT))
