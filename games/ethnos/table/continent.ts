import { recordOf } from '../../../kernel/record.ts'
import { type Coast, drawingRandom, hashText, type Point, roughen, scatter } from '../../../web/pieces/coast.ts'
import { ALL_KINGDOMS, KINGDOMS, type Kingdom, type KingdomId } from '../content/kingdoms.ts'
import { KINGDOM_PLACES, type KingdomPlace, SHEET } from './continent-data.ts'

/** The map as drawn: lying, or turned by 90° for a phone held upright. Pieces always stand upright. */
export interface Continent {
  readonly box: Point
  readonly coast: string
  readonly borders: string
  readonly outline: Readonly<Record<KingdomId, string>>
  readonly places: Readonly<Record<KingdomId, KingdomPlace>>
  readonly growth: Readonly<Record<KingdomId, readonly Growth[]>>
}

export interface Growth {
  readonly what: 'peak' | 'hill' | 'pine' | 'sheaf' | 'tree'
  readonly at: Point
}

const record = <T>(make: (id: KingdomId) => T): Readonly<Record<KingdomId, T>> => recordOf(KINGDOMS, make)

const turned = ([x, y]: Point): Point => [SHEET[1] - y, x]

/** Pieces have places of their own on the turned map, because a kingdom is wider than high there. */
function turnedPlace({ polygon, label, seals }: KingdomPlace): KingdomPlace {
  const ring = polygon.map(turned)
  const xs = ring.map(point => point[0])
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  const y = (label[0] + seals[0]) / 2
  return { polygon: ring, label: [x, y - 62], seals: [x, y - 4], markers: [x, y + 72] }
}

function draw(places: Readonly<Record<KingdomId, KingdomPlace>>, box: Point): Continent {
  const shapes = KINGDOMS.map(id => ({ id, polygon: places[id].polygon }))
  const rough: Coast = roughen(shapes, { seed: 14, amplitude: 13, step: 11, box, rough: { coast: 1.25, land: 1.15 } })
  const ofKind = (kind: string) =>
    rough.sides
      .filter(side => side.kind === kind)
      .map(side => side.d)
      .join('')
  return {
    box,
    coast: ofKind('coast'),
    borders: ofKind('land'),
    outline: record(id => rough.paths.get(id) ?? ''),
    places,
    growth: record(id => grow(id, rough.outlines.get(id) ?? [], places[id])),
  }
}

function grow(id: KingdomId, ring: readonly Point[], { label, seals, markers }: KingdomPlace): Growth[] {
  const random = drawingRandom(hashText(id, 2))
  const around = ([x, y]: Point, reach: number, radius: number) =>
    [-reach, 0, reach].map(dx => [x + dx, y - 6, radius] as const)
  const keep = [...around(label, 64, 44), ...around(seals, 66, 42), ...around(markers, 78, 46)]
  const spots = scatter(ring, { seed: hashText(id, 9), gap: 30, margin: 22, keep, max: 26 })
  return spots.map(at => ({ what: whatGrows(id, random()), at }))
}

function whatGrows(id: KingdomId, chance: number): Growth['what'] {
  switch (id) {
    case 'pelagon':
      return 'peak'
    case 'straton':
      return chance < 0.3 ? 'peak' : 'tree'
    case 'ithys':
      return 'hill'
    case 'althea':
      return 'tree'
    case 'rhea':
      return 'sheaf'
    case 'duris':
      return 'pine'
  }
}

let lying: Continent | undefined
let upright: Continent | undefined

/** Drawn on first use. */
export const lyingContinent = (): Continent => (lying ??= draw(KINGDOM_PLACES, SHEET))
export const uprightContinent = (): Continent =>
  (upright ??= draw(
    record(id => turnedPlace(KINGDOM_PLACES[id])),
    [SHEET[1], SHEET[0]],
  ))

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The kingdom an arrow key leads to: the nearest one in that direction. */
export function neighbour({ places }: Continent, from: Kingdom, key: string): Kingdom | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const [x, y] = places[KINGDOMS[from]].seals
  const ranked = ALL_KINGDOMS.filter(kingdom => kingdom !== from)
    .map(kingdom => {
      const [dx, dy] = [places[KINGDOMS[kingdom]].seals[0] - x, places[KINGDOMS[kingdom]].seals[1] - y]
      const along = dx * direction[0] + dy * direction[1]
      const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0])
      return { kingdom, along, cost: along + aside * 2 }
    })
    .filter(({ along }) => along > 40)
    .sort((a, b) => a.cost - b.cost)
  return ranked[0]?.kingdom ?? null
}
