import { elementAt } from '../../../kernel/list.ts'
import { type Coast, hashText, type Point, roomiest, roughen, scatter } from '../../../web/pieces/coast.ts'
import { isRiverBetween, REGIONS, REGIONS_OF, SIDE_IDS } from '../content/map.ts'
import { SHAPE_BOX, SHAPES } from '../content/shapes.ts'
import type { Terrain } from '../content/terrains.ts'

/** A territory as drawn, once for each side. */
export interface Land {
  readonly regions: readonly LandRegion[]
  readonly rivers: readonly string[]
  readonly borders: readonly { readonly d: string; readonly coast: boolean }[]
}

export interface LandRegion {
  readonly region: number
  readonly path: string
  readonly terrain: Terrain
  readonly at: Point
  readonly growth: readonly Point[]
  /** The direction of the furrows, in degrees. */
  readonly slant: number
  /** Where a token lies: beside the armies, never over the edge. */
  readonly token: Point
  /** Where ruins or a capital are drawn. */
  readonly mark: Point | null
}

const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [elementAt(flat, 2 * i), elementAt(flat, 2 * i + 1)])

const GAPS: Readonly<Partial<Record<Terrain, number>>> = { plains: 58, forest: 38, mountain: 84, water: 80, cliffs: 40 }

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Half an army and some margin. */
const ARMY = 58
/** Half a token, likewise. */
const TOKEN = 50
/** Not so near the edge of the card that what stands there is cut. */
const inside = (x: number, y: number, half: number): Point => [
  between(half, x, SHAPE_BOX.width - half),
  between(half, y, SHAPE_BOX.height - half),
]

/** The name of the territory covers its upper left corner. */
const UNDER_RIBBON = [
  [80, 58, 80],
  [200, 58, 80],
  [310, 58, 80],
] as const

const drawn = new Map<number, Land>()

export function landOf(side: number): Land {
  const known = drawn.get(side)
  if (known) return known
  const land = draw(side)
  drawn.set(side, land)
  return land
}

function draw(side: number): Land {
  const numbers = elementAt(REGIONS_OF, side)
  const shape = SHAPES[elementAt(SIDE_IDS, side)]
  const shapes = numbers.map((region, i) => {
    const { id, terrain } = elementAt(REGIONS, region)
    return { id, polygon: pairs(elementAt(shape.regions, i).outline), water: terrain === 'water' }
  })
  const coast: Coast = roughen(shapes, {
    seed: 3,
    amplitude: 15,
    step: 16,
    snap: 4,
    box: [SHAPE_BOX.width, SHAPE_BOX.height],
    rough: { frame: 0, coast: 1, land: 0.8 },
  })
  const isRiver = (ids: readonly number[]): boolean => {
    const [one, two, third] = ids.map(id => elementAt(numbers, id))
    return one !== undefined && two !== undefined && third === undefined && isRiverBetween(one, two)
  }
  const inner = coast.sides.filter(side => side.kind !== 'frame')
  return {
    regions: numbers.map((region, i) => {
      const { x, y } = elementAt(shape.regions, i)
      return dress(region, inside(x, y, ARMY), coast)
    }),
    rivers: inner.filter(side => isRiver(side.regions)).map(side => side.d),
    borders: inner.filter(side => !isRiver(side.regions)).map(side => ({ d: side.d, coast: side.kind === 'coast' })),
  }
}

function dress(region: number, at: Point, coast: Coast): LandRegion {
  const { id, terrain } = elementAt(REGIONS, region)
  const ring = coast.outlines.get(id) ?? []
  const keep = [[at[0], at[1], 105] as const]
  const gap = GAPS[terrain]
  const marked = terrain === 'ruins' || terrain === 'capital'
  return {
    region,
    path: coast.paths.get(id) ?? '',
    terrain,
    at,
    growth: gap ? scatter(ring, { seed: hashText(id, 4), gap, margin: 26, keep, max: 90 }) : [],
    slant: (hashText(id, 1) % 80) - 40,
    token: inside(at[0] + 76, at[1] + 58, TOKEN),
    mark: marked ? (roomiest(ring, { keep: [[at[0], at[1], 95], ...UNDER_RIBBON], margin: 42 }) ?? at) : null,
  }
}
