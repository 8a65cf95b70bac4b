import { LEVELS, type Level } from '../../bots/levels.ts'
import type { Move } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { AskKind } from '../../wire/said.ts'
import type { MoveRow } from '../store/store.ts'

/** Something that happened at a table in play. The list of its acts is all there is to a table: everything else follows. */
export type Act = {
  readonly number: number
  readonly cause: MoveRow['cause']
  readonly at: number
} & (
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Move }
  /** Back to the position after `to` moves. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'ask'; readonly seat: Seat; readonly what: AskKind; readonly to: number | null }
  | { readonly kind: 'agree' | 'decline' | 'resume' | 'resign' | 'return' | 'remind'; readonly seat: Seat }
  | { readonly kind: 'stand-in' | 'kick'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'close'; readonly seat: null }
)

const WHOLE_TABLE = -1

export const rowOf = (tableId: string, command: string, act: Act): MoveRow => ({
  table_id: tableId,
  number: act.number,
  kind: act.kind,
  seat: act.seat ?? WHOLE_TABLE,
  move: JSON.stringify(detailOf(act)),
  command,
  cause: act.cause,
  at: act.at,
})

function detailOf(act: Act): unknown {
  switch (act.kind) {
    case 'move':
      return act.move
    case 'undo':
      return { to: act.to }
    case 'ask':
      return { what: act.what, to: act.to }
    case 'stand-in':
    case 'kick':
      return { level: act.level }
    default:
      return {}
  }
}

export function actOf(row: MoveRow): Act {
  const { number, cause, at, kind } = row
  const base = { number, cause, at }
  const seat = row.seat as Seat
  const detail = JSON.parse(row.move)
  switch (kind) {
    case 'move':
      return { ...base, kind, seat, move: detail }
    case 'undo':
      return { ...base, kind, seat, to: detail.to }
    case 'ask':
      return { ...base, kind, seat, what: detail.what, to: detail.to }
    case 'stand-in':
    case 'kick':
      return { ...base, kind, seat, level: LEVELS.find(level => level === detail.level) ?? 'steady' }
    case 'close':
      return { ...base, kind, seat: null }
    default:
      return { ...base, kind, seat }
  }
}
