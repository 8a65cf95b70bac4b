import { BUILDINGS } from '../content/cards.ts'
import { BASE_INCOME, LAND_PER_BUILDING, SPOTS } from '../content/figures.ts'
import { type Kingdom, NONE } from '../position.ts'
import type { Means } from '../rules/build.ts'
import { amountOf, holds, LOWEST_BOTTOM } from './counting.ts'
import type { Deed } from './deed.ts'
import { BUILDING_LORE, HAS, LORE, type Lore } from './lore.ts'

const MOST_ARTIFACTS = 24

/**
 * A kingdom for calculations, in reused memory. Buildings go by their index among those of the game. Production,
 * strength and income are computed on demand.
 */
export class Realm {
  readonly units = new Int32Array(SPOTS)
  readonly age = new Int32Array(SPOTS)
  readonly fresh = new Int32Array(SPOTS)
  readonly artifacts = new Int32Array(MOST_ARTIFACTS)
  artifactCount = 0
  /** The buildings of the game, and the level of each. */
  available: readonly number[] = []
  readonly levels = new Int32Array(BUILDINGS.length)
  top = 2
  gold = 0.5
  vp = 0

  food = 0
  wood = 0
  diamond = 0
  income = 0
  wins = 0.5
  deaths = 0
  ageOnDying = 0
  survivors = 0
  readonly strengths = new Int32Array(SPOTS)
  readonly dying = new Int32Array(SPOTS)
  /** Whom a Healer saves in the coming Aging. */
  readonly spared = new Int8Array(SPOTS)

  /** What is in play by the last survey, units first, with the spot of each. */
  readonly lores: Lore[] = []
  readonly spots = new Int32Array(SPOTS + MOST_ARTIFACTS + BUILDINGS.length)
  inPlay = 0
  has = 0

  private readonly means: { -readonly [F in keyof Means]: Means[F] }
  private readonly goldFor = { food: 0, wood: 0, diamond: 0 }

  constructor() {
    this.means = { tally: this, land: 0, goldFor: this.goldFor, convert: null }
  }

  load(k: Kingdom, available: readonly number[]): void {
    for (let spot = 0; spot < SPOTS; spot++) {
      this.units[spot] = k.units[spot]
      this.age[spot] = k.age[spot]
      this.fresh[spot] = k.fresh[spot]
    }
    this.artifactCount = 0
    for (let i = 0; i < k.artifacts.length; i++) this.addArtifact(k.artifacts[i])
    this.available = available
    for (let i = 0; i < available.length; i++) this.levels[i] = k.buildings[available[i]]
    this.top = k.top
    this.gold = k.gold
    this.vp = k.vp
    this.spared.fill(0)
  }

  copy(other: Realm): void {
    for (let spot = 0; spot < SPOTS; spot++) {
      this.units[spot] = other.units[spot]
      this.age[spot] = other.age[spot]
      this.fresh[spot] = other.fresh[spot]
    }
    this.artifactCount = other.artifactCount
    for (let i = 0; i < other.artifactCount; i++) this.artifacts[i] = other.artifacts[i]
    this.available = other.available
    for (let i = 0; i < other.available.length; i++) this.levels[i] = other.levels[i]
    this.top = other.top
    this.gold = other.gold
    this.vp = other.vp
  }

  addArtifact(card: number): void {
    this.artifacts[this.artifactCount++] = card
  }

  buildings(level: number): number {
    let count = 0
    for (let i = 0; i < this.available.length; i++)
      if (level === 0 ? this.levels[i] > 0 : this.levels[i] === level) count++
    return count
  }

  freeTopSpots(): number {
    let free = this.top
    for (let spot = 0; spot < LOWEST_BOTTOM; spot++) if (this.units[spot] !== NONE) free--
    return free
  }

  /** Finds what is in play and counts every symbol on it. Must run again after anything has come or gone. */
  survey(): void {
    const { units, artifacts, available, levels, lores, spots } = this
    let count = 0
    for (let spot = 0; spot < SPOTS; spot++)
      if (units[spot] !== NONE) {
        spots[count] = spot
        lores[count++] = LORE[units[spot]]
      }
    for (let i = 0; i < this.artifactCount; i++) {
      spots[count] = NONE
      lores[count++] = LORE[artifacts[i]]
    }
    for (let i = 0; i < available.length; i++)
      if (levels[i] > 0) {
        spots[count] = NONE
        lores[count++] = BUILDING_LORE[available[i]][levels[i]]
      }
    this.inPlay = count
    this.countSymbols()
  }

  private countSymbols(): void {
    const { lores, spots, inPlay } = this
    let has = 0
    let food = 0
    let wood = 0
    let diamond = 0
    for (let i = 0; i < inPlay; i++) {
      const lore = lores[i]
      has |= lore.has
      food += lore.food
      wood += lore.wood
      diamond += lore.diamond
    }
    this.has = has
    this.food = food
    this.wood = wood
    this.diamond = diamond
    if (has & HAS.produces) for (let i = 0; i < inPlay; i++) this.countVarying(lores[i].produces, spots[i])
  }

  private countVarying(deeds: readonly Deed[], spot: number): void {
    for (let i = 0; i < deeds.length; i++) this[deeds[i].produced] += amountOf(this, deeds[i], spot)
  }

  /** The total strength of the kingdom, as surveyed, and the income that an Ogre requires. */
  muster(): number {
    this.income = BASE_INCOME + (this.has & HAS.income ? this.sum(HAS.income) : 0)
    let total = 0
    for (let spot = 0; spot < SPOTS; spot++) this.strengths[spot] = 0
    for (let i = 0; i < this.inPlay && this.spots[i] !== NONE; i++) {
      const spot = this.spots[i]
      const lore = this.lores[i]
      const strength = lore.has & HAS.ownStrength ? this.unitStrength(lore, spot) : lore.printedStrength
      this.strengths[spot] = strength
      if ((spot < LOWEST_BOTTOM || lore.fightsFromBack) && !this.cannotFight(lore, spot)) total += strength
    }
    return this.has & HAS.strength ? total + this.sum(HAS.strength) : total
  }

  private unitStrength({ printedStrength, ownStrength }: Lore, spot: number): number {
    let strength = printedStrength
    let added = 0
    for (let i = 0; i < ownStrength.length; i++) {
      const deed = ownStrength[i]
      if (!deed.isSet) added += amountOf(this, deed, spot)
      else if (holds(this, deed, spot)) strength = deed.amount
    }
    return strength + added
  }

  private cannotFight({ cannotFight }: Lore, spot: number): boolean {
    return cannotFight.length > 0 && holds(this, cannotFight[0], spot)
  }

  private sum(list: typeof HAS.income | typeof HAS.strength | typeof HAS.end): number {
    let sum = 0
    for (let i = 0; i < this.inPlay; i++) {
      const lore = this.lores[i]
      if (!(lore.has & list)) continue
      const deeds = list === HAS.income ? lore.income : list === HAS.strength ? lore.strength : lore.end
      for (let j = 0; j < deeds.length; j++) sum += amountOf(this, deeds[j], this.spots[i])
    }
    return sum
  }

  /** Of the remaining units; nobody has come since the last survey. */
  endPoints(): number {
    if (!(this.has & HAS.end)) return 0
    this.survey()
    return this.sum(HAS.end)
  }

  /** How it may pay for buildings, as surveyed. */
  meansToBuild(): Means {
    const { means, goldFor } = this
    goldFor.food = goldFor.wood = goldFor.diamond = Number.POSITIVE_INFINITY
    means.convert = null
    means.land = LAND_PER_BUILDING * this.buildings(0)
    if (this.has & HAS.build) for (let i = 0; i < this.inPlay; i++) this.helpToBuild(this.lores[i])
    if (means.land < 0) means.land = 0
    return means
  }

  private helpToBuild({ build }: Lore): void {
    for (let i = 0; i < build.length; i++) {
      const effect = build[i]
      if (effect.type === 'ignoreLandCost') this.means.land = 0
      else if (effect.type === 'reduceLandCost') this.means.land -= effect.amount
      else if (effect.type === 'convertResource') this.means.convert = effect
      else if (effect.type === 'payGoldForResource')
        for (const resource of effect.resources) this.goldFor[resource] = Math.min(this.goldFor[resource], effect.gold)
    }
  }
}
