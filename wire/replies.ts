import * as v from 'valibot'
import { LEVELS } from '../bots/levels.ts'
import { MatchFileSchema } from '../kernel/file.ts'
import type { Json } from '../kernel/json.ts'
import { SEATS } from '../kernel/seat.ts'
import { COLOURS } from './colours.ts'
import type { Replies } from './http.ts'
import type { ProgramRoute } from './program-routes.ts'
import { BOT_PROTOCOL, type StreamEvent } from './programs.ts'
import { ABSENT_POLICIES, ClockSchema } from './table.ts'

/*
 * The replies to programs. Each is checked before it is sent, and the OpenAPI document is made from these schemas, so
 * it cannot be wrong.
 */

const Whole = v.pipe(v.number(), v.integer())
const Text = v.string()
const Flag = v.boolean()
const JsonSchema: v.GenericSchema<unknown, Json> = v.lazy(() =>
  v.union([v.null(), Flag, v.number(), Text, v.array(JsonSchema), v.record(Text, JsonSchema)]),
)
const Data = v.record(Text, v.unknown())
const Seat = v.picklist(SEATS)

export const PersonSchema = v.strictObject({ id: Text, name: Text })

const SeatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: v.picklist(LEVELS) }),
  v.strictObject({
    kind: v.literal('person'),
    ...PersonSchema.entries,
    ready: Flag,
    bot: v.exactOptional(v.literal(true)),
    colour: v.exactOptional(v.picklist(COLOURS)),
  }),
])

const TableSchema = v.strictObject({
  id: Text,
  game: Text,
  rulesVersion: Whole,
  options: v.record(Text, JsonSchema),
  seats: v.array(SeatSchema),
  settings: v.strictObject({
    clock: v.nullable(ClockSchema),
    absent: v.picklist(ABSENT_POLICIES),
    delay: Whole,
    rated: Flag,
  }),
  host: PersonSchema,
  state: v.picklist(['gathering', 'playing', 'over']),
  listed: Flag,
  invite: v.nullable(Text),
  commitment: Text,
  seed: v.nullable(Text),
  result: v.nullable(
    v.strictObject({
      reason: v.picklist(['played', 'resigned', 'closed']),
      places: v.nullable(v.array(v.number())),
      scores: v.nullable(v.array(v.number())),
      ratings: v.nullable(v.array(v.nullable(v.strictObject({ before: v.number(), after: v.number() })))),
      at: v.number(),
    }),
  ),
  next: v.nullable(Text),
  tournament: v.nullable(Text),
  createdAt: v.number(),
  startedAt: v.nullable(v.number()),
})

const ProfileSchema = v.strictObject({
  ...PersonSchema.entries,
  account: Flag,
  bot: Flag,
  since: v.number(),
  ratings: v.array(v.strictObject({ game: Text, points: v.number(), doubt: v.number(), games: Whole })),
  statistics: v.array(
    v.strictObject({
      game: Text,
      played: Whole,
      won: v.number(),
      bestScore: v.nullable(v.number()),
      meanScore: v.nullable(v.number()),
    }),
  ),
})

const QuestionSchema = v.strictObject({
  kind: v.literal('question'),
  id: Text,
  protocol: v.literal(BOT_PROTOCOL),
  table: Text,
  game: Text,
  rulesVersion: Whole,
  seat: Seat,
  view: Data,
  moves: v.array(v.looseObject({ kind: Text })),
  deadline: v.nullable(v.number()),
})

/** A line of the stream. */
export const StreamEventSchema: v.GenericSchema<unknown, StreamEvent> = v.variant('kind', [
  v.strictObject({ kind: v.literal('hello'), you: PersonSchema, protocol: v.literal(BOT_PROTOCOL) }),
  QuestionSchema,
  v.strictObject({ kind: v.literal('table'), table: TableSchema }),
  v.strictObject({ kind: v.literal('lobby'), table: TableSchema }),
])

const AnswerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('accepted'), number: Whole }),
  v.strictObject({
    kind: v.literal('refused'),
    objection: v.strictObject({ code: Text, rule: Text, figures: v.record(Text, v.union([v.number(), Text])) }),
    at: v.exactOptional(Whole),
  }),
  v.strictObject({ kind: v.literal('done') }),
])

const Tables = v.strictObject({ tables: v.array(TableSchema) })

export const REPLIES: { readonly [R in ProgramRoute]: v.GenericSchema<unknown, Replies[R]> } = {
  'GET /api/tables': Tables,
  'GET /api/tables/mine': v.strictObject({
    tables: v.array(
      v.strictObject({
        table: TableSchema,
        seat: v.nullable(Seat),
        toMove: v.array(Seat),
        due: v.nullable(v.number()),
      }),
    ),
  }),
  'GET /api/tables/:id': TableSchema,
  'GET /api/tables/:id/file': v.strictObject({ ...MatchFileSchema.entries, options: v.record(Text, JsonSchema) }),
  'GET /api/history': v.strictObject({
    entries: v.array(
      v.strictObject({
        table: TableSchema,
        seat: Whole,
        place: v.nullable(v.number()),
        score: v.nullable(v.number()),
        at: v.number(),
      }),
    ),
  }),
  'GET /api/people/:id': ProfileSchema,
  'GET /api/leaders/:game': v.strictObject({
    leaders: v.array(
      v.strictObject({
        ...PersonSchema.entries,
        rank: Whole,
        points: v.number(),
        doubt: v.number(),
        games: Whole,
      }),
    ),
  }),
  'GET /api/stream': StreamEventSchema,
  'POST /api/answers': v.strictObject({ answer: AnswerSchema, next: v.nullable(QuestionSchema) }),
  'POST /api/tables/:id/enter': TableSchema,
  'POST /api/tables/:id/sit': TableSchema,
  'POST /api/tables/:id/stand': TableSchema,
  'POST /api/tables/:id/ready': TableSchema,
  'POST /api/tables': TableSchema,
  'POST /api/tables/:id/seat': TableSchema,
  'POST /api/tables/:id/start': TableSchema,
  'POST /api/tables/:id/close': TableSchema,
}

/** Throws if the reply is not what the document promises: a bug of ours. */
export function checkReply(route: ProgramRoute, reply: unknown): void {
  const checked = v.safeParse(REPLIES[route], reply)
  if (checked.success) return
  const [issue] = checked.issues
  throw new Error(`the reply to ${route} is not as promised: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
}
