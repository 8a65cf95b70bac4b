import type { Seat } from '../../../../kernel/seat.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../../position.ts'
import { canAfford } from '../../rules/companions.ts'
import { decisionOf, END } from '../../rules/moves.ts'
import type { DarkLandsWeights } from '../../weights/index.ts'
import { guessDiscard, guessExchange, guessScouting } from './choices.ts'
import { guessPair, guessPurchase } from './companions.ts'
import { appraise } from './hand.ts'
import { guessPlay } from './play.ts'
import { look } from './sight.ts'

/** A seat's likely move, from what it sees and holds: the one that gains most by the judgement. */
export function guess(p: DarkLandsPosition, seat: Seat, weights: DarkLandsWeights): DarkLandsMove | null {
  switch (decisionOf(p, seat)) {
    case 'nothing':
      return null
    case 'companions':
    case 'rechoose':
      return guessPair(look(p, seat, weights))
    case 'buy':
      return guessPurchase(look(p, seat, weights))
    case 'play':
      return hasUsableCard(p, seat) ? guessPlay(look(p, seat, weights)) : END
    case 'exchange':
      appraise(p, seat, weights)
      return guessExchange(p.hands[seat])
    case 'insight':
    case 'transmutation':
      appraise(p, seat, weights)
      return guessDiscard(p, seat, weights)
    case 'scouting':
      appraise(p, seat, weights)
      return guessScouting(p, seat, weights)
  }
}

function hasUsableCard(p: DarkLandsPosition, seat: Seat): boolean {
  const hand = p.hands[seat]
  for (let i = 0; i < hand.length; i++) if (canAfford(p, seat, hand[i])) return true
  return false
}
