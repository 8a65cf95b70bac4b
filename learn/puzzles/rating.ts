import { keysOf } from '../../kernel/record.ts'

/* A person against a puzzle is a game of two, rated by OpenSkill. New players start at 25 on its scale; people see
   points, which start at 1500. */
const POINTS = { alpha: 40, base: 500 } as const

export const pointsFor = (mu: number): number => Math.round(POINTS.alpha * mu + POINTS.base)
export const muFor = (points: number): number => (points - POINTS.base) / POINTS.alpha

/** The strength of the bots that try puzzles. */
const STRENGTH = { novice: 15, steady: 21, sharp: 27, expert: 33 } as const
export type TrialLevel = keyof typeof STRENGTH
export const TRIAL_LEVELS = keysOf(STRENGTH)

/** How often a level solved a puzzle. */
export interface SolvedBy {
  readonly level: TrialLevel
  readonly tries: number
  readonly solved: number
}

/** The odds of solving grow e-fold with this much more strength. */
const SPREAD = 6
/** The prior for a puzzle nobody has tried. */
const EXPECTED = { mean: 26, spread: 6 } as const

/** The most likely strength after these trials, in points. */
export function firstRating(trials: readonly SolvedBy[]): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let mu = 5; mu <= 45; mu += 0.25) {
    let likelihood = -((mu - EXPECTED.mean) ** 2) / (2 * EXPECTED.spread ** 2)
    for (const { level, tries, solved } of trials) {
      const odds = (STRENGTH[level] - mu) / SPREAD
      likelihood += solved * odds - tries * Math.log1p(Math.exp(odds))
    }
    if (likelihood > most) {
      most = likelihood
      best = mu
    }
  }
  return pointsFor(best)
}
