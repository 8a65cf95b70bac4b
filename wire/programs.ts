import * as v from 'valibot'
import type { Move, Position } from '../kernel/game.ts'
import type { Seat } from '../kernel/seat.ts'
import { Storable } from './client-message.ts'
import type { PersonRef } from './people.ts'
import type { CommandAnswer } from './server-message.ts'
import type { TableInfo } from './table.ts'

/*
 * What programs may do at a club with a token, and the protocol of bots: the same questions and answers that the arena
 * exchanges with a program.
 */

/** `read`: tables, replays, people. `play`: sit and move, bot accounts only. `host`: make and start tables. */
export const SCOPES = ['read', 'play', 'host'] as const
export type Scope = (typeof SCOPES)[number]

/** Raised when a question or an answer changes. */
export const BOT_PROTOCOL = 1

export const NewTokenSchema = v.strictObject({
  /** For its owner. */
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), Storable),
  scopes: v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1), v.maxLength(SCOPES.length)),
})

export interface TokenInfo {
  readonly id: string
  readonly label: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  /** To the hour; null if it was never used. */
  readonly usedAt: number | null
}

/** What a seat of one's own is asked. */
export interface BotQuestion {
  readonly kind: 'question'
  /** Comes back with the answer. */
  readonly id: string
  readonly protocol: typeof BOT_PROTOCOL
  readonly table: string
  readonly game: string
  readonly rulesVersion: number
  readonly seat: Seat
  /** The position as the seat may know it. */
  readonly view: Position
  /** Every legal move. */
  readonly moves: readonly Move[]
  /** Milliseconds until the clock runs out; null without a clock. */
  readonly deadline: number | null
}

/** The answer: one of the legal moves, by its index or in full. */
export const AnswerSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}\.\d{1,7}$/)),
  index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  move: v.optional(v.unknown()),
})

export interface AnswerReply {
  readonly answer: CommandAnswer
  /** What this seat is asked next, if it is asked at once. */
  readonly next: BotQuestion | null
}

/** A line of the stream. An empty line only shows that the connection lives. */
export type StreamEvent =
  | { readonly kind: 'hello'; readonly you: PersonRef; readonly protocol: typeof BOT_PROTOCOL }
  | BotQuestion
  /** One of one's own tables has changed: somebody sat down, it began, it is over. */
  | { readonly kind: 'table'; readonly table: TableInfo }
  /** Only with `?lobby=1`: a public table, new or changed. */
  | { readonly kind: 'lobby'; readonly table: TableInfo }
