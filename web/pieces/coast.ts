import { elementAt } from '../../kernel/list.ts'
/*
 * Turns straight-sided polygons into hand-drawn coastlines. Neighbours share sides. If each region were roughened by
 * itself, the two copies of a shared side would wobble differently and leave slivers. So each side is roughened once,
 * and regions are assembled from sides. The same polygons and seed give the same drawing in Node, in the browser and in
 * tests.
 */

export type Point = readonly [x: number, y: number]
export type SideKind = 'frame' | 'coast' | 'land' | 'water'

export interface RegionShape {
  readonly id: string
  readonly polygon: readonly Point[]
  readonly water?: boolean
}

export interface Side {
  readonly a: Point
  readonly b: Point
  /** Indices of the one or two regions that meet here. */
  readonly regions: readonly number[]
  readonly kind: SideKind
  readonly points: readonly Point[]
  readonly d: string
}

export interface Coast {
  readonly paths: ReadonlyMap<string, string>
  /** The dense outline of each region, for scattering and for finding room. */
  readonly outlines: ReadonlyMap<string, readonly Point[]>
  readonly sides: readonly Side[]
}

export interface Roughness {
  readonly seed?: number
  /** Distance between the points of a side. */
  readonly step?: number
  readonly amplitude?: number
  /** Vertices closer than this are the same point. */
  readonly snap?: number
  readonly box?: readonly [width: number, height: number]
  /** How rough each kind of side is; sides on the edge of the board stay straight. */
  readonly rough?: Readonly<Partial<Record<SideKind, number>>>
}

const ROUGH: Readonly<Record<SideKind, number>> = { frame: 0, coast: 1.25, land: 0.8, water: 0.8 }

export function hashText(text: string, seed = 1): number {
  let h = 2166136261 ^ seed
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 13
  h = Math.imul(h, 0x5bd1e995)
  return (h ^ (h >>> 15)) >>> 0
}

/** A small generator for drawings (mulberry32). Rules never use it. */
export function drawingRandom(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Three octaves of smooth value noise on `n` samples, in -1..1. */
function noise(random: () => number, n: number): Float64Array {
  const out = new Float64Array(n)
  const octaves: readonly Point[] = [
    [Math.max(2, n / 6), 0.58],
    [Math.max(3, n / 2.6), 0.3],
    [n, 0.16],
  ]
  for (const [cells, amplitude] of octaves) {
    const values = Array.from({ length: Math.ceil(cells) + 2 }, () => random() * 2 - 1)
    for (let i = 0; i < n; i++) {
      const x = (i / Math.max(1, n - 1)) * (values.length - 2)
      const j = Math.floor(x)
      const f = x - j
      const s = f * f * (3 - 2 * f)
      out[i] = elementAt(out, i) + amplitude * (elementAt(values, j) * (1 - s) + elementAt(values, j + 1) * s)
    }
  }
  return out
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const keyOf = (p: Point): string => `${p[0]},${p[1]}`
const isForward = (a: Point, b: Point): boolean => keyOf(a) < keyOf(b)
const sideName = (a: Point, b: Point): string =>
  isForward(a, b) ? `${keyOf(a)}|${keyOf(b)}` : `${keyOf(b)}|${keyOf(a)}`

export function roughen(regions: readonly RegionShape[], options: Roughness = {}): Coast {
  const rings = cutAtJoints(snapped(regions, options.snap ?? 2.5))
  const sides = nameSides(rings)
  const drawn = new Map([...sides].map(([name, side]) => [name, drawSide(name, side, regions, options)]))
  const paths = new Map<string, string>()
  const outlines = new Map<string, readonly Point[]>()
  rings.forEach((ring, i) => {
    const walk = ring.map((a, j) => {
      const b = elementAt(ring, (j + 1) % ring.length)
      const side = drawn.get(sideName(a, b)) as Side
      // Sides have a canonical direction: walked backwards, a side gives the same points reversed.
      return isForward(a, b) ? side.points : [...side.points].reverse()
    })
    const { id } = elementAt(regions, i)
    outlines.set(
      id,
      walk.flatMap(points => points.slice(0, -1)),
    )
    paths.set(id, `M${write(elementAt(elementAt(walk, 0), 0))}${walk.map(curve).join('')}Z`)
  })
  return { paths, outlines, sides: [...drawn.values()] }
}

function snapped(regions: readonly RegionShape[], snap: number): Point[][] {
  const known: Point[] = []
  const canonical = (p: Point): Point => {
    const near = known.find(q => distance(p, q) <= snap)
    if (near) return near
    known.push(p)
    return p
  }
  return regions.map(region => {
    const ring: Point[] = []
    for (const p of region.polygon.map(canonical)) if (ring.at(-1) !== p) ring.push(p)
    if (ring.length > 1 && ring[0] === ring.at(-1)) ring.pop()
    return ring
  })
}

/** A vertex of one region may lie in the middle of a neighbour's side: such sides are split there. */
function cutAtJoints(rings: readonly Point[][]): Point[][] {
  const vertices = [...new Set(rings.flat())]
  return rings.map(ring =>
    ring.flatMap((a, i) => {
      const b = elementAt(ring, (i + 1) % ring.length)
      const joints = vertices
        .filter(p => p !== a && p !== b)
        .map(p => ({ p, t: placeOnSide(p, a, b) }))
        .filter(joint => joint.t > 0)
        .sort((one, other) => one.t - other.t)
      return [a, ...joints.map(joint => joint.p)]
    }),
  )
}

function placeOnSide(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const squared = dx * dx + dy * dy
  if (!squared) return -1
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / squared
  if (t <= 0.001 || t >= 0.999) return -1
  return distance([a[0] + t * dx, a[1] + t * dy], p) < 1.2 ? t : -1
}

interface RawSide {
  readonly a: Point
  readonly b: Point
  readonly regions: number[]
}

function nameSides(rings: readonly (readonly Point[])[]): Map<string, RawSide> {
  const sides = new Map<string, RawSide>()
  rings.forEach((ring, region) => {
    ring.forEach((a, j) => {
      const b = elementAt(ring, (j + 1) % ring.length)
      const name = sideName(a, b)
      const side = sides.get(name) ?? { a: isForward(a, b) ? a : b, b: isForward(a, b) ? b : a, regions: [] }
      side.regions.push(region)
      sides.set(name, side)
    })
  })
  return sides
}

function drawSide(name: string, side: RawSide, regions: readonly RegionShape[], options: Roughness): Side {
  const { seed = 7, step = 9, amplitude = 5.5, box = [1000, 700], rough = {} } = options
  const [x0, y0] = side.a
  const [x1, y1] = side.b
  const kind = kindOf(side, regions, box)
  const length = distance(side.a, side.b)
  const n = Math.max(2, Math.round(length / step))
  const reach = (rough[kind] ?? ROUGH[kind]) * amplitude * Math.min(1, 0.35 + length / 90)
  const wobble = noise(drawingRandom(hashText(name, seed)), n + 1)
  const points = Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n
    // The ends are junctions and stay in place; the envelope fades the displacement in and out.
    const move = i > 0 && i < n ? reach * elementAt(wobble, i) * Math.sqrt(Math.sin(Math.PI * t)) * 1.6 : 0
    return [x0 + (x1 - x0) * t - ((y1 - y0) / length) * move, y0 + (y1 - y0) * t + ((x1 - x0) / length) * move]
  })
  return { ...side, kind, points, d: `M${write(elementAt(points, 0))}${curve(points)}` }
}

function kindOf(
  { a, b, regions: meeting }: RawSide,
  regions: readonly RegionShape[],
  [width, height]: Point,
): SideKind {
  const edge = 1.5
  const both = (test: (p: Point) => boolean): boolean => test(a) && test(b)
  if (both(p => p[0] < edge) || both(p => p[0] > width - edge)) return 'frame'
  if (both(p => p[1] < edge) || both(p => p[1] > height - edge)) return 'frame'
  const water = meeting.map(i => elementAt(regions, i).water === true)
  if (meeting.length === 1 || water[0] !== water[1]) return 'coast'
  return water[0] ? 'water' : 'land'
}

const write = (p: Point): string => `${p[0].toFixed(1).replace('.0', '')} ${p[1].toFixed(1).replace('.0', '')}`

/** Quadratics through the midpoints: symmetric under reversal, so both neighbours draw exactly the same curve. */
function curve(points: readonly Point[]): string {
  if (points.length < 3) return `L${write(elementAt(points, points.length - 1))}`
  let d = ''
  for (let i = 1; i < points.length - 1; i++) {
    const p = elementAt(points, i)
    const q = elementAt(points, i + 1)
    d += `Q${write(p)} ${write(i < points.length - 2 ? [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] : q)}`
  }
  return d
}

/** Circles to keep clear of: x, y, radius. */
export type Clearing = readonly [x: number, y: number, radius: number]

export function isInside(p: Point, ring: readonly Point[]): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = elementAt(ring, i)
    const [xj, yj] = elementAt(ring, j)
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

export function distanceToEdge(p: Point, ring: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = elementAt(ring, j)
    const b = elementAt(ring, i)
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, distance([a[0] + t * dx, a[1] + t * dy], p))
  }
  return nearest
}

const boundsOf = (ring: readonly Point[]) => {
  const xs = ring.map(p => p[0])
  const ys = ring.map(p => p[1])
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}

export interface Scatter {
  readonly seed: number
  readonly gap: number
  readonly margin: number
  readonly keep?: readonly Clearing[]
  readonly tries?: number
  readonly max?: number
}

/** Points inside an outline, `margin` away from its ink, `gap` apart, outside the clearings; remotest first. */
export function scatter(
  ring: readonly Point[],
  { seed, gap, margin, keep = [], tries = 500, max = 60 }: Scatter,
): Point[] {
  const random = drawingRandom(seed)
  const { x0, x1, y0, y1 } = boundsOf(ring)
  const found: Point[] = []
  for (let i = 0; i < tries && found.length < max; i++) {
    const p: Point = [x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)]
    if (!isInside(p, ring) || distanceToEdge(p, ring) < margin) continue
    if (keep.some(([x, y, r]) => distance([x, y], p) < r)) continue
    if (found.some(q => Math.hypot(q[0] - p[0], (q[1] - p[1]) * 1.25) < gap)) continue
    found.push(p)
  }
  return found.sort((a, b) => a[1] - b[1])
}

/** Where a medallion fits best: far from the ink and from the clearings. */
export function roomiest(
  ring: readonly Point[],
  { keep = [], margin = 12, prefer }: { keep?: readonly Clearing[]; margin?: number; prefer?: Point },
): Point | null {
  const { x0, x1, y0, y1 } = boundsOf(ring)
  let best: Point | null = null
  let bestRoom = Number.NEGATIVE_INFINITY
  for (let x = x0; x < x1; x += 4)
    for (let y = y0; y < y1; y += 4) {
      const p: Point = [x, y]
      if (!isInside(p, ring)) continue
      const edge = distanceToEdge(p, ring)
      if (edge < margin) continue
      let room = Math.min(edge, 30)
      for (const [kx, ky, r] of keep) room += Math.min(distance([kx, ky], p) - r, 14) * 3
      if (prefer) room -= distance(prefer, p) * 0.12
      if (room > bestRoom) {
        bestRoom = room
        best = p
      }
    }
  return best
}
