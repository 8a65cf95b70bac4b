import { MAPS, type MapSheet, SYMBOLS, TERRAINS } from './maps.ts'

/** A map as the rules read it: flat tables by region, computed once. */
export interface Atlas {
  readonly sheet: MapSheet
  readonly size: number
  readonly adjacent: readonly (readonly number[])[]
  /** Index into `TERRAINS`. */
  readonly terrain: readonly number[]
  /** One bit for each of `SYMBOLS`. */
  readonly symbols: readonly number[]
  readonly mountain: readonly boolean[]
  readonly water: readonly boolean[]
  readonly coastal: readonly boolean[]
  /** Where a race may set foot on the map: the edge, or the shore of a sea at the edge. SW-CONQ-1 */
  readonly entry: readonly boolean[]
}

export const symbolBit = (symbol: (typeof SYMBOLS)[number]): number => 1 << SYMBOLS.indexOf(symbol)

function atlasOf(sheet: MapSheet): Atlas {
  const { regions } = sheet
  const isWater = (n: number) => regions[n].terrain === 'sea' || regions[n].terrain === 'lake'
  const isEdgeSea = (n: number) => regions[n].terrain === 'sea' && regions[n].border
  return {
    sheet,
    size: regions.length,
    adjacent: regions.map(region => region.adjacent),
    terrain: regions.map(region => TERRAINS.indexOf(region.terrain)),
    symbols: regions.map(region => region.symbols.reduce((bits, symbol) => bits | symbolBit(symbol), 0)),
    mountain: regions.map(region => region.terrain === 'mountain'),
    water: regions.map((_, n) => isWater(n)),
    coastal: regions.map((region, n) => !isWater(n) && region.adjacent.some(isWater)),
    entry: regions.map(region => region.border || (region.terrain !== 'lake' && region.adjacent.some(isEdgeSea))),
  }
}

export const ATLAS: readonly Atlas[] = MAPS.map(atlasOf)

export const MOST_REGIONS = Math.max(...ATLAS.map(atlas => atlas.size))
