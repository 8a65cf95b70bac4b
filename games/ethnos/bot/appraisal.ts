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

/** What a mover takes in before it weighs its moves by what each would change. Only the latest one is good. */
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

  /** Which part of a rival's worth counts against the mover: as in the evaluation, but hands are not looked into. */
  shareOf(rival: number): number {
    const { best, mean, duel } = this.rivalry
    const { seats } = this.p
    if (seats === 2) return duel
    if (this.leader === NONE) this.leader = this.findLeader()
    return mean / (seats - 1) + (rival === this.leader ? best : 0)
  }

  /** What a hand is worth in which so many go together. */
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

  /** Roughly: what tells most of who is ahead. */
  private openWorth(seat: Seat): number {
    const { p, points, f } = this
    let worth = points.glory * p.glory[seat] + points.bands * bandsGlory(p, seat)
    for (let kingdom = 0; kingdom < 6; kingdom++)
      worth += points.markers * p.markers[seat * 6 + kingdom] + points.kingdoms * standing(p, seat, kingdom, f)
    return worth
  }
}
