import type { Seat } from '../../kernel/seat.ts'
import { Realm } from './bot-land.ts'
import { Ledger } from './bot-stock.ts'
import { hopeIn } from './bot-war.ts'
import { roundsLeft, worthOf } from './bot-worth.ts'
import { FOOD, MANA, ORE, RESOURCES } from './content/resources.ts'
import { FACE_DOWN, NEUTRAL, type TekMove, type TekPosition } from './position.ts'
import { strangerAt } from './rules/board.ts'
import { type Yield, yieldOf } from './rules/collect.ts'
import { buildPrice, mobilisePrice } from './rules/economy.ts'
import { powersOf } from './rules/factions/index.ts'
import { captureDue, pickedUpAt } from './rules/movement.ts'
import type { TekWeights } from './weights/index.ts'

/** What turning up a token brings on the average. */
const FIND = 0.3
/** What covering a point of a war cost takes. */
const POINT_OF_COST = 0.25

/**
 * What the moves of one decision add to the evaluation, worked out without making them. What not every decision needs is
 * worked out when it is asked for.
 */
export class Gains {
  private readonly p: TekPosition
  private readonly seat: Seat
  private readonly weights: TekWeights
  private readonly rounds: number
  private knownLedger: Ledger | null = null
  private knownRealm: Realm | null = null
  private knownYield: Yield | null = null
  private knownRivals: number[] | null = null
  private readonly knownWars = new Map<number, number>()

  constructor(p: TekPosition, seat: Seat, weights: TekWeights) {
    this.p = p
    this.seat = seat
    this.weights = weights
    this.rounds = roundsLeft(p)
  }

  /** Least of all for moves that nobody makes at a glance. */
  of(move: TekMove): number {
    switch (move.kind) {
      case 'pass':
      case 'done':
        return 0
      case 'research':
        return this.research()
      case 'build':
        return this.build()
      case 'mobilise':
        return this.mobilise(move.ore) + this.realm.gainBy(move.region) + this.find(move.region)
      case 'patrol':
      case 'quest':
        return this.realm.gainOf(move.from, move.to) + this.arrival(move.from, move.to)
      case 'trade':
        return this.trade(RESOURCES.indexOf(move.give), RESOURCES.indexOf(move.take), move.count)
      case 'collect': {
        const { units } = this.yield
        return this.ledger.gainAll(units[MANA] + move.mana, units[ORE] + move.ore, units[FOOD] + move.food)
      }
      case 'gain':
        return this.ledger.gainAll(move.mana, move.ore, move.food)
      case 'pay':
      case 'give':
      case 'bribe':
        return this.ledger.gainAll(-move.mana, -move.ore, -move.food)
      case 'lose':
        return -this.weights.points.armies
      default:
        return -Infinity
    }
  }

  private trade(give: number, take: number, count: number): number {
    return this.ledger.gain(give, -count) + this.ledger.gain(take, count + powersOf(this.p, this.seat).tradeBonus)
  }

  private research(): number {
    const { p, seat } = this
    const mana = p.magic[seat] + 1
    return this.growth(p.magic, 3 * seat + MANA, mana)
  }

  private build(): number {
    const { p, seat } = this
    return this.growth(p.tower, 3 * seat + ORE, buildPrice(p, seat))
  }

  /** All but the army on the map. */
  private mobilise(ore: number): number {
    const { p, seat } = this
    const food = mobilisePrice(p, seat) - ore
    p.stock[3 * seat + ORE] -= ore
    const gain = this.growth(p.inPlay, 3 * seat + FOOD, food)
    p.stock[3 * seat + ORE] += ore
    return ore === 0 ? gain : gain + this.ledger.gain(ORE, -ore)
  }

  /** One level more of something, for a price. Whoever hastens the end takes from the rivals what they hoped for till then. */
  private growth(levels: number[], at: number, price: number): number {
    const { p, seat, rounds, weights } = this
    const before = worthOf(p, seat, rounds, weights)
    levels[seat]++
    p.stock[at] -= price
    const then = roundsLeft(p)
    let gain = worthOf(p, seat, then, weights) - before
    if (then !== rounds) gain -= this.rivalry * (this.rivalsWorth(then) - this.rivalsWorth(rounds))
    p.stock[at] += price
    levels[seat]--
    return gain
  }

  private get rivalry(): number {
    const { best, mean, duel } = this.weights.rivalry
    return this.p.seats === 2 ? duel : best + mean
  }

  /** On the average. */
  private rivalsWorth(rounds: number): number {
    const { p, seat } = this
    let sum = 0
    for (let other = 0; other < p.seats; other++)
      if (other !== seat) sum += worthOf(p, other as Seat, rounds, this.weights)
    return sum / (p.seats - 1)
  }

  /** What awaits an army where it goes. */
  private arrival(from: number, to: number): number {
    const { p, seat } = this
    const other = strangerAt(p, seat, to)
    const fight = other === -1 ? 0 : other === NEUTRAL ? this.capture(from, to) : this.war(to, other)
    return fight + this.find(to) + this.pickedUp(to)
  }

  private find(region: number): number {
    return this.p.tokens[region] === FACE_DOWN ? FIND : 0
  }

  private pickedUp(region: number): number {
    const picked = pickedUpAt(powersOf(this.p, this.seat), region)
    return picked ? this.ledger.gain(picked.resource, picked.amount) : 0
  }

  private capture(from: number, to: number): number {
    const due = captureDue(this.p, this.seat, from, to)
    return this.weights.points.trophies - POINT_OF_COST * Math.max(0, due)
  }

  private war(region: number, defender: Seat): number {
    let worth = this.knownWars.get(region)
    if (worth === undefined) {
      const { p, seat, weights } = this
      const clash = { region, attacker: seat, defender }
      worth =
        weights.points.war * hopeIn(p, clash, seat) -
        this.hurt(defender, weights.points.war * hopeIn(p, clash, defender))
      this.knownWars.set(region, worth)
    }
    return worth
  }

  /** How much a rival's gain counts against the seat: more, if that rival is ahead. */
  private hurt(rival: Seat, gain: number): number {
    const { p, seat, rivals } = this
    const { best, mean, duel } = this.weights.rivalry
    if (p.seats === 2) return duel * gain
    let others = -Infinity
    for (let other = 0; other < p.seats; other++)
      if (other !== seat && other !== rival) others = Math.max(others, rivals[other])
    const ahead = Math.max(others, rivals[rival] + gain) - Math.max(others, rivals[rival])
    return best * ahead + (mean * gain) / (p.seats - 1)
  }

  private get rivals(): number[] {
    const { p, rounds, weights } = this
    this.knownRivals ??= Array.from({ length: p.seats }, (_, seat) => worthOf(p, seat as Seat, rounds, weights))
    return this.knownRivals
  }

  private get ledger(): Ledger {
    this.knownLedger ??= new Ledger(this.p, this.seat, this.rounds, this.weights)
    return this.knownLedger
  }

  private get realm(): Realm {
    this.knownRealm ??= new Realm(this.p, this.seat, this.rounds, this.weights)
    return this.knownRealm
  }

  private get yield(): Yield {
    this.knownYield ??= yieldOf(this.p, this.seat)
    return this.knownYield
  }
}
