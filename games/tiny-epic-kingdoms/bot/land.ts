import type { Seat } from '../../../kernel/seat.ts'
import { IS_RUINS } from '../content/map.ts'
import { FOOD, MANA, ORE } from '../content/resources.ts'
import { NEUTRAL, NONE, type TekPosition } from '../position.ts'
import { hasLying, isMixed, ownAt, regionsOf, strangerAt, supposing } from '../rules/board.ts'
import { addRegion, emptyTally, givenBy, tallyOf, unitsIn } from '../rules/collect.ts'
import { powersOf } from '../rules/factions/index.ts'
import type { Powers } from '../rules/factions/powers.ts'
import type { TekWeights } from '../weights/index.ts'
import { armyAt, landAt, seasonsIn, usefulIn, varietyIn } from './worth.ts'

/** The value of a seat's regions and the armies in them, and how it changes with an army elsewhere: running sums. */
export class Realm {
  private readonly p: TekPosition
  private readonly seat: Seat
  private readonly powers: Powers
  private readonly weights: TekWeights
  private readonly seasons: number
  private readonly tally = emptyTally()
  private armies = 0
  private land = 0
  private left: number = NONE
  private readonly before: number
  private readonly summit: number

  constructor(p: TekPosition, seat: Seat, rounds: number, weights: TekWeights) {
    this.p = p
    this.seat = seat
    this.powers = powersOf(p, seat)
    this.weights = weights
    this.seasons = seasonsIn(rounds)
    tallyOf(p, seat, this.tally)
    for (const region of regionsOf(p, seat)) {
      this.armies += ownAt(p, seat, region) * armyAt(this.powers, region, weights.figures)
      this.land += landAt(p, region, isMixed(p, region))
    }
    this.before = this.worth
    this.summit = this.powers.points?.(p, seat) ?? 0
  }

  /** The gain from one more army in the region. */
  gainBy(region: number): number {
    this.setOut(NONE)
    this.enter(region, 1)
    const gain = this.worth - this.before
    this.enter(region, -1)
    return gain
  }

  /** The gain from a march, without the war at its end. */
  gainOf(from: number, to: number): number {
    this.setOut(from)
    this.enter(to, 1)
    const gain = this.worth - this.before
    this.enter(to, -1)
    return this.powers.points ? gain + this.summitGain(from, to, this.powers.points) : gain
  }

  private summitGain(from: number, to: number, points: NonNullable<Powers['points']>): number {
    const { p, seat } = this
    return this.weights.points.summit * (supposing(p, seat, from, to, points) - this.summit)
  }

  /** Takes an army from the region; the army previously taken goes back. */
  private setOut(from: number): void {
    if (from === this.left) return
    if (this.left !== NONE) this.leave(this.left, -1)
    if (from !== NONE) this.leave(from, 1)
    this.left = from
  }

  private enter(region: number, times: 1 | -1): void {
    const { p, seat, tally } = this
    this.armies += times * armyAt(this.powers, region, this.weights.figures)
    if (ownAt(p, seat, region) === 0) {
      addRegion(tally, p, this.powers, region, IS_RUINS[region], times)
      this.land += times * landAt(p, region, isHeld(p, seat, region))
    } else if (IS_RUINS[region] && !hasLying(p, seat, region)) tally.choice += times * givenBy(p, region)
  }

  /** Only standing armies leave: one that lies in the same region continues to collect. */
  private leave(region: number, times: 1 | -1): void {
    const { p, seat } = this
    this.armies -= times * armyAt(this.powers, region, this.weights.figures)
    if (ownAt(p, seat, region) > 1) return
    addRegion(this.tally, p, this.powers, region, false, times === 1 ? -1 : 1)
    this.land -= times * landAt(p, region, isMixed(p, region))
  }

  private get worth(): number {
    const { tally, powers, seasons } = this
    const { points } = this.weights
    const worth = points.armies * this.armies + points.land * this.land
    if (seasons === 0) return worth
    const mana = unitsIn(tally, powers, MANA)
    const ore = unitsIn(tally, powers, ORE)
    const food = unitsIn(tally, powers, FOOD)
    const income = points.income * usefulIn(mana, ore, food, tally.choice)
    return worth + seasons * (income + points.variety * varietyIn(mana, ore, food, tally.choice))
  }
}

/** Somebody else would remain there beside the seat. */
function isHeld(p: TekPosition, seat: Seat, region: number): boolean {
  const other = strangerAt(p, seat, region)
  return other !== -1 && other !== NEUTRAL
}
