import type { PuzzleEntry, PuzzleMatch } from './puzzle.ts'

/** Of no theme more than three fifths, once there are some of it. */
const LARGEST_PART = 0.6
const ALWAYS = 10

/** The matches without what would be too much of one theme. */
export function varied(matches: readonly PuzzleMatch[]): PuzzleMatch[] {
  const counts = new Map<string, number>()
  let all = 0
  return keeping(matches, ({ theme }) => {
    const count = counts.get(theme) ?? 0
    if (count >= ALWAYS && count + 1 > LARGEST_PART * (all + 1)) return false
    counts.set(theme, count + 1)
    all++
    return true
  })
}

/** The matches with some of their puzzles, and without those that have none left. */
export const keeping = (matches: readonly PuzzleMatch[], isKept: (puzzle: PuzzleEntry) => boolean): PuzzleMatch[] =>
  matches.flatMap(({ puzzles, choices, ...match }) => {
    const kept = puzzles.filter(isKept)
    const last = kept.at(-1)
    return last ? [{ ...match, choices: choices.slice(0, last.at), puzzles: kept }] : []
  })
