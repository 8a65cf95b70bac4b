import * as v from 'valibot'
import type { Job, JobReply, Urgency } from '../../bots/pool/jobs.ts'
import { BOT_NAMES } from '../../bots/registry.ts'
import { GAME_IDS, type GameId } from '../../games/registry.ts'
import type { Move, Options, Position } from '../../kernel/game.ts'
import { isIntegerIn, isRecord, type Json } from '../../kernel/json.ts'
import type { Seat } from '../../kernel/seat.ts'

/** A queue for each game and rules version, so that only workers of that version are asked. */
export const queueOf = (urgency: Urgency, game: GameId, rules: number): string =>
  `pentarchy.bots.${urgency}.${game}.${rules}`

/** A busy worker says so at once, so that another can be asked. */
export type WorkerAnswer = JobReply | { readonly busy: true }

const Rules = {
  game: v.picklist(GAME_IDS),
  rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
}

const Question = {
  ...Rules,
  // A malformed view makes the search fail, which is answered as a failure.
  view: v.custom<Position>(isRecord),
  seat: v.custom<Seat>(value => isIntegerIn(value, 0, 6)),
  seed: v.string(),
}

/** The most iterations a job may ask for. */
const MOST_ITERATIONS = 10_000

const JobSchema = v.variant('task', [
  v.object({ ...Question, task: v.literal('move'), level: v.picklist(BOT_NAMES), taste: v.optional(v.string()) }),
  v.object({
    ...Question,
    task: v.literal('weigh'),
    budget: v.union([v.strictObject({ iterations: v.number() }), v.strictObject({ milliseconds: v.number() })]),
  }),
  v.object({ ...Question, task: v.literal('explain'), moves: v.array(v.custom<Move>(isRecord)) }),
  v.object({
    ...Rules,
    task: v.literal('judge'),
    // A move that was never played makes the replay fail.
    record: v.object({
      setup: v.object({ seats: v.number(), options: v.custom<Options>(isRecord), seed: v.string() }),
      log: v.array(v.object({ seat: Question.seat, move: v.custom<Move>(isRecord) })),
    }),
    iterations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ITERATIONS)),
  }),
])

export function readJob(data: Json): Job | null {
  const parsed = v.safeParse(JobSchema, data)
  return parsed.success ? parsed.output : null
}

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** The shape of an answer. Whether the move is legal is for the rules to say. */
const AnswerSchema = v.union([
  v.object({ busy: v.literal(true) }),
  v.object({ failed: v.string() }),
  v.object({ move: v.unknown() }),
  v.object({
    judged: v.object({
      chances: v.array(Share),
      slip: v.nullable(v.object({ better: v.unknown(), cost: v.pipe(Share, v.gtValue(0)) })),
    }),
  }),
])
export type ReadAnswer = v.InferOutput<typeof AnswerSchema>

export function readAnswer(data: Json): ReadAnswer {
  const parsed = v.safeParse(AnswerSchema, data)
  return parsed.success ? parsed.output : { failed: 'answered something else' }
}
