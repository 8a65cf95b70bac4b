import type { Judgement } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type Card, kingdomOf, SKELETON, tribeOf } from './cards.ts'
import { GIANT_GLORY, MERFOLK_GLORY, ORC_GLORY } from './content/boards.ts'
import { DRAGONS, TABLE_SIZES } from './content/table.ts'
import { MERFOLK } from './content/tribes.ts'
import { type EthnosMove, type EthnosPosition, NONE } from './position.ts'
import { hordeSize } from './rules/age-end.ts'
import { bandGlory, scoredSize, trollSum } from './rules/scoring.ts'

/** Found by hand: how much of a thing that is not glory yet will become glory. */
const WEIGHTS = {
  laterAge: 0.65,
  marker: 0.35,
  giantToken: 0.7,
  swimmer: 0.3,
  horde: 0.8,
  troll: 0.25,
  hand: 0.92,
  card: 0.12,
} as const

export const judgement: Judgement<EthnosPosition, EthnosMove> = {
  evaluate: (p, seat) => {
    let rivals = 0
    let best = -Infinity
    for (let other = 0; other < p.seats; other++) {
      if (other === seat) continue
      const value = prospects(p, other as Seat)
      rivals += value
      if (value > best) best = value
    }
    return prospects(p, seat) - (rivals / (p.seats - 1) + best) / 2
  },
  candidates: (_p, _seat, moves) => {
    // Declining a marker is hardly ever right: look at it only where nothing else can be done with the band.
    const placing = moves.filter(move => !declines(move, moves))
    return placing.length > 0 ? placing : moves
  },
}

function declines(move: EthnosMove, moves: readonly EthnosMove[]): boolean {
  if (move.kind !== 'band' || move.kingdom !== NONE) return false
  return moves.some(
    other =>
      other.kind === 'band' && other.kingdom !== NONE && other.cards === move.cards && other.leader === move.leader,
  )
}

/** The glory a seat can expect at the end, seen from here. */
function prospects(p: EthnosPosition, seat: Seat): number {
  if (p.agenda.length === 0) return p.glory[seat]
  let value = p.glory[seat]
  for (let kingdom = 0; kingdom < 6; kingdom++) value += kingdomProspects(p, seat, kingdom)
  value += bandsAndGiant(p, seat)
  if (p.tribes.includes(MERFOLK)) value += merfolkProspects(p, seat)
  if (p.hordes[seat] !== 0) value += WEIGHTS.horde * ORC_GLORY[hordeSize(p, seat)]
  value += WEIGHTS.troll * trollSum(p, seat)
  return value + handProspects(p, seat)
}

const ageRuns = (p: EthnosPosition): boolean => p.agenda[0].kind !== 'hordes'

/** What the kingdom pays if nothing changes, later ages counting for less. */
function kingdomProspects(p: EthnosPosition, seat: Seat, kingdom: number): number {
  const mine = p.markers[seat * 6 + kingdom]
  if (mine === 0) return 0
  let ahead = 0
  let equal = 0
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue
    const theirs = p.markers[other * 6 + kingdom]
    if (theirs > mine) ahead++
    else if (theirs === mine) equal++
  }
  const perKingdom = p.tokens.length / 6
  const place = ahead + equal / 2
  return WEIGHTS.marker * mine + payments(p, place, age => p.tokens[kingdom * perKingdom + age] ?? 0)
}

/** Sums the values of a place over the ages still to be scored. `place` may lie between two places. */
function payments(p: EthnosPosition, place: number, valueAt: (age: number) => number): number {
  const ages = TABLE_SIZES[p.seats].ages
  let sum = 0
  let weight = 1
  for (let age = ageRuns(p) ? p.age : p.age + 1; age <= ages; age++) {
    const index = age - 1 - place
    const below = Math.floor(index)
    const low = below >= 0 ? valueAt(below) : 0
    const high = below + 1 >= 0 ? valueAt(below + 1) : 0
    sum += weight * (index === below ? low : (low + high) / 2)
    weight *= WEIGHTS.laterAge
  }
  return sum
}

function bandsAndGiant(p: EthnosPosition, seat: Seat): number {
  if (!ageRuns(p)) return 0
  let value = 0
  for (let i = 0; i < p.bands.length; i++) if (p.bands[i].seat === seat) value += bandGlory(scoredSize(p.bands[i]))
  if (p.giant !== NONE && p.bands[p.giant].seat === seat)
    value += WEIGHTS.giantToken * GIANT_GLORY[TABLE_SIZES[p.seats].side][p.age - 1]
  return value
}

function merfolkProspects(p: EthnosPosition, seat: Seat): number {
  const mine = p.merfolk[seat]
  if (mine === 0) return 0
  let ahead = 0
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue
    if (p.merfolk[other] > mine) ahead++
    else if (p.merfolk[other] === mine) ahead += 0.5
  }
  const values = MERFOLK_GLORY[TABLE_SIZES[p.seats].side]
  return WEIGHTS.swimmer * mine + payments(p, ahead, age => values[age] ?? 0)
}

const byTribe = new Array<number>(12).fill(0)
const byKingdom = new Array<number>(6).fill(0)

/** The best band the hand allows, worth less the likelier the age ends before it is played. */
function handProspects(p: EthnosPosition, seat: Seat): number {
  const hand = p.hands[seat]
  if (hand.length === 0 || !ageRuns(p)) return 0
  const size = largestBand(hand)
  const glory = bandGlory(Math.floor(size)) + size * 0.9
  return timeLeft(p) * (WEIGHTS.hand * glory + WEIGHTS.card * hand.length)
}

function largestBand(hand: readonly Card[]): number {
  byTribe.fill(0)
  byKingdom.fill(0)
  let skeletons = 0
  let best = 0
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === SKELETON) skeletons++
    else best = Math.max(best, ++byTribe[tribeOf(hand[i])], ++byKingdom[kingdomOf(hand[i])])
  }
  return best === 0 ? 0 : best + skeletons * 0.5
}

/** How surely there is another turn: 1 while the upper half lasts, then by the draws expected before the third dragon. */
function timeLeft(p: EthnosPosition): number {
  if (p.upper > 0) return 1
  const dragons = DRAGONS - p.dragons
  const drawsExpected = ((p.lower + dragons) * dragons) / (dragons + 1)
  return Math.min(1, drawsExpected / (p.seats * 1.5))
}
