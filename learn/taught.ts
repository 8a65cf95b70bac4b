import type { Course } from './lesson.ts'

/** The rules the lessons teach, and the rules a first game needs that they do not. */
export function taughtIn({ lessons, needed }: Course): {
  readonly taught: readonly string[]
  readonly untaught: readonly string[]
} {
  const taught = [...new Set(lessons.flatMap(lesson => lesson.teaches))]
  return { taught, untaught: needed.filter(rule => !taught.includes(rule)) }
}
