import { placesOf } from '../../../kernel/judgement.ts'
import { BUILDINGS, CARDS } from '../content/cards.ts'
import { ROUNDS, WAR_VP } from '../content/figures.ts'
import { NONE } from '../position.ts'
import { levelGold } from '../rules/build.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { TERMS } from '../weights/terms.ts'
import { aging } from './aging.ts'
import { amountOf } from './counting.ts'
import type { Deed } from './deed.ts'
import { HAS } from './lore.ts'
import type { Realm } from './realm.ts'
import type { Scene } from './scene.ts'

/*
 * A rough estimate of a kingdom's final points: the rest of this round in expectation, then the next rounds with the
 * survivors, discounted because plans change.
 */

export const AT = placesOf(TERMS)

export function sumOf(row: Float64Array): number {
  let sum = 0
  for (let term = 0; term < row.length; term++) sum += row[term]
  return sum
}

/** From which part of the round on things are still to come. */
export type Part = 'war' | 'build' | 'aging'

/** The value of the kingdom, which the calculation overwrites; by terms into `row` if given. */
export function prospect(realm: Realm, scene: Scene, part: Part, row: Float64Array | null = null): number {
  const { round, f } = scene
  const points = realm.vp
  realm.survey()
  const fought = part === 'war' ? war(realm, f, scene.foes, 0) : 0
  const built = part === 'aging' ? 0 : build(realm, round, f)
  // A score never falls below 0 (PT-RUL-18).
  const aged = Math.max(aging(realm), -points - fought)
  const stands = standing(realm)
  const gold = realm.gold * f.gold[round]
  // As long as nobody has died the survey holds, except for what age or gold produces.
  const later = outlook(realm, scene, realm.deaths === 0 && !(realm.has & HAS.produces))
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

/** From the start of the next round, with nothing decided yet; gold is counted separately. */
export function outlook(realm: Realm, scene: Scene, isSurveyed = false): number {
  const round = scene.round + 1
  if (round > ROUNDS) return realm.endPoints()
  if (!isSurveyed) realm.survey()
  const { f } = scene
  let points = war(realm, f, scene.laterFoes, realm.freeTopSpots() * f.newcomer[round])
  points += lastingWorth(realm, round, f)
  if (round < ROUNDS) points += aging(realm) * f.laterAging
  else points += aging(realm) + realm.endPoints()
  return f.future * points
}

/** Expected points of a war; the gold from it and from the income goes to the treasury. */
function war(realm: Realm, f: KingdomFigures, foes: readonly number[], newcomers: number): number {
  const awe = Math.exp(-(realm.muster() + newcomers) / f.spread)
  let wins = 0
  for (let i = 0; i < foes.length; i++) wins += 1 / (1 + foes[i] * awe)
  let points = (WAR_VP + f.denial) * wins
  if (realm.has & (HAS.perWin | HAS.warPoints))
    for (let i = 0; i < realm.inPlay; i++) {
      const lore = realm.lores[i]
      if (!(lore.has & (HAS.perWin | HAS.warPoints))) continue
      if (lore.perWin.length > 0) points += spoils(realm, lore.perWin, realm.spots[i], wins)
      if (lore.warPoints.length > 0) points += glory(realm, lore.warPoints, realm.spots[i], wins)
    }
  realm.gold += realm.income
  return points
}

function spoils(realm: Realm, deeds: readonly Deed[], spot: number, wins: number): number {
  let points = 0
  for (let i = 0; i < deeds.length; i++) {
    const amount = amountOf(realm, deeds[i], spot) * wins
    if (deeds[i].isGold) realm.gold += amount
    else points += amount
  }
  return points
}

/** What requires a victory is as likely as the victory. */
function glory(realm: Realm, deeds: readonly Deed[], spot: number, wins: number): number {
  let points = 0
  for (let i = 0; i < deeds.length; i++) {
    const asksForVictory = deeds[i].when === 'warsWonAtLeast'
    realm.wins = asksForVictory ? deeds[i].whenArgument : wins
    points += amountOf(realm, deeds[i], spot) * (asksForVictory ? Math.min(1, wins) : 1)
  }
  return points
}

/** The best use of the Build phase, carried out in the realm. */
function build(realm: Realm, round: number, f: KingdomFigures): number {
  const means = realm.meansToBuild()
  let best = 0
  let chosen = NONE
  let level = 0
  let price = 0
  const rounds = ROUNDS - round
  const forSecond = rounds * (f.secondLevel + (realm.buildings(2) === 0 ? f.fifthSpot : 0))
  for (let at = 0; at < realm.available.length; at++) {
    const now = realm.levels[at]
    const land = now === 0 ? means.land : 0
    if (land > realm.gold) continue
    for (let to = now + 1; to <= 2; to++) {
      // Points at the end, and what the bonuses may bring until then.
      const points = standingOf(realm.available[at], to) - standingOf(realm.available[at], now)
      const gain = points + (now === 0 ? rounds * f.newBuilding : 0) + (to === 2 ? forSecond : 0)
      if (gain - land * f.gold[round] <= best) continue
      const cost = land + levelGold(realm.available[at], now, to, means)
      const worth = gain - cost * f.gold[round]
      if (cost > realm.gold || worth <= best) continue
      best = worth
      chosen = at
      level = to
      price = cost
    }
  }
  if (chosen === NONE) return 0
  const gained = standingOf(realm.available[chosen], level) - standingOf(realm.available[chosen], realm.levels[chosen])
  realm.gold -= price
  realm.levels[chosen] = level
  realm.survey()
  return best + price * f.gold[round] - gained
}

const LEVELS = 3
const LEVEL_POINTS = Float64Array.from(BUILDINGS.flatMap(({ level1, level2 }) => [0, level1.vp, level2.vp]))

const standingOf = (building: number, level: number): number => LEVEL_POINTS[LEVELS * building + level]

/** Points already on the table. */
function standing(realm: Realm): number {
  let points = 0
  for (let i = 0; i < realm.available.length; i++) points += standingOf(realm.available[i], realm.levels[i])
  for (let i = 0; i < realm.artifactCount; i++) points += CARDS[realm.artifacts[i]].vp
  return points
}

/** Production and income that lasts for more rounds is worth something beyond what is counted elsewhere. */
function lastingWorth(realm: Realm, round: number, f: KingdomFigures): number {
  const rounds = ROUNDS - round + 1
  let worth =
    f.food * Math.min(3, realm.food) + f.wood * Math.min(3, realm.wood) + f.diamond * Math.min(3, realm.diamond)
  let built = 0
  for (let i = 0; i < realm.available.length; i++) built += realm.levels[i]
  if (realm.buildings(2) > 0) worth += f.fifthSpot
  return worth + built * f.levels * Math.max(0, rounds - 1)
}
