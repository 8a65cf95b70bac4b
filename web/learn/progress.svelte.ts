import { KeptList } from '../store/kept-list.svelte.ts'

const finished = new KeptList('pentarchy-lessons')

/** Which lessons have been finished in this browser. */
export const progress = {
  has: (game: string, lesson: string): boolean => finished.has(`${game}/${lesson}`),
  add: (game: string, lesson: string): void => finished.add(`${game}/${lesson}`),
}
