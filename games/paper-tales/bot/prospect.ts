import { placesOf } from '../../../kernel/judgement.ts'
import { type Seat, seatAfter } from '../../../kernel/seat.ts'
import { BUILDINGS, CARDS } from '../content/cards.ts'
import { ROUNDS, ROW_OF, SPOTS, WAR_VP } from '../content/figures.ts'
import { type Kingdom, NONE, type PaperTalesPosition } from '../position.ts'
import { activeIn } from '../rules/abilities.ts'
import { agingGains, wouldDie } from '../rules/aging.ts'
import { buildPrice, meansOf, upgradePrice } from '../rules/build.ts'
import { amountOf, tallyOf } from '../rules/measure.ts'
import { strengthOf } from '../rules/war.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { TERMS } from '../weights/terms.ts'

/*
 * How many points a kingdom will end with, roughly: the rest of this round in expectation, then the next rounds with
 * those who survive, discounted because plans change.
 */

export const AT = placesOf(TERMS)

/** Armies of the Lich King before their crypts. */
const ARMY = [0, 2.4, 4.6, 7, 9.2]

export const PARTS = ['war', 'build', 'aging', 'next'] as const
/** The part of the round from which on things are still to come. */
export type Part = (typeof PARTS)[number]

/** The strengths the seat will meet in this round's war, as far as one can tell. */
export function enemiesOf(p: PaperTalesPosition, seat: Seat, revealed: boolean, f: KingdomFigures): number[] {
  if (p.seats === 1) {
    const strongest = (crypt: readonly number[]) =>
      crypt.reduce((most, card) => Math.max(most, CARDS[card].strength), 0)
    const typical = (crypt: readonly number[]) => (revealed ? 0 : 2.5 * (1 - crypt.length / 5))
    return [p.lich.leftCrypt, p.lich.rightCrypt].map(crypt => ARMY[p.round] + strongest(crypt) + typical(crypt))
  }
  const left = expectedStrength(p, seatAfter(seat, p.seats, 1), revealed, f)
  return p.seats === 2 ? [left] : [left, expectedStrength(p, seatAfter(seat, p.seats, -1), revealed, f)]
}

function expectedStrength(p: PaperTalesPosition, seat: Seat, revealed: boolean, f: KingdomFigures): number {
  const k = p.kingdoms[seat]
  const { total } = strengthOf(k, tallyOf(k))
  return revealed ? total : total + freeTopSpots(k) * f.newcomer[p.round]
}

function freeTopSpots(k: Kingdom): number {
  let free = k.top
  for (let spot = 0; spot < SPOTS; spot++) if (k.units[spot] !== NONE && ROW_OF[spot] === 'top') free--
  return free
}

const chance = (own: number, other: number, { edge, spread }: KingdomFigures): number =>
  1 / (1 + Math.exp((other - own - edge) / spread))

/** The worth of the kingdom `k`, which is spoilt by the calculation; told by terms in `row`, if there is one. */
export function prospect(
  k: Kingdom,
  round: number,
  part: Part,
  enemies: readonly number[],
  duel: boolean,
  f: KingdomFigures,
  row: Float64Array | null = null,
): number {
  const points = k.vp
  const fought = part === 'war' ? war(k, enemies, 0, duel, f) : 0
  const built = part === 'war' || part === 'build' ? build(k, round, f) : 0
  const aged = part === 'next' ? 0 : aging(k)
  const stands = standing(k)
  const next = part === 'next' ? round : round + 1
  const gold = k.gold * f.gold[next - 1]
  const later = next > ROUNDS ? endAbilities(k) : outlook(k, next, enemies, duel, f)
  if (row) {
    row[AT.points] = points
    row[AT.war] = fought
    row[AT.building] = built
    row[AT.aging] = aged
    row[AT.standing] = stands
    row[AT.gold] = gold
    row[AT.later] = later
  }
  return points + fought + built + aged + stands + gold + later
}

/** From the start of a round on, nothing of it being decided yet; the gold apart. */
export function outlook(
  k: Kingdom,
  round: number,
  enemies: readonly number[],
  duel: boolean,
  f: KingdomFigures,
): number {
  if (round > ROUNDS) return endAbilities(k)
  const later = enemies.map(strength => strength * f.enemyNow + f.enemyBase + f.enemyByRound * round)
  const newcomers = freeTopSpots(k) * f.newcomer[round]
  let points = war(k, later, newcomers, duel, f)
  points += lastingWorth(k, round, f)
  if (round < ROUNDS) points += aging(k) * f.laterAging
  else points += aging(k) + endAbilities(k)
  return f.future * points
}

/** Points of a war in expectation; the gold it and the income bring goes to the treasury. */
function war(k: Kingdom, enemies: readonly number[], newcomers: number, duel: boolean, f: KingdomFigures): number {
  const tally = tallyOf(k)
  const own = strengthOf(k, tally).total + newcomers
  let wins = 0
  for (let i = 0; i < enemies.length; i++) {
    wins += chance(own, enemies[i], f)
    if (duel) wins += chance(own, 2 * enemies[i], f)
  }
  let points = (WAR_VP + f.denial) * wins
  tally.warsWon = wins
  const active = activeIn(k, 'war')
  for (let i = 0; i < active.length; i++) {
    const { effect, spot } = active[i]
    if (effect.type === 'perWarWon') {
      const amount = amountOf(k, spot, effect, tally) * wins
      if (effect.gain === 'gold') k.gold += amount
      else points += amount
    } else if (effect.type === 'gainVP') {
      if (effect.if?.kind === 'warsWonAtLeast') tally.warsWon = 9
      const amount = amountOf(k, spot, effect, tally)
      points += effect.if?.kind === 'warsWonAtLeast' ? amount * Math.min(1, wins) : amount
    }
  }
  k.gold += tally.income
  return points
}

/** The best use of the Build phase; carried out in `k`. */
function build(k: Kingdom, round: number, f: KingdomFigures): number {
  const means = meansOf(k)
  let best = 0
  let chosen = NONE
  let level = 0
  let price = 0
  const consider = (building: number, to: number, cost: number) => {
    if (cost > k.gold) return
    const worth = levelWorth(k, building, to, round, f) - cost * f.gold[round]
    if (worth > best) {
      best = worth
      chosen = building
      level = to
      price = cost
    }
  }
  for (let building = 0; building < BUILDINGS.length; building++) {
    const now = k.buildings[building]
    if (now === UNAVAILABLE) continue
    if (now === 1) consider(building, 2, upgradePrice(building, means).gold)
    else if (now === 0)
      for (let to = 1; to <= 2; to++) {
        const { land, gold } = buildPrice(building, to, means)
        consider(building, to, land + gold)
      }
  }
  if (chosen === NONE) return 0
  k.gold -= price
  const before = standing(k)
  k.buildings[chosen] = level
  return best + price * f.gold[round] - (standing(k) - before)
}

/** Marks, in a kingdom under calculation, a building that is not in this game. */
export const UNAVAILABLE = -1

/** Points at the end and what the bonuses may bring until then. */
function levelWorth(k: Kingdom, building: number, level: number, round: number, f: KingdomFigures): number {
  const now = k.buildings[building]
  const rounds = ROUNDS - round
  const vp = (at: number) => (at === 0 ? 0 : at === 1 ? BUILDINGS[building].level1.vp : BUILDINGS[building].level2.vp)
  let worth = vp(level) - vp(now)
  if (now === 0) worth += rounds * f.newBuilding
  if (level === 2) worth += rounds * f.secondLevel
  if (level === 2 && rounds > 0 && !hasLevelTwo(k)) worth += f.fifthSpot * rounds
  return worth
}

function hasLevelTwo(k: Kingdom): boolean {
  for (let i = 0; i < k.buildings.length; i++) if (k.buildings[i] === 2) return true
  return false
}

/** Points that already stand on the table. */
function standing(k: Kingdom): number {
  let points = 0
  for (let building = 0; building < k.buildings.length; building++) {
    if (k.buildings[building] === 1) points += BUILDINGS[building].level1.vp
    else if (k.buildings[building] === 2) points += BUILDINGS[building].level2.vp
  }
  for (let i = 0; i < k.artifacts.length; i++) points += CARDS[k.artifacts[i]].vp
  return points
}

function endAbilities(k: Kingdom): number {
  let points = 0
  const tally = tallyOf(k)
  for (const { effect, spot } of activeIn(k, 'end'))
    if (effect.type === 'gainVP') points += amountOf(k, spot, effect, tally)
  return points
}

/** Production and income that will last a round or more are worth something beyond what is counted elsewhere. */
function lastingWorth(k: Kingdom, round: number, f: KingdomFigures): number {
  const rounds = ROUNDS - round + 1
  const tally = tallyOf(k)
  let worth =
    f.food * Math.min(3, tally.food) + f.wood * Math.min(3, tally.wood) + f.diamond * Math.min(3, tally.diamond)
  if (hasLevelTwo(k)) worth += f.fifthSpot
  let built = 0
  for (let i = 0; i < k.buildings.length; i++) if (k.buildings[i] > 0) built += k.buildings[i]
  return worth + built * f.levels * Math.max(0, rounds - 1)
}

/** Deaths and tokens, without help from Healers; carried out in `k`. */
function aging(k: Kingdom): number {
  const dying: number[] = []
  for (let spot = 0; spot < SPOTS; spot++) if (wouldDie(k, spot)) dying.push(spot)
  const gains = agingGains(k, dying)
  let points = 0
  for (let i = 1; i < gains.points.length; i += 2) points += gains.points[i]
  for (let i = 1; i < gains.gold.length; i += 2) k.gold += gains.gold[i]
  for (let i = 0; i < dying.length; i++) {
    k.units[dying[i]] = NONE
    k.age[dying[i]] = 0
  }
  for (let spot = 0; spot < SPOTS; spot++) if (k.units[spot] !== NONE) k.age[spot]++
  return points
}
