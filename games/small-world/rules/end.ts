import type { Outcome, ScoreLine } from '../../../kernel/game.ts'
import { MAPS } from '../content/maps.ts'
import { ledgerAt, NONE, type SmallWorldPosition, SOURCES } from '../position.ts'

/** For the tie-break: race tokens on the map, active and in decline. SW-END-2 SW-RUL-63 */
export function tokensOfSeat(p: SmallWorldPosition, seat: number): number {
  let count = 0
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] !== NONE && p.owner[p.holder[region]] === seat) count += p.tokens[region]
  return count
}

/** SW-END-1 SW-END-2 SW-RUL-62 */
export function outcome(p: SmallWorldPosition): Outcome | null {
  if (p.agenda.length > 0) return null
  const tokens = p.coins.map((_, seat) => tokensOfSeat(p, seat))
  const isAhead = (a: number, b: number) =>
    p.coins[a] > p.coins[b] || (p.coins[a] === p.coins[b] && tokens[a] > tokens[b])
  return {
    places: p.coins.map((_, seat) => 1 + p.coins.filter((_, other) => isAhead(other, seat)).length),
    scores: p.coins.slice(),
    lines: p.coins.map((_, seat) => linesOf(p, seat)),
  }
}

/** The score sheet so far, round by round. */
export function linesOf(p: SmallWorldPosition, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (let round = 1; round <= MAPS[p.map].rounds; round++)
    for (const [index, source] of SOURCES.entries()) {
      const points = p.ledger[ledgerAt(seat, round, index)]
      if (points !== 0) lines.push({ source, round, points })
    }
  return lines
}
