import seaDragon from 'glyph:sea-dragon'
import { elementAt } from '../../../kernel/list.ts'
import {
  type Clearing,
  type Coast,
  drawingRandom,
  hashText,
  type Point,
  type RegionShape,
  roomiest,
  roughen,
  scatter,
} from '../../../web/pieces/coast.ts'
import { MAPS, type RegionSheet, type SymbolId, type Terrain } from '../content/maps.ts'
import { SYMBOL_INKS } from './marks.ts'

/*
 * A map is drawn once: the strings are kept, and the page only adds who holds what. Ids of outlines start with the
 * map's, because rules beside a table may show another map: `map-2-0`, `map-2-1`, ...; `map-2-clip-0` clips to one.
 */

export interface Land {
  readonly id: string
  readonly box: Point
  /** The side of a race token that fits. */
  readonly token: number
  /** Where tokens stand. */
  readonly places: readonly Point[]
  readonly outlines: string
  /** Below the bands of the land's holders. */
  readonly ground: string
  /** Above them. */
  readonly ink: string
  /** Mines, magic sources and caverns, above every glow. */
  readonly medals: string
}

const SHEET: Point = [1000, 700]
/** By map, lying and upright: crowded maps need smaller tokens. */
const TOKENS: readonly (readonly [lying: number, upright: number])[] = [
  [56, 62],
  [51, 57],
  [45, 51],
  [42, 47],
]

const turned = ([x, y]: Point): Point => [SHEET[1] - y, x]

const isWater = (terrain: Terrain): boolean => terrain === 'sea' || terrain === 'lake'

interface Shape extends RegionShape {
  /** The id of its map. */
  readonly land: string
  readonly number: number
  readonly sheet: RegionSheet
  readonly place: Point
}

const idOf = (map: number, upright: boolean): string => `map-${map}${upright ? '-upright' : ''}`

function shapesOf(map: number, upright: boolean): Shape[] {
  const put = upright ? turned : (p: Point): Point => p
  return elementAt(MAPS, map).regions.map((sheet, number) => ({
    land: idOf(map, upright),
    number,
    sheet,
    id: sheet.label,
    water: isWater(sheet.terrain),
    place: put(sheet.center),
    polygon: Array.from({ length: sheet.outline.length / 2 }, (_, i) =>
      put([elementAt(sheet.outline, 2 * i), elementAt(sheet.outline, 2 * i + 1)]),
    ),
  }))
}

function draw(map: number, upright: boolean): Land {
  const box: Point = upright ? [SHEET[1], SHEET[0]] : SHEET
  const token = elementAt(TOKENS, map)[upright ? 1 : 0]
  const shapes = shapesOf(map, upright)
  const coast = roughen(shapes, { seed: 21, amplitude: 7.5, step: 10, box })
  const medals = shapes.map(shape => medalsOf(shape, ringOf(coast, shape), token))
  const numerals = shapes.map((shape, i) => numeralOf(shape, ringOf(coast, shape), elementAt(medals, i), token))
  return {
    id: idOf(map, upright),
    box,
    token,
    places: shapes.map(shape => shape.place),
    outlines: outlines(coast, shapes, idOf(map, upright)),
    ground: ground(idOf(map, upright), coast, shapes, medals, numerals, token) + ornaments(coast, shapes, token),
    ink:
      ink(idOf(map, upright), coast) + shapes.map((shape, i) => numeral(shape, elementAt(numerals, i), token)).join(''),
    medals: shapes
      .map((shape, i) =>
        shape.sheet.symbols
          .map((symbol, j) => medal(symbol, elementAt(elementAt(medals, i), j), token * 0.265))
          .join(''),
      )
      .join(''),
  }
}

const ringOf = (coast: Coast, shape: Shape): readonly Point[] => coast.outlines.get(shape.id) ?? []

/** Where pieces will stand, whoever holds the region: the stack, and markers to its right. */
const roomForPieces = ({ place: [x, y], water }: Shape, token: number): Clearing[] =>
  water
    ? [[x, y, token * 0.6]]
    : [
        [x, y, token * 0.72],
        [x + token * 0.7, y - token * 0.4, token * 0.34],
      ]

function medalsOf(shape: Shape, ring: readonly Point[], token: number): Point[] {
  const [x, y] = shape.place
  const placed: Point[] = []
  for (const _ of shape.sheet.symbols) {
    const keep: Clearing[] = [
      ...roomForPieces(shape, token),
      ...placed.map(([px, py]): Clearing => [px, py, token * 0.45]),
      [x, y, token * 0.5],
    ]
    const spot = roomiest(ring, { keep, margin: token * 0.36, prefer: [x, y + 6] })
    placed.push(spot ?? [x, y + token * 0.8])
  }
  return placed
}

const outlines = (coast: Coast, shapes: readonly Shape[], land: string): string => {
  const each = shapes.map(
    ({ id, number }) =>
      `<path id="${land}-${number}" d="${coast.paths.get(id)}"/><clipPath id="${land}-clip-${number}"><use href="#${land}-${number}"/></clipPath>`,
  )
  const water = shapes.filter(shape => shape.water).map(({ number }) => `<use href="#${land}-${number}"/>`)
  return `${each.join('')}<clipPath id="${land}-clip-water">${water.join('')}</clipPath><path id="${land}-coast" d="${sidesOf(coast, 'coast')}"/>`
}

const sidesOf = (coast: Coast, kind: string): string =>
  coast.sides
    .filter(side => side.kind === kind)
    .map(side => side.d)
    .join('')

/** Wide strokes of the coast, clipped to the water: what remains of each is a ripple. */
const RIPPLES = [
  ['#d8efe9', 0.35, 44],
  ['#e6f6f0', 0.5, 26],
  ['#3f7482', 0.5, 19],
  ['#cfe9e4', 1, 16.6],
] as const

function ground(
  land: string,
  coast: Coast,
  shapes: readonly Shape[],
  medals: readonly Point[][],
  numerals: readonly (Point | null)[],
  token: number,
): string {
  const washes = shapes.map(({ number, sheet }) => `<use href="#${land}-${number}" fill="var(--t-${sheet.terrain})"/>`)
  const ripples = RIPPLES.map(
    ([colour, opacity, width]) =>
      `<use href="#${land}-coast" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`,
  )
  const growth = shapes.map((shape, i) => {
    const taken = elementAt(medals, i).map(([x, y]): Clearing => [x, y, token * 0.46])
    const numeral = numerals[i]
    if (numeral) taken.push([...numeral, token * 0.26])
    const keep = [...roomForPieces(shape, token), ...taken]
    return `<g clip-path="url(#${land}-clip-${shape.number})">${dress(shape, ringOf(coast, shape), keep, token)}</g>`
  })
  return `${washes.join('')}<g clip-path="url(#${land}-clip-water)" fill="none" stroke-linejoin="round" stroke-linecap="round">${ripples.join('')}</g>${growth.join('')}`
}

/** A compass on the roomiest sea, a monster on the next. Ships have their own places. */
function ornaments(coast: Coast, shapes: readonly Shape[], token: number): string {
  const seas = shapes
    .filter(({ sheet }) => sheet.terrain === 'sea')
    .map(shape => ({ shape, ring: ringOf(coast, shape) }))
    .sort((a, b) => b.ring.length - a.ring.length)
  const spotIn = (sea: (typeof seas)[number] | undefined, margin: number): Point | null =>
    sea ? roomiest(sea.ring, { keep: [[...sea.shape.place, token * 0.9]], margin }) : null
  const rose = spotIn(seas[0], 44)
  const monster = spotIn(seas[1], 34)
  return (rose ? compass(rose, 36) : '') + (monster ? beast(monster, 54) : '')
}

function compass([x, y]: Point, r: number): string {
  const ray = (angle: number, d: string, fill: string): string =>
    `<path transform="rotate(${angle})" d="${d}" fill="${fill}"/>`
  const between = [45, 135, 225, 315].map(angle =>
    ray(angle, `M0 ${-r * 0.62}L${r * 0.12} ${-r * 0.12}H${-r * 0.12}Z`, '#cfe3dd'),
  )
  const main = [0, 90, 180, 270].map(
    angle =>
      ray(angle, `M0 ${-r}L${r * 0.16} ${-r * 0.16}H${-r * 0.16}Z`, '#f6ead0') +
      ray(angle, `M0 ${-r}L${r * 0.16} ${-r * 0.16}H0Z`, '#9c2a1e'),
  )
  return `<g transform="translate(${x} ${y})" stroke="#2a1708" stroke-width="1.2" stroke-linejoin="round"><circle r="${r * 0.72}" fill="none" stroke="#2f5f6c" stroke-width="1.4"/>${between.join('')}${main.join('')}<circle r="${r * 0.12}" fill="#e8c466"/></g>`
}

const beast = ([x, y]: Point, size: number): string =>
  `<path d="${seaDragon}" fill="#2f5f6c" opacity=".55" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})"/>`

const use = (what: string, [x, y]: Point, drop = 0): string =>
  `<use href="#land-${what}" x="${Math.round(x)}" y="${Math.round(y + drop)}"/>`

const peak = ([x, y]: Point, width: number): string =>
  `<use href="#land-peak" x="${(x - width / 2).toFixed(1)}" y="${(y - width * 0.45).toFixed(1)}" width="${width.toFixed(1)}" height="${(width * 0.67).toFixed(1)}"/>`

/** Furrows, trees, hills, reeds, peaks or waves: they show the terrain without colour. */
function dress(
  { id, land, number, sheet, place }: Shape,
  ring: readonly Point[],
  keep: readonly Clearing[],
  token: number,
): string {
  const seed = hashText(id, 5)
  const pattern = (name: string): string => `<use href="#${land}-${number}" fill="url(#land-${name})"/>`
  switch (sheet.terrain) {
    case 'farmland': {
      const field = `<rect x="-600" y="-600" width="2200" height="2200" fill="url(#land-furrow)" transform="rotate(${(seed % 90) - 45} ${place[0]} ${place[1]})"/>`
      return (
        field +
        scatter(ring, { seed, gap: 24, margin: 13, keep })
          .map(p => use('sheaf', p, 4))
          .join('')
      )
    }
    case 'forest': {
      const random = drawingRandom(seed)
      const trees = scatter(ring, { seed, gap: 15, margin: 9, keep: lowered(keep, 5, 0), tries: 900 })
      return pattern('grass') + trees.map(p => use(random() < 0.35 ? 'pine' : 'tree', p, 5)).join('')
    }
    case 'hill':
      return (
        pattern('slope') +
        scatter(ring, { seed, gap: 31, margin: 15, keep: lowered(keep, 2, 4) })
          .map(p => use('hill', p, 4))
          .join('')
      )
    case 'swamp':
      return (
        pattern('marsh') +
        scatter(ring, { seed, gap: 21, margin: 12, keep })
          .map(p => use('reed', p, 4))
          .join('')
      )
    case 'mountain': {
      const [x, y] = place
      const around: Clearing = [x, y - 8, token]
      const small = scatter(ring, { seed, gap: 36, margin: 15, keep: [...keep, around] })
      return pattern('scree') + peak([x, y - token * 0.3], token * 2) + small.map(p => peak(p, 30)).join('')
    }
    case 'sea':
    case 'lake':
      return scatter(ring, { seed, gap: 34, margin: 20, keep })
        .map(p => use('wave', p))
        .join('')
  }
}

/** Trees and hills stand on their foot, so the area they must avoid lies a little lower. */
const lowered = (keep: readonly Clearing[], down: number, more: number): Clearing[] =>
  keep.map(([x, y, r]): Clearing => [x, y + down, r + more])

const ink = (land: string, coast: Coast): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${sidesOf(coast, 'land')}" stroke="#3a2614" stroke-width="1.7"/><path d="${sidesOf(coast, 'water')}" stroke="#3f7482" stroke-width="1.2" stroke-dasharray="5 4"/><use href="#${land}-coast" stroke="#2a1708" stroke-width="3"/></g>`

/** The place of the number by which the log names the region. */
function numeralOf(shape: Shape, ring: readonly Point[], medals: readonly Point[], token: number): Point | null {
  const [x, y] = shape.place
  const keep: Clearing[] = [
    ...roomForPieces(shape, token),
    ...medals.map(([mx, my]): Clearing => [mx, my, token * 0.46]),
    [x - token * 0.62, y - token * 0.52, token * 0.4],
  ]
  return roomiest(ring, { keep, margin: 13, prefer: [x, y + token] })
}

function numeral({ sheet }: Shape, spot: Point | null, token: number): string {
  if (!spot) return ''
  const [x, y] = spot
  return `<text x="${x.toFixed(1)}" y="${(y + token * 0.12).toFixed(1)}" text-anchor="middle" class="num" font-weight="700" style="font-size: max(${(token * 0.31).toFixed(1)}px, var(--least, 0px))" font-style="italic" fill="#2a1708" fill-opacity=".72" stroke="#f6ead0" stroke-opacity=".6" stroke-width="3" paint-order="stroke">№${sheet.label.slice(2)}</text>`
}

function medal(symbol: SymbolId, [x, y]: Point, r: number): string {
  const { glyph, ground: fill } = SYMBOL_INKS[symbol]
  const scale = (r * 1.42) / 512
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="${r}" fill="${fill}" stroke="#f6ead0" stroke-width="1.8"/><circle r="${(r + 1.2).toFixed(1)}" fill="none" stroke="#2a1b12" stroke-width=".9"/><path d="${glyph}" fill="#f6ead0" transform="translate(${(-r * 0.71).toFixed(2)} ${(-r * 0.71).toFixed(2)}) scale(${scale.toFixed(5)})"/></g>`
}

const drawn = new Map<string, Land>()

/** Drawn on first use. A portrait screen gets the sheet turned by 90°. */
export function landOf(map: number, upright: boolean): Land {
  const key = `${map}${upright}`
  const known = drawn.get(key)
  if (known) return known
  const land = draw(map, upright)
  drawn.set(key, land)
  return land
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The region an arrow key leads to: the nearest one in that direction. */
export function regionTowards({ places }: Land, from: number, key: string): number | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const [x, y] = elementAt(places, from)
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  places.forEach(([px, py], region) => {
    const along = (px - x) * direction[0] + (py - y) * direction[1]
    if (region === from || along < 12) return
    const aside = Math.abs((px - x) * direction[1]) + Math.abs((py - y) * direction[0])
    const cost = along + aside * 2
    if (cost >= least) return
    least = cost
    best = region
  })
  return best
}
