import { PASSABLE, type Terrain } from './terrains.ts'
import { type Compass, SIDES, type SideId } from './territories.ts'

/* The sixteen sides as one numbered list of regions: a region is a small integer everywhere in the game. */

export interface Region {
  readonly id: string
  readonly side: number
  readonly letter: string
  readonly terrain: Terrain
  readonly at: Compass
  readonly edge: boolean
  /** Borders a sea, a lake or a river (TEK-R-31, TEK-R-58). */
  readonly touchesWater: boolean
}

const data = SIDES.flatMap((side, number) => side.regions.map(region => ({ side: number, sideId: side.id, ...region })))

export const REGIONS: readonly Region[] = data.map(({ side, sideId, letter, terrain, at, edge, river, shore }) => ({
  id: `${sideId}.${letter}`,
  side,
  letter,
  terrain,
  at,
  edge,
  touchesWater: terrain !== 'water' && river + shore !== '',
}))

export const regionNamed = (id: string): number => REGIONS.findIndex(region => region.id === id)

export const SIDE_IDS: readonly SideId[] = SIDES.map(side => side.id)
export const CARDS = SIDES.length / 2
/** The two faces of a territory card. */
export const cardOf = (side: number): number => side >> 1

/** The regions of each side, impassable ones included. */
export const REGIONS_OF: readonly (readonly number[])[] = SIDES.map((_, side) =>
  data.flatMap((region, index) => (region.side === side ? [index] : [])),
)
export const HOME_REGIONS: readonly (readonly number[])[] = REGIONS_OF.map(regions =>
  regions.filter(region => PASSABLE[REGIONS[region].terrain]),
)

export const TERRAIN: readonly Terrain[] = REGIONS.map(region => region.terrain)
export const SIDE_OF: readonly number[] = REGIONS.map(region => region.side)
export const IS_RUINS: readonly boolean[] = TERRAIN.map(terrain => terrain === 'ruins')

/** How a people moves: on foot, across rivers and cliffs (Valkyries 1), or through rivers and water (Merfolk 1). */
export const FOOT = 0
export const WINGS = 1
export const FINS = 2
export type Gait = typeof FOOT | typeof WINGS | typeof FINS

/** `MAY_STAND[gait][region]` */
export const MAY_STAND: readonly (readonly boolean[])[] = [FOOT, WINGS, FINS].map(gait =>
  TERRAIN.map(terrain => PASSABLE[terrain] || (gait === FINS && terrain === 'water')),
)

/** `ADJACENT[gait][region]`: where an army may step, in map order. */
export const ADJACENT: readonly (readonly (readonly number[])[])[] = [FOOT, WINGS, FINS].map(gait =>
  REGIONS.map((_, from) =>
    REGIONS_OF[SIDE_OF[from]].filter(
      to => to !== from && MAY_STAND[gait][from] && MAY_STAND[gait][to] && isBeside(from, to, gait as Gait),
    ),
  ),
)

function isBeside(from: number, to: number, gait: Gait): boolean {
  const { open, river, shore, cliff } = data[from]
  const letter = data[to].letter
  if (open.includes(letter)) return true
  if (gait === FINS) return river.includes(letter) || shore.includes(letter)
  if (gait === WINGS) return river.includes(letter) || [...cliff].some(rock => data[to].cliff.includes(rock))
  return false
}

export const isRiverBetween = (from: number, to: number): boolean =>
  SIDE_OF[from] === SIDE_OF[to] && data[from].river.includes(data[to].letter)
