import { type Judgement, placesOf } from '../../kernel/judgement.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type Card, kingdomOf, SKELETON, tribeOf } from './cards.ts'
import { GIANT_GLORY, MERFOLK_GLORY, ORC_GLORY } from './content/boards.ts'
import { DRAGONS, TABLE_SIZES } from './content/table.ts'
import { MERFOLK, TRIBES } from './content/tribes.ts'
import { type EthnosMove, type EthnosPosition, NONE } from './position.ts'
import { hordeSize } from './rules/age-end.ts'
import { bandGlory, scoredSize, trollSum } from './rules/scoring.ts'
import type { GloryFigures } from './weights/figures.ts'
import { weights } from './weights/index.ts'
import { TERMS, type Term } from './weights/terms.ts'

const AT = placesOf(TERMS)

export const judgement: Judgement<EthnosPosition, EthnosMove, Term, GloryFigures> = {
  terms: TERMS,
  weights,
  cost: 1,
  horizon: () => 9,
  content: (p, seat) =>
    p.bands.filter(band => band.seat === seat).map(({ leader }) => `tribe ${TRIBES[tribeOf(leader)]}`),
  seats: p => p.seats,
  progress: p => {
    if (p.agenda.length === 0) return 1
    const { ages } = TABLE_SIZES[p.seats]
    return (p.age - 1 + (p.dragons + 1) / (DRAGONS + 1)) / ages
  },
  features: (p, _seat, into, f) => {
    for (let seat = 0; seat < p.seats; seat++) prospects(p, seat as Seat, into, seat * TERMS.length, f)
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
function prospects(p: EthnosPosition, seat: Seat, into: Float64Array, row: number, f: GloryFigures): void {
  into[row + AT.glory] = p.glory[seat]
  if (p.agenda.length === 0) return
  for (let kingdom = 0; kingdom < 6; kingdom++) {
    into[row + AT.markers] += p.markers[seat * 6 + kingdom]
    into[row + AT.kingdoms] += kingdomProspects(p, seat, kingdom, f)
  }
  if (p.tribes.includes(MERFOLK)) {
    into[row + AT.swimmers] = p.merfolk[seat]
    into[row + AT.merfolk] = merfolkProspects(p, seat, f)
  }
  if (p.hordes[seat] !== 0) into[row + AT.horde] = ORC_GLORY[hordeSize(p, seat)]
  into[row + AT.trolls] = trollSum(p, seat)
  if (!ageRuns(p)) return
  into[row + AT.bands] = bandsGlory(p, seat)
  if (p.giant !== NONE && p.bands[p.giant].seat === seat)
    into[row + AT.giant] = GIANT_GLORY[TABLE_SIZES[p.seats].side][p.age - 1]
  const time = p.hands[seat].length === 0 ? 0 : timeLeft(p, f)
  into[row + AT.hand] = time * bestBand(p.hands[seat], f)
  into[row + AT.cards] = time * p.hands[seat].length
}

const ageRuns = (p: EthnosPosition): boolean => p.agenda[0].kind !== 'hordes'

/** What the kingdom pays if nothing changes, later ages counting for less. */
function kingdomProspects(p: EthnosPosition, seat: Seat, kingdom: number, f: GloryFigures): number {
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
  return payments(p, place, f, age => p.tokens[kingdom * perKingdom + age] ?? 0)
}

/** Sums the values of a place over the ages still to be scored. `place` may lie between two places. */
function payments(p: EthnosPosition, place: number, f: GloryFigures, valueAt: (age: number) => number): number {
  const ages = TABLE_SIZES[p.seats].ages
  let sum = 0
  let weight = 1
  for (let age = ageRuns(p) ? p.age : p.age + 1; age <= ages; age++) {
    const index = age - 1 - place
    const below = Math.floor(index)
    const low = below >= 0 ? valueAt(below) : 0
    const high = below + 1 >= 0 ? valueAt(below + 1) : 0
    sum += weight * (index === below ? low : (low + high) / 2)
    weight *= f.laterAge
  }
  return sum
}

function bandsGlory(p: EthnosPosition, seat: Seat): number {
  let value = 0
  for (let i = 0; i < p.bands.length; i++) if (p.bands[i].seat === seat) value += bandGlory(scoredSize(p.bands[i]))
  return value
}

function merfolkProspects(p: EthnosPosition, seat: Seat, f: GloryFigures): number {
  const mine = p.merfolk[seat]
  if (mine === 0) return 0
  let ahead = 0
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue
    if (p.merfolk[other] > mine) ahead++
    else if (p.merfolk[other] === mine) ahead += 0.5
  }
  const values = MERFOLK_GLORY[TABLE_SIZES[p.seats].side]
  return payments(p, ahead, f, age => values[age] ?? 0)
}

const byTribe = new Array<number>(12).fill(0)
const byKingdom = new Array<number>(6).fill(0)

/** What the best band in the hand would bring, its marker included. */
function bestBand(hand: readonly Card[], f: GloryFigures): number {
  const size = largestBand(hand, f)
  return bandGlory(Math.floor(size)) + size * f.marker
}

function largestBand(hand: readonly Card[], f: GloryFigures): number {
  byTribe.fill(0)
  byKingdom.fill(0)
  let skeletons = 0
  let best = 0
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === SKELETON) skeletons++
    else best = Math.max(best, ++byTribe[tribeOf(hand[i])], ++byKingdom[kingdomOf(hand[i])])
  }
  return best === 0 ? 0 : best + skeletons * f.skeleton
}

/** How surely there is another turn: 1 while the upper half lasts, then by the draws expected before the third dragon. */
function timeLeft(p: EthnosPosition, f: GloryFigures): number {
  if (p.upper > 0) return 1
  const dragons = DRAGONS - p.dragons
  const drawsExpected = ((p.lower + dragons) * dragons) / (dragons + 1)
  return Math.min(1, drawsExpected / (p.seats * f.draws))
}
