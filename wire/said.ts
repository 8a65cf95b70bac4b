import * as v from 'valibot'
import { isRecord } from '../kernel/json.ts'

/*
 * What a client may say over the socket. Anything else is answered with an error and changes nothing.
 * Whatever has an `id` is answered under that id, once for every time it is said; said again under the same id, it is
 * done once. Ids are the client's own: make them random, so that a reload does not repeat one.
 */

export const MAX_FRAME_BYTES = 16_384

/** Ids are short and printable. */
const Id = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,40}$/))
/** PostgreSQL stores every text but one with a NUL in it. */
export const Storable = v.check<string>(text => !text.includes('\0'))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Things that need the agreement of every person at the table (bots agree with everything). */
export const ASKS = ['undo', 'pause', 'resume'] as const
export type AskKind = (typeof ASKS)[number]

export const MAX_CHAT_LENGTH = 500

/** A command at a table: who may give it is decided by who sits there. */
const command = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), table: Id, id: Id, ...entries })

const CommandSchema = v.variant('kind', [
  /** `seen`: the `number` of the last envelope of this table that was seen. */
  command('move', { seen: Count, move: v.unknown() }),
  /** Takes back one's own last move where the kernel's rules allow it. */
  command('undo', { seen: Count }),
  /** Asks the others. 'undo' goes back to before the asker's last move, whatever was since. */
  command('ask', { what: v.picklist(ASKS) }),
  /** `ask`: the number of what was asked. The asker declines to withdraw it. */
  command('agree', { ask: Count }),
  command('decline', { ask: Count }),
  command('resign', {}),
  /** A bot is to play on for me until I return. */
  command('stand-in', {}),
  command('return', {}),
])
export type TableCommand = v.InferOutput<typeof CommandSchema>

export const SaidSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('ping'), id: Id }),
  /**
   * Answered by 'table', 'chats', 'presence' and, once the match has begun, 'view'; then by everything that happens.
   * `since`: the number up to which the client already has the story of this table, after a broken connection.
   */
  v.strictObject({ kind: v.literal('watch'), table: Id, since: v.optional(Count) }),
  v.strictObject({ kind: v.literal('leave'), table: Id }),
  /** Answered by 'lobby', then by its changes, until said with `on: false`. */
  v.strictObject({ kind: v.literal('lobby'), on: v.boolean() }),
  ...CommandSchema.options,
  /** The position after `at` moves, as the viewer may know it: answered by 'look'. */
  command('look', { at: Count }),
  command('chat', { text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_CHAT_LENGTH), Storable) }),
])
export type Said = v.InferOutput<typeof SaidSchema>

const SCHEMAS = new Map<unknown, (typeof SaidSchema.options)[number]>(
  SaidSchema.options.map(schema => [schema.entries.kind.literal, schema]),
)

/** What was said, or null: the same as `SaidSchema`, without trying one kind after another. */
export function understood(data: unknown): Said | null {
  const schema = isRecord(data) ? SCHEMAS.get(data.kind) : undefined
  const said = schema && v.safeParse(schema, data)
  return said?.success ? said.output : null
}
