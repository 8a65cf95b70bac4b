import type { ErrorModel } from './error-model.ts'
import type { Effort } from './searcher.ts'

/**
 * The levels offered to people, weakest first. Separate from the bots, so that a form can list them without loading
 * any.
 */
export const LEVELS = ['novice', 'steady', 'sharp', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** How the levels below Sharp err. */
export const ERROR_MODELS = {
  novice: { blur: 1.8, rivals: 0, overlooks: 0.95 },
  steady: { blur: 0.9, rivals: 0.2, overlooks: 0.45 },
} satisfies Partial<Record<Level, ErrorModel>>

/** The rollouts a searching level may spend on a decision, before the game's `patience`. */
export const EFFORTS = {
  expert: { iterations: 16 },
  master: { milliseconds: 1900 },
} satisfies Partial<Record<Level, Effort>>
