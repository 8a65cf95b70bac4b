import type { Emit, Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAfter, seatsOf } from '../../../kernel/seat.ts'
import { DUEL_HAND_SIZE, HAND_SIZE, SOLO_PICKS, SOLO_REVEAL } from '../content/figures.ts'
import {
  type Cards,
  type DraftPick,
  type Kingdom,
  NONE,
  type PaperTalesEvent,
  type PaperTalesMove,
  type PaperTalesPosition,
} from '../position.ts'
import { countOf, withCard, withCards, withoutCard } from './cards.ts'
import { refuse } from './objections.ts'
import { cardsLeft, discardCard, drawCard } from './piles.ts'

/** Rounds 1 and 3 to the left, that is clockwise; 2 and 4 to the right (PT-DRAFT-3). */
export const directionOf = (round: number): 'left' | 'right' => (round % 2 === 1 ? 'left' : 'right')

export function beginRound(p: PaperTalesPosition, rng: Rng, emit: Emit<PaperTalesEvent> | null): void {
  p.round++
  p.stage = 'recruit'
  p.asked = seatsOf(p.seats)
  emit?.({ kind: 'round', round: p.round })
  emit?.({ kind: 'phase', phase: 'recruit' })
  if (p.seats === 1) deal(p, SOLO_REVEAL, rng, emit)
  else deal(p, fullPacket(p), rng, emit)
}

/** Equal packets, as large as the cards allow (PT-DRAFT-1, PT-2P-2, PT-RUL-2). */
export const fullPacket = (p: PaperTalesPosition): number =>
  Math.min(p.duel ? DUEL_HAND_SIZE : HAND_SIZE, Math.floor(cardsLeft(p) / p.seats))

function deal(p: PaperTalesPosition, size: number, rng: Rng, emit: Emit<PaperTalesEvent> | null): void {
  for (let seat = 0; seat < p.seats; seat++) {
    let packet: Cards = []
    for (let n = 0; n < size; n++) packet = withCard(packet, drawCard(p, rng, emit))
    p.kingdoms[seat].packet = packet
  }
  emit?.({ kind: 'dealt', cards: size })
}

export function pickMoves(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  const { packet } = p.kingdoms[seat]
  const moves: PaperTalesMove[] = []
  for (let i = 0; i < packet.length; i++) {
    if (i > 0 && packet[i] === packet[i - 1]) continue
    const card = packet[i]
    if (!p.duel && p.seats > 1) moves.push({ kind: 'pick', card })
    else
      for (let j = 0; j < packet.length; j++) {
        const other = packet[j]
        if (j > 0 && other === packet[j - 1]) continue
        if (other === card && countOf(packet, card) < 2) continue
        moves.push(p.duel ? { kind: 'split', card, discard: other } : { kind: 'muster', card, left: other })
      }
  }
  return moves
}

export function pickObjection(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  const { packet } = p.kingdoms[seat]
  const expected = p.seats === 1 ? 'muster' : p.duel ? 'split' : 'pick'
  if (move.kind !== expected) return refuse(move.kind === 'pick' && p.duel ? 'must-discard-one' : 'not-now')
  const holds = (card: number, copies: number) => countOf(packet, card) >= copies
  switch (move.kind) {
    case 'pick':
      return holds(move.card, 1) ? null : refuse('not-in-packet', { card: move.card })
    case 'split':
      if (!holds(move.card, 1)) return refuse('not-in-packet', { card: move.card })
      return holds(move.discard, move.discard === move.card ? 2 : 1)
        ? null
        : refuse('not-in-packet', { card: move.discard })
    case 'muster':
      if (!holds(move.card, 1)) return refuse('not-in-trio', { card: move.card })
      return holds(move.left, move.left === move.card ? 2 : 1) ? null : refuse('not-in-trio', { card: move.left })
  }
}

/** Everybody has chosen: the choices are set aside and the packets passed on. True when the draft is over. */
export function resolvePicks(p: PaperTalesPosition, rng: Rng, emit: Emit<PaperTalesEvent> | null): boolean {
  for (const seat of seatsOf(p.seats)) applyPick(p, seat, emit)
  if (p.seats === 1) {
    if (p.kingdoms[0].hand.length === SOLO_PICKS) return finishDraft(p, emit)
    deal(p, SOLO_REVEAL, rng, emit)
    p.asked = seatsOf(1)
    return false
  }
  passPackets(p, emit)
  // The last packet is a single card: no choice (PT-DRAFT-4, PT-2P-3).
  if (p.kingdoms[0].packet.length <= 1) {
    for (const k of p.kingdoms) {
      for (const card of k.packet) takeCard(k, card, NONE)
      k.packet = []
    }
    return finishDraft(p, emit)
  }
  p.asked = seatsOf(p.seats)
  return false
}

function applyPick(p: PaperTalesPosition, seat: Seat, emit: Emit<PaperTalesEvent> | null): void {
  const k = p.kingdoms[seat]
  const move = p.sealed[seat]
  p.sealed[seat] = null
  if (move?.kind !== 'pick' && move?.kind !== 'split' && move?.kind !== 'muster') return
  if (move.kind === 'pick') takeCard(k, move.card, NONE)
  else if (move.kind === 'split') {
    takeCard(k, move.card, move.discard)
    discardCard(p, move.discard, false)
  } else {
    k.hand = withCard(k.hand, move.card)
    const [right] = withoutCard(withoutCard(k.packet, move.card), move.left)
    p.lich.leftCrypt = withCard(p.lich.leftCrypt, move.left)
    p.lich.rightCrypt = withCard(p.lich.rightCrypt, right)
    k.packet = []
    emit?.({ kind: 'entombed', left: move.left, right, shows: true })
  }
}

function takeCard(k: Kingdom, card: number, discard: number): void {
  const pick = { packet: k.packet, card, discard }
  k.draft = [...k.draft, pick]
  k.hand = withCard(k.hand, card)
  k.packet = passedOn(pick)
}

export const passedOn = ({ packet, card, discard }: DraftPick): Cards => withoutCard(withoutCard(packet, card), discard)

function passPackets(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  const direction = directionOf(p.round)
  const packets = p.kingdoms.map(k => k.packet)
  for (const seat of seatsOf(p.seats))
    p.kingdoms[seatAfter(seat, p.seats, direction === 'left' ? 1 : -1)].packet = packets[seat]
  emit?.({ kind: 'passed', direction, cards: packets[0].length, shows: true })
}

/** The drafted and the kept cards form the hand (PT-DRAFT-5). */
function finishDraft(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): true {
  for (const seat of seatsOf(p.seats)) {
    const k = p.kingdoms[seat]
    k.hand = withCards(k.hand, k.kept)
    k.kept = []
    emit?.({ kind: 'took-up', seat: seat, cards: k.hand.length })
  }
  return true
}
