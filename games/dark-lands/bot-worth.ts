import type { Seat } from '../../kernel/seat.ts'
import { ARTISANS_FOR, ATTACK, type Card, KIND, MAGES_FOR, SUPPORT, WARRIORS_FOR } from './cards.ts'
import { ARTISAN, WARRIOR } from './content/figures.ts'
import type { DarkLandsPosition } from './position.ts'
import { PAIRS } from './rules/free-companions.ts'
import type { CoinFigures } from './weights/figures.ts'

/** Rounds that are still to come; none when the game is over. */
export const turnsLeft = (p: DarkLandsPosition, f: CoinFigures): number =>
  p.agenda.length === 0 ? 0 : Math.max(0.4, p.open / (p.seats * f.pace))

export function companionsWorth(type: number, count: number, f: CoinFigures): number {
  const worth = type === WARRIOR ? f.warriors : type === ARTISAN ? f.artisans : f.mages
  let sum = 0
  for (let n = 0; n < count && n < worth.length; n++) sum += worth[n]
  return sum
}

/** Companions that are chosen but not yet revealed count as well. */
export function ownedOf(p: DarkLandsPosition, seat: Seat, type: number): number {
  const owned = p.companions[seat * 3 + type]
  if (p.turn > 0 || p.sealed[seat] < 0) return owned
  const [a, b] = PAIRS[p.sealed[seat]]
  return owned + (a === type ? 1 : 0) + (b === type ? 1 : 0)
}

const worths: number[] = []

/** Cards in hand and those about to be drawn, the best first: there is time to play only so many. */
export function handWorth(p: DarkLandsPosition, seat: Seat, turns: number, draws: number, f: CoinFigures): number {
  const hand = p.hands[seat]
  worths.length = 0
  for (let i = 0; i < hand.length; i++) worths.push(cardWorth(p, seat, hand[i], turns, f))
  for (let n = 0; n < draws; n++) worths.push(f.averageCard * Math.min(turns / 2, 1))
  worths.sort(descending)
  const playable = 2 + turns * f.playedInTurn
  let sum = 0
  for (let i = 0; i < worths.length; i++) sum += worths[i] * (i < playable ? 1 : f.surplus)
  return sum
}

const descending = (a: number, b: number): number => b - a

/** A card that companions are missing for is worth less, and so is any card when little time is left. */
export function cardWorth(p: DarkLandsPosition, seat: Seat, card: Card, turns: number, f: CoinFigures): number {
  const missing =
    Math.max(0, WARRIORS_FOR[card] - ownedOf(p, seat, 0)) +
    Math.max(0, ARTISANS_FOR[card] - ownedOf(p, seat, 1)) +
    Math.max(0, MAGES_FOR[card] - ownedOf(p, seat, 2))
  return plainWorth(card, f) * f.usable[Math.min(missing, f.usable.length - 1)] * Math.min(turns / 2, 1)
}

function plainWorth(card: Card, { troop, fortification, magic }: CoinFigures): number {
  if (KIND[card] === 'troop') return troop[0] + troop[1] * ATTACK[card] + troop[2] * SUPPORT[card]
  return KIND[card] === 'fortification' ? fortification[0] + fortification[1] * SUPPORT[card] : magic
}
