import type { Coach } from './coach.ts'
import type { CourseId } from './course-ids.ts'

/** Every coach, loaded when somebody plays its game for the first time. */
const LOADERS: Readonly<Record<CourseId, () => Promise<Coach>>> = {
  'dark-lands': async () => (await import('../games/dark-lands/coach/index.ts')).coach,
  ethnos: async () => (await import('../games/ethnos/coach/index.ts')).coach,
  'paper-tales': async () => (await import('../games/paper-tales/coach/index.ts')).coach,
  'small-world': async () => (await import('../games/small-world/coach/index.ts')).coach,
  'tiny-epic-kingdoms': async () => (await import('../games/tiny-epic-kingdoms/coach/index.ts')).coach,
}

export const loadCoach = (game: CourseId): Promise<Coach> => LOADERS[game]()
