import * as v from 'valibot'
import type { GameEvent, Position } from '../../kernel/game.ts'
import type { Patch } from '../../kernel/patch.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Answer } from '../tables/live-table.ts'
import type { TableInfo } from '../tables/table-info.ts'

/** What a client may say over the socket. Anything else is answered with an error and changes nothing. */
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

export const SaidSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('watch'), table: Id }),
  v.strictObject({ kind: v.literal('leave'), table: Id }),
  v.strictObject({
    kind: v.literal('move'),
    table: Id,
    id: Id,
    seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
    move: v.unknown(),
  }),
  v.strictObject({
    kind: v.literal('chat'),
    table: Id,
    id: Id,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
  v.strictObject({ kind: v.literal('ping'), id: Id }),
])
export type Said = v.InferOutput<typeof SaidSchema>

export interface ChatLine {
  readonly id: string
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

/** The one type of everything that is sent: made in `gallery.ts` for one viewer, or public by its nature. */
export type Envelope =
  | { readonly kind: 'table'; readonly table: TableInfo }
  | {
      readonly kind: 'view'
      readonly id: string
      readonly number: number
      readonly view: Position
      readonly seat: Seat | null
    }
  | {
      readonly kind: 'step'
      readonly id: string
      /** Applies to the view of `number - 1`. */
      readonly number: number
      readonly mover: Seat
      readonly patch: Patch | null
      readonly events: readonly GameEvent[]
    }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: Answer | { readonly kind: 'done' } }
  | { readonly kind: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly id: string | null }

export type ErrorCode = 'not-understood' | 'unknown-table' | 'too-fast' | 'not-seated' | 'cannot-open' | 'not-known'

export const MAX_FRAME_BYTES = 16_384
