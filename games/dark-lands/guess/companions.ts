import { companionsWorth, lacking, ownedOf, worthIf } from '../bot-worth.ts'
import { ALL_COMPANIONS, ARTISAN, COMPANION_PRICE, type Companion, MAGE, WARRIOR } from '../content/figures.ts'
import { type DarkLandsMove, NONE } from '../position.ts'
import { PROCEED, PURCHASES } from '../rules/buy.ts'
import { CHOICES, PAIRS } from '../rules/free-companions.ts'
import { REDRAW, redrawObjection } from '../rules/redraw.ts'
import { reachOf } from './board.ts'
import { purse } from './hand.ts'
import { type Offer, offer } from './offer.ts'
import { type Sight, strongest } from './sight.ts'

/** Step 1. Who cannot capture anything in the first turn takes another hand. */
export function guessPurchase(sight: Sight): DarkLandsMove {
  const { p, seat, weights } = sight
  if (p.turn <= p.seats && redrawObjection(p, seat) === null) return REDRAW
  const best: Offer = { move: PROCEED, gain: weights.points.coins * COMPANION_PRICE }
  for (const type of ALL_COMPANIONS) offer(best, PURCHASES[type], companionGain(sight, type))
  return best.move
}

/** What one more companion brings: what it is worth in itself, for the best capture now, and a draw for a Mage. */
export function companionGain(sight: Sight, type: Companion): number {
  const { p, seat, weights } = sight
  const { ready } = p
  const owned = [ownedOf(p, seat, WARRIOR), ownedOf(p, seat, ARTISAN), ownedOf(p, seat, MAGE)]
  const before = partyWorth(sight, owned)
  owned[type]++
  const gained = partyWorth(sight, owned) - before
  const hand = p.hands[seat]
  const at = seat * 3
  const now = reachOf(strongest(hand, NONE, ready[at], ready[at + 1], ready[at + 2]))
  const then = reachOf(
    strongest(
      hand,
      NONE,
      ready[at] + (type === WARRIOR ? 1 : 0),
      ready[at + 1] + (type === ARTISAN ? 1 : 0),
      ready[at + 2] + (type === MAGE ? 1 : 0),
    ),
  )
  return purse.goesOn * (gained + weights.points.now * (then - now)) + (type === MAGE ? purse.draw : 0)
}

/** What companions are worth in themselves and for the cards in hand. */
function partyWorth({ p, seat, weights }: Sight, [warriors, artisans, mages]: readonly number[]): number {
  const { points, figures } = weights
  const hand = p.hands[seat]
  let cards = 0
  for (let i = 0; i < hand.length; i++)
    cards += worthIf(hand[i], lacking(hand[i], warriors, artisans, mages), purse.turns, figures)
  const companions =
    points.warriors * companionsWorth(WARRIOR, warriors, figures) +
    points.artisans * companionsWorth(ARTISAN, artisans, figures) +
    points.mages * companionsWorth(MAGE, mages, figures)
  return purse.turns * companions + points.hand * cards
}

/** The free companions, for what they are worth together and for the first capture. */
export function guessPair(sight: Sight): DarkLandsMove {
  const { p, seat, weights } = sight
  const best: Offer = { move: CHOICES[0], gain: Number.NEGATIVE_INFINITY }
  PAIRS.forEach((pair, number) => {
    const party = ALL_COMPANIONS.map(type => pair.filter(companion => companion === type).length)
    const reach = reachOf(strongest(p.hands[seat], NONE, party[0], party[1], party[2], 1))
    offer(best, CHOICES[number], partyWorth(sight, party) + weights.points.soon * reach)
  })
  return best.move
}
