import {
  ALL_COMPANIONS,
  ARTISAN,
  COMPANION_PRICE,
  type Companion,
  MAGE,
  PAIRS,
  WARRIOR,
} from '../../content/figures.ts'
import { type DarkLandsMove, NONE } from '../../position.ts'
import { PROCEED, PURCHASES } from '../../rules/buy.ts'
import { CHOICES } from '../../rules/free-companions.ts'
import { REDRAW, redrawObjection } from '../../rules/redraw.ts'
import { companionsWorth, lacking, worthIf } from '../worth.ts'
import { reachOf } from './board.ts'
import { purse } from './hand.ts'
import { type Offer, offer } from './offer.ts'
import { type Sight, strongest } from './sight.ts'

/** Step 1. A seat that cannot capture anything in its first turn draws another hand. */
export function guessPurchase(sight: Sight): DarkLandsMove {
  const { p, seat, weights } = sight
  if (p.turn <= p.seats && firstReach(sight) === 0 && redrawObjection(p, seat) === null) return REDRAW
  const best: Offer = { move: PROCEED, gain: weights.points.coins * COMPANION_PRICE }
  considerCompanions(sight, best, PURCHASES, 0)
  return best.move
}

/** What one more companion would make possible: a seat that can capture anything may not redraw. */
const firstReach = ({ p, seat }: Sight): number =>
  reachOf(strongest(p.hands[seat], NONE, p.ready[seat * 3], p.ready[seat * 3 + 1], p.ready[seat * 3 + 2], 1))

/** One more companion of each type: its value in itself, for the best capture now, and a draw for a Mage. */
export function considerCompanions(sight: Sight, best: Offer, moves: readonly DarkLandsMove[], price: number): void {
  const before = worthWith(sight, NONE)
  for (const type of ALL_COMPANIONS) {
    const gain = purse.goesOn * (worthWith(sight, type) - before) + (type === MAGE ? purse.draw : 0)
    offer(best, moves[type], gain - price)
  }
}

function worthWith(sight: Sight, type: Companion | typeof NONE): number {
  const { p, seat, weights } = sight
  const at = seat * 3
  const [w, a, m] = [type === WARRIOR ? 1 : 0, type === ARTISAN ? 1 : 0, type === MAGE ? 1 : 0]
  const attack = strongest(p.hands[seat], NONE, p.ready[at] + w, p.ready[at + 1] + a, p.ready[at + 2] + m)
  return (
    partyWorth(sight, p.companions[at] + w, p.companions[at + 1] + a, p.companions[at + 2] + m) +
    weights.points.now * reachOf(attack)
  )
}

/** The value of companions in themselves and for the cards in hand. */
function partyWorth({ p, seat, weights }: Sight, warriors: number, artisans: number, mages: number): number {
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
    const [w, a, m] = ALL_COMPANIONS.map(type => pair.filter(companion => companion === type).length)
    const reach = reachOf(strongest(p.hands[seat], NONE, w, a, m, 1))
    offer(best, CHOICES[number], partyWorth(sight, w, a, m) + weights.points.soon * reach)
  })
  return best.move
}
