import type { Facts, Options } from '../../kernel/game.ts'
import { BOARD_PLANS, BOARDS, type BoardId } from './content/boards.ts'

export interface DarkLandsOptions extends Options {
  readonly board: 'by-players' | BoardId
  /** Who goes first, if the table chooses rather than chance. */
  readonly first: 'random' | '1' | '2' | '3' | '4' | '5'
  /** Equal words give equal boards; the empty word gives a random one. */
  readonly layout: string
  readonly compensation: boolean
}

const SEATS = [2, 3, 4, 5]
const from = (seat: number): readonly number[] => SEATS.filter(seats => seats >= seat)

export const facts: Facts = {
  id: 'dark-lands',
  rulesVersion: 2,
  seats: { min: 2, max: 5 },
  options: [
    {
      id: 'board',
      kind: 'choice',
      values: ['by-players', ...BOARDS],
      default: 'by-players',
      valueSeats: Object.fromEntries(BOARDS.map(board => [board, BOARD_PLANS[board].players])),
    },
    {
      id: 'first',
      kind: 'choice',
      values: ['random', '1', '2', '3', '4', '5'],
      default: 'random',
      valueSeats: { 3: from(3), 4: from(4), 5: from(5) },
    },
    { id: 'layout', kind: 'text', maxLength: 40, default: '' },
    { id: 'compensation', kind: 'flag', default: false },
  ],
  simultaneous: true,
  // 61 captures and 3 Claims make 64 active turns, and five idle ones in a row end the game: at most 325 turns, none of
  // which has ever come near sixty decisions. Real games take 200 to 600.
  longest: 20_000,
}
