import * as v from 'valibot'
import type { MatchFile } from '../kernel/file.ts'
import type { MatchAnalysis } from './analysis.ts'
import { Storable } from './client-message.ts'
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
import type { ChatLine, ViewMessage } from './server-message.ts'
import { type MyTable, NewTableSchema, SeatRequestSchema, type SetAsideTable, type TableInfo } from './table.ts'

/*
 * Every request the server knows. What is not done is answered with `FaultReply` and a status of 400 and above.
 * A guest or an account is known by a cookie, which the replies marked 'sets the cookie' set.
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
const Language = v.picklist(['en', 'ru'])

/** The answer of the browser's authenticator; checked in full by the passkey library. */
const Ceremony = v.strictObject({ ceremony: Text(60), response: v.record(v.string(), v.unknown()) })

export const PushSubscriptionSchema = v.strictObject({
  endpoint: Text(1000),
  keys: v.strictObject({ p256dh: Text(200), auth: Text(100) }),
  /** In which language to be told. */
  language: Language,
})

/** What a request must carry as its JSON body. */
export const BODIES = {
  /** Sets the cookie. A guest who is known already is renamed. */
  'POST /api/guest': Named,
  /** Sets the cookie. A guest becomes the account and keeps everything played so far. */
  'POST /api/register': v.strictObject({ name: Text(100), password: Text(1000) }),
  /** Sets the cookie. `code`: of the second step, or a recovery code. */
  'POST /api/login': v.strictObject({ name: Text(100), password: Text(1000), code: Code }),
  'POST /api/logout': Nothing,
  /** `old` is not needed by an account that has passkeys only. */
  'POST /api/password': v.strictObject({ old: v.optional(Text(1000)), password: Text(1000) }),
  /** Deletes who one is here, for good. `password` is needed by whoever has one. */
  'DELETE /api/me': v.strictObject({ password: v.optional(Text(1000)) }),
  'DELETE /api/sessions/:id': Nothing,
  'POST /api/sessions/end-others': Nothing,

  /** Shows once more who one is; for a while credentials may be changed. */
  'POST /api/prove': v.strictObject({ password: Text(1000), code: Code }),
  /** The same by a passkey, with `login-options`. */
  'POST /api/passkeys/prove': Ceremony,
  /** Sends the letter that confirms the address. Needs proof. */
  'POST /api/email': v.strictObject({ address: Text(254), language: Language }),
  'POST /api/email/confirm': v.strictObject({ token: Text(100) }),
  'DELETE /api/email': Nothing,
  /** Sends a link to whoever has this address; the answer does not tell whether anybody does. */
  'POST /api/recovery': v.strictObject({ address: Text(254) }),
  /** Sets the cookie, and a new password. */
  'POST /api/recovery/finish': v.strictObject({ token: Text(100), password: Text(1000), code: Code }),
  /** Needs proof, as all of these. Good from the first right code. */
  'POST /api/two-step': Nothing,
  'POST /api/two-step/confirm': v.strictObject({ code: Text(40) }),
  'POST /api/two-step/codes': Nothing,
  'DELETE /api/two-step': Nothing,

  /** For an account: one more key. For anybody else `name` is the name of the account to be. */
  'POST /api/passkeys/options': v.strictObject({ name: v.optional(Text(100)) }),
  /** Sets the cookie. */
  'POST /api/passkeys': v.strictObject({ ...Ceremony.entries, label: v.optional(Text(60), '') }),
  'DELETE /api/passkeys/:id': Nothing,
  'POST /api/passkeys/login-options': Nothing,
  /** Sets the cookie. */
  'POST /api/passkeys/login': Ceremony,

  'POST /api/people/:id/block': Nothing,
  'DELETE /api/people/:id/block': Nothing,
  'POST /api/push': PushSubscriptionSchema,
  'DELETE /api/push': v.strictObject({ endpoint: Text(1000) }),

  'POST /api/tables': NewTableSchema,
  /** Shows the invitation of a private table; afterwards its doors are open to this person. */
  'POST /api/tables/:id/enter': v.strictObject({ key: Text(60) }),
  'POST /api/tables/:id/sit': v.strictObject({ seat: Seat }),
  'POST /api/tables/:id/stand': Nothing,
  /** Before the start: one's own seat gets a colour that nobody else has. */
  'POST /api/tables/:id/colour': v.strictObject({ seat: Seat, colour: v.number() }),
  /** Who sits down is ready; when the host changes something, everybody else is asked again. */
  'POST /api/tables/:id/ready': v.strictObject({ ready: v.boolean() }),
  /** Host, before the start: puts a bot on a seat, or opens it. */
  'POST /api/tables/:id/seat': v.strictObject({ seat: Seat, holder: SeatRequestSchema }),
  'POST /api/tables/:id/start': Nothing,
  /** Host: before the start the seat is open again, afterwards a bot plays on; the person cannot come back. */
  'POST /api/tables/:id/kick': v.strictObject({ person: Text(60) }),
  /** Host, before the start. */
  'POST /api/tables/:id/close': Nothing,
  /** Anybody who sat there: the same table again. Asked twice, it is the same rematch. */
  'POST /api/tables/:id/rematch': Nothing,
  /** Anybody who may enter, once the match is over. Asked again, it is the same analysis. */
  'POST /api/tables/:id/analysis': Nothing,
  /** Tells administrators of somebody who sits or has talked there. */
  'POST /api/tables/:id/report': v.strictObject({
    person: Text(60),
    line: v.optional(Text(60)),
    reason: v.picklist(REPORT_REASONS),
    note: v.optional(Text(500), ''),
  }),
  /** Asks administrators to lift a sanction, also for those who are banned. Heard once. */
  'POST /api/appeal': v.strictObject({ text: v.pipe(Text(1000), v.minLength(1)) }),
  /** Host, admin, or who wrote it. */
  'DELETE /api/tables/:id/chat/:line': Nothing,

  'POST /api/admin/tables/:id/close': Nothing,
  /** `hours`: how long; null until it is lifted. */
  'POST /api/admin/people/:id/ban': v.strictObject({ banned: v.boolean(), ...Measure }),
  /** Keeps somebody from talking. */
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

/** What comes back when a request was done. */
export interface Replies {
  /** Asked first of all: is there a club server, and am I known to it? */
  'GET /api/club': {
    readonly you: Me | null
    /** What this person, perhaps banned and so not known, may not do. */
    readonly sanctions: readonly Sanction[]
    /** The server's public key for Web Push. */
    readonly pushKey: string
    readonly time: number
    /** The server's `WIRE_VERSION`; a page of another one must be loaded anew. */
    readonly wire: number
    /** The newest rules of each game here; a page with older ones must be loaded anew. */
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
  /** `uri`: what an authenticator app reads as a picture. */
  'POST /api/two-step': { readonly secret: string; readonly uri: string }
  /** Recovery codes, shown once. */
  'POST /api/two-step/confirm': { readonly codes: readonly string[] }
  'POST /api/two-step/codes': { readonly codes: readonly string[] }
  'DELETE /api/two-step': Done

  /** `options` go to the browser's `startRegistration` or `startAuthentication` as they are. */
  'POST /api/passkeys/options': { readonly ceremony: string; readonly options: unknown }
  'POST /api/passkeys': Me
  'GET /api/passkeys': { readonly passkeys: readonly PasskeyInfo[] }
  'DELETE /api/passkeys/:id': Done
  'POST /api/passkeys/login-options': { readonly ceremony: string; readonly options: unknown }
  'POST /api/passkeys/login': Me

  /** Whom I have played with, latest first, and whom I have blocked. */
  'GET /api/people': { readonly met: readonly PersonRef[]; readonly blocked: readonly PersonRef[] }
  'GET /api/people/:id': Profile
  'POST /api/people/:id/block': Done
  'DELETE /api/people/:id/block': Done
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
  /** The match as the asker may know it, at any time; its whole story. */
  'GET /api/tables/:id/view': ViewMessage
  /** The match file; only when the match is over. */
  'GET /api/tables/:id/file': MatchFile
  /** How far it has come: asked again and again while the server is at it. `?from=` the first step not known yet. */
  'GET /api/tables/:id/analysis': MatchAnalysis
  'POST /api/tables/:id/analysis': MatchAnalysis
  'POST /api/tables/:id/report': Done
  'POST /api/appeal': Done
  'DELETE /api/tables/:id/chat/:line': Done

  /** `?before=` the `at` of the last one known, for more. */
  'GET /api/history': { readonly entries: readonly HistoryEntry[] }
  /** Everything the club keeps of this person, as one download. */
  'GET /api/export': {
    readonly person: Me
    readonly email: string | null
    readonly twoStep: boolean
    readonly sessions: readonly SessionInfo[]
    readonly passkeys: readonly PasskeyInfo[]
    readonly ratings: readonly Rating[]
    readonly statistics: readonly GameStatistics[]
    readonly blocked: readonly PersonRef[]
    /** Push services that are told of this person's turns. */
    readonly push: readonly { readonly endpoint: string; readonly language: string; readonly createdAt: number }[]
    readonly securityLog: readonly SecurityEntry[]
    readonly reports: readonly {
      readonly about: string
      readonly reason: string
      readonly note: string
      readonly at: number
    }[]
    readonly matches: readonly MatchFile[]
    readonly chat: readonly ChatLine[]
  }
  'GET /api/leaders/:game': { readonly leaders: readonly Leader[] }

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
 * Raised whenever a message, a request or a reply changes so that a page of the version before would misunderstand it.
 * A socket of another version is refused with 426 before anything is said, and `GET /api/club` tells which is spoken.
 */
export const WIRE_VERSION = 3
const SOCKETS = '/api/socket'
export const SOCKET_PATH = `${SOCKETS}/${WIRE_VERSION}`
/** The socket of another version: the first had no number. */
export const isOtherVersion = (path: string): boolean => path.startsWith(SOCKETS) && path !== SOCKET_PATH
/** In which a request carries its proof of work, `CHALLENGE:NUMBER` (wire/proof.ts). */
export const PROOF_HEADER = 'x-pentarchy-proof'

/**
 * Why the server ends a connection. `moving`: it stops, or cannot serve what was asked for; come back at once, another
 * may answer. After the others do not simply try again.
 */
export const CLOSE = { moving: 1012, flood: 4008, notKnown: 4001, ended: 4002 } as const
