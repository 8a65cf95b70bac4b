import * as v from 'valibot'

/*
 * Announcements between servers on one store: they say where something is new, never what. That is read from the store,
 * so a message that is lost, late or repeated costs a query and changes nothing. Only presence is sent itself, because
 * it is not stored.
 */

const Id = v.string()
const PersonRefSchema = v.object({ id: Id, name: v.string() })

export const AnnouncementSchema = v.variant('kind', [
  /** The last event stored at each of these tables. */
  v.object({ kind: v.literal('events'), events: v.array(v.tuple([Id, v.number()])) }),
  /** Its seats, its state or its result have changed. */
  v.object({ kind: v.literal('table'), table: Id }),
  v.object({ kind: v.literal('chat'), table: Id, line: Id }),
  v.object({ kind: v.literal('chat-gone'), table: Id, line: Id }),
  /** It is, or is no longer, this person's turn. */
  v.object({ kind: v.literal('turn'), person: Id, table: Id, game: v.string(), yours: v.boolean() }),
  /** Something is new in this tournament. */
  v.object({ kind: v.literal('tournament'), tournament: Id }),
  /** These people's table of a tournament has begun, or is over. */
  v.object({
    kind: v.literal('seated'),
    people: v.array(Id),
    table: Id,
    game: v.string(),
    tournament: Id,
    name: v.string(),
    waiting: v.boolean(),
  }),
  v.object({ kind: v.literal('expelled'), table: Id, person: Id, why: v.picklist(['kicked', 'closed']) }),
  v.object({ kind: v.literal('blocked'), person: Id, other: Id, blocked: v.boolean() }),
  /** Somebody awaits this person at the table. */
  v.object({ kind: v.literal('challenged'), person: Id, table: Id }),
  /** These sessions of the person have ended; null: all of them. */
  v.object({
    kind: v.literal('ended'),
    person: Id,
    sessions: v.nullable(v.array(Id)),
    code: v.number(),
    reason: v.string(),
  }),
  /** Who is at the table through the sending server. `ask`: it wants the same from the others. */
  v.object({ kind: v.literal('here'), table: Id, here: v.array(PersonRefSchema), ask: v.boolean() }),
])
export type Announcement = v.InferOutput<typeof AnnouncementSchema>

/** A server's heartbeat with what it can serve; the last one says that it leaves. */
export const BeatSchema = v.object({
  program: v.string(),
  rules: v.record(v.string(), v.number()),
  leaving: v.boolean(),
})
export type Beat = v.InferOutput<typeof BeatSchema>
