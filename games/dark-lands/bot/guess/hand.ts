import type { Seat } from '../../../../kernel/seat.ts'
import { CARD_KINDS, type Card, MAGES_FOR } from '../../content/deck.ts'
import { MAGE } from '../../content/figures.ts'
import type { DarkLandsPosition } from '../../position.ts'
import type { DarkLandsWeights } from '../../weights/index.ts'
import { chanceOfEnd, drawWorth, lacking, ownedOf, rank, turnsLeft, worthIf } from '../worth.ts'

/**
 * What a seat's cards are worth to it while it makes up its mind, as the judgement would tell after each of its moves.
 * Scratch memory: filled anew for each decision.
 */
export const purse = {
  turns: 0,
  /** That the game goes on: what is not coins yet is worth only so much. */
  goesOn: 0,
  /** A card that will be drawn, and all cards of the hand, if it does. */
  draw: 0,
  hand: 0,
}

/** What is lost with a card of each kind that leaves the hand. */
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
  // When a card is gone, the best one of those there was no time for takes its place.
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

/** What is spent with a card that is played: itself, and a draw for each of its Mages. */
export const priceOf = (card: Card): number => losses[card] + MAGES_FOR[card] * purse.draw
