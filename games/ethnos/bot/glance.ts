import type { Weights } from '../../../kernel/judgement.ts'
import { SEATS, type Seat } from '../../../kernel/seat.ts'
import type { EthnosPosition } from '../position.ts'
import type { GloryFigures } from '../weights/figures.ts'
import { TERMS, type Term } from '../weights/terms.ts'
import { bestBand, HandCount, timeLeft } from './hand.ts'
import { openProspects } from './prospects.ts'
import { rise } from './standing.ts'

export type EthnosWeights = Weights<Term, GloryFigures>

/** What a mover takes in before it weighs its moves by what each would change. One is enough, taken anew every time. */
export interface Glance {
  readonly p: EthnosPosition
  readonly seat: Seat
  readonly points: EthnosWeights['points']
  readonly f: GloryFigures
  readonly hand: HandCount
  readonly time: number
  /** Which part of a rival's worth counts against the mover. */
  readonly shares: Float64Array
}

const hand = new HandCount()
const shares = new Float64Array(SEATS.length)
const row = new Float64Array(TERMS.length)

export function glance(p: EthnosPosition, seat: Seat, { points, figures: f, rivalry }: EthnosWeights): Glance {
  shareRivals(p, seat, points, f, rivalry)
  return { p, seat, points, f, hand: hand.count(p.hands[seat]), time: timeLeft(p, f), shares }
}

/** As the evaluation does, but the best rival is the one who has most in the open. */
function shareRivals(
  p: EthnosPosition,
  seat: Seat,
  points: EthnosWeights['points'],
  f: GloryFigures,
  { best, mean, duel }: EthnosWeights['rivalry'],
): void {
  let leader = 0
  let most = Number.NEGATIVE_INFINITY
  for (let other = 0; other < p.seats; other++) {
    shares[other] = mean / (p.seats - 1)
    if (other === seat) continue
    const worth = openWorth(p, other as Seat, points, f)
    if (worth > most) {
      most = worth
      leader = other
    }
  }
  shares[leader] = p.seats === 2 ? duel : shares[leader] + best
}

function openWorth(p: EthnosPosition, seat: Seat, points: EthnosWeights['points'], f: GloryFigures): number {
  row.fill(0)
  openProspects(p, seat, row, 0, f)
  let worth = 0
  for (let term = 0; term < TERMS.length; term++) worth += points[TERMS[term]] * row[term]
  return worth
}

/** What a hand is worth in which so many go together. */
export const handWorth = ({ points, f }: Glance, largest: number, skeletons: number, cards: number): number =>
  points.hand * bestBand(largest, skeletons, f) + points.cards * cards

/** What one more marker there would bring. */
export const markerWorth = ({ p, seat, points, f, shares }: Glance, kingdom: number): number =>
  points.markers + points.kingdoms * rise(p, seat, kingdom, p.markers[seat * 6 + kingdom] + 1, f, shares)
