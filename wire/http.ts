import * as v from 'valibot'
import type { MatchFile } from '../kernel/file.ts'
import { LANGUAGES } from '../kernel/languages.ts'
import type { MatchAnalysis } from './analysis.ts'
import { type Circle, MAX_NOTE_LENGTH, type Relation } from './circle.ts'
import { Storable } from './client-message.ts'
import type { DailyInfo } from './daily.ts'
import type { Achievement, Ladder, RatingPoint } from './ladder.ts'
import {
  type Appeal,
  type AuditEntry,
  type FrequentPair,
  REPORT_REASONS,
  type Report,
  type Sanction,
} from './moderation.ts'
import type {
  AdminPerson,
  GameStatistics,
  HistoryEntry,
  Leader,
  Me,
  PasskeyInfo,
  PersonRef,
  Profile,
  Rating,
  SecurityEntry,
  SecurityInfo,
  SessionInfo,
} from './people.ts'
import { type AnswerReply, AnswerSchema, NewTokenSchema, type StreamEvent, type TokenInfo } from './programs.ts'
import type { ChatLine, ViewMessage } from './server-message.ts'
import { type MyTable, NewTableSchema, SeatRequestSchema, type SetAsideTable, type TableInfo } from './table.ts'
import { NewTournamentSchema, type TournamentInfo, type TournamentReply, type TournamentView } from './tournament.ts'

/*
 * Every request the server knows. A failure is answered with `FaultReply` and a status of 400 or above. A cookie
 * identifies a guest or an account; replies marked 'sets the cookie' set it.
 */

const Text = (max: number) => v.pipe(v.string(), v.maxLength(max), Storable)
const Named = v.strictObject({ name: Text(100) })
const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))
const Nothing = v.strictObject({})
const Code = v.optional(Text(40))
const Measure = {
  hours: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(87_600))), null),
  reason: v.optional(Text(200), ''),
}
const Language = v.picklist(LANGUAGES)

/** The authenticator's answer; the passkey library checks it in full. */
const Ceremony = v.strictObject({ ceremony: Text(60), response: v.record(v.string(), v.unknown()) })

export const PushSubscriptionSchema = v.strictObject({
  endpoint: Text(1000),
  keys: v.strictObject({ p256dh: Text(200), auth: Text(100) }),
  language: Language,
})

/** The JSON body of each request. */
export const BODIES = {
  /** Sets the cookie. Renames a known guest. */
  'POST /api/guest': Named,
  /** Sets the cookie. A guest becomes the account and keeps everything played so far. */
  'POST /api/register': v.strictObject({ name: Text(100), password: Text(1000) }),
  /** Sets the cookie. `code`: of the second step, or a recovery code. */
  'POST /api/login': v.strictObject({ name: Text(100), password: Text(1000), code: Code }),
  'POST /api/logout': Nothing,
  /** Accounts with only passkeys need no `old`. */
  'POST /api/password': v.strictObject({ old: v.optional(Text(1000)), password: Text(1000) }),
  /** Deletes the person for good. `password` is required if there is one. */
  'DELETE /api/me': v.strictObject({ password: v.optional(Text(1000)) }),
  'DELETE /api/sessions/:id': Nothing,
  'POST /api/sessions/end-others': Nothing,

  /** Proves once more who one is, so that credentials may be changed for a while. */
  'POST /api/prove': v.strictObject({ password: Text(1000), code: Code }),
  /** The same with a passkey, after `login-options`. */
  'POST /api/passkeys/prove': Ceremony,
  /** Sends the letter that confirms the address. Needs proof. */
  'POST /api/email': v.strictObject({ address: Text(254), language: Language }),
  'POST /api/email/confirm': v.strictObject({ token: Text(100) }),
  'DELETE /api/email': Nothing,
  /** Sends a link to this address. The answer does not reveal whether anybody has it. */
  'POST /api/recovery': v.strictObject({ address: Text(254) }),
  /** Sets the cookie and a new password. */
  'POST /api/recovery/finish': v.strictObject({ token: Text(100), password: Text(1000), code: Code }),
  /** Needs proof, like all of these. Takes effect with the first correct code. */
  'POST /api/two-step': Nothing,
  'POST /api/two-step/confirm': v.strictObject({ code: Text(40) }),
  'POST /api/two-step/codes': Nothing,
  'DELETE /api/two-step': Nothing,

  /** For an account, one more key. Otherwise `name` is the name of the new account. */
  'POST /api/passkeys/options': v.strictObject({ name: v.optional(Text(100)) }),
  /** Sets the cookie. */
  'POST /api/passkeys': v.strictObject({ ...Ceremony.entries, label: v.optional(Text(60), '') }),
  'DELETE /api/passkeys/:id': Nothing,
  'POST /api/passkeys/login-options': Nothing,
  /** Sets the cookie. */
  'POST /api/passkeys/login': Ceremony,

  'POST /api/people/:id/block': Nothing,
  'DELETE /api/people/:id/block': Nothing,
  /** Whether those who follow me see where I play. */
  'POST /api/circle/seen': v.strictObject({ seen: v.boolean() }),
  'POST /api/people/:id/follow': Nothing,
  'DELETE /api/people/:id/follow': Nothing,
  /** An empty text removes it. */
  'POST /api/people/:id/note': v.strictObject({ text: v.pipe(Text(MAX_NOTE_LENGTH), v.trim()) }),
  /** A private table where this person is awaited. */
  'POST /api/people/:id/challenge': NewTableSchema,
  'DELETE /api/challenges/:id': Nothing,
  'POST /api/push': PushSubscriptionSchema,
  'DELETE /api/push': v.strictObject({ endpoint: Text(1000) }),

  'POST /api/tables': NewTableSchema,
  /** Shows the invitation to a private table; afterwards this person may enter without it. */
  'POST /api/tables/:id/enter': v.strictObject({ key: Text(60) }),
  'POST /api/tables/:id/sit': v.strictObject({ seat: Seat }),
  'POST /api/tables/:id/stand': Nothing,
  /** Before the start: gives one's own seat a colour that nobody else has. */
  'POST /api/tables/:id/colour': v.strictObject({ seat: Seat, colour: v.number() }),
  /** Sitting down makes one ready; when the host changes something, everybody else is asked again. */
  'POST /api/tables/:id/ready': v.strictObject({ ready: v.boolean() }),
  /** Host, before the start: puts a bot on a seat, or opens it. */
  'POST /api/tables/:id/seat': v.strictObject({ seat: Seat, holder: SeatRequestSchema }),
  'POST /api/tables/:id/start': Nothing,
  /** Host: before the start the seat reopens, afterwards a bot plays on. The person cannot come back. */
  'POST /api/tables/:id/kick': v.strictObject({ person: Text(60) }),
  /** Host, before the start. */
  'POST /api/tables/:id/close': Nothing,
  /** Anybody who sat there: the same table again. Repeating it returns the same rematch. */
  'POST /api/tables/:id/rematch': Nothing,
  /** Anybody who may enter, once the match is over. Repeating it returns the same analysis. */
  'POST /api/tables/:id/analysis': Nothing,
  /** Reports somebody who sits or has talked there. */
  'POST /api/tables/:id/report': v.strictObject({
    person: Text(60),
    line: v.optional(Text(60)),
    reason: v.picklist(REPORT_REASONS),
    note: v.optional(Text(500), ''),
  }),
  /** Asks administrators to lift a sanction, even when banned. Once. */
  'POST /api/appeal': v.strictObject({ text: v.pipe(Text(1000), v.minLength(1)) }),
  /** Host, administrator or author. */
  'DELETE /api/tables/:id/chat/:line': Nothing,

  /** Accounts only. */
  'POST /api/tournaments': NewTournamentSchema,
  /** Takes part, or waits for a place. */
  'POST /api/tournaments/:id/join': Nothing,
  /** Withdraws. */
  'POST /api/tournaments/:id/leave': Nothing,
  /** Host before the start, or administrator. */
  'POST /api/tournaments/:id/call-off': Nothing,
  /** Begins my try of today's challenge. Repeating it returns the same table. */
  'POST /api/daily/:date/try': Nothing,
  /** Counts a try that was played without the club. The club plays it again. */
  'POST /api/daily/:date/alone': v.strictObject({
    rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
    moves: v.pipe(v.array(v.strictTuple([Seat, v.unknown()])), v.maxLength(5000)),
  }),
  /** A token for a program of one's own. Needs proof. */
  'POST /api/tokens': NewTokenSchema,
  'DELETE /api/tokens/:id': Nothing,
  /** Makes the account a bot's for good: marked as such, and its programs may play. Needs proof. */
  'POST /api/bot-account': Nothing,
  'POST /api/answers': AnswerSchema,

  'POST /api/admin/tables/:id/close': Nothing,
  /** `hours`: null for no end. */
  'POST /api/admin/people/:id/ban': v.strictObject({ banned: v.boolean(), ...Measure }),
  /** Mutes somebody. */
  'POST /api/admin/people/:id/mute': v.strictObject({ muted: v.boolean(), ...Measure }),
  /** `acted`: something was done about it. */
  'POST /api/admin/reports/:id/close': v.strictObject({ acted: v.boolean() }),
  /** Lifts the sanction, or not. */
  'POST /api/admin/appeals/:id/answer': v.strictObject({ granted: v.boolean() }),
} as const

export type Acting = keyof typeof BODIES
export type BodyOf<R extends Acting> = v.InferInput<(typeof BODIES)[R]>

interface Done {
  readonly ok: true
}

/** The reply to each successful request. */
export interface Replies {
  /** Asked first: is there a club server, and does it know me? */
  'GET /api/club': {
    readonly you: Me | null
    /** The asker's sanctions, even if banned and so not known. */
    readonly sanctions: readonly Sanction[]
    /** The server's public key for Web Push. */
    readonly pushKey: string
    readonly time: number
    /** The server's `WIRE_VERSION`; a page with another one must reload. */
    readonly wire: number
    /** The newest rules of each game here; a page with older ones must reload. */
    readonly rules: Readonly<Record<string, number>>
  }
  'POST /api/guest': Me
  'POST /api/register': Me
  'POST /api/login': Me
  'POST /api/logout': Done
  'POST /api/password': Me
  'DELETE /api/me': Done
  'GET /api/sessions': { readonly sessions: readonly SessionInfo[] }
  'DELETE /api/sessions/:id': Done
  'POST /api/sessions/end-others': Done

  'GET /api/security': SecurityInfo
  'POST /api/prove': Done
  'POST /api/passkeys/prove': Done
  'POST /api/email': Done
  'POST /api/email/confirm': Done
  'DELETE /api/email': Done
  'POST /api/recovery': Done
  'POST /api/recovery/finish': Me
  /** `uri`: the content of the QR code for an authenticator app. */
  'POST /api/two-step': { readonly secret: string; readonly uri: string }
  /** Recovery codes, shown once. */
  'POST /api/two-step/confirm': { readonly codes: readonly string[] }
  'POST /api/two-step/codes': { readonly codes: readonly string[] }
  'DELETE /api/two-step': Done

  /** Pass `options` to the browser's `startRegistration` or `startAuthentication` as they are. */
  'POST /api/passkeys/options': { readonly ceremony: string; readonly options: unknown }
  'POST /api/passkeys': Me
  'GET /api/passkeys': { readonly passkeys: readonly PasskeyInfo[] }
  'DELETE /api/passkeys/:id': Done
  'POST /api/passkeys/login-options': { readonly ceremony: string; readonly options: unknown }
  'POST /api/passkeys/login': Me

  /** People I have played with, latest first, and people I have blocked. */
  'GET /api/people': { readonly met: readonly PersonRef[]; readonly blocked: readonly PersonRef[] }
  'GET /api/people/:id': Profile
  'POST /api/people/:id/block': Done
  'DELETE /api/people/:id/block': Done
  'GET /api/circle': Circle
  'POST /api/circle/seen': Done
  'GET /api/people/:id/relation': Relation
  'POST /api/people/:id/follow': Relation
  'DELETE /api/people/:id/follow': Relation
  'POST /api/people/:id/note': Relation
  'POST /api/people/:id/challenge': TableInfo
  'DELETE /api/challenges/:id': Done
  'POST /api/push': Done
  'DELETE /api/push': Done

  'GET /api/tables': { readonly tables: readonly TableInfo[] }
  'GET /api/tables/mine': { readonly tables: readonly MyTable[] }
  'POST /api/tables': TableInfo
  'GET /api/tables/:id': TableInfo
  'POST /api/tables/:id/enter': TableInfo
  'POST /api/tables/:id/sit': TableInfo
  'POST /api/tables/:id/stand': TableInfo
  'POST /api/tables/:id/colour': TableInfo
  'POST /api/tables/:id/ready': TableInfo
  'POST /api/tables/:id/seat': TableInfo
  'POST /api/tables/:id/start': TableInfo
  'POST /api/tables/:id/kick': TableInfo
  'POST /api/tables/:id/close': TableInfo
  'POST /api/tables/:id/rematch': TableInfo
  /** The match as the asker may know it, at any time, with its log. */
  'GET /api/tables/:id/view': ViewMessage
  /** The match file, once the match is over. */
  'GET /api/tables/:id/file': MatchFile
  /** Its progress, polled while the server works. `?from=` the first unknown step. */
  'GET /api/tables/:id/analysis': MatchAnalysis
  'POST /api/tables/:id/analysis': MatchAnalysis
  'POST /api/tables/:id/report': Done
  'POST /api/appeal': Done
  'DELETE /api/tables/:id/chat/:line': Done

  'GET /api/daily/:date': DailyInfo
  'POST /api/daily/:date/try': TableInfo
  'POST /api/daily/:date/alone': DailyInfo

  /** `?before=` the `at` of the last known one, for more. */
  'GET /api/history': { readonly entries: readonly HistoryEntry[] }
  /** Everything the club knows about this person, as one download. */
  'GET /api/export': {
    readonly person: Me
    readonly email: string | null
    readonly twoStep: boolean
    readonly sessions: readonly SessionInfo[]
    readonly passkeys: readonly PasskeyInfo[]
    readonly ratings: readonly Rating[]
    readonly ladders: readonly (Rating & { readonly season: string; readonly players: number })[]
    readonly achievements: readonly Achievement[]
    readonly statistics: readonly GameStatistics[]
    readonly blocked: readonly PersonRef[]
    readonly circle: Circle
    readonly notes: readonly { readonly about: PersonRef; readonly text: string; readonly at: number }[]
    /** Tries of daily challenges. */
    readonly daily: readonly { readonly date: string; readonly alone: boolean; readonly table: string }[]
    /** Push services that hear of this person's turns. */
    readonly push: readonly { readonly endpoint: string; readonly language: string; readonly createdAt: number }[]
    readonly securityLog: readonly SecurityEntry[]
    readonly tokens: readonly TokenInfo[]
    readonly reports: readonly {
      readonly about: string
      readonly reason: string
      readonly note: string
      readonly at: number
    }[]
    readonly matches: readonly MatchFile[]
    readonly chat: readonly ChatLine[]
  }
  /** `?season=2026-4`, `?players=3`. */
  'GET /api/ladders/:game': Ladder
  /** After each rated match, oldest first. */
  'GET /api/people/:id/ratings/:game': { readonly points: readonly RatingPoint[] }
  'GET /api/people/:id/achievements': { readonly achievements: readonly Achievement[] }
  'GET /api/leaders/:game': { readonly leaders: readonly Leader[] }

  /** Running, coming and the latest finished ones; `mine` are those where I take part. */
  'GET /api/tournaments': { readonly tournaments: readonly TournamentInfo[]; readonly mine: readonly string[] }
  'POST /api/tournaments': TournamentInfo
  'GET /api/tournaments/:id': TournamentReply
  'POST /api/tournaments/:id/join': TournamentReply
  'POST /api/tournaments/:id/leave': TournamentReply
  'POST /api/tournaments/:id/call-off': TournamentReply
  /** As a download: everything as JSON, or with `?csv=standings` or `?csv=tables` for a spreadsheet. */
  'GET /api/tournaments/:id/export': TournamentView
  'GET /api/tokens': { readonly tokens: readonly TokenInfo[] }
  /** `token` is shown once. */
  'POST /api/tokens': { readonly token: string; readonly info: TokenInfo }
  'DELETE /api/tokens/:id': Done
  'POST /api/bot-account': Me
  /** Lines of JSON that never end; this is one of them. `?lobby=1`: public tables, too. */
  'GET /api/stream': StreamEvent
  'POST /api/answers': AnswerReply
  /** How programs use this server, as an OpenAPI 3.1 document. */
  'GET /api/openapi.json': object

  /** `?state=`, `?before=` (its `createdAt`). */
  'GET /api/admin/tables': { readonly tables: readonly TableInfo[]; readonly setAside: readonly SetAsideTable[] }
  'POST /api/admin/tables/:id/close': TableInfo
  /** `?name=` a part of it. */
  'GET /api/admin/people': { readonly people: readonly AdminPerson[] }
  'POST /api/admin/people/:id/ban': Done
  'POST /api/admin/people/:id/mute': Done
  /** What waits for an administrator. */
  'GET /api/admin/queue': {
    readonly reports: readonly Report[]
    readonly appeals: readonly Appeal[]
    readonly pairs: readonly FrequentPair[]
  }
  'POST /api/admin/reports/:id/close': Done
  'POST /api/admin/appeals/:id/answer': Done
  'GET /api/admin/audit': { readonly entries: readonly AuditEntry[] }
  /** The latest lines of all tables. */
  'GET /api/admin/chat': { readonly lines: readonly (ChatLine & { readonly table: string })[] }
}
export type Route = keyof Replies

/**
 * Raised whenever a message, request or reply changes so that a page of the version before would misunderstand it. A
 * socket of another version is refused with 426 before anything is sent, and `GET /api/club` tells which version is
 * spoken.
 */
export const WIRE_VERSION = 3
const SOCKETS = '/api/socket'
export const SOCKET_PATH = `${SOCKETS}/${WIRE_VERSION}`
/** The path of sockets of other versions: the first had no number. */
export const isOtherVersion = (path: string): boolean => path.startsWith(SOCKETS) && path !== SOCKET_PATH
/** The header with a request's proof of work, `CHALLENGE:NUMBER` (wire/proof.ts). */
export const PROOF_HEADER = 'x-pentarchy-proof'

/**
 * Why the server closes a connection. `moving`: it stops, or cannot serve what was asked for; reconnect at once,
 * another server may answer. After the others, do not simply retry.
 */
export const CLOSE = { moving: 1012, flood: 4008, notKnown: 4001, ended: 4002 } as const
