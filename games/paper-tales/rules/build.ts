import type { Emit, Objection } from '../../../kernel/game.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { BUILDINGS } from '../content/cards.ts'
import { LAND_PER_BUILDING } from '../content/figures.ts'
import type { LevelFigures, Resource } from '../content/vocabulary.ts'
import type { Kingdom, PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { activeIn } from './abilities.ts'
import { buildingsOf, tallyOf } from './measure.ts'
import { refuse } from './objections.ts'

/** How a kingdom may pay: its production, and what its Build abilities allow. */
export interface Means {
  readonly tally: Stock
  readonly land: number
  /** The gold that replaces one required unit; Infinity where none can. */
  readonly goldFor: Readonly<Record<Resource, number>>
  readonly convert: { readonly from: Resource; readonly to: readonly [Resource, Resource] } | null
}

/** Land for a new building: 2 for each built, less the reductions (PT-BUILD-4, PT-RUL-30). */
export function meansOf(k: Kingdom): Means {
  const goldFor = { food: Number.POSITIVE_INFINITY, wood: Number.POSITIVE_INFINITY, diamond: Number.POSITIVE_INFINITY }
  let convert: Means['convert'] = null
  let land = LAND_PER_BUILDING * buildingsOf(k)
  for (const { effect } of activeIn(k, 'build')) {
    switch (effect.type) {
      case 'ignoreLandCost':
        land = 0
        break
      case 'reduceLandCost':
        land -= effect.amount
        break
      case 'convertResource':
        convert = effect
        break
      case 'payGoldForResource':
        for (const resource of effect.resources) goldFor[resource] = Math.min(goldFor[resource], effect.gold)
        break
    }
  }
  return { tally: tallyOf(k), land: Math.max(0, land), goldFor, convert }
}

type Stock = Readonly<Record<Resource, number>>

/** One way to pay for a construction: resources the kingdom must produce, and gold instead of a level's resources. */
interface Bill extends Stock {
  readonly gold: number
}

/** Every way to pay a level, in resources or, where allowed, in gold (PT-RUL-31). */
function billsFor(levels: readonly LevelFigures[]): Bill[] {
  let bills: Bill[] = [{ food: 0, wood: 0, diamond: 0, gold: 0 }]
  for (const { cost } of levels) {
    const { food = 0, wood = 0, diamond = 0 } = cost.resources
    const produced = bills.map(bill => ({
      food: bill.food + food,
      wood: bill.wood + wood,
      diamond: bill.diamond + diamond,
      gold: bill.gold,
    }))
    const paid = bills.map(bill => ({ ...bill, gold: bill.gold + (cost.alternativeGold ?? 0) }))
    bills = cost.alternativeGold === undefined ? produced : [...produced, ...paid]
  }
  return bills
}

const LEVEL_I = BUILDINGS.map(({ level1 }) => billsFor([level1]))
const LEVEL_II = BUILDINGS.map(({ level2 }) => billsFor([level2]))
const DIRECT = BUILDINGS.map(({ level1, level2 }) => billsFor([level1, level2]))

/** The gold that the cheapest way costs; Infinity if there is none (PT-RUL-32). */
function cheapest(bills: readonly Bill[], means: Means): number {
  let gold = Number.POSITIVE_INFINITY
  for (let i = 0; i < bills.length; i++) {
    const price = means.convert
      ? convertedPrice(bills[i], means, means.convert)
      : priceWith(bills[i], means.tally, means)
    gold = Math.min(gold, price)
  }
  return gold
}

/** Missing resources cost gold, as far as an ability allows it. */
function priceWith(bill: Bill, have: Stock, { goldFor }: Means): number {
  let gold = bill.gold
  if (bill.food > have.food) gold += (bill.food - have.food) * goldFor.food
  if (bill.wood > have.wood) gold += (bill.wood - have.wood) * goldFor.wood
  if (bill.diamond > have.diamond) gold += (bill.diamond - have.diamond) * goldFor.diamond
  return gold
}

/** Tries every number of conversions into each resource. */
function convertedPrice(bill: Bill, means: Means, { from, to }: NonNullable<Means['convert']>): number {
  const stock = means.tally[from]
  let gold = Number.POSITIVE_INFINITY
  for (let first = 0; first <= stock; first++)
    for (let second = 0; first + second <= stock; second++) {
      const have = { food: means.tally.food, wood: means.tally.wood, diamond: means.tally.diamond }
      have[from] -= first + second
      have[to[0]] += first
      have[to[1]] += second
      gold = Math.min(gold, priceWith(bill, have, means))
    }
  return gold
}

export interface Price {
  readonly land: number
  /** Infinity: the kingdom cannot provide the resources. */
  readonly gold: number
}

/** What a level costs besides the land, from scratch or from the level before; Infinity if it cannot be paid. */
export const levelGold = (building: number, from: number, to: number, means: Means): number =>
  cheapest((from === 1 ? LEVEL_II : to === 1 ? LEVEL_I : DIRECT)[building], means)

/** A new building at level 1 or 2 (PT-BUILD-3, PT-BUILD-5, PT-BUILD-6). */
export function buildPrice(building: number, level: number, means: Means): Price {
  return { land: means.land, gold: levelGold(building, 0, level, means) }
}

/** No land for what already stands (PT-BUILD-7). */
export const upgradePrice = (building: number, means: Means): Price => ({
  land: 0,
  gold: levelGold(building, 1, 2, means),
})

/** The level the move leads to, and its price. */
export function constructionOf(
  k: Kingdom,
  move: Extract<PaperTalesMove, { kind: 'build' | 'upgrade' }>,
): Price & { readonly level: number } {
  const means = meansOf(k)
  return move.kind === 'build'
    ? { level: move.level, ...buildPrice(move.building, move.level, means) }
    : { level: 2, ...upgradePrice(move.building, means) }
}

const affordable = (k: Kingdom, price: Price): boolean => price.land + price.gold <= k.gold

/** Players who can afford nothing are not asked (PT-RUL-54); all others answer at once (PT-RUL-35). */
export function beginBuild(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  p.stage = 'build'
  emit?.({ kind: 'phase', phase: 'build' })
  p.asked = seatsOf(p.seats).filter(seat => buildMoves(p, seat).length > 1)
}

export function buildMoves(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  const k = p.kingdoms[seat]
  const means = meansOf(k)
  const moves: PaperTalesMove[] = []
  for (const building of p.available) {
    const level = k.buildings[building]
    if (level === 0) {
      for (const to of [1, 2])
        if (affordable(k, buildPrice(building, to, means))) moves.push({ kind: 'build', building, level: to })
    } else if (level === 1 && affordable(k, upgradePrice(building, means))) moves.push({ kind: 'upgrade', building })
  }
  moves.push({ kind: 'pass' })
  return moves
}

export function buildObjection(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  if (move.kind === 'pass') return null
  if (move.kind !== 'build' && move.kind !== 'upgrade') return refuse('not-now')
  const k = p.kingdoms[seat]
  const { building } = move
  if (!p.available.includes(building)) return refuse('not-available', { building })
  const means = meansOf(k)
  if (move.kind === 'build') {
    if (k.buildings[building] > 0) return refuse('already-built', { building })
    return priceObjection(k, building, buildPrice(building, move.level, means))
  }
  if (k.buildings[building] !== 1) return refuse('not-level-one', { building })
  return priceObjection(k, building, upgradePrice(building, means))
}

function priceObjection(k: Kingdom, building: number, price: Price): Objection | null {
  if (price.gold === Number.POSITIVE_INFINITY) return refuse('missing-resources', { building })
  if (affordable(k, price)) return null
  const { land, gold } = price
  return refuse('too-expensive', { building, land, resources: gold, need: land + gold, have: k.gold })
}

export function settleBuild(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  for (const seat of seatsOf(p.seats)) {
    const move = p.sealed[seat]
    p.sealed[seat] = null
    if (move?.kind !== 'build' && move?.kind !== 'upgrade') continue
    const k = p.kingdoms[seat]
    const { level, land, gold } = constructionOf(k, move)
    k.gold -= land + gold
    k.buildings[move.building] = level
    const kind = move.kind === 'build' ? 'built' : 'upgraded'
    emit?.({ kind, seat: seat, building: move.building, level, land, gold })
  }
}
