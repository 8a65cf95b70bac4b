import { lessonsWith, type Piece } from '../../../learn/lesson.ts'
import type { Action } from '../content/figures.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'
import type { words as en } from './lessons.en.ts'
import { seatsIn, YOU } from './moments.ts'
import { openings } from './openings.ts'

export const lesson = lessonsWith<TekPosition, TekMove, TekEvent, typeof en>()

export const match = (id: keyof typeof openings) => ({ seats: 3, options: {}, ...openings[id] })
export const usual = { seat: YOU, bots: 'novice', end: 'next' } as const

export const everySeat = (p: TekPosition): Piece[] => seatsIn(p).map(seat => `seat:${seat}`)
export const yourSeat = (): Piece[] => [`seat:${YOU}`]
export const regionsLit = (...regions: readonly number[]): Piece[] => regions.map(region => `region:${region}`)
export const landsLit = (...sides: readonly number[]): Piece[] => sides.map(side => `land:${side}`)
export const actionsLit = (...actions: readonly Action[]): Piece[] => actions.map(action => `action:${action}`)
