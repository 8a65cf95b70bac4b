import type { Seat } from '../../../../kernel/seat.ts'
import { CARD_KINDS, type Card, MAGES_FOR } from '../../content/deck.ts'
import { MAGE } from '../../content/figures.ts'
import type { DarkLandsPosition } from '../../position.ts'
import type { DarkLandsWeights } from '../../weights/index.ts'
import { chanceOfEnd, drawWorth, lacking, ownedOf, rank, turnsLeft, worthIf } from '../worth.ts'

/**
 * The value of a seat's cards while it is deciding, as the judgement would give it after each move. Scratch memory,
 * refilled for each decision.
 */
export const purse = {
  turns: 0,
  /** The chance that the game goes on. What is not coins yet counts only that much. */
  goesOn: 0,
  /** A card still to be drawn, and the whole hand, if the game goes on. */
  draw: 0,
  hand: 0,
}

/** The loss when a card of each kind leaves the hand. */
const losses = new Float64Array(CARD_KINDS)
const worths = new Float64Array(CARD_KINDS)
const ranks: number[] = []

export function appraise(p: DarkLandsPosition, seat: Seat, { points, figures: f }: DarkLandsWeights): void {
  const turns = turnsLeft(p, f)
  const goesOn = 1 - chanceOfEnd(p, seat, f)
  const warriors = ownedOf(p, seat, 0)
  const artisans = ownedOf(p, seat, 1)
  const mages = ownedOf(p, seat, 2)
  const hand = p.hands[seat]
  let count = 0
  let sum = 0
  for (let i = 0; i < hand.length; i++) {
    const worth = worthIf(hand[i], lacking(hand[i], warriors, artisans, mages), turns, f)
    worths[hand[i]] = worth
    sum += worth
    rank(ranks, worth, count++)
  }
  const drawn = drawWorth(warriors, artisans, mages, turns, f)
  for (let n = p.ready[seat * 3 + MAGE]; n >= 0; n--) rank(ranks, drawn, count++)
  const playable = Math.ceil(2 + turns * f.playedInTurn)
  // When a card is gone, the best of those there was no time for takes its place.
  const next = (1 - f.surplus) * (playable < count ? ranks[playable] : 0)
  const held = points.held * Math.min(turns / f.handTurns, 1)
  const loss = (worth: number) => goesOn * (held + points.hand * Math.max(f.surplus * worth, worth - next))
  for (let i = 0; i < hand.length; i++) losses[hand[i]] = loss(worths[hand[i]])
  purse.turns = turns
  purse.goesOn = goesOn
  purse.draw = loss(drawn)
  purse.hand = points.hand * sum
}

export const lossOf = (card: Card): number => losses[card]

/** The cost of playing a card: the card itself, and a draw for each Mage it uses. */
export const priceOf = (card: Card): number => losses[card] + MAGES_FOR[card] * purse.draw
