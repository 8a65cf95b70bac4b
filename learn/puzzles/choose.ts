import { elementAt } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Puzzle } from './puzzle.ts'

/** The puzzle of a day, the same for everybody. None repeats until all have been used. */
export function puzzleOfDay(puzzles: readonly Puzzle[], game: string, day: number): Puzzle {
  const cycle = Math.floor(day / puzzles.length)
  return elementAt(Rng.fromSeed(`puzzle of the day ${game} ${cycle}`).shuffle([...puzzles]), day % puzzles.length)
}

/** The puzzle nearest to a rating among those that are left. */
export function puzzleFor(
  puzzles: readonly Puzzle[],
  points: number,
  isLeft: (puzzle: Puzzle) => boolean,
): Puzzle | null {
  const distance = ({ rating }: Puzzle) => Math.abs(rating - points)
  return puzzles
    .filter(isLeft)
    .reduce<Puzzle | null>(
      (nearest, puzzle) => (nearest && distance(nearest) <= distance(puzzle) ? nearest : puzzle),
      null,
    )
}
