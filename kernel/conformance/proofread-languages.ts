import type { Language } from '../languages.ts'

/** The languages whose grammar the proofreader knows, and whose texts the tests read. */
export const PROOFREAD = ['en', 'ru'] as const satisfies readonly Language[]
export type ProofreadLanguage = (typeof PROOFREAD)[number]
