import { ROOM_PER_PLAYER } from './content.ts'
import type { FerryPosition } from './position.ts'

/* What tables and words ask of a position. The rules answer. */

export { carriedOf, linesOf as pointsSoFar, pointsOf } from './rules/crossing.ts'
export { OBJECTIONS, type ObjectionCode } from './rules/objections.ts'

export const roomOf = (p: FerryPosition): number => ROOM_PER_PLAYER * p.hands.length
export const isOver = (p: FerryPosition): boolean => p.crossing > p.crossings
