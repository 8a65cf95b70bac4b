/** The games that have a course. Separate from the courses, so that a cover can offer one without loading it. */
export const COURSE_IDS = ['dark-lands', 'ethnos', 'paper-tales', 'small-world', 'tiny-epic-kingdoms'] as const
export type CourseId = (typeof COURSE_IDS)[number]

export const hasCourse = (game: string): game is CourseId => COURSE_IDS.some(id => id === game)
