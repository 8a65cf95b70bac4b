/*
 * What is said between the command and the process in which mutants are tried.
 */

export interface Assignment {
  /** Where the sources with their mutants lie. */
  readonly folder: string
  readonly planted: readonly string[]
  readonly tests: readonly string[]
  readonly reloaded: string
  /** What must not change while mutants are tried. */
  readonly watched: readonly string[]
  /** How long each test usually takes, if that is known already: then there is no survey. */
  readonly usual: readonly number[] | null
}

export interface Witness {
  readonly file: string
  readonly name: string
  readonly ms: number
  /** Why it is not asked. */
  readonly fault: string | null
  /** How often it meets which mutant. */
  readonly meets: Meetings
}

export type Meetings = Readonly<Record<string, number>>

export interface Survey {
  readonly witnesses: readonly Witness[]
  /** Met while the sources are loaded. */
  readonly early: Meetings
  /** Met while a file of tests is loaded, before any test is run. */
  readonly inFiles: Readonly<Record<string, Meetings>>
}

export interface TrialRequest {
  readonly mutant: string
  /** By number in the survey; asked in this order, until one objects. */
  readonly witnesses: readonly number[]
  readonly anew: boolean
  /** How often the mutant is met while loading, and then by each of the witnesses. */
  readonly early: number
  readonly meets: readonly number[]
}

export type TrialReply =
  | { readonly fate: 'killed'; readonly by: number; readonly how: 'failed' | 'endless' }
  | { readonly fate: 'survived' }
  /** A witness objects even without the mutant: something is left from an earlier one. */
  | { readonly fate: 'unclean'; readonly by: number }

/** A test has begun: whoever waits for an answer need not wait longer than for this one. */
export interface Sign {
  readonly begun: number
}

/** An order could not be carried out at all. */
export interface Trouble {
  readonly trouble: string
}

export type Order = { readonly assign: Assignment } | { readonly ask: TrialRequest }

/** Why a test is not asked that would take too long each time. */
export const TOO_LONG = 'it plays too long'

/** The answer of a process that has loaded everything once more. */
export const READY = 'ready'
