import type { PuzzleEntry, PuzzleMatch } from './puzzle.ts'

/** A theme with no more puzzles than this is never cut. */
const ALWAYS = 10

/** The matches without the surplus of a theme that is too frequent; its hardest puzzles go first. */
export function varied(matches: readonly PuzzleMatch[], largestPart: number): PuzzleMatch[] {
  let kept = matches.flatMap(({ puzzles }) => puzzles).sort((a, b) => a.rating - b.rating)
  const isTooMany = (count: number) => count > ALWAYS && count > largestPart * kept.length
  const countOf = (theme: string) => kept.filter(puzzle => puzzle.theme === theme).length
  for (;;) {
    const hardest = kept.findLast(({ theme }) => isTooMany(countOf(theme)))
    if (!hardest) return keeping(matches, puzzle => kept.includes(puzzle))
    kept = kept.filter(puzzle => puzzle !== hardest)
  }
}

/** The matches with only the puzzles to keep; matches without any are dropped. */
export const keeping = (matches: readonly PuzzleMatch[], isKept: (puzzle: PuzzleEntry) => boolean): PuzzleMatch[] =>
  matches.flatMap(({ puzzles, choices, ...match }) => {
    const kept = puzzles.filter(isKept)
    const last = kept.at(-1)
    return last ? [{ ...match, choices: choices.slice(0, last.at), puzzles: kept }] : []
  })
