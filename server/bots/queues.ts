import * as v from 'valibot'
import type { Job, Reply, Urgency } from '../../bots/pool/jobs.ts'
import { BOT_NAMES } from '../../bots/registry.ts'
import { GAME_IDS, type GameId } from '../../games/registry.ts'
import type { Move, Position } from '../../kernel/game.ts'
import { isIntegerIn, isRecord, type Json } from '../../kernel/json.ts'
import type { Seat } from '../../kernel/seat.ts'

/** A queue for each game in each version of its rules: a worker of another version is not even asked. */
export const queueOf = (urgency: Urgency, game: GameId, rules: number): string =>
  `pentarchy.bots.${urgency}.${game}.${rules}`

/** What comes back by a queue. Whoever is busy says so at once, so that somebody else can be asked. */
export type Answer = Reply | { readonly busy: true }

const Question = {
  game: v.picklist(GAME_IDS),
  rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  // A view that is none makes the search fail, and that is answered.
  view: v.custom<Position>(isRecord),
  seat: v.custom<Seat>(value => isIntegerIn(value, 0, 6)),
  seed: v.string(),
}

/** Nobody has a worker think for ever. */
const MOST_ITERATIONS = 10_000

const JobSchema = v.variant('task', [
  v.object({ ...Question, task: v.literal('move'), level: v.picklist(BOT_NAMES) }),
  v.object({
    ...Question,
    task: v.literal('weigh'),
    budget: v.union([v.strictObject({ iterations: v.number() }), v.strictObject({ milliseconds: v.number() })]),
  }),
  v.object({ ...Question, task: v.literal('explain'), moves: v.array(v.custom<Move>(isRecord)) }),
  v.object({
    ...Question,
    task: v.literal('judge'),
    move: v.custom<Move>(isRecord),
    iterations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ITERATIONS)),
  }),
])

export function readJob(data: Json): Job | null {
  const parsed = v.safeParse(JobSchema, data)
  return parsed.success ? parsed.output : null
}

/** Of the answers to a question for a move, or for a better one. The move itself is for the rules to judge. */
const AnswerSchema = v.union([
  v.object({ busy: v.literal(true) }),
  v.object({ failed: v.string() }),
  v.object({ move: v.unknown() }),
  v.object({
    slip: v.nullable(v.object({ better: v.unknown(), cost: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)) })),
  }),
])
export type ReadAnswer = v.InferOutput<typeof AnswerSchema>

export function readAnswer(data: Json): ReadAnswer {
  const parsed = v.safeParse(AnswerSchema, data)
  return parsed.success ? parsed.output : { failed: 'answered something else' }
}
