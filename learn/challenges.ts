import type { ChallengeBook } from './challenge.ts'
import type { CourseId } from './course-ids.ts'

/** The challenges of each game that has a course, loaded on demand. */
const LOADERS: Readonly<Record<CourseId, () => Promise<ChallengeBook>>> = {
  'dark-lands': async () => (await import('../games/dark-lands/challenges/index.ts')).challenges,
  ethnos: async () => (await import('../games/ethnos/challenges/index.ts')).challenges,
  'paper-tales': async () => (await import('../games/paper-tales/challenges/index.ts')).challenges,
  'small-world': async () => (await import('../games/small-world/challenges/index.ts')).challenges,
  'tiny-epic-kingdoms': async () => (await import('../games/tiny-epic-kingdoms/challenges/index.ts')).challenges,
}

export const loadChallenges = (game: CourseId): Promise<ChallengeBook> => LOADERS[game]()
