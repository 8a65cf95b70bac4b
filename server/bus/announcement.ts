import * as v from 'valibot'

/*
 * What servers on one store tell each other: where something is new, never what it is. That is read from the store, so
 * a message that is lost, late or told twice costs a look and changes nothing. Only who is connected is told itself,
 * because nobody stores it.
 */

const Id = v.string()
const PersonRefSchema = v.object({ id: Id, name: v.string() })

export const AnnouncementSchema = v.variant('kind', [
  /** These tables have come as far as these events. */
  v.object({ kind: v.literal('events'), events: v.array(v.tuple([Id, v.number()])) }),
  /** Its seats, its state or its result are not what they were. */
  v.object({ kind: v.literal('table'), table: Id }),
  v.object({ kind: v.literal('chat'), table: Id, line: Id }),
  v.object({ kind: v.literal('chat-gone'), table: Id, line: Id }),
  /** It is, or is no longer, this person's turn. */
  v.object({ kind: v.literal('turn'), person: Id, table: Id, game: v.string(), yours: v.boolean() }),
  v.object({ kind: v.literal('expelled'), table: Id, person: Id, why: v.picklist(['kicked', 'closed']) }),
  v.object({ kind: v.literal('blocked'), person: Id, other: Id, blocked: v.boolean() }),
  /** These sessions of the person have ended; null: all of them. */
  v.object({
    kind: v.literal('ended'),
    person: Id,
    sessions: v.nullable(v.array(Id)),
    code: v.number(),
    reason: v.string(),
  }),
  /** Who is at the table by way of the server that tells it. `ask`: it does not know yet who is there by way of others. */
  v.object({ kind: v.literal('here'), table: Id, here: v.array(PersonRefSchema), ask: v.boolean() }),
])
export type Announcement = v.InferOutput<typeof AnnouncementSchema>

/** A server's word that it is alive, and what it can serve; the last one says that it goes. */
export const BeatSchema = v.object({
  program: v.string(),
  rules: v.record(v.string(), v.number()),
  leaving: v.boolean(),
})
export type Beat = v.InferOutput<typeof BeatSchema>
