import type { Emit, Objection } from '../../../kernel/game.ts'
import { NOBODY, type Seat, seatsOf } from '../../../kernel/seat.ts'
import { KEEP_LIMIT, ROUNDS } from '../content/figures.ts'
import type { Kingdom, PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { activeIn } from './abilities.ts'
import { choicesOf, containsCards, withoutCards } from './cards.ts'
import { refuse } from './objections.ts'
import { discardCards } from './piles.ts'

/** One card, or as many as a Library allows (PT-DEPLOY-12, PT-RUL-44). */
export function keepLimit(k: Kingdom): number {
  let limit = KEEP_LIMIT
  for (const { effect } of activeIn(k, 'deploy'))
    if (effect.type === 'keepLimit' && effect.amount > limit) limit = effect.amount
  return limit
}

/** Nothing is kept in the last round (PT-RUL-11). */
export function beginKeep(p: PaperTalesPosition): void {
  p.stage = 'keep'
  p.asked = p.round === ROUNDS ? NOBODY : seatsOf(p.seats).filter(seat => p.kingdoms[seat].hand.length > 0)
}

export function keepMoves(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  const k = p.kingdoms[seat]
  const moves: PaperTalesMove[] = []
  for (let count = 0; count <= Math.min(keepLimit(k), k.hand.length); count++)
    for (const cards of choicesOf(k.hand, count)) moves.push({ kind: 'keep', cards })
  return moves
}

export function keepObjection(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  if (move.kind !== 'keep') return refuse('not-now')
  const k = p.kingdoms[seat]
  const limit = keepLimit(k)
  if (move.cards.length > limit) return refuse('too-many-kept', { have: move.cards.length, limit })
  return containsCards(k.hand, move.cards) ? null : refuse('not-in-hand')
}

export function settleKeep(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  for (const seat of seatsOf(p.seats)) {
    const k = p.kingdoms[seat]
    const move = p.sealed[seat]
    p.sealed[seat] = null
    k.kept = move?.kind === 'keep' ? move.cards : []
    const rest = withoutCards(k.hand, k.kept)
    discardCards(p, rest, false)
    k.hand = []
    if (k.kept.length + rest.length > 0) emit?.({ kind: 'kept', seat: seat, cards: k.kept, discarded: rest.length })
  }
}
