import type { Course } from './lesson.ts'

/** The rules the lessons teach, and those that a first game needs besides. */
export function taughtIn({ lessons, needed }: Course): {
  readonly taught: readonly string[]
  readonly untaught: readonly string[]
} {
  const taught = [...new Set(lessons.flatMap(lesson => lesson.teaches))]
  return { taught, untaught: needed.filter(rule => !taught.includes(rule)) }
}
