import type { Emit, Outcome, ScoreLine } from '../../../kernel/game.ts'
import { type Seat, seatAfter, seatsOf } from '../../../kernel/seat.ts'
import { SEAT_COMPENSATION } from '../content/figures.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, NONE, SOURCES } from '../position.ts'
import { dropExchanges } from './exchange.ts'

/** DL-END-2, DL-RUL-31: everybody has had a turn, and nobody's latest turn was active. */
export function nobodyWasActive(p: DarkLandsPosition): boolean {
  if (p.turn < p.seats) return false
  for (let seat = 0; seat < p.seats; seat++) if (p.active[seat]) return false
  return true
}

/** Whether a move would end the game, and why: the last capture, or one idle turn too many. */
export function wouldEnd(p: DarkLandsPosition, move: DarkLandsMove): 'full' | 'inactive' | null {
  if (move.kind === 'capture' && p.open === 1) return 'full'
  return move.kind === 'end' && nobodyWasActive(p) ? 'inactive' : null
}

export function finish(p: DarkLandsPosition, why: 'full' | 'inactive', emit: Emit<DarkLandsEvent> | null): void {
  p.agenda.length = 0
  dropExchanges(p)
  emit?.({ kind: 'ended', why })
  for (const seat of seatsOf(p.seats)) {
    const coins = compensationOf(p, seat)
    if (coins > 0) emit?.({ kind: 'compensated', seat, coins })
  }
}

/** By place in the order of round 1, counted from the first player. */
export function compensationOf(p: DarkLandsPosition, seat: Seat): number {
  if (!p.compensation || p.first === NONE) return 0
  return SEAT_COMPENSATION[p.seats][seatAfter(p.first, p.seats, -seat)]
}

export const regionsOf = (p: DarkLandsPosition, seat: Seat): number => p.owners.filter(owner => owner === seat).length

/** What a seat would receive if the game ended now (DL-WIN-1). */
export const scoreOf = (p: DarkLandsPosition, seat: Seat): number => p.coins[seat] + compensationOf(p, seat)

export function outcomeOf(p: DarkLandsPosition): Outcome | null {
  if (p.agenda.length > 0) return null
  const seats = seatsOf(p.seats)
  const scores = seats.map(seat => scoreOf(p, seat))
  const regions = seats.map(seat => regionsOf(p, seat))
  // DL-RUL-35: coins, then regions, then a shared place.
  const isAhead = (a: Seat, b: Seat) => scores[a] > scores[b] || (scores[a] === scores[b] && regions[a] > regions[b])
  const places = seats.map(seat => 1 + seats.filter(other => isAhead(other, seat)).length)
  return { places, scores, lines: seats.map(seat => linesOf(p, seat)) }
}

/** The score sheet so far. */
export function linesOf(p: DarkLandsPosition, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = []
  const entries = p.ledger[seat]
  // Coins handed out before the first round are listed too: round 0 is the end.
  for (let at = 0; at < entries.length; at += 3)
    lines.push({ source: SOURCES[entries[at + 1]], round: Math.max(1, entries[at]), points: entries[at + 2] })
  const coins = compensationOf(p, seat)
  if (coins > 0) lines.push({ source: 'compensation', round: 0, points: coins })
  return lines
}
