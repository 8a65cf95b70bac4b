import type { Judgement } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { candidates } from './bot-candidates.ts'
import { companionsWorth, handWorth, ownedOf, turnsLeft, WEIGHTS } from './bot-worth.ts'
import { ARTISANS_FOR, ATTACK, type Card, KIND, MAGES_FOR, WARRIORS_FOR } from './cards.ts'
import { COMPANION_PRICE, MAGE } from './content/figures.ts'
import { CLAIM_STRENGTH } from './content/magic.ts'
import { type DarkLandsMove, type DarkLandsPosition, NONE, topFrame } from './position.ts'
import { compensationOf } from './rules/end.ts'
import { claimOn, claimStrength, remoteSupport } from './rules/strength.ts'

export const judgement: Judgement<DarkLandsPosition, DarkLandsMove> = { evaluate, candidates }

/** Coins are certain; everything else is worth as much as the game is likely to go on. */
function evaluate(p: DarkLandsPosition, seat: Seat): number {
  const turns = turnsLeft(p)
  if (turns === 0) return lead(p, seat, coinsOf)
  measureLand(p)
  const goesOn = 1 - chanceOfEnd(p, seat)
  const hopes = (one: Seat) => coinsOf(p, one) + goesOn * hopesOf(p, one, turns)
  return lead(p, seat, (_, one) => hopes(one)) + goesOn * handProspects(p, seat, turns)
}

/** A seat's value less that of its rivals, half of it measured against the best of them. */
function lead(p: DarkLandsPosition, seat: Seat, worth: (p: DarkLandsPosition, one: Seat) => number): number {
  let rivals = 0
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue
    const value = worth(p, other as Seat)
    rivals += value
    if (value > best) best = value
  }
  return worth(p, seat) - (rivals / (p.seats - 1) + best) / 2
}

const coinsOf = (p: DarkLandsPosition, seat: Seat): number => p.coins[seat] + compensationOf(p, seat)

/** That nobody captures or claims anything for a round (DL-END-2). Who has just been idle is likelier to be so again. */
function chanceOfEnd(p: DarkLandsPosition, seat: Seat): number {
  let chance = p.active[seat] ? WEIGHTS.idleAfterActive : 1
  for (let other = 0; other < p.seats; other++)
    if (other !== seat) chance *= p.active[other] ? WEIGHTS.idleAfterActive : WEIGHTS.idleAgain
  return chance
}

/** What everybody can see of a seat besides its coins: companions, hold on the land, and the number of its cards. */
function hopesOf(p: DarkLandsPosition, seat: Seat, turns: number): number {
  const cards = p.hands[seat].length + p.named[seat].length
  let value = WEIGHTS.land * land[seat] + WEIGHTS.heldCard * Math.min(turns / 2, 1) * cards
  for (let type = 0; type < 3; type++) value += turns * companionsWorth(type, ownedOf(p, seat, type))
  return value
}

const land: number[] = []
const reach: number[] = []

/** For each seat the open levels it is likely to take, into the scratch list `land`. */
function measureLand(p: DarkLandsPosition): void {
  const { owners, levels, support, seats } = p
  for (let seat = 0; seat < seats; seat++) land[seat] = 0
  for (let cell = 0; cell < owners.length; cell++) {
    if (owners[cell] !== NONE) continue
    const claim = claimOn(p, cell)
    let sum = 0.25
    for (let seat = 0; seat < seats; seat++) {
      const missing = levels[cell] - support[seat * owners.length + cell] - (claim?.seat === seat ? CLAIM_STRENGTH : 0)
      const chance = claim && claim.seat !== seat ? 0 : missing <= 1 ? 1 : missing >= 7 ? 0 : (7 - missing) / 6
      reach[seat] = chance * chance
      sum += reach[seat]
    }
    for (let seat = 0; seat < seats; seat++) land[seat] += (levels[cell] * reach[seat]) / sum
  }
}

/** What the cards in hand are good for: in themselves, for the best capture next turn, and for the best one now. */
function handProspects(p: DarkLandsPosition, seat: Seat, turns: number): number {
  const frame = topFrame(p)
  const onTurn = frame?.seat === seat && frame.kind !== 'companions'
  // Draws that are sure to come: for idle Mages at the end of this turn, and for the pairs named in an exchange.
  const draws = (onTurn ? 1 + p.ready[seat * 3 + MAGE] : 0) + p.named[seat].length / 2
  const soon = bestCapture(p, seat, false)
  const now = onTurn ? WEIGHTS.stay + WEIGHTS.now * bestCapture(p, seat, true) : 0
  const worth = handWorth(p, seat, turns, draws)
  return WEIGHTS.card * worth + WEIGHTS.soon * Math.min(turns, 1) * soon + now
}

/** Coins of the best single capture: with what is ready now, or with everything next turn, a purchase included. */
function bestCapture(p: DarkLandsPosition, seat: Seat, now: boolean): number {
  const hand = p.hands[seat]
  const from = seat * p.owners.length
  const spare = !now && p.coins[seat] >= COMPANION_PRICE ? 1 : 0
  let attack = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (KIND[card] === 'troop' && ATTACK[card] > attack && shortage(p, seat, card, now) <= spare) attack = ATTACK[card]
  }
  if (attack === 0) return 0
  if (now) attack += p.attackCharge
  const plain = p.claims.length === 0 && (!now || p.remote.length === 0)
  let best = 0
  for (let cell = 0; cell < p.owners.length; cell++) {
    if (p.owners[cell] !== NONE || p.levels[cell] <= best) continue
    let strength = attack + p.support[from + cell]
    if (!plain) {
      const claim = claimOn(p, cell)
      if (claim && claim.seat !== seat) continue
      if (now) strength += remoteSupport(p, seat, cell) + claimStrength(p, seat, cell)
      else if (claim) strength += CLAIM_STRENGTH
    }
    if (strength >= p.levels[cell]) best = p.levels[cell]
  }
  return now && best > 0 ? best + p.treasureCharge : best
}

function shortage(p: DarkLandsPosition, seat: Seat, card: Card, now: boolean): number {
  const have = (type: number) => (now ? p.ready[seat * 3 + type] : ownedOf(p, seat, type))
  return (
    Math.max(0, WARRIORS_FOR[card] - have(0)) +
    Math.max(0, ARTISANS_FOR[card] - have(1)) +
    Math.max(0, MAGES_FOR[card] - have(2))
  )
}
