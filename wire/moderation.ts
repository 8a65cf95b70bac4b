import type { PersonRef } from './people.ts'

export const REPORT_REASONS = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const SANCTION_KINDS = ['mute', 'ban'] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]

/** In hours; null for no end. */
export const SANCTION_HOURS = [1, 24, 168, 720, null] as const

/** A mute or ban, as its person sees it. */
export interface Sanction {
  readonly kind: SanctionKind
  /** Null: until it is lifted. */
  readonly until: number | null
  readonly reason: string
  /** One appeal is heard. */
  readonly appeal: AppealState | null
}

export const APPEAL_STATES = ['open', 'granted', 'refused'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** A player's report, as administrators see it. */
export interface Report {
  readonly id: string
  readonly at: number
  readonly by: PersonRef
  readonly person: PersonRef
  readonly table: string
  /** The line of chat, if it is about one. */
  readonly line: { readonly id: string; readonly text: string } | null
  readonly reason: ReportReason
  readonly note: string
}

export interface Appeal {
  readonly id: string
  readonly at: number
  readonly person: PersonRef
  readonly kind: SanctionKind
  readonly text: string
}

/** Two accounts that meet often in rated matches, and how often each won. */
export interface FrequentPair {
  readonly one: PersonRef
  readonly other: PersonRef
  readonly game: string
  readonly matches: number
  readonly won: number
  readonly lost: number
}

/** What administrators can do; each entry is in the audit log. */
export const MODERATOR_ACTS = [
  'ban',
  'unban',
  'mute',
  'unmute',
  'close-table',
  'close-tournament',
  'delete-chat',
  'dismiss-report',
  'close-report',
  'grant-appeal',
  'refuse-appeal',
] as const
export type ModeratorAct = (typeof MODERATOR_ACTS)[number]

export interface AuditEntry {
  readonly id: string
  readonly at: number
  readonly by: string
  readonly act: ModeratorAct
  /** Whom it concerned. */
  readonly person: PersonRef | null
  readonly table: string | null
  /** The length of a sanction; null: until it is lifted. */
  readonly hours: number | null
  /** The reason; of an appeal, the kind of sanction. */
  readonly detail: string
}
