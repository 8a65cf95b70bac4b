import type { Emit, Objection } from '../../../kernel/game.ts'
import { replaced } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Cell, MOST_CELLS } from '../content/boards.ts'
import { ATTACK, CARD_KINDS, type Card, KIND, SUPPORT, withoutCard } from '../content/deck.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, NONE } from '../position.ts'
import { canAfford, costObjection, spend } from './companions.ts'
import { finish } from './end.ts'
import { pay } from './ledger.ts'
import { refuse } from './objections.ts'
import { addSupport, claimOn, claimStrength, remoteSupport, strengthOf, sumOf } from './strength.ts'
import { dropCharges } from './turn.ts'

/** Every possible capture, created once, so that listing moves allocates only the list. */
export const CAPTURES: readonly (readonly DarkLandsMove[])[] = Array.from({ length: CARD_KINDS }, (_, card) =>
  Array.from({ length: MOST_CELLS }, (_, cell) => ({ kind: 'capture' as const, card, cell })),
)

/** Open regions, and the attack a Troop card needs there: scratch lists of `surveyTargets`. */
const targets = new Int8Array(MOST_CELLS)
const missing = new Int8Array(MOST_CELLS)

function surveyTargets(p: DarkLandsPosition, seat: Seat): number {
  const { owners, levels, support, attackCharge } = p
  const isHelped = p.remote.length > 0
  const from = seat * owners.length
  let count = 0
  for (let cell = 0; cell < owners.length; cell++) {
    if (owners[cell] !== NONE) continue
    targets[count] = cell
    missing[count] = levels[cell] - support[from + cell] - attackCharge - (isHelped ? remoteSupport(p, seat, cell) : 0)
    count++
  }
  for (let i = 0; i < p.claims.length; i++) {
    const { cell, seat: claimant } = p.claims[i]
    const at = targets.subarray(0, count).indexOf(cell)
    missing[at] = claimant === seat ? missing[at] - claimStrength(p, seat, cell) : OUT_OF_REACH
  }
  return count
}

/** More than any attack. */
const OUT_OF_REACH = 100

export function listCaptures(p: DarkLandsPosition, seat: Seat, moves: DarkLandsMove[]): void {
  const hand = p.hands[seat]
  let count = -1
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (KIND[card] !== 'troop' || card === hand[i - 1] || !canAfford(p, seat, card)) continue
    if (count < 0) count = surveyTargets(p, seat)
    const attack = ATTACK[card]
    const captures = CAPTURES[card]
    for (let t = 0; t < count; t++) if (missing[t] <= attack) moves.push(captures[targets[t]])
  }
}

/** In the order in which a player would ask: may I aim there, can I pay, am I strong enough? */
export function captureObjection(p: DarkLandsPosition, seat: Seat, card: Card, cell: Cell): Objection | null {
  // DL-CAPTURE-9
  if (KIND[card] !== 'troop')
    return refuse('wrong-card', {}, KIND[card] === 'fortification' ? 'DL-CAPTURE-9' : 'DL-CAPTURE-1')
  // DL-CAPTURE-6, DL-CAPTURE-10
  if (p.owners[cell] !== NONE)
    return refuse('captured-already', {}, p.owners[cell] === seat ? 'DL-CAPTURE-10' : 'DL-CAPTURE-5')
  const claim = claimOn(p, cell)
  if (claim && claim.seat !== seat) return refuse('claimed-by-other', { owner: claim.seat })
  const unpaid = costObjection(p, seat, card)
  if (unpaid) return unpaid
  const strength = strengthOf(p, seat, card, cell)
  const have = sumOf(strength)
  return have >= p.levels[cell] ? null : refuse('too-weak', { ...strength, have, need: p.levels[cell] })
}

/** What capturing a region pays now: its level, plus any Treasure Maps (DL-CAPTURE-8, DL-MC-12). */
export const spoils = (p: DarkLandsPosition, cell: Cell): number => p.levels[cell] + p.treasureCharge

export function capture(
  p: DarkLandsPosition,
  seat: Seat,
  card: Card,
  cell: Cell,
  emit: Emit<DarkLandsEvent> | null,
): void {
  const strength = strengthOf(p, seat, card, cell)
  const bonus = p.treasureCharge
  const level = p.levels[cell]
  spend(p, seat, card)
  p.hands[seat] = withoutCard(p.hands[seat], card)
  p.owners = replaced(p.owners, cell, seat)
  p.troops = replaced(p.troops, cell, card)
  p.open--
  p.active[seat] = true
  addSupport(p, seat, cell, SUPPORT[card])
  if (p.claims.length > 0) p.claims = p.claims.filter(claim => claim.cell !== cell)
  dropCharges(p)
  // DL-CAPTURE-8, DL-RUL-15
  pay(p, seat, 'regions', level)
  if (bonus > 0) pay(p, seat, 'treasure-map', bonus)
  emit?.({ kind: 'captured', seat, card, cell, level, strength, coins: level, bonus, shows: true })
  // DL-RUL-30
  if (p.open === 0) finish(p, 'full', emit)
}
