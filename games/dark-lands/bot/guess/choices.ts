import type { Seat } from '../../../../kernel/seat.ts'
import { type Card, withoutCards } from '../../content/deck.ts'
import { SCOUTING_TAKE, TRANSMUTATION_COINS } from '../../content/magic.ts'
import { type DarkLandsMove, type DarkLandsPosition, topFrame } from '../../position.ts'
import { CLOSE, GIVINGS } from '../../rules/exchange.ts'
import { DISCARDS, STOP } from '../../rules/magic-choices.ts'
import type { DarkLandsWeights } from '../../weights/index.ts'
import { cardWorth } from '../worth.ts'
import { lossOf, purse } from './hand.ts'

/* Which cards to give up, and which to take. */

/** The two least valuable cards in exchange for a new one, if that is an improvement. */
export function guessExchange(hand: readonly Card[]): DarkLandsMove {
  const one = worstAt(hand)
  const other = worstAt(hand, one)
  if (other < 0 || lossOf(hand[one]) + lossOf(hand[other]) >= purse.draw) return CLOSE
  return GIVINGS[hand[Math.min(one, other)]][hand[Math.max(one, other)]]
}

/** The worst card; for Transmutation, as long as it is worth less than its coins. */
export function guessDiscard(p: DarkLandsPosition, seat: Seat, { points }: DarkLandsWeights): DarkLandsMove {
  const hand = p.hands[seat]
  const worst = hand[worstAt(hand)]
  const frame = topFrame(p)
  const mayStop = frame?.kind === 'transmutation' && frame.amount > 0
  return mayStop && lossOf(worst) > points.coins * TRANSMUTATION_COINS ? STOP : DISCARDS[worst]
}

/** The position of the least valuable card, leaving out one. */
function worstAt(hand: readonly Card[], except = -1): number {
  let worst = -1
  for (let i = 0; i < hand.length; i++)
    if (i !== except && (worst < 0 || lossOf(hand[i]) < lossOf(hand[worst]))) worst = i
  return worst
}

/** The best cards. The order of the others under the deck hardly matters. */
export function guessScouting(p: DarkLandsPosition, seat: Seat, { figures }: DarkLandsWeights): DarkLandsMove {
  const worth = (card: Card) => cardWorth(p, seat, card, purse.turns, figures)
  const best = p.looked.toSorted((a, b) => worth(b) - worth(a)).slice(0, SCOUTING_TAKE)
  const take = best.sort((a, b) => a - b)
  return { kind: 'scout', take, under: withoutCards(p.looked, take) }
}
