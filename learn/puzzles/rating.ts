import { keysOf } from '../../kernel/record.ts'

/*
 * A person against a puzzle is a game of two, rated as OpenSkill does it. On its scale somebody new stands at 25; people are shown
 * points, of which somebody new has 1500.
 */
const POINTS = { alpha: 40, base: 500 } as const

export const pointsFor = (mu: number): number => Math.round(POINTS.alpha * mu + POINTS.base)
export const muFor = (points: number): number => (points - POINTS.base) / POINTS.alpha

/** Where bots stand that try puzzles. */
const STRENGTH = { novice: 15, steady: 21, sharp: 27, expert: 33 } as const
export type TrialLevel = keyof typeof STRENGTH
export const TRIAL_LEVELS = keysOf(STRENGTH)

/** How often a level solved a puzzle. */
export interface SolvedBy {
  readonly level: TrialLevel
  readonly tries: number
  readonly solved: number
}

/** By how much more strength the odds to solve rise e-fold. */
const SPREAD = 6
/** What is expected before anybody has tried. */
const EXPECTED = { mean: 26, spread: 6 } as const

/** The strength at which the trials are likeliest, in points. */
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
