import { elementAt } from '../../../kernel/list.ts'
import { type Seat, seatAt } from '../../../kernel/seat.ts'
import { lessonsWith, type Piece } from '../../../learn/lesson.ts'
import { type Card, tribeOf } from '../content/cards.ts'
import { ALL_KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { CENTAUR, DWARF, ELF, type Tribe, WIZARD } from '../content/tribes.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'
import { kingdomCounts } from '../queries.ts'
import type { words as en } from './lessons.en.ts'
import { type EthnosTest, groupsIn, largest, markedKingdom, plays, sizeOf, YOU } from './moments.ts'
import { openings } from './openings.ts'

export { everySeat, inHand, inRow, kingdomsLit } from './pieces.ts'

export const lesson = lessonsWith<EthnosPosition, EthnosMove, EthnosEvent, typeof en>()

/** The same six tribes in every lesson; none needs a board of its own. */
export const OPTIONS = { tribes: ['centaur', 'dwarf', 'elf', 'giant', 'minotaur', 'wizard'] }
export const match = (id: keyof typeof openings) => ({ seats: 4, options: OPTIONS, ...openings[id] })
export const usual = { seat: YOU, bots: 'novice', end: 'next' } as const

export const yours = (p: EthnosPosition): Kingdom[] =>
  ALL_KINGDOMS.filter(kingdom => elementAt(kingdomCounts(p, kingdom), YOU) > 0)
export const yourSeat = (): Piece[] => [`seat:${YOU}`]

/** No leader among these asks a question or counts for more than it shows. */
export const isPlain = (cards: readonly Card[], ...except: readonly Tribe[]): boolean =>
  cards.every(card => ![CENTAUR, ELF, WIZARD, DWARF].some(tribe => tribe === tribeOf(card) && !except.includes(tribe)))

/** One band stands out in the hand. */
export const standsOut = (hand: readonly Card[], size: number): boolean => {
  const [first = [], second = []] = groupsIn(hand)
  return first.length === size && second.length < size
}

export const hasMarker: EthnosTest = moment => markedKingdom(moment) !== undefined
export const isLargest: EthnosTest = ({ before, move }) => sizeOf(move) === largest(before).length
export const takesCard = plays('draw', 'recruit')

/** The others draw from the deck, which is always legal. */
export const othersDraw = ([1, 2, 3] satisfies Seat[]).map(seat => ({
  seat: seatAt(seat),
  move: { kind: 'draw' } as const,
}))
