import type { TableInfo } from './table.ts'

export interface PersonRef {
  readonly id: string
  readonly name: string
}

/** Shown instead of a deleted person's name; nobody can choose it. */
export const NAMELESS = '—'

export interface Me extends PersonRef {
  /** Guests have a name and a cookie; accounts can log in elsewhere. */
  readonly account: boolean
  readonly password: boolean
  readonly passkeys: number
  readonly admin: boolean
  /** Its moves are a program's. */
  readonly bot: boolean
}

export interface SessionInfo {
  readonly id: string
  readonly createdAt: number
  readonly seenAt: number
  /** As the browser calls itself. */
  readonly agent: string
  readonly current: boolean
}

/** Browser and system in a few words, from the user agent; empty if unknown. */
export const deviceOf = (agent: string): string =>
  [
    /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1]?.replace('Edg', 'Edge').replace('OPR', 'Opera'),
    /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0],
  ]
    .filter(Boolean)
    .join(', ')

/** What the owner of an account can look up. */
export const SECURITY_EVENTS = [
  'registered',
  'login',
  'wrong-password',
  'wrong-code',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'email-changed',
  'email-removed',
  'two-step-on',
  'two-step-off',
  'codes-made',
  'recovery-asked',
  'recovered',
  'sessions-ended',
  'token-made',
  'token-removed',
  'bot-account-made',
  'exported',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

export interface SecurityEntry {
  readonly id: string
  readonly at: number
  readonly kind: SecurityEventKind
  /** As the browser calls itself. */
  readonly agent: string
}

/** The security settings of an account. */
export interface SecurityInfo {
  /** Whether this server can send letters. */
  readonly mail: boolean
  /** Confirmed. */
  readonly email: string | null
  /** Where the confirmation went. */
  readonly proposed: string | null
  readonly twoStep: boolean
  /** How many are left. */
  readonly recoveryCodes: number
  /** They proved recently who they are: nothing is asked again. */
  readonly proved: boolean
  readonly log: readonly SecurityEntry[]
}

export interface PasskeyInfo {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}

export interface Rating {
  readonly game: string
  /** Whole points, about 1000 for a beginner: a cautious estimate that rises as it becomes certain. */
  readonly points: number
  /** How many points it may be off either way. */
  readonly doubt: number
  readonly games: number
}

export interface GameStatistics {
  readonly game: string
  readonly played: number
  /** Shared first places count in part. */
  readonly won: number
  readonly bestScore: number | null
  readonly meanScore: number | null
}

export interface Profile extends PersonRef {
  readonly account: boolean
  /** Its moves are a program's. */
  readonly bot: boolean
  readonly since: number
  readonly ratings: readonly Rating[]
  readonly statistics: readonly GameStatistics[]
}

export interface HistoryEntry {
  readonly table: TableInfo
  readonly seat: number
  readonly place: number | null
  readonly score: number | null
  readonly at: number
}

export interface Leader extends PersonRef {
  readonly rank: number
  readonly points: number
  readonly doubt: number
  readonly games: number
}

export interface AdminPerson extends PersonRef {
  readonly account: boolean
  readonly banned: boolean
  readonly muted: boolean
  readonly admin: boolean
  readonly createdAt: number
  readonly games: number
}
