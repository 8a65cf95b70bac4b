import type { Seat } from '../../../kernel/seat.ts'
import {
  ALL_CARDS,
  ARTISANS_FOR,
  ATTACK,
  CARD_KINDS,
  type Card,
  COPIES,
  KIND,
  MAGES_FOR,
  SUPPORT,
  WARRIORS_FOR,
} from '../content/deck.ts'
import { ARTISAN, PAIRS, WARRIOR } from '../content/figures.ts'
import type { DarkLandsPosition } from '../position.ts'
import type { CoinFigures } from '../weights/figures.ts'

/** Rounds still to come; none when the game is over. */
export const turnsLeft = (p: DarkLandsPosition, f: CoinFigures): number =>
  p.agenda.length === 0 ? 0 : Math.max(0.4, p.open / (p.seats * f.pace))

/**
 * The chance that nobody captures or claims for a round (DL-END-2). Seats that were idle last time are likelier to be
 * idle again.
 */
export function chanceOfEnd(p: DarkLandsPosition, seat: Seat, f: CoinFigures): number {
  let chance = p.active[seat] ? f.idleAfterActive : 1
  for (let other = 0; other < p.seats; other++)
    if (other !== seat) chance *= p.active[other] ? f.idleAfterActive : f.idleAgain
  return chance
}

export function companionsWorth(type: number, count: number, f: CoinFigures): number {
  const worth = type === WARRIOR ? f.warriors : type === ARTISAN ? f.artisans : f.mages
  let sum = 0
  for (let n = 0; n < count && n < worth.length; n++) sum += worth[n]
  return sum
}

/** Companions chosen but not yet revealed count as well. */
export function ownedOf(p: DarkLandsPosition, seat: Seat, type: number): number {
  const owned = p.companions[seat * 3 + type]
  if (p.turn > 0 || p.sealed[seat] < 0) return owned
  const [a, b] = PAIRS[p.sealed[seat]]
  return owned + (a === type ? 1 : 0) + (b === type ? 1 : 0)
}

/** How many of the card's companions are missing. */
export const lacking = (card: Card, warriors: number, artisans: number, mages: number): number =>
  Math.max(0, WARRIORS_FOR[card] - warriors) +
  Math.max(0, ARTISANS_FOR[card] - artisans) +
  Math.max(0, MAGES_FOR[card] - mages)

/** Scratch memory of `handWorth`: the cards in hand and about to be drawn, best first. */
const worths: number[] = []

/** Cards in hand and about to be drawn, best first: there is time to play only so many. */
export function handWorth(p: DarkLandsPosition, seat: Seat, turns: number, draws: number, f: CoinFigures): number {
  const hand = p.hands[seat]
  const warriors = ownedOf(p, seat, 0)
  const artisans = ownedOf(p, seat, 1)
  const mages = ownedOf(p, seat, 2)
  let count = 0
  for (let i = 0; i < hand.length; i++)
    rank(worths, worthIf(hand[i], lacking(hand[i], warriors, artisans, mages), turns, f), count++)
  for (let n = 0; n < draws; n++) rank(worths, f.averageCard * Math.min(turns / 2, 1), count++)
  const playable = 2 + turns * f.playedInTurn
  let sum = 0
  for (let i = 0; i < count; i++) sum += worths[i] * (i < playable ? 1 : f.surplus)
  return sum
}

/** Inserts a value among the first `count`, best first. */
export function rank(worths: number[], worth: number, count: number): void {
  let at = count
  while (at > 0 && worths[at - 1] < worth) {
    worths[at] = worths[at - 1]
    at--
  }
  worths[at] = worth
}

export const cardWorth = (p: DarkLandsPosition, seat: Seat, card: Card, turns: number, f: CoinFigures): number =>
  worthIf(card, lacking(card, ownedOf(p, seat, 0), ownedOf(p, seat, 1), ownedOf(p, seat, 2)), turns, f)

/** A card that lacks companions is worth less, and so is any card when little time is left. */
export const worthIf = (card: Card, missing: number, turns: number, f: CoinFigures): number =>
  plainWorths(f)[card] * usableBy(missing, f) * Math.min(turns / 2, 1)

const usableBy = (missing: number, { usable }: CoinFigures): number => usable[Math.min(missing, usable.length - 1)]

/** No card needs more companions of a type. */
const DEAREST = Math.max(...WARRIORS_FOR, ...ARTISANS_FOR, ...MAGES_FOR)

/** The average value of any card in the box with these companions. */
export function drawWorth(warriors: number, artisans: number, mages: number, turns: number, f: CoinFigures): number {
  const plain = plainWorths(f)
  const at =
    (Math.min(warriors, DEAREST) * (DEAREST + 1) + Math.min(artisans, DEAREST)) * (DEAREST + 1) +
    Math.min(mages, DEAREST)
  if (Number.isNaN(drawn[at])) {
    let sum = 0
    for (let card = 0; card < CARD_KINDS; card++)
      sum += COPIES[card] * plain[card] * usableBy(lacking(card, warriors, artisans, mages), f)
    drawn[at] = sum / ALL_CARDS
  }
  return drawn[at] * Math.min(turns / 2, 1)
}

const drawn = new Float64Array((DEAREST + 1) ** 3)
let figures: CoinFigures | null = null
const plain = new Float64Array(CARD_KINDS)

/** Recomputed only when another judgement with other figures is used. */
function plainWorths(f: CoinFigures): Float64Array {
  if (f === figures) return plain
  figures = f
  drawn.fill(Number.NaN)
  for (let card = 0; card < CARD_KINDS; card++) plain[card] = plainWorth(card, f)
  return plain
}

function plainWorth(card: Card, { troop, fortification, magic }: CoinFigures): number {
  if (KIND[card] === 'troop') return troop[0] + troop[1] * ATTACK[card] + troop[2] * SUPPORT[card]
  return KIND[card] === 'fortification' ? fortification[0] + fortification[1] * SUPPORT[card] : magic
}
