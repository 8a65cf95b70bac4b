import type { Entry } from '../../../kernel/match.ts'
import type { Opening } from '../../../learn/lesson.ts'
import type { SmallWorldMove } from '../position.ts'

/* Found by `pentarchy lessons small-world --find LESSON`. */

export const openings = {
  aim: {
    seed: 'aim 3',
    choices: [
      0, 3, 1, 3, 5, 5, 2, 5, 0, 0, 9, 0, 0, 9, 0, 0, 5, 2, 0, 0, 0, 1, 5, 3, 0, 1, 0, 6, 5, 8, 0, 0, 9, 0, 1, 2, 0, 4,
      0, 0, 2, 2, 0, 0, 0, 1, 0, 4, 0, 1, 0, 2, 1, 0, 1, 2, 1, 1, 0, 0, 3, 3, 0, 0, 1, 6, 5, 2, 1, 0, 4, 0, 0, 1, 2, 0,
      0, 0, 7, 7, 2, 0, 1, 0, 3, 0, 0, 1, 1, 1, 0, 0, 0, 4, 4,
    ],
  },
  combo: { seed: 'combo 0', choices: [] },
  price: { seed: 'price 0', choices: [] },
  entry: { seed: 'entry 0', choices: [0] },
  cost: {
    seed: 'cost 48',
    choices: [
      0, 3, 1, 0, 3, 0, 0, 0, 1, 1, 0, 9, 0, 0, 0, 3, 0, 0, 0, 0, 2, 6, 0, 0, 0, 2, 0, 2, 0, 0, 1, 0, 3, 0, 5, 0, 0, 0,
      5, 0, 2, 0, 1, 0,
    ],
  },
  die: { seed: 'die 10', choices: [0, 3, 1, 3, 5, 2, 0, 0, 3, 1, 1, 2, 0, 6, 0, 0, 2] },
  guard: { seed: 'guard 185', choices: [0, 3, 1, 3, 5, 7, 11, 0, 0, 3, 1, 1, 0, 3, 0, 0, 5, 5, 8] },
  turn: { seed: 'turn 219', choices: [0, 3, 1, 3, 5, 5, 2, 0, 0, 3, 1, 1, 0, 8, 0, 0, 3, 0, 2, 0, 0, 3, 6, 2, 0] },
  income: {
    seed: 'income 68',
    choices: [
      0, 3, 1, 3, 5, 7, 12, 0, 0, 3, 2, 1, 2, 0, 6, 0, 0, 2, 4, 3, 0, 0, 1, 2, 5, 3, 0, 0, 4, 6, 0, 2, 0, 2, 0, 0, 2, 3,
      2, 0, 0, 1, 7,
    ],
  },
  decline: {
    seed: 'decline 1337',
    choices: [0, 3, 1, 3, 5, 5, 2, 0, 5, 3, 1, 0, 2, 0, 8, 0, 0, 0, 4, 3, 0, 1, 0, 0, 0, 0, 0, 1, 2, 1, 0],
  },
  game: {
    seed: 'game 1598',
    choices: [
      0, 3, 3, 0, 0, 0, 1, 3, 6, 0, 0, 1, 4, 1, 3, 5, 5, 2, 5, 0, 0, 3, 3, 3, 0, 0, 2, 0, 0, 0, 0, 0, 1, 4, 0, 0, 0, 28,
      0, 0, 0, 0, 6, 0, 0, 7, 0, 5, 0, 8, 0, 0, 6, 2, 3, 0, 0, 0, 1, 7, 0, 0, 3, 0, 1, 0, 7, 4, 0,
    ],
  },
} satisfies Record<string, Opening>

const byOpponent = (...moves: readonly SmallWorldMove[]): Entry<SmallWorldMove>[] =>
  moves.map(move => ({ seat: 1, move }))

/** The opponent takes the guarded region, and nothing else. */
export const assault = byOpponent(
  { kind: 'expand' },
  { kind: 'conquer', region: 13 },
  { kind: 'stop' },
  { kind: 'done' },
)

/** The opponent stays at home. */
export const quietTurn = byOpponent({ kind: 'expand' }, { kind: 'stop' }, { kind: 'spread' }, { kind: 'done' })
