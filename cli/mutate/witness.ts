/* Messages between the command and the process in which mutants are tried. */

export interface Assignment {
  /** The folder of the sources with their mutants. */
  readonly folder: string
  readonly planted: readonly string[]
  readonly tests: readonly string[]
  readonly reloaded: string
  /** Must not change while mutants are tried. */
  readonly watched: readonly string[]
  /** How long each test usually takes, if known: then there is no survey. */
  readonly usual: readonly number[] | null
}

export interface Witness {
  readonly file: string
  readonly name: string
  readonly ms: number
  /** Why it does not count. */
  readonly fault: string | null
  /** How often it meets each mutant. */
  readonly meets: MeetingCounts
}

export type MeetingCounts = Readonly<Record<string, number>>

export interface Survey {
  readonly witnesses: readonly Witness[]
  /** Met while the sources load. */
  readonly early: MeetingCounts
  /** Met while a test file loads, before any test runs. */
  readonly inFiles: Readonly<Record<string, MeetingCounts>>
}

export interface TrialRequest {
  readonly mutant: string
  /** By index in the survey; run in this order until one fails. */
  readonly witnesses: readonly number[]
  readonly anew: boolean
  /** How often the mutant is met while loading, and then by each test. */
  readonly early: number
  readonly meets: readonly number[]
}

export type TrialReply =
  | { readonly fate: 'killed'; readonly by: number; readonly how: 'failed' | 'endless' }
  | { readonly fate: 'survived' }
  /** A test fails even without the mutant: an earlier one left something behind. */
  | { readonly fate: 'unclean'; readonly by: number }

/** A test has begun, so the caller need not wait longer than for this one. */
export interface Sign {
  readonly begun: number
}

/** An order could not be carried out. */
export interface Trouble {
  readonly trouble: string
}

export type Order = { readonly assign: Assignment } | { readonly ask: TrialRequest }

/** Why a slow test does not count. */
export const TOO_LONG = 'it plays too long'

/** The answer of a process that has reloaded everything. */
export const READY = 'ready'
