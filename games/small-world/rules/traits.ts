import { ATLAS, type Atlas, symbolBit } from '../content/atlas.ts'
import { TERRAINS } from '../content/maps.ts'
import { CUSTOM_POWER, POWERS } from '../content/powers.ts'
import { CUSTOM_RACE, RACES } from '../content/races.ts'
import { ACTIVE, type Custom, NONE, type SmallWorldPosition } from '../position.ts'
import type { Effect, Effects, Where } from './effects.ts'
import { POWER_EFFECTS } from './powers.ts'
import { RACE_EFFECTS } from './races.ts'

/** Effects prepared for one map: numbers to add, tables by region. Absent means 0, false or empty. */
export interface Traits {
  raiders: number
  entersAnywhere: boolean
  flies: boolean
  sails: boolean
  /** Bits of the symbols that are joined by tunnels. */
  tunnels: number
  discount: number[]
  /** Discounts beside held terrain. */
  beside: { readonly terrain: number; readonly tokens: number }[]
  rollsFirst: boolean
  dragon: boolean
  exchanges: boolean
  holes: number
  noLosses: boolean
  lairs: boolean
  /** One recruit for each group of this many non-empty conquests; an entry for each effect. */
  recruits: number[]
  camps: number
  fortifies: boolean
  fortressCoins: number
  heroes: number
  turnCoins: number
  debutCoins: number
  conquestCoins: number
  regionCoins: number[]
  declinedCoins: number[]
  peace: boolean
  lateDecline: boolean
  undying: boolean
  lingers: boolean
}

const nothing = (size: number): Traits => ({
  raiders: 0,
  entersAnywhere: false,
  flies: false,
  sails: false,
  tunnels: 0,
  discount: new Array<number>(size).fill(0),
  beside: [],
  rollsFirst: false,
  dragon: false,
  exchanges: false,
  holes: 0,
  noLosses: false,
  lairs: false,
  recruits: [],
  camps: 0,
  fortifies: false,
  fortressCoins: 0,
  heroes: 0,
  turnCoins: 0,
  debutCoins: 0,
  conquestCoins: 0,
  regionCoins: new Array<number>(size).fill(0),
  declinedCoins: new Array<number>(size).fill(0),
  peace: false,
  lateDecline: false,
  undying: false,
  lingers: false,
})

function fits(atlas: Atlas, region: number, where: Where): boolean {
  if (where.terrain && !where.terrain.includes(TERRAINS[atlas.terrain[region]])) return false
  if (where.symbol && (atlas.symbols[region] & symbolBit(where.symbol)) === 0) return false
  return !where.coastal || atlas.coastal[region]
}

function addWhere(table: number[], amount: number, atlas: Atlas, where: Where): void {
  for (let region = 0; region < atlas.size; region++) if (fits(atlas, region, where)) table[region] += amount
}

function addCoins(traits: Traits, atlas: Atlas, effect: Extract<Effect, { effect: 'coins' }>): void {
  switch (effect.per) {
    case 'turn':
      traits.turnCoins += effect.coins
      return
    case 'debut':
      traits.debutCoins += effect.coins
      return
    case 'conquest':
      traits.conquestCoins += effect.coins
      return
    case 'region':
      addWhere(traits.regionCoins, effect.coins, atlas, effect.where ?? {})
      if (effect.inDecline) addWhere(traits.declinedCoins, effect.coins, atlas, effect.where ?? {})
  }
}

function add(traits: Traits, atlas: Atlas, effect: Effect): void {
  switch (effect.effect) {
    case 'raiders':
      traits.raiders += effect.tokens
      return
    case 'enter-anywhere':
      traits.entersAnywhere = true
      return
    case 'fly':
      traits.flies = true
      return
    case 'sail':
      traits.sails = true
      return
    case 'tunnels':
      traits.tunnels |= symbolBit(effect.symbol)
      return
    case 'discount':
      if (effect.where.besideOwn)
        traits.beside.push({ terrain: TERRAINS.indexOf(effect.where.besideOwn), tokens: effect.tokens })
      else addWhere(traits.discount, effect.tokens, atlas, effect.where)
      return
    case 'roll-first':
      traits.rollsFirst = true
      return
    case 'dragon':
      traits.dragon = true
      return
    case 'exchange':
      traits.exchanges = true
      return
    case 'holes':
      traits.holes += effect.count
      return
    case 'no-losses':
      traits.noLosses = true
      return
    case 'lairs':
      traits.lairs = true
      return
    case 'recruit':
      traits.recruits.push(effect.every)
      return
    case 'encampments':
      traits.camps += effect.count
      return
    case 'fortress':
      traits.fortifies = true
      traits.fortressCoins += effect.coins
      return
    case 'heroes':
      traits.heroes += effect.count
      return
    case 'coins':
      addCoins(traits, atlas, effect)
      return
    case 'peace':
      traits.peace = true
      return
    case 'late-decline':
      traits.lateDecline = true
      return
    case 'undying':
      traits.undying = true
      return
    case 'linger':
      traits.lingers = true
  }
}

function traitsFrom(atlas: Atlas, ...lists: readonly Effects[]): Traits {
  const traits = nothing(atlas.size)
  for (const effects of lists) for (const effect of effects) add(traits, atlas, effect)
  return traits
}

/**
 * What remains in decline: reach, prices and what describes them, but nothing more is placed on the map. SW-RACE-0 SW-
 * DECL-6
 */
const faded = (traits: Traits): Traits => ({
  ...traits,
  raiders: 0,
  dragon: false,
  holes: 0,
  noLosses: false,
  camps: 0,
  fortifies: false,
  fortressCoins: 0,
  heroes: 0,
  peace: false,
  lateDecline: false,
})

/** All that races and powers can do on one map, including those the players brought. */
interface Lore {
  /** By race; what its banner alone gives. */
  readonly races: readonly Traits[]
  /** By power; what its badge alone gives. */
  readonly powers: readonly Traits[]
  /** By race, then by power + 1: both together; index 0 is what remains of the race in decline. */
  readonly peoples: readonly (readonly Traits[])[]
}

function loreOf(atlas: Atlas, custom: Custom | null): Lore {
  const races: Effects[] = RACES.map(race => RACE_EFFECTS[race.id])
  races[CUSTOM_RACE] = custom?.race?.effects ?? []
  const powers: Effects[] = POWERS.map(power => POWER_EFFECTS[power.id])
  powers[CUSTOM_POWER] = custom?.power?.effects ?? []
  return {
    races: races.map(effects => traitsFrom(atlas, effects)),
    powers: powers.map(effects => traitsFrom(atlas, effects)),
    peoples: races.map(race => [
      faded(traitsFrom(atlas, race)),
      ...powers.map(power => traitsFrom(atlas, race, power)),
    ]),
  }
}

const PRINTED: readonly Lore[] = ATLAS.map(atlas => loreOf(atlas, null))
const HOME_MADE = new WeakMap<Custom, Lore[]>()

export function lore(p: SmallWorldPosition): Lore {
  if (p.custom === null) return PRINTED[p.map]
  let made = HOME_MADE.get(p.custom)
  if (!made) {
    made = []
    HOME_MADE.set(p.custom, made)
  }
  made[p.map] ??= loreOf(ATLAS[p.map], p.custom)
  return made[p.map]
}

/** What a race can do now: with its badge while active, by its banner alone in decline. SW-RACE-0 */
export function traitsOf(p: SmallWorldPosition, race: number): Traits {
  return lore(p).peoples[race][p.standing[race] === ACTIVE ? p.power[race] + 1 : NONE + 1]
}
