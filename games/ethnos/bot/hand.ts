import { type Card, kingdomOf, SKELETON, tribeOf } from '../content/cards.ts'
import { DRAGONS } from '../content/table.ts'
import type { EthnosPosition } from '../position.ts'
import { bandGlory } from '../rules/scoring.ts'
import type { GloryFigures } from '../weights/figures.ts'

/** How many cards of a hand go together. Reused for count after count. */
export class HandCount {
  readonly tribes = new Int32Array(12)
  readonly kingdoms = new Int32Array(6)
  cards = 0
  skeletons = 0
  /** The largest band, Skeletons excluded. */
  largest = 0

  count(hand: readonly Card[]): this {
    this.clear()
    for (let i = 0; i < hand.length; i++) this.add(hand[i])
    return this
  }

  clear(): void {
    this.tribes.fill(0)
    this.kingdoms.fill(0)
    this.cards = 0
    this.skeletons = 0
    this.largest = 0
  }

  add(card: Card): void {
    this.cards++
    if (card === SKELETON) {
      this.skeletons++
      return
    }
    const most = Math.max(++this.tribes[tribeOf(card)], ++this.kingdoms[kingdomOf(card)])
    if (most > this.largest) this.largest = most
  }

  /** Would the card make a band larger than any there is? */
  grows(card: Card): boolean {
    if (card === SKELETON) return false
    return this.tribes[tribeOf(card)] === this.largest || this.kingdoms[kingdomOf(card)] === this.largest
  }

  /** How many cards go with this one by tribe, and how many by colour. */
  company(card: Card): number {
    return this.tribes[tribeOf(card)] + this.kingdoms[kingdomOf(card)]
  }
}

/** What a hand's best band would bring, marker included. */
export function bestBand(largest: number, skeletons: number, f: GloryFigures): number {
  if (largest === 0) return 0
  const size = largest + skeletons * f.skeleton
  return bandGlory(Math.floor(size)) + size * f.marker
}

/** The chance of another turn: 1 while the upper half lasts, then by the draws expected before the third dragon. */
export const timeLeft = (p: EthnosPosition, f: GloryFigures): number => timeWith(p, p.upper, p.lower, p.dragons, f)

/** The same with this many cards left and dragons seen. */
export function timeWith(p: EthnosPosition, upper: number, lower: number, seen: number, f: GloryFigures): number {
  if (upper > 0) return 1
  const dragons = DRAGONS - seen
  const drawsExpected = ((lower + dragons) * dragons) / (dragons + 1)
  return Math.min(1, drawsExpected / (p.seats * f.draws))
}
