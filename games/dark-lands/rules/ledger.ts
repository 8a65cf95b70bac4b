import type { Seat } from '../../../kernel/seat.ts'
import { type DarkLandsPosition, SOURCES, type Source } from '../position.ts'

/** Moves coins between the treasury and a player, and records why. The treasury never runs out (DL-RUL-8). */
export function pay(p: DarkLandsPosition, seat: Seat, source: Source, coins: number): void {
  p.coins[seat] += coins
  const number = SOURCES.indexOf(source)
  const entries = p.ledger[seat].slice()
  for (let at = entries.length - 3; at >= 0 && entries[at] === p.round; at -= 3)
    if (entries[at + 1] === number) {
      entries[at + 2] += coins
      p.ledger[seat] = entries
      return
    }
  entries.push(p.round, number, coins)
  p.ledger[seat] = entries
}
