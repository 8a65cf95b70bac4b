import { type Card, SKELETON } from '../content/cards.ts'
import { DRAGONS } from '../content/table.ts'
import type { EthnosMove } from '../position.ts'
import { DRAW, RECRUITS } from '../rules/choices.ts'
import type { Appraisal } from './appraisal.ts'
import { COMPANY } from './habits.ts'
import { timeWith } from './hand.ts'
import { rivalHand } from './typical.ts'

/** A move and what it would change. */
export interface Weighed {
  readonly move: EthnosMove
  readonly gain: number
}

/** The open card or the draw that helps the hand most. */
export function bestRecruit(g: Appraisal): Weighed {
  const { largest, skeletons, cards } = g.hand
  const now = g.handWorth(largest, skeletons, cards)
  const grown = g.time * (g.handWorth(largest + 1, skeletons, cards + 1) - now)
  const boned = g.time * (g.handWorth(largest, skeletons + 1, cards + 1) - now)
  const wider = g.time * (g.handWorth(largest, skeletons, cards + 1) - now)
  const { row, upper } = g.p
  let card: Card = SKELETON
  let gain = Number.NEGATIVE_INFINITY
  for (let i = 0; i < row.length; i++) {
    const fits = g.hand.grows(row[i]) ? grown : wider
    const worth = row[i] === SKELETON ? boned : fits + COMPANY * g.hand.company(row[i])
    if (worth <= gain) continue
    gain = worth
    card = row[i]
  }
  // While the age is not at stake, a draw is no better than a card that surely fits.
  const drawn = gain >= grown && upper > 1 ? Number.NEGATIVE_INFINITY : drawGain(g)
  return drawn >= gain ? { move: DRAW, gain: drawn } : { move: RECRUITS[card], gain }
}

/** A draw brings one of the cards the mover has not seen, and brings the end of the age nearer for everybody's hand. */
function drawGain(g: Appraisal): number {
  const { largest, skeletons, cards } = g.hand
  const { fitting, bones } = chancesOf(g)
  const after =
    fitting * g.handWorth(largest + 1, skeletons, cards + 1) +
    bones * g.handWorth(largest, skeletons + 1, cards + 1) +
    (1 - fitting - bones) * g.handWorth(largest, skeletons, cards + 1)
  const time = timeAfterDraw(g)
  const gain = time * after - g.time * g.handWorth(largest, skeletons, cards)
  return time === g.time ? gain : gain + (g.time - time) * rivalHands(g)
}

/** What the rivals stand to lose, weighted. */
function rivalHands(g: Appraisal): number {
  let worth = 0
  for (let other = 0; other < g.p.seats; other++)
    if (other !== g.seat) worth += g.shareOf(other) * rivalHand(g, g.p.hands[other].length)
  return worth
}

/**
 * Of the cards the mover has not seen (in the deck, or drawn by rivals): the share that fits, and the share of
 * Skeletons.
 */
function chancesOf({ p, seat, hand }: Appraisal): { readonly fitting: number; readonly bones: number } {
  let fitting = 0
  let bones = p.deck[SKELETON]
  let all = p.upper + p.lower
  for (let i = 0; i < p.tribes.length; i++)
    for (let card = p.tribes[i] * 6; card < p.tribes[i] * 6 + 6; card++) if (hand.grows(card)) fitting += p.deck[card]
  const tally = (cards: readonly Card[], sign: number): void => {
    all += sign * cards.length
    for (let i = 0; i < cards.length; i++) {
      if (cards[i] === SKELETON) bones += sign
      else if (hand.grows(cards[i])) fitting += sign
    }
  }
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue
    tally(p.hands[other], 1)
    tally(p.known[other], -1)
  }
  return all === 0 ? { fitting: 0, bones: 0 } : { fitting: fitting / all, bones: bones / all }
}

/** The part of the age expected to remain after a draw; nothing after the third dragon. */
function timeAfterDraw({ p, f }: Appraisal): number {
  if (p.upper > 0) return timeWith(p, p.upper - 1, p.lower, p.dragons, f)
  let time = 0
  let chance = 1
  for (let seen = p.dragons; seen < DRAGONS; seen++) {
    const dragon = (DRAGONS - seen) / (p.lower + DRAGONS - seen)
    time += chance * (1 - dragon) * timeWith(p, 0, p.lower - 1, seen, f)
    chance *= dragon
  }
  return time
}
