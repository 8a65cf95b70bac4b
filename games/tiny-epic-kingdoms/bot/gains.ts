import type { Seat } from '../../../kernel/seat.ts'
import { FOOD, MANA, ORE, RESOURCES } from '../content/resources.ts'
import type { TekMove, TekPosition } from '../position.ts'
import { type Yield, yieldOf } from '../rules/collect.ts'
import { powersOf } from '../rules/factions/index.ts'
import type { TekWeights } from '../weights/index.ts'
import { Arrivals, findAt } from './arrival.ts'
import { armyGain, buildGain, researchGain } from './growth.ts'
import { Realm } from './land.ts'
import { Ledger } from './stock.ts'
import { roundsLeft } from './worth.ts'

/**
 * What the moves of one decision add to the evaluation, computed without playing them. Parts that not every decision
 * needs are computed on demand.
 */
export class Gains {
  private readonly p: TekPosition
  private readonly seat: Seat
  private readonly weights: TekWeights
  private readonly rounds: number
  private readonly ledger: Ledger
  private realm: Realm | null = null
  private arrivals: Arrivals | null = null
  private yield: Yield | null = null
  /** By the ore it is paid with. */
  private readonly armies: number[] = []

  constructor(p: TekPosition, seat: Seat, weights: TekWeights) {
    this.p = p
    this.seat = seat
    this.weights = weights
    this.rounds = roundsLeft(p)
    this.ledger = new Ledger(p, seat, this.rounds, weights)
  }

  /** Lowest for moves that nobody makes without a closer look. */
  of(move: TekMove): number {
    const { p, seat, weights, ledger } = this
    switch (move.kind) {
      case 'pass':
      case 'done':
        return 0
      case 'research':
        return researchGain(p, seat, weights)
      case 'build':
        return buildGain(p, seat, weights)
      case 'mobilise':
        return this.mobilise(move.region, move.ore)
      case 'patrol':
      case 'quest':
        return this.march(move.from, move.to)
      case 'trade':
        return this.trade(RESOURCES.indexOf(move.give), RESOURCES.indexOf(move.take), move.count)
      case 'collect':
        return this.collect(move.mana, move.ore, move.food)
      case 'gain':
        return ledger.gainAll(move.mana, move.ore, move.food)
      case 'pay':
      case 'give':
      case 'bribe':
        return ledger.gainAll(-move.mana, -move.ore, -move.food)
      case 'lose':
        return -weights.points.armies
      default:
        return -Infinity
    }
  }

  private mobilise(region: number, ore: number): number {
    const { p, seat, weights } = this
    this.armies[ore] ??= armyGain(p, seat, weights, ore)
    this.realm ??= new Realm(p, seat, this.rounds, weights)
    return this.armies[ore] + this.realm.gainBy(region) + findAt(p, region)
  }

  private march(from: number, to: number): number {
    const { p, seat, rounds, weights } = this
    this.realm ??= new Realm(p, seat, rounds, weights)
    this.arrivals ??= new Arrivals(p, seat, rounds, weights, this.ledger)
    return this.realm.gainOf(from, to) + this.arrivals.gain(from, to)
  }

  private trade(give: number, take: number, count: number): number {
    return this.ledger.gain(give, -count) + this.ledger.gain(take, count + powersOf(this.p, this.seat).tradeBonus)
  }

  /** Including the units of choice. */
  private collect(mana: number, ore: number, food: number): number {
    this.yield ??= yieldOf(this.p, this.seat)
    const { units } = this.yield
    return this.ledger.gainAll(units[MANA] + mana, units[ORE] + ore, units[FOOD] + food)
  }
}
