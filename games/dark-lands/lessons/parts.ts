import { lessonsWith, type Piece } from '../../../learn/lesson.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import type { Laying } from '../queries.ts'
import type { words as en } from './lessons.en.ts'
import { YOU } from './moments.ts'
import { openings } from './openings.ts'
import { inHand, regions } from './pieces.ts'

export { everySeat, inHand, pairs, purchases, regions } from './pieces.ts'

export const lesson = lessonsWith<DarkLandsPosition, DarkLandsMove, DarkLandsEvent, typeof en>()

/** Three players on the small board; the learner begins the first round. */
export const match = (id: keyof typeof openings) => ({ seats: 3, options: { first: '1' }, ...openings[id] })
export const usual = { seat: YOU, bots: 'novice', end: 'next' } as const

/** The cards, and the regions where they go. */
export const layingsLit = (layings: readonly Laying[]): Piece[] => [
  ...inHand(layings.map(({ card }) => card)),
  ...regions(layings.map(({ cell }) => cell)),
]
export const yourSeat = (): Piece[] => [`seat:${YOU}`]
