import type { CourseId } from './course-ids.ts'
import type { Course } from './lesson.ts'

/** Every course, loaded on demand. A course is a folder `games/<game>/lessons`, its id and a line here. */
const LOADERS: Readonly<Record<CourseId, () => Promise<Course>>> = {
  'dark-lands': async () => (await import('../games/dark-lands/lessons/index.ts')).course,
  ethnos: async () => (await import('../games/ethnos/lessons/index.ts')).course,
  'paper-tales': async () => (await import('../games/paper-tales/lessons/index.ts')).course,
  'small-world': async () => (await import('../games/small-world/lessons/index.ts')).course,
  'tiny-epic-kingdoms': async () => (await import('../games/tiny-epic-kingdoms/lessons/index.ts')).course,
}

export const loadCourse = (game: CourseId): Promise<Course> => LOADERS[game]()
