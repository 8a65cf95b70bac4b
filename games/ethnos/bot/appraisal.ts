import type { Weights } from '../../../kernel/judgement.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { type EthnosPosition, NONE } from '../position.ts'
import type { GloryFigures } from '../weights/figures.ts'
import type { Term } from '../weights/terms.ts'
import { bestBand, HandCount, timeLeft } from './hand.ts'
import { bandsGlory } from './prospects.ts'
import { rise, standing } from './standing.ts'

export type EthnosWeights = Weights<Term, GloryFigures>

const counted = new HandCount()

/** What a mover looks at before weighing each move by the change it makes. Only the latest appraisal is valid. */
export class Appraisal {
  readonly p: EthnosPosition
  readonly seat: Seat
  readonly points: EthnosWeights['points']
  readonly f: GloryFigures
  readonly hand: HandCount
  readonly time: number
  private readonly rivalry: EthnosWeights['rivalry']
  private leader: number = NONE

  constructor(p: EthnosPosition, seat: Seat, { points, figures, rivalry }: EthnosWeights) {
    this.p = p
    this.seat = seat
    this.points = points
    this.f = figures
    this.rivalry = rivalry
    this.hand = counted.count(p.hands[seat])
    this.time = timeLeft(p, figures)
  }

  /** The share of a rival's value that counts against the mover: as in the evaluation, but without looking at hands. */
  shareOf(rival: number): number {
    const { best, mean, duel } = this.rivalry
    const { seats } = this.p
    if (seats === 2) return duel
    if (this.leader === NONE) this.leader = this.findLeader()
    return mean / (seats - 1) + (rival === this.leader ? best : 0)
  }

  /** The value of a hand in which this many cards go together. */
  handWorth(largest: number, skeletons: number, cards: number): number {
    return this.points.hand * bestBand(largest, skeletons, this.f) + this.points.cards * cards
  }

  /** What one more marker there would bring. */
  markerWorth(kingdom: number): number {
    const { points, p, seat } = this
    return points.markers + points.kingdoms * rise(this, kingdom, p.markers[seat * 6 + kingdom] + 1)
  }

  private findLeader(): number {
    let leader = 0
    let most = Number.NEGATIVE_INFINITY
    for (const other of seatsOf(this.p.seats)) {
      const worth = other === this.seat ? Number.NEGATIVE_INFINITY : this.openWorth(other)
      if (worth <= most) continue
      most = worth
      leader = other
    }
    return leader
  }

  /** A rough estimate of who is ahead. */
  private openWorth(seat: Seat): number {
    const { p, points, f } = this
    let worth = points.glory * p.glory[seat] + points.bands * bandsGlory(p, seat)
    for (let kingdom = 0; kingdom < 6; kingdom++)
      worth += points.markers * p.markers[seat * 6 + kingdom] + points.kingdoms * standing(p, seat, kingdom, f)
    return worth
  }
}
