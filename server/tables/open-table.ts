import { isGameId, loadGame } from '../../games/registry.ts'
import type { Move, Options, Position } from '../../kernel/game.ts'
import { createMatch, type Entry, type Match, playMove } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { MoveRow, Snapshot, Store, TableRow } from '../store/store.ts'
import type { Committer } from './committer.ts'
import { LiveTable } from './live-table.ts'
import type { SeatHolder } from './seating.ts'

export type Unopened = 'unknown-table' | 'unknown-game' | 'other-rules' | 'damaged'

/** Brings a stored match back to life: from its latest snapshot, not from its first move. */
export async function openTable(store: Store, committer: Committer, id: string): Promise<LiveTable | Unopened> {
  const row = await store.table(id)
  if (!row) return 'unknown-table'
  const [snapshot, moves] = await Promise.all([store.snapshot(id), store.movesAfter(id, 0)])
  const match = await resume(row, moves, snapshot)
  if (typeof match === 'string') return match
  return new LiveTable(id, match, committer, new Map(moves.map(({ command, number }) => [command, number])))
}

export async function resume(
  row: TableRow,
  moves: readonly MoveRow[],
  snapshot: Snapshot | undefined,
): Promise<Match | Unopened> {
  if (!isGameId(row.game)) return 'unknown-game'
  const { game } = await loadGame(row.game)
  if (game.facts.rulesVersion !== row.rules_version) return 'other-rules'
  const seats = (JSON.parse(row.seats) as readonly SeatHolder[]).length
  const created = createMatch(game, seats, JSON.parse(row.options) as Options, row.seed)
  if (!created.ok) return 'damaged'
  const match = created.value
  const from = snapshot && snapshot.number <= moves.length ? snapshot : undefined
  if (from) {
    match.position = JSON.parse(from.position) as Position
    match.log.push(...moves.slice(0, from.number).map(entryOf))
  }
  for (const move of moves.slice(from?.number ?? 0)) {
    const { seat, move: played } = entryOf(move)
    if (!playMove(match, seat, played).ok) return 'damaged'
  }
  return match
}

const entryOf = (row: MoveRow): Entry => ({ seat: row.seat as Seat, move: JSON.parse(row.move) as Move })
