import { CUSTOM_POWER, POWER_IDS, POWERS } from '../content/powers.ts'
import { CUSTOM_RACE, RACE_IDS, RACES } from '../content/races.ts'
import { FORTRESS, NONE, type PowerName, type RaceName, type SmallWorldPosition, type Spot } from '../position.ts'
import { traitsOf } from './traits.ts'

export const regionsOf = (p: SmallWorldPosition, race: number): number => {
  let count = 0
  for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) count++
  return count
}

export const tokensOnMap = (p: SmallWorldPosition, race: number): number => {
  let count = 0
  for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) count += p.tokens[region]
  return count
}

export const campsOnMap = (p: SmallWorldPosition, race: number): number => {
  let count = 0
  for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) count += p.camps[region]
  return count
}

/** Encampments waiting with their owner. */
export const campsInHand = (p: SmallWorldPosition, race: number): number =>
  traitsOf(p, race).camps - campsOnMap(p, race)

export const marksOf = (p: SmallWorldPosition, race: number, mark: number): number => {
  let count = 0
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race && p.marks[region] & mark) count++
  return count
}

export const fortressesOnMap = (p: SmallWorldPosition): number => {
  let count = 0
  for (let region = 0; region < p.marks.length; region++) if (p.marks[region] & FORTRESS) count++
  return count
}

/** A lair is wherever its builders are, in decline too. SW-RACE-TROLLS-1 SW-RACE-TROLLS-2 */
export const hasLair = (p: SmallWorldPosition, region: number): boolean =>
  p.holder[region] !== NONE && traitsOf(p, p.holder[region]).lairs

export const bannerNumber = (p: SmallWorldPosition, race: number): number =>
  race === CUSTOM_RACE ? (p.custom?.race?.number ?? 0) : RACES[race].number

export const badgeNumber = (p: SmallWorldPosition, power: number): number =>
  power === CUSTOM_POWER ? (p.custom?.power?.number ?? 0) : POWERS[power].number

export const raceName = (p: SmallWorldPosition, race: number): RaceName =>
  p.custom?.race && race === CUSTOM_RACE ? p.custom.race.name : RACE_IDS[race]

export const powerName = (p: SmallWorldPosition, power: number): PowerName =>
  p.custom?.power && power === CUSTOM_POWER ? p.custom.power.name : POWER_IDS[power]

export const spot = (p: SmallWorldPosition, region: number): Spot => ({ map: p.map, region })

/** The last token is gone: without its people a region keeps nothing of theirs. */
export function clearRegion(p: SmallWorldPosition, region: number): void {
  p.holder[region] = NONE
  p.tokens[region] = 0
  p.camps[region] = 0
  p.marks[region] = 0
}
