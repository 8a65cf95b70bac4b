import { lessonsWith, type Piece } from '../../../learn/lesson.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'
import type { words as en } from './lessons.en.ts'
import { YOU } from './moments.ts'
import { openings } from './openings.ts'

export { actionsLit, everySeat, landsLit, regionsLit } from './pieces.ts'

export const lesson = lessonsWith<TekPosition, TekMove, TekEvent, typeof en>()

export const match = (id: keyof typeof openings) => ({ seats: 3, options: {}, ...openings[id] })
export const usual = { seat: YOU, bots: 'novice', end: 'next' } as const

export const yourSeat = (): Piece[] => [`seat:${YOU}`]
