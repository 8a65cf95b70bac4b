import { START_UNITS } from '../content/resources.ts'
import type { Units } from '../position.ts'

/*
 * A charter is what a player decides in secret before the game: the side of the territory card and the split of the
 * starting units (TEK-R-26). It is sealed as one number.
 */

export const SPLITS: readonly Units[] = Array.from({ length: START_UNITS + 1 }, (_, mana) =>
  Array.from({ length: START_UNITS + 1 - mana }, (_, ore) => ({ mana, ore, food: START_UNITS - mana - ore })),
).flat()

export const CHARTERS = 2 * SPLITS.length

export const charterOf = (face: number, split: number): number => face * SPLITS.length + split
export const faceOf = (charter: number): number => Math.floor(charter / SPLITS.length)
export const splitOf = (charter: number): Units => SPLITS[charter % SPLITS.length]
