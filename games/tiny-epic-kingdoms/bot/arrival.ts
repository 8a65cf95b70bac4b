import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { FACE_DOWN, NEUTRAL, type TekPosition } from '../position.ts'
import { strangerAt } from '../rules/board.ts'
import { powersOf } from '../rules/factions/index.ts'
import { captureDue, pickedUpAt } from '../rules/movement.ts'
import type { TekWeights } from '../weights/index.ts'
import type { Ledger } from './stock.ts'
import { hopeIn } from './war.ts'
import { worthOf } from './worth.ts'

/** What turning up a token brings on average. */
const FIND = 0.3
/** The cost of covering one point of a war cost. */
const POINT_OF_COST = 0.25

export const findAt = (p: TekPosition, region: number): number => (p.tokens[region] === FACE_DOWN ? FIND : 0)

/** What awaits the seat's armies at their goal: opponents and tokens. */
export class Arrivals {
  private readonly p: TekPosition
  private readonly seat: Seat
  private readonly rounds: number
  private readonly weights: TekWeights
  private readonly ledger: Ledger
  private wars: Map<number, number> | null = null
  private worths: number[] | null = null

  constructor(p: TekPosition, seat: Seat, rounds: number, weights: TekWeights, ledger: Ledger) {
    this.p = p
    this.seat = seat
    this.rounds = rounds
    this.weights = weights
    this.ledger = ledger
  }

  gain(from: number, to: number): number {
    const { p, seat } = this
    const other = strangerAt(p, seat, to)
    const fight = other === -1 ? 0 : other === NEUTRAL ? this.capture(from, to) : this.war(to, other)
    return fight + findAt(p, to) + this.pickedUp(to)
  }

  private pickedUp(region: number): number {
    const powers = powersOf(this.p, this.seat)
    const picked = powers.entering && pickedUpAt(powers, region)
    return picked ? this.ledger.gain(picked.resource, picked.amount) : 0
  }

  private capture(from: number, to: number): number {
    const due = captureDue(this.p, this.seat, from, to)
    return this.weights.points.trophies - POINT_OF_COST * Math.max(0, due)
  }

  /** The same wherever the army comes from. */
  private war(region: number, defender: Seat): number {
    this.wars ??= new Map()
    const known = this.wars.get(region)
    if (known !== undefined) return known
    const { p, seat, weights } = this
    const clash = { region, attacker: seat, defender }
    const threat = this.harm(defender, weights.points.war * hopeIn(p, clash, defender))
    const worth = weights.points.war * hopeIn(p, clash, seat) - threat
    this.wars.set(region, worth)
    return worth
  }

  /** How much a rival's gain counts against the seat: more if that rival is ahead of the others. */
  private harm(rival: Seat, gain: number): number {
    const { p, seat } = this
    const { best, mean, duel } = this.weights.rivalry
    if (p.seats === 2) return duel * gain
    const rivals = this.worthOfAll()
    let others = -Infinity
    for (let other = 0; other < p.seats; other++)
      if (other !== seat && other !== rival) others = Math.max(others, rivals[other])
    const ahead = Math.max(others, rivals[rival] + gain) - Math.max(others, rivals[rival])
    return best * ahead + (mean * gain) / (p.seats - 1)
  }

  private worthOfAll(): readonly number[] {
    if (this.worths) return this.worths
    const worths: number[] = []
    for (const seat of seatsOf(this.p.seats)) worths.push(worthOf(this.p, seat, this.rounds, this.weights))
    this.worths = worths
    return worths
  }
}
