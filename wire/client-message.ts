import * as v from 'valibot'
import { isRecord } from '../kernel/json.ts'
import {
  COMMAND_KINDS,
  type CommandFields,
  type CommandKind,
  Count,
  type MessageFields,
  TABLE_EVENTS,
} from './table-events.ts'

/*
 * What a client may send over the socket. Anything else is answered with an error and changes nothing.
 * A message with an `id` is answered under that id every time it is sent, but carried out once. The client chooses its
 * ids: make them random, so that a reload does not repeat one.
 */

export const MAX_FRAME_BYTES = 16_384

/** Ids are short and printable. */
const Id = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,40}$/))
/** PostgreSQL cannot store a text with a NUL. */
export const Storable = v.check<string>(text => !text.includes('\0'))

export const MAX_CHAT_LENGTH = 500
/** The most moves in one message. */
export const MAX_MOVES = 64

const ABOUT_A_TABLE = { table: Id, id: Id }

/** Several moves of one's own seat, all or none. The sender must know the effect of each but the last. */
const MOVES = {
  ...ABOUT_A_TABLE,
  seen: Count,
  moves: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_MOVES)),
}

/** Everything but commands at a table. */
const OTHERS = {
  ping: { id: Id },
  /**
   * Answered by 'table', 'chats', 'presence' and, once the match has begun, 'view'; then by everything that happens.
   * `since`: up to which number the client already has the history, after a broken connection.
   */
  watch: { table: Id, since: v.optional(Count) },
  leave: { table: Id },
  /** Answered by 'lobby' and then its changes, until sent with `on: false`. */
  lobby: { on: v.boolean() },
  /** Answered by 'tournament' whenever something is new there. Null follows none. */
  follow: { tournament: v.nullable(Id) },
  /** Answered by 'look': the position after that many moves, as the viewer may know it. */
  look: { ...ABOUT_A_TABLE, moves: Count },
  chat: {
    ...ABOUT_A_TABLE,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_CHAT_LENGTH), Storable),
  },
} as const

type OtherKind = keyof typeof OTHERS
type OtherMessage = { [K in OtherKind]: { kind: K } & MessageFields<(typeof OTHERS)[K]> }[OtherKind]

/** A command at a table. Whoever holds the seat may give it. */
export type TableCommand =
  | { [K in CommandKind]: { kind: K; table: string; id: string } & CommandFields<K> }[CommandKind]
  | ({ kind: 'moves' } & MessageFields<typeof MOVES>)

export type ClientMessage = TableCommand | OtherMessage

const SCHEMAS: ReadonlyMap<unknown, v.GenericSchema<unknown, unknown>> = new Map([
  ...Object.entries(OTHERS).map(([kind, entries]) => [kind, messageSchema(kind, entries)] as const),
  ['moves', messageSchema('moves', MOVES)] as const,
  ...COMMAND_KINDS.map(
    kind => [kind, messageSchema(kind, { ...ABOUT_A_TABLE, ...TABLE_EVENTS[kind].command })] as const,
  ),
])

function messageSchema(kind: string, entries: v.ObjectEntries): v.GenericSchema<unknown, unknown> {
  return v.strictObject({ kind: v.literal(kind), ...entries })
}

/** Null if it is not a message. */
export function parseClientMessage(data: unknown): ClientMessage | null {
  const schema = isRecord(data) ? SCHEMAS.get(data.kind) : undefined
  const parsed = schema && v.safeParse(schema, data)
  // The schemas are built from the same entries as the type.
  return parsed?.success ? (parsed.output as ClientMessage) : null
}
