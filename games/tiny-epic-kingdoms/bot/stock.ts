import type { Seat } from '../../../kernel/seat.ts'
import { ARMIES, MAGIC, TOWER } from '../content/figures.ts'
import { FOOD, MANA, ORE, STOCK_MAX } from '../content/resources.ts'
import type { TekPosition } from '../position.ts'
import { buildPrice, mobilisePrice, researchPrice } from '../rules/economy.ts'
import { powersOf } from '../rules/factions/index.ts'
import type { PointFigures } from '../weights/figures.ts'
import type { TekWeights } from '../weights/index.ts'

/* The value of units: their share of what they can buy next, and a little more. */

/** Less than one more turn: nothing can be bought any more. */
export const CLOSING = 0.2

/** Nothing left to buy with them. */
const NOTHING = -1

/** What the seat saves its units for. One object serves many seats in turn. */
export class Purse {
  private readonly prices = [0, 0, 0]
  private readonly points = [0, 0, 0]
  private isLate = false

  open(p: TekPosition, seat: Seat, rounds: number): void {
    const { prices, points } = this
    const { [seat]: storey } = p.tower
    this.isLate = rounds <= CLOSING
    if (this.isLate) return
    prices[MANA] = p.magic[seat] < MAGIC.top ? researchPrice(p, seat) : NOTHING
    prices[ORE] = storey < TOWER.top ? buildPrice(p, seat) : NOTHING
    prices[FOOD] = p.inPlay[seat] < ARMIES.each ? mobilisePrice(p, seat) : NOTHING
    points[MANA] = 1.25
    points[ORE] = storey < TOWER.top ? towerStep(p, seat) : 0
    points[FOOD] = 1.2
  }

  /** Saved for a price, then for the next one, then to spare. */
  worth(resource: number, units: number, f: PointFigures): number {
    if (this.isLate) return 0.02 * units
    const price = this.prices[resource]
    if (price === NOTHING) return f.spare * units
    const used = units < price ? units : price
    const next = units - used < price + 1 ? units - used : price + 1
    const share = price > 0 ? used / price : 1
    const ahead = (f.savedAhead * next) / (price + 1)
    return this.points[resource] * (f.saved * share * (0.7 + 0.3 * share) + ahead) + f.spare * (units - used - next)
  }
}

export const towerStep = (p: TekPosition, seat: Seat): number =>
  TOWER.points[p.tower[seat] + 1] - TOWER.points[p.tower[seat]]

const purse = new Purse()

export function stockWorth(p: TekPosition, seat: Seat, rounds: number, f: PointFigures): number {
  purse.open(p, seat, rounds)
  const at = 3 * seat
  return (
    purse.worth(MANA, p.stock[at + MANA], f) +
    purse.worth(ORE, p.stock[at + ORE], f) +
    purse.worth(FOOD, p.stock[at + FOOD], f)
  )
}

/** The value to a seat of more or fewer units, in points. */
export class Ledger {
  private readonly p: TekPosition
  private readonly seat: Seat
  private readonly weights: TekWeights
  private readonly purse = new Purse()

  constructor(p: TekPosition, seat: Seat, rounds: number, weights: TekWeights) {
    this.p = p
    this.seat = seat
    this.weights = weights
    this.purse.open(p, seat, rounds)
  }

  /** The gain from this many more units, as far as there is room, or the loss from this many fewer. */
  gain(resource: number, units: number): number {
    if (units === 0) return 0
    const { purse } = this
    const { points, figures } = this.weights
    const held = this.p.stock[3 * this.seat + resource]
    const then = held + units < STOCK_MAX ? held + units : STOCK_MAX
    const saved = points.savings * (purse.worth(resource, then, figures) - purse.worth(resource, held, figures))
    return powersOf(this.p, this.seat).points ? saved + points.summit * this.summitGain(resource, then) : saved
  }

  gainAll(mana: number, ore: number, food: number): number {
    return this.gain(MANA, mana) + this.gain(ORE, ore) + this.gain(FOOD, food)
  }

  /** Some peoples score units at the end, kind by kind. */
  private summitGain(resource: number, units: number): number {
    const { p, seat } = this
    const { points } = powersOf(p, seat)
    if (!points) return 0
    const at = 3 * seat + resource
    const held = p.stock[at]
    const before = points(p, seat)
    p.stock[at] = units
    const gain = points(p, seat) - before
    p.stock[at] = held
    return gain
  }
}
