export const TERRAINS = ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'] as const
export type Terrain = (typeof TERRAINS)[number]

export const SYMBOLS = ['mine', 'magic', 'cavern'] as const
export type SymbolId = (typeof SYMBOLS)[number]

export const MAP_IDS = ['map-2p', 'map-3p', 'map-4p', 'map-5p'] as const
export type MapId = (typeof MAP_IDS)[number]

export interface RegionSheet {
  /** Terrain and number: unique on the map. */
  readonly label: string
  readonly terrain: Terrain
  readonly symbols: readonly SymbolId[]
  /** A lost tribe lives here at the start. */
  readonly tribe: boolean
  /** Touches the edge of the board. */
  readonly border: boolean
  /** Regions with a common border, by number. A common corner does not count. */
  readonly adjacent: readonly number[]
  /** Where tokens stand, in a box of 1000 by 700. */
  readonly center: readonly [x: number, y: number]
  /** x, y, x, y ... in the same box. */
  readonly outline: readonly number[]
}

export interface MapSheet {
  readonly id: MapId
  readonly players: number
  readonly rounds: number
  readonly regions: readonly RegionSheet[]
}
