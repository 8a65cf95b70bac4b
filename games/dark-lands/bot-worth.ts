import type { Seat } from '../../kernel/seat.ts'
import { ARTISANS_FOR, ATTACK, type Card, KIND, MAGES_FOR, SUPPORT, WARRIORS_FOR } from './cards.ts'
import type { DarkLandsPosition } from './position.ts'
import { PAIRS } from './rules/free-companions.ts'

/** Found by hand and by play against itself, within the terms. */
export const PARTS = {
  /** Captures a player makes in a turn; with the open regions it tells how long the game will last. */
  pace: 1.3,
  /** What each further companion of a type brings in a turn: Warriors, Artisans, Mages. */
  companions: [
    [1.5, 1.5, 1.3, 1.0, 0.6, 0.3],
    [1.5, 1.4, 1.2, 0.8, 0.4, 0.1],
    [1.5, 1.3, 1.0, 0.6, 0.3, 0.1],
  ],
  /** Cards beyond those that can still be played are worth this part. */
  surplus: 0.2,
  playedInTurn: 2,
  idleAfterActive: 0.2,
  idleAgain: 0.55,
}

/** Rounds that are still to come; none when the game is over. */
export const turnsLeft = (p: DarkLandsPosition): number =>
  p.agenda.length === 0 ? 0 : Math.max(0.4, p.open / (p.seats * PARTS.pace))

export function companionsWorth(type: number, count: number): number {
  const worth = PARTS.companions[type]
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

const AVERAGE_CARD = 0.9

const worths: number[] = []

/** Cards in hand and those about to be drawn, the best first: there is time to play only so many. */
export function handWorth(p: DarkLandsPosition, seat: Seat, turns: number, draws: number): number {
  const hand = p.hands[seat]
  worths.length = 0
  for (let i = 0; i < hand.length; i++) worths.push(cardWorth(p, seat, hand[i], turns))
  for (let n = 0; n < draws; n++) worths.push(AVERAGE_CARD * Math.min(turns / 2, 1))
  worths.sort(descending)
  const playable = 2 + turns * PARTS.playedInTurn
  let sum = 0
  for (let i = 0; i < worths.length; i++) sum += worths[i] * (i < playable ? 1 : PARTS.surplus)
  return sum
}

const descending = (a: number, b: number): number => b - a

/** A card that companions are missing for is worth less, and so is any card when little time is left. */
export function cardWorth(p: DarkLandsPosition, seat: Seat, card: Card, turns: number): number {
  const missing =
    Math.max(0, WARRIORS_FOR[card] - ownedOf(p, seat, 0)) +
    Math.max(0, ARTISANS_FOR[card] - ownedOf(p, seat, 1)) +
    Math.max(0, MAGES_FOR[card] - ownedOf(p, seat, 2))
  const usable = missing === 0 ? 1 : missing === 1 ? 0.7 : missing === 2 ? 0.45 : 0.25
  return PLAIN_WORTH[card] * usable * Math.min(turns / 2, 1)
}

const PLAIN_WORTH: readonly number[] = KIND.map((kind, card) => {
  if (kind === 'troop') return 0.5 + 0.25 * ATTACK[card] + 0.15 * SUPPORT[card]
  return kind === 'fortification' ? 0.25 + 0.15 * SUPPORT[card] : 0.9
})
