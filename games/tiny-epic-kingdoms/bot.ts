import { type Judgement, placesOf } from '../../kernel/judgement.ts'
import type { Seat } from '../../kernel/seat.ts'
import { bestDie, warHopes } from './bot-war.ts'
import { FACTIONS } from './content/factions.ts'
import { type Action, ARMIES, MAGIC, POINTS, SHIELDS, TOWER } from './content/figures.ts'
import { FOOD, MANA, ORE } from './content/resources.ts'
import { IS_RUINS, REGIONS_OF, SIDE_IDS, SIDE_OF, TERRAIN } from './map.ts'
import { FACE_DOWN, NONE, SOURCES, type TekMove, type TekPosition, topFrame } from './position.ts'
import { countAt, isMixed, ownAt, regionsOf, stockOf } from './rules/board.ts'
import { yieldOf } from './rules/collect.ts'
import { buildPrice, canBuild, canResearch, mobilisePrice } from './rules/economy.ts'
import { powersOf } from './rules/factions/index.ts'
import { game } from './rules/game.ts'
import { CITY } from './rules/tokens.ts'
import { shieldsPlaced } from './rules/turn.ts'
import type { PointFigures } from './weights/figures.ts'
import { weights } from './weights/index.ts'
import { TERMS, type Term } from './weights/terms.ts'

const AT = placesOf(TERMS)

export const judgement: Judgement<TekPosition, TekMove, Term, PointFigures> = {
  terms: TERMS,
  weights,
  cost: 1,
  horizon: () => 8,
  clock: p => SHIELDS * p.refreshes + shieldsPlaced(p) - (p.action === NONE ? 0 : 1),
  content: (p, seat) =>
    p.factions[seat] === NONE ? [] : [`people ${FACTIONS[p.factions[seat]]}`, `home ${SIDE_IDS[p.homes[seat]]}`],
  seats: p => p.seats,
  progress: p => (p.over ? 1 : 1 - Math.min(roundsLeft(p), LONGEST) / LONGEST),
  features: (p, _seat, into, f) => {
    const rounds = roundsLeft(p)
    for (let seat = 0; seat < p.seats; seat++) prospects(p, seat as Seat, rounds, into, seat * TERMS.length, f)
    const hopes = p.over ? null : warHopes(p)
    if (!hopes) return
    into[hopes.attacker * TERMS.length + AT.war] = hopes.attack
    into[hopes.defender * TERMS.length + AT.war] = hopes.defence
  },
  candidates: (p, seat, moves) => {
    const frame = topFrame(p)
    switch (frame?.kind) {
      case 'war':
        return [bestDie(p, frame, seat, moves)]
      case 'select':
        return byWorth(moves, move => selectionMoveWorth(p, seat, move))
      case 'charters':
        return [bestBy(moves, charterWorth)]
      default:
        return moves
    }
  },
  // One step ahead a selection shows nothing: what comes of it is guessed.
  guess: (p, seat) =>
    topFrame(p)?.kind === 'select' ? bestBy(game.moves(p, seat), move => selectionMoveWorth(p, seat, move)) : null,
}

const selectionMoveWorth = (p: TekPosition, seat: Seat, move: TekMove): number =>
  move.kind === 'select' ? selectionWorth(p, seat, move.action) : 0

function byWorth(moves: readonly TekMove[], worth: (move: TekMove) => number): TekMove[] {
  return moves
    .map(move => ({ move, worth: worth(move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move)
}

function bestBy(moves: readonly TekMove[], worth: (move: TekMove) => number): TekMove {
  let best = moves[0]
  let most = -Infinity
  for (const move of moves) {
    const value = worth(move)
    if (value > most) {
      most = value
      best = move
    }
  }
  return best
}

/** More rounds than a game has, mostly. */
const LONGEST = 7

/** Rounds until somebody is likely to end the game; each action can be had once a round. */
export function roundsLeft(p: TekPosition): number {
  const thisRound = 1 - shieldsPlaced(p) / SHIELDS
  if (p.ending !== 'none') return thisRound
  let least: number = MAGIC.top
  for (let seat = 0; seat < p.seats; seat++)
    least = Math.min(least, MAGIC.top - p.magic[seat], TOWER.top - p.tower[seat], ARMIES.endTrigger - p.inPlay[seat])
  return least + 0.5 + thisRound
}

/** The points a seat can expect at the end, seen from here. */
function prospects(p: TekPosition, seat: Seat, rounds: number, into: Float64Array, row: number, f: PointFigures): void {
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
  if (rounds > 0.2) incomeProspects(p, seat, Math.min(rounds, 5), into, row)
  if (p.inPlay[seat] === 1) into[row + AT.alone] = 1
}

function finalScore(p: TekPosition, seat: Seat): number {
  let sum = 0
  for (let source = 0; source < SOURCES.length; source++) sum += p.ledger[SOURCES.length * seat + source]
  return sum + 0.1 * p.inPlay[seat]
}

/** Armies, and under `land` capitals, cities and the Lost Kingdom. Armies in ruins may still leave them. */
function landProspects(p: TekPosition, seat: Seat, into: Float64Array, row: number, f: PointFigures): void {
  const keepsRuins = powersOf(p, seat).keepsRuins
  let land = 0
  let standing = 0
  for (const region of regionsOf(p, seat)) {
    const armies = ownAt(p, seat, region)
    standing += IS_RUINS[region] && !keepsRuins ? armies * f.armyInRuins : armies
    if (TERRAIN[region] === 'capital') land += isMixed(p, region) ? POINTS.capitalShared : POINTS.capitalAlone
    if (p.tokens[region] === CITY) land += POINTS.city
    if (SIDE_OF[region] === p.lost) land += POINTS.lostKingdomRegion
  }
  into[row + AT.armies] = standing
  into[row + AT.land] = land
}

/** What level 5 scores now, and the promise of each level: it must not be lost by reaching the last one. */
function levelFiveWorth(p: TekPosition, seat: Seat, f: PointFigures): number {
  const { points } = powersOf(p, seat)
  return f.promise * p.magic[seat] + (points ? points(p, seat) : 0)
}

/** Units are worth the part they are of what they can buy next, and a little beyond. */
function stockWorth(p: TekPosition, seat: Seat, rounds: number, f: PointFigures): number {
  if (rounds <= 0.2) return 0.02 * stockOf(p, seat)
  const mana = p.stock[3 * seat + MANA]
  const ore = p.stock[3 * seat + ORE]
  const food = p.stock[3 * seat + FOOD]
  let value = p.magic[seat] < MAGIC.top ? savings(mana, p.magic[seat] + 1, 1.25, f) : f.spare * mana
  value += p.tower[seat] < TOWER.top ? savings(ore, buildPrice(p, seat), towerStep(p, seat), f) : f.spare * ore
  value += p.inPlay[seat] < ARMIES.each ? savings(food, mobilisePrice(p, seat), 1.2, f) : f.spare * food
  return value
}

const towerStep = (p: TekPosition, seat: Seat): number => TOWER.points[p.tower[seat] + 1] - TOWER.points[p.tower[seat]]

/** Units saved for a price, then for the one after it, then to spare. */
function savings(units: number, price: number, points: number, f: PointFigures): number {
  const used = Math.min(units, price)
  const next = Math.min(units - used, price + 1)
  const share = price > 0 ? used / price : 1
  const first = f.saved * points * share * (0.7 + 0.3 * share)
  return first + (f.savedAhead * points * next) / (price + 1) + f.spare * (units - used - next)
}

/** What collecting brings: units, and how many kinds of them. */
function incomeProspects(p: TekPosition, seat: Seat, rounds: number, into: Float64Array, row: number): void {
  const { units, choice } = yieldOf(p, seat)
  const kinds = (units[MANA] > 0 ? 1 : 0) + (units[ORE] > 0 ? 1 : 0) + (units[FOOD] > 0 ? 1 : 0)
  // Mana and food make points fastest; the third unit of a kind in one go is rarely needed.
  const useful = 1.15 * soft(units[MANA]) + 0.95 * soft(units[ORE]) + 1.05 * soft(units[FOOD]) + 1.1 * choice
  into[row + AT.income] = rounds * useful
  into[row + AT.variety] = rounds * Math.min(3, kinds + choice)
}

const soft = (units: number): number => (units <= 2 ? units : 2 + 0.5 * (units - 2))

/** How much more the action brings to the seat than to the others, who could collect instead. */
function selectionWorth(p: TekPosition, seat: Seat, action: Action): number {
  let others = 0
  for (let other = 0; other < p.seats; other++)
    if (other !== seat) others += Math.max(0, actionWorth(p, other as Seat, action) - 0.6)
  return actionWorth(p, seat, action) - (0.5 * others) / (p.seats - 1)
}

/** A quick guess at what performing the action is worth. */
function actionWorth(p: TekPosition, seat: Seat, action: Action): number {
  const at = 3 * seat
  const standIn = powersOf(p, seat).insteadOf[action]
  const other = standIn === undefined || standIn === 'patrol' || standIn === 'quest' ? 0 : actionWorth(p, seat, standIn)
  return Math.max(other, guess(p, seat, action, at))
}

function guess(p: TekPosition, seat: Seat, action: Action, at: number): number {
  switch (action) {
    case 'research':
      return canResearch(p, seat) ? 1.9 - 0.12 * p.magic[seat] : 0
    case 'build':
      return canBuild(p, seat) ? 0.9 + 0.6 * (towerStep(p, seat) - 1) - 0.03 * p.tower[seat] : 0
    case 'expand':
      return p.inPlay[seat] < ARMIES.each && p.stock[at + FOOD] >= mobilisePrice(p, seat) && hasPlace(p, seat) ? 1.5 : 0
    case 'patrol':
    case 'quest':
      return p.exploring && hasFinds(p) ? 0.75 : 0.35 + 0.4 * doubled(p, seat)
    case 'trade':
      return Math.max(p.stock[at], p.stock[at + 1], p.stock[at + 2]) >= 4 ? 0.5 : 0.15
  }
}

function hasPlace(p: TekPosition, seat: Seat): boolean {
  const powers = powersOf(p, seat)
  if (powers.mobiliseBeside || powers.mobiliseInRuins) return true
  return regionsOf(p, seat).some(region => countAt(p, region) === 1)
}

const hasFinds = (p: TekPosition): boolean => p.tokens.includes(FACE_DOWN)

/** Regions where two armies of the seat do the work of one. */
function doubled(p: TekPosition, seat: Seat): number {
  let count = 0
  for (const region of regionsOf(p, seat)) if (ownAt(p, seat, region) === 2) count++
  return Math.min(count, 3)
}

/** Mana for the first levels, food for the third army; a side without ruins feeds its people better. */
function charterWorth(move: TekMove): number {
  if (move.kind !== 'found') return 0
  const hasRuins = REGIONS_OF[SIDE_IDS.indexOf(move.side)].some(region => IS_RUINS[region])
  return -Math.abs(move.mana - 3) - Math.abs(move.food - 3) - (hasRuins ? 0.5 : 0)
}
