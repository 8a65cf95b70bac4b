import { KIND, SUPPORT } from '../../content/deck.ts'
import { type DarkLandsMove, NONE } from '../../position.ts'
import { CAPTURES } from '../../rules/capture.ts'
import { canAfford } from '../../rules/companions.ts'
import { FORTIFYINGS } from '../../rules/fortify.ts'
import { END } from '../../rules/moves.ts'
import { attackAfter, findCapture, finest, type Party, prospects, readyParty } from './captures.ts'
import { priceOf } from './hand.ts'
import { considerMagic } from './magic.ts'
import { type Offer, offer } from './offer.ts'
import type { Sight } from './sight.ts'

/** Step 2: whatever gains most, as long as anything gains. The turn ends anyway, so ending it gains nothing. */
export function guessPlay(sight: Sight): DarkLandsMove {
  const best: Offer = { move: END, gain: 0 }
  const party = readyParty(sight)
  if (findCapture(sight, party, null)) offer(best, CAPTURES[finest.card][finest.cell], finest.gain)
  considerForts(sight, party, best)
  considerMagic(sight, party, best)
  return best.move
}

function considerForts(sight: Sight, party: Party, best: Offer): void {
  const { p, seat } = sight
  const hand = p.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (KIND[card] !== 'fortification' || card === hand[i - 1] || !canAfford(p, seat, card)) continue
    const next = attackAfter(sight, party, card)
    const price = priceOf(card)
    for (let cell = 0; cell < p.owners.length; cell++)
      if (p.owners[cell] === seat && p.forts[cell] === NONE)
        offer(best, FORTIFYINGS[card][cell], prospects(sight, cell, SUPPORT[card], next) - price)
  }
}
