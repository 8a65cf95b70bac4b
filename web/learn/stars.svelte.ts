import { KeptList } from '../store/kept-list.svelte.ts'

const earned = new KeptList('pentarchy-stars')
const idOf = (game: string, challenge: string, star: number): string => `${game}/${challenge}/${star}`

/** Which stars have been earned in this browser, each counted from 0. */
export const stars = {
  has: (game: string, challenge: string, star: number): boolean => earned.has(idOf(game, challenge, star)),
  add: (game: string, challenge: string, star: number): void => earned.add(idOf(game, challenge, star)),
}
