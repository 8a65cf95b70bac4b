import type { ScoreLine } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { keysOf } from '../../kernel/record.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { clonePosition, type Kingdom, NONE, type PaperTalesMove, type PaperTalesPosition } from './position.ts'
import { effectOf } from './rules/abilities.ts'
import { constructionOf } from './rules/build.ts'
import { beginEffects, resumeEffects, STEPS } from './rules/effects.ts'
import { linesOf } from './rules/end.ts'
import { armiesUnder, eraOf, isNecropolisUp } from './rules/lich.ts'
import { type Tally, tallyOf } from './rules/measure.ts'
import { broughtGold, fullPrice, settle, unpaidSpots } from './rules/payment.ts'
import { carryOut } from './rules/plan.ts'
import { rivalsOf, type Strength, strengthOf, warsWon } from './rules/war.ts'

/* What tables and words ask of a position. The rules answer; a plan's result is played out on a copy. */

/* Aging: would the unit die without help? */
export { wouldDie } from './rules/aging.ts'

/* Recruiting: where a round's packets go. Keeping: how many cards a kingdom may keep. */
export { keepLimit } from './rules/keep.ts'
/* Sources of points and gold, numbered as in the ledger. */
export { SOURCES } from './rules/ledger.ts'
export type { ObjectionCode } from './rules/objections.ts'

/* Paying: the new units that cost gold, and what these of them cost with so many artifacts. */
export { fullPrice, unpaidSpots } from './rules/payment.ts'
/* A plan: does it fit its rows, and the hand without the cards laid for it. */
export { fits, handLeft } from './rules/plan.ts'
export { directionOf } from './rules/recruit.ts'

/** The score sheet so far. */
export const pointsSoFar = (p: PaperTalesPosition, seat: Seat): readonly ScoreLine[] =>
  linesOf(elementAt(p.ledger, seat))

/** With whom the seat goes to war: the one on its left, then the one on its right. */
export const neighboursOf = (p: PaperTalesPosition, seat: Seat): readonly Seat[] =>
  p.seats === 1 ? [] : rivalsOf(p.seats, seat)

type EffectStep = keyof typeof STEPS
const EFFECT_STEPS = keysOf(STEPS)

/** The step of the Deployment effects whose choice is asked for. */
export const effectStep = (p: PaperTalesPosition): EffectStep | undefined =>
  EFFECT_STEPS.find(step => STEPS[step] === p.step)

/** What a move of the Build phase makes, and its price in gold; null for any other move. */
export function construction(
  p: PaperTalesPosition,
  seat: Seat,
  move: PaperTalesMove,
): { readonly building: number; readonly level: number; readonly gold: number } | null {
  if (move.kind === 'found') return { building: move.building, level: 1, gold: 0 }
  if (move.kind !== 'build' && move.kind !== 'upgrade') return null
  const { level, land, gold } = constructionOf(elementAt(p.kingdoms, seat), move)
  return { building: move.building, level, gold: land + gold }
}

/** A kingdom with its figures, as it stands or as planned. */
export interface Standing {
  readonly kingdom: Kingdom
  readonly strength: Strength
  readonly tally: Tally
  /** The price of the whole plan, the gold its cards bring, and whether that exceeds the treasury. */
  readonly price: number
  readonly brought: number
  readonly isShort: boolean
  /** It will fight like this. Otherwise gold is short, or a choice or chance is involved. */
  readonly isSettled: boolean
}

/** Plans are revealed and paid for, so everybody's cards in play are known. Until then strengths only seem known. */
export const areCardsOpen = ({ stage }: PaperTalesPosition): boolean =>
  stage !== 'recruit' && stage !== 'plan' && stage !== 'pay'

/** Nothing can change this round's strengths any more. */
const areStrengthsSettled = (p: PaperTalesPosition): boolean => areCardsOpen(p) && p.stage !== 'effects'

type Bill = Pick<Standing, 'price' | 'brought' | 'isShort'>
const NOTHING_DUE: Bill = { price: 0, brought: 0, isShort: false }

const withFigures = (kingdom: Kingdom, bill: Bill, isSettled: boolean): Standing => {
  const tally = tallyOf(kingdom)
  return { kingdom, strength: strengthOf(kingdom, tally), tally, ...bill, isSettled }
}

/** A kingdom as it stands. */
export const standing = (p: PaperTalesPosition, seat: Seat): Standing =>
  withFigures(elementAt(clonePosition(p).kingdoms, seat), NOTHING_DUE, areStrengthsSettled(p))

/**
 * A kingdom as it would stand if the plan were revealed now, paid in full and its effects resolved by the rules, up to
 * the first choice. A plan that does not fit its rows cannot be revealed.
 */
export function planned(p: PaperTalesPosition, seat: Seat): Standing {
  const kingdom = elementAt(clonePosition(p).kingdoms, seat)
  carryOut(kingdom)
  const due = unpaidSpots(kingdom)
  const price = fullPrice(kingdom, due, kingdom.pending.length)
  const brought = broughtGold(kingdom)
  const bill = { price, brought, isShort: price > kingdom.gold + brought }
  if (bill.isShort) return withFigures(kingdom, bill, false)
  const table = clonePosition({ ...p, seats: 1, kingdoms: [kingdom], ledger: [[]] })
  const k = elementAt(table.kingdoms, 0)
  k.gold += brought
  settle(table, 0, due, k.pending, null)
  return withFigures(k, bill, !isLeftToChance(k) && resolves(table))
}

/** What a Shapeshifter turns into lies in the pile. */
const isLeftToChance = (k: Kingdom): boolean =>
  k.units.some(
    (card, spot) => card !== NONE && elementAt(k.fresh, spot) > 0 && effectOf(card, 'replaceFromDeck') !== undefined,
  )

/** Resolves the effects of one kingdom alone; false if its owner has to choose. */
function resolves(table: PaperTalesPosition): boolean {
  const noChance = Rng.fromSeed('')
  beginEffects(table, noChance, null)
  return resumeEffects(table, noChance, null)
}

/* War: how often one strength beats another. */
export { warsWon } from './rules/war.ts'

/** On which side of the seat a war opponent sits; null with two players, who have no sides. */
export function sideOf(p: PaperTalesPosition, seat: Seat, other: Seat): 'left' | 'right' | null {
  if (p.seats === 2) return null
  const [left, right] = rivalsOf(p.seats, seat)
  return other === left ? 'left' : other === right ? 'right' : null
}

/**
 * A war of this round. A rival's strength is unknown until all cards lie open; the result is unknown while an effect
 * may change it.
 */
export interface War {
  readonly rival: Seat
  readonly own: number
  readonly other: number | null
  readonly won: number | null
}

/**
 * The wars of a seat, the one on its left first. Until they are fought, `own` is its strength, planned or as it stands.
 */
export function warsOf(p: PaperTalesPosition, seat: Seat, own: number): readonly War[] {
  const isFought = p.stage === 'build' || p.stage === 'aging'
  return rivalsOf(p.seats, seat).map(rival => {
    if (!areCardsOpen(p)) return { rival, own, other: null, won: null }
    const [ours, theirs] = isFought
      ? [elementAt(p.kingdoms, seat).strength, elementAt(p.kingdoms, rival).strength]
      : [own, standing(p, rival).strength.total]
    return { rival, own: ours, other: theirs, won: areStrengthsSettled(p) ? warsWon(ours, theirs, p.duel) : null }
  })
}

/* The Lich King: has this round's Necropolis card been turned up? */
export { isNecropolisUp } from './rules/lich.ts'

/** The strengths his armies may have this round, as the crypts stand: one each once the card is turned up. */
export function lichArmies(p: PaperTalesPosition): { readonly left: number[]; readonly right: number[] } {
  const { lich } = p
  const armies = isNecropolisUp(p) ? [lich] : eraOf(p.round).map(card => armiesUnder(lich, card))
  return { left: armies.map(({ left }) => left), right: armies.map(({ right }) => right) }
}
