import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ARTISANS_FOR, type Card, MAGES_FOR, WARRIORS_FOR } from '../content/deck.ts'
import type { Companion } from '../content/figures.ts'
import type { DarkLandsPosition } from '../position.ts'
import { refuse } from './objections.ts'

/** Taken face up and for good (DL-BUY-4, DL-BUY-7). */
export function gain(p: DarkLandsPosition, seat: Seat, companion: Companion): void {
  p.companions[seat * 3 + companion]++
  p.ready[seat * 3 + companion]++
}

/** DL-PLAY-3, DL-RUL-10: the full cost, type by type. */
export function canAfford(p: DarkLandsPosition, seat: Seat, card: Card): boolean {
  const at = seat * 3
  return (
    p.ready[at] >= WARRIORS_FOR[card] && p.ready[at + 1] >= ARTISANS_FOR[card] && p.ready[at + 2] >= MAGES_FOR[card]
  )
}

export function costObjection(p: DarkLandsPosition, seat: Seat, card: Card): Objection | null {
  if (canAfford(p, seat, card)) return null
  const [warriors, artisans, mages] = [WARRIORS_FOR[card], ARTISANS_FOR[card], MAGES_FOR[card]]
  const [readyWarriors, readyArtisans, readyMages] = p.ready.slice(seat * 3)
  return refuse('companions-short', { warriors, artisans, mages, readyWarriors, readyArtisans, readyMages })
}

/** DL-PLAY-4 */
export function spend(p: DarkLandsPosition, seat: Seat, card: Card): void {
  const at = seat * 3
  p.ready[at] -= WARRIORS_FOR[card]
  p.ready[at + 1] -= ARTISANS_FOR[card]
  p.ready[at + 2] -= MAGES_FOR[card]
}

/** Turned face up again in the middle of a turn. */
export function rise(p: DarkLandsPosition, seat: Seat, companion: Companion, count: number): void {
  p.ready[seat * 3 + companion] += count
}

/** DL-READY-1 */
export function readyAll(p: DarkLandsPosition, seat: Seat): void {
  for (let at = seat * 3; at < seat * 3 + 3; at++) p.ready[at] = p.companions[at]
}
