import type { CourseId } from '../course-ids.ts'
import type { PuzzleCollection } from './puzzle.ts'

/** The puzzles of each game that has a course, loaded on demand: a folder `games/<game>/puzzles` and a line here. */
const LOADERS: Readonly<Record<CourseId, () => Promise<PuzzleCollection>>> = {
  'dark-lands': async () => (await import('../../games/dark-lands/puzzles/index.ts')).collection,
  ethnos: async () => (await import('../../games/ethnos/puzzles/index.ts')).collection,
  'paper-tales': async () => (await import('../../games/paper-tales/puzzles/index.ts')).collection,
  'small-world': async () => (await import('../../games/small-world/puzzles/index.ts')).collection,
  'tiny-epic-kingdoms': async () => (await import('../../games/tiny-epic-kingdoms/puzzles/index.ts')).collection,
}

export const loadPuzzles = (game: CourseId): Promise<PuzzleCollection> => LOADERS[game]()
