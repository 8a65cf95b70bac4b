import { placesOf } from '../../../kernel/judgement.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ARMIES, MAGIC, POINTS, SHIELDS, TOWER } from '../content/figures.ts'
import { IS_RUINS, SIDE_OF, TERRAIN } from '../content/map.ts'
import { FOOD, MANA, ORE } from '../content/resources.ts'
import { NONE, SOURCES, type TekPosition } from '../position.ts'
import { isMixed, ownAt, regionsOf } from '../rules/board.ts'
import { emptyTally, tallyOf, unitsIn } from '../rules/collect.ts'
import { powersOf } from '../rules/factions/index.ts'
import type { Powers } from '../rules/factions/powers.ts'
import { CITY } from '../rules/tokens.ts'
import { shieldsPlaced } from '../rules/turn.ts'
import type { PointFigures } from '../weights/figures.ts'
import type { TekWeights } from '../weights/index.ts'
import { TERMS } from '../weights/terms.ts'
import { CLOSING, stockWorth } from './stock.ts'

/* The points a seat can expect at the end, term by term. */

export const AT = placesOf(TERMS)

/** Rounds until somebody is likely to end the game; each action is available once a round. */
export function roundsLeft(p: TekPosition): number {
  const thisRound = 1 - shieldsPlaced(p) / SHIELDS
  if (p.ending !== 'none') return thisRound
  let least: number = MAGIC.top
  for (let seat = 0; seat < p.seats; seat++)
    least = Math.min(least, MAGIC.top - p.magic[seat], TOWER.top - p.tower[seat], ARMIES.endTrigger - p.inPlay[seat])
  return least + 0.5 + thisRound
}

/** A row of features, without the war. */
export function prospects(
  p: TekPosition,
  seat: Seat,
  rounds: number,
  into: Float64Array,
  row: number,
  f: PointFigures,
): void {
  if (p.over) into[row + AT.score] = finalScore(p, seat)
  // While peoples are being chosen nobody has anything yet.
  if (p.over || p.factions[seat] === NONE) return
  landProspects(p, seat, into, row, f)
  into[row + AT.magic] = p.magic[seat]
  into[row + AT.tower] = TOWER.points[p.tower[seat]]
  if (p.crown === seat) into[row + AT.crown] = POINTS.crown
  into[row + AT.trophies] = POINTS.trophy * p.trophies[seat]
  into[row + AT.summit] = levelFiveWorth(p, seat, f)
  into[row + AT.abilities] = p.magic[seat] * Math.min(rounds, 4)
  into[row + AT.savings] = stockWorth(p, seat, rounds, f)
  incomeProspects(p, seat, seasonsIn(rounds), into, row)
  if (p.inPlay[seat] === 1) into[row + AT.alone] = 1
}

function finalScore(p: TekPosition, seat: Seat): number {
  let sum = 0
  for (let source = 0; source < SOURCES.length; source++) sum += p.ledger[SOURCES.length * seat + source]
  return sum + 0.1 * p.inPlay[seat]
}

/** Armies, and (in `land`) capitals, cities and the Lost Kingdom. */
function landProspects(p: TekPosition, seat: Seat, into: Float64Array, row: number, f: PointFigures): void {
  const powers = powersOf(p, seat)
  let land = 0
  let standing = 0
  for (const region of regionsOf(p, seat)) {
    standing += ownAt(p, seat, region) * armyAt(powers, region, f)
    land += landAt(p, region, isMixed(p, region))
  }
  into[row + AT.armies] = standing
  into[row + AT.land] = land
}

/** Armies in ruins may still leave. */
export const armyAt = (powers: Powers, region: number, f: PointFigures): number =>
  IS_RUINS[region] && !powers.keepsRuins ? f.armyInRuins : 1

/** What a region scores for its occupant, alone or not. */
export function landAt(p: TekPosition, region: number, shared: boolean): number {
  let land = 0
  if (TERRAIN[region] === 'capital') land += shared ? POINTS.capitalShared : POINTS.capitalAlone
  if (p.tokens[region] === CITY) land += POINTS.city
  if (SIDE_OF[region] === p.lost) land += POINTS.lostKingdomRegion
  return land
}

/** What level 5 scores now, and the promise of each level, which reaching the last one must not lose. */
function levelFiveWorth(p: TekPosition, seat: Seat, f: PointFigures): number {
  const { points } = powersOf(p, seat)
  return f.promise * p.magic[seat] + (points ? points(p, seat) : 0)
}

/** How often there will be something useful to collect. */
export const seasonsIn = (rounds: number): number => (rounds > CLOSING ? Math.min(rounds, 5) : 0)

const tally = emptyTally()

/** What collecting brings: units, and how many kinds. */
function incomeProspects(p: TekPosition, seat: Seat, seasons: number, into: Float64Array, row: number): void {
  if (seasons === 0) return
  const powers = powersOf(p, seat)
  tallyOf(p, seat, tally)
  const mana = unitsIn(tally, powers, MANA)
  const ore = unitsIn(tally, powers, ORE)
  const food = unitsIn(tally, powers, FOOD)
  into[row + AT.income] = seasons * usefulIn(mana, ore, food, tally.choice)
  into[row + AT.variety] = seasons * varietyIn(mana, ore, food, tally.choice)
}

/** Mana and food turn into points fastest; a third unit of a kind at once is rarely needed. */
export const usefulIn = (mana: number, ore: number, food: number, choice: number): number =>
  1.15 * soft(mana) + 0.95 * soft(ore) + 1.05 * soft(food) + 1.1 * choice

export const varietyIn = (mana: number, ore: number, food: number, choice: number): number =>
  Math.min(3, (mana > 0 ? 1 : 0) + (ore > 0 ? 1 : 0) + (food > 0 ? 1 : 0) + choice)

const soft = (units: number): number => (units <= 2 ? units : 2 + 0.5 * (units - 2))

const scratch = new Float64Array(TERMS.length)
const prices = new Float64Array(TERMS.length)
let priced: TekWeights | null = null

/** The value of everything a seat has, as an evaluation adds it up. */
export function worthOf(p: TekPosition, seat: Seat, rounds: number, weights: TekWeights): number {
  if (priced !== weights) for (let term = 0; term < TERMS.length; term++) prices[term] = weights.points[TERMS[term]]
  priced = weights
  scratch.fill(0)
  prospects(p, seat, rounds, scratch, 0, weights.figures)
  let worth = 0
  for (let term = 0; term < TERMS.length; term++) worth += prices[term] * scratch[term]
  return worth
}
