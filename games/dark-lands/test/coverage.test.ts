import { expect, it } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { CARD_KINDS, idOf, SPELL } from '../content/deck.ts'
import type { DarkLandsMove } from '../position.ts'
import { game } from '../rules/game.ts'
import { opening } from './builders.ts'

/** The card that a move plays. */
function played(move: DarkLandsMove): number | null {
  switch (move.kind) {
    case 'capture':
    case 'fortify':
    case 'cast':
    case 'aim':
      return move.card
    case 'recruit':
      return SPELL.recruitment
    case 'rally':
      return SPELL['second-wind']
    case 'levitate':
      return SPELL.levitation
    default:
      return null
  }
}

it('DL-COMP-3: every card of the deck is played somewhere in forty games by chance', () => {
  const seen = new Set<number>()
  for (let n = 0; n < 40; n++) {
    const rng = Rng.fromSeed(`cards ${n}`)
    const p = opening(2 + (n % 4), {}, `cards ${n}`)
    while (game.toMove(p).length > 0) {
      const seat = rng.pick(game.toMove(p))
      const moves = game.moves(p, seat)
      // Ending the turn only when nothing else is left gives dear cards a chance.
      const busy = moves.filter(move => move.kind !== 'end' && move.kind !== 'proceed' && move.kind !== 'give')
      const move = rng.pick(busy.length > 0 ? busy : moves)
      const card = played(move)
      if (card !== null) seen.add(card)
      game.play(p, seat, move, rng, null)
    }
  }
  expect(
    Array.from({ length: CARD_KINDS }, (_, card) => card)
      .filter(card => !seen.has(card))
      .map(idOf),
  ).toEqual([])
})
