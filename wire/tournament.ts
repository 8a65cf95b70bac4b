import * as v from 'valibot'
import { LEVELS, type Level } from '../bots/levels.ts'
import type { Json } from '../kernel/json.ts'
import { Storable } from './client-message.ts'
import type { PersonRef } from './people.ts'
import { ABSENT_POLICIES, ClockSchema } from './table.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

export const FORMATS = ['swiss', 'arena', 'round-robin', 'knockout'] as const
export type Format = (typeof FORMATS)[number]

/** The most players of each format: a round robin of more would take weeks. */
export const MOST_PLAYERS = { swiss: 200, arena: 200, 'round-robin': 24, knockout: 200 } as const satisfies Record<
  Format,
  number
>

/** Without control characters or what turns the direction of writing. */
const Visible = v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u)

export const NewTournamentSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(60), Visible, Storable),
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  format: v.picklist(FORMATS),
  /** How many sit at a table. */
  seats: whole(2, 7),
  clock: ClockSchema,
  absent: v.optional(v.picklist(ABSENT_POLICIES.filter(policy => policy !== 'wait')), 'bot'),
  rated: v.optional(v.boolean(), true),
  /** Whether guests must stay outside. */
  accounts: v.optional(v.boolean(), false),
  /** Milliseconds since 1970; null: as soon as it is full. */
  startsAt: v.nullable(whole(0, Number.MAX_SAFE_INTEGER)),
  /** The most players; further ones wait for a place. */
  most: whole(2, 200),
  /** Swiss and round robin; null: as many as the format needs. */
  rounds: v.optional(v.nullable(whole(1, 40)), null),
  /** How long an arena lasts. */
  minutes: v.optional(whole(1, 720), 90),
  /** The level of the bots that fill empty seats; null: no bots. */
  bots: v.optional(v.nullable(v.picklist(LEVELS)), null),
})
export type NewTournament = v.InferOutput<typeof NewTournamentSchema>

export type TournamentPhase = 'coming' | 'running' | 'over'

/** Why a tournament ended before its last table: too few came, or the host or an administrator called it off. */
export const CALLED_OFF = ['few', 'host', 'admin'] as const
export type CalledOff = (typeof CALLED_OFF)[number]

/** What is recorded of a tournament (`server/tournaments/tournament-event.ts`). */
export type TournamentEventKind = 'join' | 'leave' | 'start' | 'round' | 'end' | 'call-off'

export interface TournamentInfo extends Omit<NewTournament, 'options'> {
  readonly id: string
  readonly options: Readonly<Record<string, Json>>
  readonly host: PersonRef
  readonly phase: TournamentPhase
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly calledOff: CalledOff | null
  /** How many take part, without bots. */
  readonly people: number
  /** The names of the winners, if it is over. */
  readonly winners: readonly string[]
}

/** Taking part; waiting for a place; withdrew; did not come; was banned. */
export type PlayerStatus = 'in' | 'waiting' | 'left' | 'no-show' | 'banned'

export interface TournamentPlayer extends PersonRef {
  /** The level of a bot, whose name is empty. */
  readonly level: Level | null
  readonly status: PlayerStatus
  /** Shared by equals; 0 before the start. */
  readonly rank: number
  readonly points: number
  /** Sonneborn-Berger. */
  readonly berger: number
  readonly wins: number
  readonly tables: number
}

export interface TournamentTable {
  readonly id: string
  /** Who sits there, in the order of the seats, as indices into the players. */
  readonly seats: readonly number[]
  /** One for each seat; null while it is played, and if it was broken off. */
  readonly places: readonly number[] | null
  readonly points: readonly number[] | null
  /** Whose person never came. */
  readonly missed: readonly boolean[]
  readonly over: boolean
}

/** Tables that began together. */
export interface TournamentRound {
  readonly at: number
  readonly tables: readonly TournamentTable[]
  /** Those without a table in this round: whom the format lets rest, and who were away. */
  readonly rest: readonly number[]
  readonly absent: readonly number[]
}

/** Everything there is to see of a tournament, the same for everybody but `you`. */
export interface TournamentView {
  readonly info: TournamentInfo
  /** Best first. */
  readonly players: readonly TournamentPlayer[]
  readonly rounds: readonly TournamentRound[]
  /** How many rounds there will be; null if that is open. */
  readonly planned: number | null
  /** When the next round begins, if nothing else is awaited. */
  readonly nextAt: number | null
  /** When an arena seats nobody any more. */
  readonly endsAt: number | null
}

export interface TournamentReply extends TournamentView {
  readonly you: { readonly status: PlayerStatus | null; readonly table: string | null }
}
