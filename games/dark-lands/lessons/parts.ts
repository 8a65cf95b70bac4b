import { lessonsWith, type Piece } from '../../../learn/lesson.ts'
import type { Cell } from '../content/boards.ts'
import type { Card } from '../content/deck.ts'
import type { Companion } from '../content/figures.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import type { Laying } from '../queries.ts'
import type { words as en } from './lessons.en.ts'
import { YOU } from './moments.ts'
import { openings } from './openings.ts'

export const lesson = lessonsWith<DarkLandsPosition, DarkLandsMove, DarkLandsEvent, typeof en>()

/** Three players on the small board; the learner begins the first round. */
export const match = (id: keyof typeof openings) => ({ seats: 3, options: { first: '1' }, ...openings[id] })
export const usual = { seat: YOU, bots: 'novice', end: 'next' } as const

export const inHand = (cards: readonly Card[]): Piece[] => [...new Set(cards)].map(card => `hand:${card}`)
export const regions = (cells: readonly Cell[]): Piece[] => [...new Set(cells)].map(cell => `cell:${cell}`)
/** The cards and the regions they go to. */
export const layingsLit = (layings: readonly Laying[]): Piece[] => [
  ...inHand(layings.map(({ card }) => card)),
  ...regions(layings.map(({ cell }) => cell)),
]
export const pairs = (...choices: readonly (readonly Companion[])[]): Piece[] =>
  choices.map(pair => `pair:${pair.join()}`)
export const purchases = (...types: readonly Companion[]): Piece[] => types.map(type => `buy:${type}`)
export const everySeat = (p: DarkLandsPosition): Piece[] => p.hands.map((_, seat) => `seat:${seat}`)
export const yourSeat = (): Piece[] => [`seat:${YOU}`]
