import type { Seat } from '../../../kernel/seat.ts'
import { lessonsWith, type Piece } from '../../../learn/lesson.ts'
import type { Cards, PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { NONE } from '../position.ts'
import type { words as en } from './lessons.en.ts'
import { kingdomOf, YOU } from './moments.ts'
import { openings } from './openings.ts'

export { buildingsLit, cardsLit, everySeat, offersLit } from './pieces.ts'

export const lesson = lessonsWith<PaperTalesPosition, PaperTalesMove, PaperTalesEvent, typeof en>()

/** Three at the table: both others are neighbours. */
export const match = (id: keyof typeof openings) => ({
  seats: 3,
  options: { gates: 'none', forge: false },
  ...openings[id],
})
export const usual = { seat: YOU, bots: 'novice', end: 'next' } as const

const OTHERS = [0, 1] as const satisfies readonly Seat[]

export const unitsOf = (p: PaperTalesPosition): Cards => kingdomOf(p).units.filter(card => card !== NONE)
export const yourSeat = (): Piece[] => [`seat:${YOU}`]
export const othersLit = (): Piece[] => OTHERS.map(seat => `seat:${seat}`)

/** The others keep no card, which is always legal. */
export const othersKeepNothing = OTHERS.map(seat => ({ seat, move: { kind: 'keep', cards: [] } as const }))
