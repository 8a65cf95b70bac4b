import type { Emit, Objection } from '../../../kernel/game.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { ARTIFACT_COST, ARTIFACT_COST_STEP, SPOTS } from '../content/figures.ts'
import { type Kingdom, NONE, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { effectOf } from './abilities.ts'
import { choicesOf, containsCards, withoutCards } from './cards.ts'
import { gainGold } from './ledger.ts'
import { refuse } from './objections.ts'
import { discardCard, discardCards } from './piles.ts'

/** Which newly revealed units are paid for, and how many artifacts. */
interface Choice {
  readonly spots: readonly number[]
  readonly artifacts: number
}

/**
 * Gold that units bring comes first (PT-RUL-5). Players without a real choice are settled without asking (PT-RUL-6).
 */
export function beginPayment(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  p.stage = 'pay'
  for (const seat of seatsOf(p.seats)) {
    const k = p.kingdoms[seat]
    for (const spot of bringingSpots(k)) gainGold(p, seat, k.units[spot], -CARDS[k.units[spot]].cost, emit)
  }
  p.asked = seatsOf(p.seats).filter(seat => mustChoose(p.kingdoms[seat]))
}

/** New units of negative cost: they bring gold along (PT-DEPLOY-7). */
function bringingSpots(k: Kingdom): number[] {
  const spots: number[] = []
  for (let spot = 0; spot < SPOTS; spot++)
    if (k.units[spot] !== NONE && k.fresh[spot] > 0 && CARDS[k.units[spot]].cost < 0) spots.push(spot)
  return spots
}

export const broughtGold = (k: Kingdom): number => -unitsPrice(k, bringingSpots(k))

/** Which artifacts they are must not matter here, or it would reveal whether hidden cards are alike. */
function mustChoose(k: Kingdom): boolean {
  const bill = unpaidSpots(k)
  if (fullPrice(k, bill, k.pending.length) <= k.gold) return false
  const choices = maximalChoices(k)
  return choices.length > 1 || (choices[0].artifacts > 0 && choices[0].artifacts < k.pending.length)
}

/** New units that cost gold. The others need no payment. */
export function unpaidSpots(k: Kingdom): number[] {
  const spots: number[] = []
  for (let spot = 0; spot < SPOTS; spot++)
    if (k.units[spot] !== NONE && k.fresh[spot] > 0 && CARDS[k.units[spot]].cost > 0) spots.push(spot)
  return spots
}

/** The flat price under a Court Jester that is in the kingdom and paid for; null without one (PT-RUL-9). */
function flatPrice(k: Kingdom, paid: readonly number[]): number | null {
  for (let spot = 0; spot < SPOTS; spot++) {
    const card = k.units[spot]
    if (card === NONE || (k.fresh[spot] > 0 && CARDS[card].cost > 0 && !paid.includes(spot))) continue
    const fixed = effectOf(card, 'artifactCostFixed')
    if (fixed) return fixed.amount
  }
  return null
}

/** `count` artifacts, one after another: n + 1, n + 2, ... (PT-FORGE-10, PT-FORGE-11). */
export function artifactsPrice(k: Kingdom, paid: readonly number[], count: number): number {
  const flat = flatPrice(k, paid)
  if (flat !== null) return flat * count
  let price = 0
  for (let n = 0; n < count; n++) price += ARTIFACT_COST + ARTIFACT_COST_STEP * (k.artifacts.length + n)
  return price
}

export function unitsPrice(k: Kingdom, spots: readonly number[]): number {
  let price = 0
  for (let i = 0; i < spots.length; i++) price += CARDS[k.units[spots[i]]].cost
  return price
}

export const fullPrice = (k: Kingdom, spots: readonly number[], artifacts: number): number =>
  unitsPrice(k, spots) + artifactsPrice(k, spots, artifacts)

/**
 * A spot or artifact that the remaining gold could still pay for, if any: then the choice is not maximal (PT-RUL-6).
 */
function stillPayable(k: Kingdom, bill: readonly number[], choice: Choice): boolean {
  const left = k.gold - fullPrice(k, choice.spots, choice.artifacts)
  if (bill.some(spot => !choice.spots.includes(spot) && CARDS[k.units[spot]].cost <= left)) return true
  if (choice.artifacts === k.pending.length) return false
  return fullPrice(k, choice.spots, choice.artifacts + 1) <= k.gold
}

export function maximalChoices(k: Kingdom): Choice[] {
  const bill = unpaidSpots(k)
  const choices: Choice[] = []
  for (let subset = 2 ** bill.length - 1; subset >= 0; subset--) {
    const spots = bill.filter((_, i) => subset & (1 << i))
    for (let artifacts = 0; artifacts <= k.pending.length; artifacts++) {
      const choice = { spots, artifacts }
      if (fullPrice(k, spots, artifacts) <= k.gold && !stillPayable(k, bill, choice)) choices.push(choice)
    }
  }
  return choices
}

export function payMoves(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  const k = p.kingdoms[seat]
  return maximalChoices(k).flatMap(({ spots, artifacts }) =>
    choicesOf(k.pending, artifacts).map((cards): PaperTalesMove => ({ kind: 'pay', spots, artifacts: cards })),
  )
}

export function payObjection(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  if (move.kind !== 'pay') return refuse('not-now')
  const k = p.kingdoms[seat]
  const bill = unpaidSpots(k)
  if (!move.spots.every(spot => bill.includes(spot)) || !containsCards(k.pending, move.artifacts))
    return refuse('not-to-pay')
  const units = unitsPrice(k, move.spots)
  const artifacts = artifactsPrice(k, move.spots, move.artifacts.length)
  const figures = { units, artifacts, need: units + artifacts, have: k.gold }
  if (units + artifacts > k.gold) return refuse('cannot-pay', figures)
  const choice = { spots: move.spots, artifacts: move.artifacts.length }
  return stillPayable(k, bill, choice) ? refuse('could-pay-more', figures) : null
}

/** All choices are made: cards are paid for or discarded, and paid artifacts turned up (PT-DEPLOY-8, PT-RUL-48). */
export function settlePayments(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  for (const seat of seatsOf(p.seats)) {
    const move = p.sealed[seat]
    p.sealed[seat] = null
    const k = p.kingdoms[seat]
    if (move?.kind === 'pay') settle(p, seat, move.spots, move.artifacts, emit)
    else {
      const bill = unpaidSpots(k)
      const all = fullPrice(k, bill, k.pending.length) <= k.gold
      const [choice] = all ? [{ spots: bill, artifacts: k.pending.length }] : maximalChoices(k)
      settle(p, seat, choice.spots, choice.artifacts > 0 ? k.pending : [], emit)
    }
  }
}

/** Pays for these and discards the rest. */
export function settle(
  p: PaperTalesPosition,
  seat: Seat,
  spots: readonly number[],
  artifacts: readonly number[],
  emit: Emit<PaperTalesEvent> | null,
): void {
  const k = p.kingdoms[seat]
  const bill = unpaidSpots(k)
  const gold = fullPrice(k, spots, artifacts.length)
  const bought = [...spots.map(spot => k.units[spot]), ...artifacts]
  k.gold -= gold
  if (bought.length > 0) emit?.({ kind: 'paid', seat, cards: bought, gold, shows: true })
  const unpaid: number[] = []
  for (const spot of bill) {
    if (spots.includes(spot)) continue
    unpaid.push(k.units[spot])
    discardCard(p, k.units[spot], true)
    k.units[spot] = NONE
    k.fresh[spot] = 0
  }
  const unseen = withoutCards(k.pending, artifacts)
  discardCards(p, unseen, false)
  if (unpaid.length + unseen.length > 0) emit?.({ kind: 'unpaid', seat, units: unpaid, artifacts: unseen.length })
  k.pending = []
  k.artifacts = artifacts.length > 0 ? [...k.artifacts, ...artifacts] : k.artifacts
  k.freshArtifacts = artifacts.length
}
