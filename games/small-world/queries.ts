import { elementAt } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { MAPS } from './content/maps.ts'
import { DIE } from './content/pieces.ts'
import {
  clonePosition,
  type IncomeLine,
  type SmallWorldEvent,
  type SmallWorldMove,
  type SmallWorldPosition,
} from './position.ts'
import { abandon } from './rules/battle.ts'
import { type DefencePart, defenceOf, defenceParts, priceParts } from './rules/conquest.ts'
import { game } from './rules/game.ts'
import { fortify } from './rules/markers.ts'
import { priceOf, tokensWith } from './rules/offer.ts'
import { badgeNumber, bannerNumber, tokensOnMap } from './rules/people.ts'
import { score } from './rules/score.ts'
import type { Step } from './rules/step.ts'
import { lore } from './rules/traits.ts'
import { now } from './rules/turn.ts'

/* What tables and words ask of a position. The rules answer: a turn's pay is played out and scored on a copy. */

/* The score sheet so far. */
export { linesOf as pointsSoFar } from './rules/end.ts'
/* A people: its regions, and what waits to be placed: redeployed tokens, encampments, heroes. Is there a lair? */
export { heroesToPlace } from './rules/markers.ts'
export type { ObjectionCode } from './rules/objections.ts'
/* The names of races, powers and regions, home-made ones included. */
export { campsInHand, hasLair, powerName, raceName, regionsOf, spot } from './rules/people.ts'
export { spareOf } from './rules/redeploy.ts'

/** All tokens of a race: on the map, in hand, withdrawn and set aside. */
export const tokensInPlay = (p: SmallWorldPosition, race: number): number =>
  tokensOnMap(p, race) + elementAt(p.hand, race) + elementAt(p.withdrawn, race) + elementAt(p.aside, race)

/** Nobody has another turn after this one. */
export const isLastRound = (p: SmallWorldPosition): boolean => p.round === elementAt(MAPS, p.map).rounds

/** Nobody moves after this turn, so guarding is pointless. */
export const isLastTurn = (p: SmallWorldPosition): boolean => isLastRound(p) && (p.turn + 1) % p.seats === p.first

/* The offer: the price of the combo at a place. */
export { priceOf as comboPrice } from './rules/offer.ts'

/** What lies at a place of the offer; `found` is the coins on it. */
export const comboAt = (
  p: SmallWorldPosition,
  place: number,
): { readonly race: number; readonly power: number; readonly found: number } => ({
  race: elementAt(p.offerRaces, place),
  power: elementAt(p.offerPowers, place),
  found: elementAt(p.offerCoins, place),
})

export interface ComboFigures {
  readonly price: number
  /** Coins lying on it. */
  readonly found: number
  /** What taking it does to the purse. */
  readonly net: number
  /** The numbers on banner and badge, and tokens beyond them. */
  readonly parts: readonly number[]
  readonly tokens: number
}

/** What a combo on offer costs and brings. */
export function comboFigures(p: SmallWorldPosition, place: number): ComboFigures {
  const { race, power, found } = comboAt(p, place)
  const price = priceOf(place)
  const { raiders } = elementAt(elementAt(lore(p).peoples, race), power + 1)
  const printed = [bannerNumber(p, race), badgeNumber(p, power)]
  return {
    price,
    found,
    net: found - price,
    parts: raiders > 0 ? [...printed, raiders] : printed,
    tokens: tokensWith(p, race, power),
  }
}

/** What makes a region more expensive, then what makes it cheaper, in the order of a sum. */
const DEFENCE = ['base', 'mountain', 'tokens', 'tribe', 'fortress', 'lair', 'camps'] as const satisfies DefencePart[]
const SAVINGS = ['discount', 'pips'] as const
export type PricePart = DefencePart | (typeof SAVINGS)[number]

export interface PriceSum {
  /** None of them is 0; savings are negative. */
  readonly parts: readonly { readonly part: PricePart; readonly n: number }[]
  readonly need: number
}

const partsOf = (figures: Readonly<Partial<Record<PricePart, number>>>): PriceSum['parts'] => [
  ...DEFENCE.map(part => ({ part, n: figures[part] ?? 0 })).filter(({ n }) => n > 0),
  ...SAVINGS.map(part => ({ part, n: -(figures[part] ?? 0) })).filter(({ n }) => n < 0),
]

/** What a region costs anybody, before discounts. */
export const defencePrice = (p: SmallWorldPosition, region: number): PriceSum => ({
  parts: partsOf(defenceParts(p, region)),
  need: defenceOf(p, region),
})

/** What a region costs a race, and the tokens it has in hand for it. */
export function conquestPrice(
  p: SmallWorldPosition,
  race: number,
  region: number,
): PriceSum & { readonly have: number } {
  const figures = priceParts(p, race, region)
  return { parts: partsOf(figures), need: figures.need, have: figures.have }
}

/** How many faces of the die are enough for a last attempt. */
export function attemptFaces(p: SmallWorldPosition, race: number, region: number): number {
  const { need, have } = priceParts(p, race, region)
  return DIE.filter(pips => have + pips >= need).length
}

export interface Income {
  readonly lines: readonly IncomeLine[]
  readonly total: number
}

const NOTHING: Income = { lines: [], total: 0 }

function listening(p: SmallWorldPosition, seat: Seat): { step: Step; heard: () => Income } {
  let income = NOTHING
  const emit = (event: SmallWorldEvent) => {
    if (event.kind === 'scored' && event.seat === seat) income = event
  }
  return { step: { p: clonePosition(p), rng: Rng.fromSeed('preview'), emit }, heard: () => income }
}

/** What a seat's land pays as it stands, without this turn's one-off coins. */
export function standingIncome(p: SmallWorldPosition, seat: Seat): Income {
  const { step, heard } = listening(p, seat)
  step.p.conquests.fill(0)
  step.p.debuted[seat] = 1
  score(step, seat)
  return heard()
}

/** Is it the seat's turn, and still unpaid? */
export const isToBePaid = (p: SmallWorldPosition, seat: Seat): boolean =>
  p.agenda.some(frame => frame.seat === seat && (frame.kind === 'score' || frame.kind === 'turn'))

/** The income a seat is shown: this turn's if it is still to be paid, otherwise that of its land. */
export const incomeOf = (p: SmallWorldPosition, seat: Seat): Income =>
  isToBePaid(p, seat) ? turnIncome(p, seat) : standingIncome(p, seat)

/** The plainest way to end a turn: nothing more is conquered, built or put in decline. */
const PLAIN: readonly SmallWorldMove['kind'][] = [
  'expand',
  'stop',
  'retreat',
  'done',
  'spread',
  'skip',
  'lift',
  'camp',
  'hero',
]

/** What the turn pays if nothing more is conquered. Amazons without enough tokens leave what pays least. */
export function turnIncome(p: SmallWorldPosition, seat: Seat): Income {
  const { step, heard } = listening(p, seat)
  const after = step.p
  while (heard() === NOTHING && isToBePaid(after, seat)) {
    const asked = now(after).seat
    const moves = game.moves(after, asked)
    const plain = PLAIN.map(kind => moves.find(move => move.kind === kind)).find(move => move !== undefined)
    game.play(after, asked, plain ?? leastMissed(after, seat, moves), step.rng, step.emit)
  }
  return heard()
}

function leastMissed(p: SmallWorldPosition, seat: Seat, moves: readonly SmallWorldMove[]): SmallWorldMove {
  const left = (move: SmallWorldMove): number => {
    const after = clonePosition(p)
    game.play(after, seat, move, Rng.fromSeed('preview'), null)
    return standingIncome(after, seat).total
  }
  return moves.reduce((best, move) => (left(move) > left(best) ? move : best))
}

/** What declining now pays. */
export function declineIncome(p: SmallWorldPosition, seat: Seat): number {
  const { step, heard } = listening(p, seat)
  game.play(step.p, seat, { kind: 'decline' }, step.rng, step.emit)
  return heard().total
}

/** How much a change adds to what the seat's land pays. */
function raise(p: SmallWorldPosition, seat: Seat, change: (step: Step) => void): number {
  const { step } = listening(p, seat)
  change(step)
  return standingIncome(step.p, seat).total - standingIncome(p, seat).total
}

/** What a fortress there adds each turn. */
export const fortressIncome = (p: SmallWorldPosition, seat: Seat, region: number): number =>
  raise(p, seat, step => fortify(step, region))

/** What leaving a region costs each turn. */
export const missedIncome = (p: SmallWorldPosition, seat: Seat, region: number): number =>
  -raise(p, seat, step => abandon(step, elementAt(p.holder, region), region))
