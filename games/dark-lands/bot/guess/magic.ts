import { type Card, KIND, SPELL } from '../../content/deck.ts'
import {
  INSIGHT_DRAW,
  RECRUITMENT_PRICE,
  SCOUTING_TAKE,
  TRANSMUTATION_CARDS,
  TRANSMUTATION_COINS,
} from '../../content/magic.ts'
import { canAfford } from '../../rules/companions.ts'
import { CASTS, conditionObjection, decreeOf, tollOf } from '../../rules/magic.ts'
import { AIMS, RALLIES, RECRUITS, spent, touchesOwn } from '../../rules/magic-targets.ts'
import { claimOn } from '../../rules/strength.ts'
import { chargeGain, considerAlliance, considerPortal, treasureGain } from './aid.ts'
import { open } from './board.ts'
import { findCapture, finest, type Party } from './captures.ts'
import { considerCompanions } from './companions.ts'
import { lossOf, priceOf, purse } from './hand.ts'
import { claimGain } from './land.ts'
import { type Offer, offer } from './offer.ts'
import type { Sight } from './sight.ts'

/** The best two of five cards beat any two. */
const CHOSEN = 1.3

export function considerMagic(sight: Sight, party: Party, best: Offer): void {
  const { p, seat } = sight
  const hand = p.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (KIND[card] === 'magic' && card !== hand[i - 1] && canAfford(p, seat, card)) consider(sight, party, card, best)
  }
}

function consider(sight: Sight, party: Party, card: Card, best: Offer): void {
  const cast = CASTS.get(card)
  if (cast) {
    if (conditionObjection(sight.p, sight.seat, card) === null)
      offer(best, cast, castGain(sight, party, card) - priceOf(card))
  } else if (card === SPELL.recruitment) considerRecruits(sight, best)
  else if (card === SPELL['second-wind']) considerRallies(sight, party, best)
  else if (card === SPELL.claim) considerClaims(sight, best)
  else if (card === SPELL.portal) considerPortal(sight, party, best)
  else if (card === SPELL.alliance) considerAlliance(sight, party, best)
}

function castGain(sight: Sight, party: Party, card: Card): number {
  const { p, seat, weights } = sight
  const { coins } = weights.points
  switch (card) {
    case SPELL['strength-potion']:
    case SPELL['magic-sword']:
      return chargeGain(sight, party, card)
    case SPELL['treasure-map']:
      return treasureGain(sight, party)
    case SPELL.toll:
      return coins * tollOf(p, seat)
    case SPELL['royal-decree']:
      return coins * decreeOf(p, seat)
    case SPELL.insight:
      return (INSIGHT_DRAW - 1) * purse.draw
    case SPELL.scouting:
      return SCOUTING_TAKE * CHOSEN * purse.draw
    case SPELL.transmutation:
      return transmutationGain(sight)
    default:
      return 0
  }
}

function considerRecruits(sight: Sight, best: Offer): void {
  if (sight.p.coins[sight.seat] < RECRUITMENT_PRICE) return
  const price = sight.weights.points.coins * RECRUITMENT_PRICE + priceOf(SPELL.recruitment)
  considerCompanions(sight, best, RECRUITS, price)
}

/** Second Wind is worth the best capture with the companions it readies. */
function considerRallies(sight: Sight, party: Party, best: Offer): void {
  const { p, seat } = sight
  const price = priceOf(SPELL['second-wind'])
  for (const rally of RALLIES) {
    if (rally.warriors > spent(p, seat, 0) || rally.artisans > spent(p, seat, 1)) continue
    const risen = {
      warriors: party.warriors + rally.warriors,
      artisans: party.artisans + rally.artisans,
      mages: party.mages - 1,
    }
    if (findCapture(sight, risen, null)) offer(best, rally, finest.gain - price)
  }
}

function considerClaims(sight: Sight, best: Offer): void {
  const { p, seat, weights, count } = sight
  const price = priceOf(SPELL.claim)
  for (let i = 0; i < count; i++) {
    const cell = open[i]
    if (!touchesOwn(p, seat, cell) || claimOn(p, cell)) continue
    const gain = purse.goesOn * weights.points.land * claimGain(p, seat, cell)
    offer(best, AIMS[SPELL.claim][cell], gain + sight.activity - price)
  }
}

/** Up to three cards for coins, worst first. */
function transmutationGain({ p, seat, weights }: Sight): number {
  const coins = weights.points.coins * TRANSMUTATION_COINS
  const losses = p.hands[seat].filter(card => card !== SPELL.transmutation).map(lossOf)
  losses.sort((a, b) => a - b)
  let gain = coins - (losses[0] ?? 0)
  for (let i = 1; i < losses.length && i < TRANSMUTATION_CARDS; i++) gain += Math.max(0, coins - losses[i])
  return gain
}
