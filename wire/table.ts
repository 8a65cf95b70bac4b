import * as v from 'valibot'
import { LEVELS, type Level } from '../bots/levels.ts'
import type { Json } from '../kernel/json.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Colour } from './colours.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** What a host may put on a seat before the start. People sit down themselves. */
export const SeatRequestSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: v.picklist(LEVELS) }),
])
export type SeatRequest = v.InferOutput<typeof SeatRequestSchema>

export type SeatHolder =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  | {
      readonly kind: 'person'
      readonly id: string
      readonly name: string
      readonly ready: boolean
      /** A bot account: its moves are a program's. */
      readonly bot?: true
      /** Chosen by this person; `coloursOf` gives everybody's. */
      readonly colour?: Colour
    }

/** Real time: an amount for the whole game, and an increment for each turn. Days: an amount for every move. */
export const ClockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('real-time'), seconds: whole(1, 86_400), increment: whole(0, 3600) }),
  v.strictObject({ kind: v.literal('days'), days: whole(1, 30) }),
])
export type Clock = v.InferOutput<typeof ClockSchema>

/** What happens to a seat without time: nothing, one move is made for it, a bot takes over, or it resigns. */
export const ABSENT_POLICIES = ['wait', 'move', 'bot', 'resign'] as const
export type AbsentPolicy = (typeof ABSENT_POLICIES)[number]

export const SettingsSchema = v.strictObject({
  clock: v.optional(v.nullable(ClockSchema), null),
  absent: v.optional(v.picklist(ABSENT_POLICIES), 'wait'),
  /** By how many moves spectators lag behind. */
  delay: v.optional(whole(0, 50), 0),
  /** Counts for ratings if at least two accounts play. */
  rated: v.optional(v.boolean(), true),
})
export type Settings = v.InferOutput<typeof SettingsSchema>

export const DEFAULT_SETTINGS: Settings = { clock: null, absent: 'wait', delay: 0, rated: true }

export const NewTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Open seats and bots; the host takes the first open one. */
  seats: v.pipe(v.array(SeatRequestSchema), v.minLength(1), v.maxLength(7)),
  settings: v.optional(SettingsSchema, DEFAULT_SETTINGS),
  /** In the public lobby; otherwise by invitation only. */
  listed: v.optional(v.boolean(), true),
})
export type NewTable = v.InferOutput<typeof NewTableSchema>

export type TablePhase = 'gathering' | 'playing' | 'over'

export interface TableResult {
  /** Played to the end; all but one resigned; or aborted, by the host before the start or by an administrator. */
  readonly reason: 'played' | 'resigned' | 'closed'
  /** One for each seat; 1 is best and may be shared; null if aborted. Resigned seats come last. */
  readonly places: readonly number[] | null
  readonly scores: readonly number[] | null
  /** How each person's rating changed; null if unrated. */
  readonly ratings: readonly (RatingChange | null)[] | null
  readonly at: number
}

/** As shown: whole points, about 1000 for a beginner. */
export interface RatingChange {
  readonly before: number
  readonly after: number
}

/** What anybody who may enter may know of a table. Includes the seed only when the match is over. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, Json>>
  readonly seats: readonly SeatHolder[]
  readonly settings: Settings
  readonly host: { readonly id: string; readonly name: string }
  readonly state: TablePhase
  readonly listed: boolean
  /** The key of the invitation, `/t/ID?key=KEY`; null at a public table. */
  readonly invite: string | null
  readonly commitment: string
  readonly seed: string | null
  readonly result: TableResult | null
  /** The table of the rematch. */
  readonly next: string | null
  /** The tournament it belongs to. */
  readonly tournament: string | null
  readonly createdAt: number
  readonly startedAt: number | null
  /** The day whose challenge is played here; `sealed`: its seed and replay are still secret. */
  readonly daily?: { readonly date: string; readonly sealed: boolean }
}

/** A table that cannot be opened, for administrators. */
export interface SetAsideTable {
  readonly id: string
  readonly game: string
  readonly why: 'unknown-game' | 'other-rules' | 'damaged'
  /** What is wrong, as the program says, and at which event. */
  readonly detail: string
  readonly event: number | null
}

export interface MyTable {
  readonly table: TableInfo
  /** Where I sit; null if I only host it. */
  readonly seat: Seat | null
  readonly toMove: readonly Seat[]
  /** When the time of the seat to move runs out; null without a clock or turn. */
  readonly due: number | null
}
