import { type Card, SKELETON } from '../cards.ts'
import { DRAGONS } from '../content/table.ts'
import type { EthnosMove } from '../position.ts'
import { DRAW, RECRUITS } from '../rules/choices.ts'
import { type Glance, handWorth } from './glance.ts'
import { timeWith } from './hand.ts'
import { rivalHand } from './typical.ts'

/** A move and what it would change. */
export interface Weighed {
  readonly move: EthnosMove
  readonly gain: number
}

/** The open card or the draw that does most for the hand. */
export function bestRecruit(g: Glance): Weighed {
  const { largest, skeletons, cards } = g.hand
  const now = handWorth(g, largest, skeletons, cards)
  const grown = g.time * (handWorth(g, largest + 1, skeletons, cards + 1) - now)
  const boned = g.time * (handWorth(g, largest, skeletons + 1, cards + 1) - now)
  const wider = g.time * (handWorth(g, largest, skeletons, cards + 1) - now)
  let best: Weighed = { move: DRAW, gain: drawGain(g, now) }
  const { row } = g.p
  for (let i = 0; i < row.length; i++) {
    const gain = row[i] === SKELETON ? boned : g.hand.grows(row[i]) ? grown : wider
    if (gain > best.gain) best = { move: RECRUITS[row[i]], gain }
  }
  return best
}

/** A draw brings one of the cards the mover has not seen, and the end of the age nearer, for everybody's hand. */
function drawGain(g: Glance, now: number): number {
  const { largest, skeletons, cards } = g.hand
  const grows = chanceOf(g, card => g.hand.grows(card))
  const bones = chanceOf(g, card => card === SKELETON)
  const after =
    grows * handWorth(g, largest + 1, skeletons, cards + 1) +
    bones * handWorth(g, largest, skeletons + 1, cards + 1) +
    (1 - grows - bones) * handWorth(g, largest, skeletons, cards + 1)
  const time = timeAfterDraw(g)
  let gain = time * after - g.time * now
  for (let other = 0; other < g.p.seats; other++)
    if (other !== g.seat) gain += g.shares[other] * (g.time - time) * rivalHand(g, g.p.hands[other].length)
  return gain
}

/** How many of the cards the mover has not seen are such: the deck's, and those drawn by rivals who never showed them. */
function chanceOf({ p, seat }: Glance, isSuch: (card: Card) => boolean): number {
  let such = 0
  let all = p.upper + p.lower
  for (let card = 0; card < p.deck.length; card++) if (p.deck[card] > 0 && isSuch(card)) such += p.deck[card]
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue
    all += p.hands[other].length - p.known[other].length
    for (const card of p.hands[other]) if (isSuch(card)) such++
    for (const card of p.known[other]) if (isSuch(card)) such--
  }
  return all === 0 ? 0 : such / all
}

/** What may be left of the age after a draw, on the average; nothing after the third dragon. */
function timeAfterDraw({ p, f }: Glance): number {
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
