import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { ADJACENT, FINS, FOOT, isRiverBetween, REGIONS, REGIONS_OF, SIDE_IDS, WINGS } from '../content/map.ts'
import { SHAPE_BOX, SHAPES } from '../content/shapes.ts'
import type { Terrain } from '../content/terrains.ts'
import { SIDES, type SideData, type SideId } from '../content/territories.ts'
import { at, regions } from './builders.ts'

/*
 * The sixteen territories as they were designed: a grid of letters, what grows at each letter, and which borders are
 * rivers. The tables the rules read, and the outlines the page draws, must both agree with it.
 */
const DESIGN: Readonly<Record<SideId, readonly [grid: string, terrains: string, rivers: string]>> = {
  galson: ['aaaabbbccc aaaabbbccc aaadbbbbcc adddddbccc ddddddeeee wwdddeeeee wwwddeeeee', 'aF bM cP dP eF wW', ''],
  'tul-grund': [
    'aaaabbbbbb aaaabbbbbb aaaccccbbb aakccccbbe dkkcccceee dddddceeee ddddddeeee',
    'aF bM cR dP eM kK',
    '',
  ],
  morandrea: [
    'aaaaabbbbb aaaaabbbbb aaaccbbbbb ccccccbddd cccccccddd eeeecccddd eeeeeedddd',
    'aP bF cM dP eF',
    'ab cd',
  ],
  eclipsean: ['aaaaabbbbb aaaaabbbbb aaaawwbbbb ddawwwwbcc dddwwwwccc dddddeeccc ddddeeeeec', 'aM bF cR dP eF wW', ''],
  fionarria: ['aaaaaabbbb aaaaabbbbb aakkkkbbbb ccckkkkbbd cccccddddd cceeeedddd eeeeeeeddd', 'aF bF cP dM eP kK', ''],
  skarnholt: [
    'aaaabbbbbb aaaabbbbbb aaadddbbbb aadddddbbc eeddddcccc eeeedccccc eeeeeccccc',
    'aM bM cP dR eF',
    'ab ce',
  ],
  elan: ['aaaaaacccc aaaaaacccc aaabbbbccc ddabbbbcce dddbbbbeee dddddeeeee dddddeeeee', 'aP bC cF dM eP', 'ac de'],
  duskhollow: ['aaabbbbccc aaabbbbccc aaaabbcccc aaadddcccc wwddddddce wwwdddeeee wwwweeeeee', 'aF bR cF dM eP wW', ''],
  aughmoore: [
    'aaaawwwbbb aaaawwwbbb aaaaawwbbb ccaaakkkbb ccccckkddd cccceeeddd ccceeeeddd',
    'aP bM cF dP eM kK wW',
    '',
  ],
  'khar-dun': ['aaaaabbbbb aaaakkbbbb aaakkkkbbb cccckkddbb cccccddddd eecccddddd eeeeeedddd', 'aM bR cC dP eF kK', ''],
  intheoros: [
    'aaabbbbbww aaabbbbbbw aaaabbbbww cccdddbbbw cccddddeew cccddddeee ccccdddeee',
    'aF bP cM dF eP wW',
    'bd',
  ],
  brennmoor: [
    'aaaaabbbbb aaaaabbbbb aaaccccbbb dddccccbbb dddccwwwee ddddewwwee ddddeeeeee',
    'aP bP cR dM eF wW',
    'ab',
  ],
  orrinvale: ['aaabbbbccc aaabbbbccc aaaabbcccc aadddddccc ddddddeecc dddeeeeeee ddeeeeeeee', 'aF bC cM dP eP', ''],
  wynterre: ['aaaaaabbbb aaaaabbbbb wwaaabbbbb wwwccccbbd wwccccdddd eeeccccddd eeeeeedddd', 'aM bF cR dP eM wW', 'ce'],
  calidane: [
    'aaabbbbbcc aaabbbbccc aaawwbbccc aaawwkkccc dddwwkkeee dddddeeeee dddddeeeee',
    'aP bF cP dM eM kK wW',
    '',
  ],
  yssamar: ['cccccwwwdd ccccwwdddd ccaaaadddd ccaaaadddd eeeaaabbbb eeeeebbbbb eeeeebbbbb', 'aC bR cF dP eM wW', 'be'],
}

const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  P: 'plains',
  F: 'forest',
  M: 'mountain',
  R: 'ruins',
  C: 'capital',
  W: 'water',
  K: 'cliffs',
}

const pair = (one: string, two: string): string => [one, two].sort().join('')

/** Letters with a common side in the grid, and letters on its outer edge. */
function readGrid(grid: string) {
  const rows = grid.split(' ')
  const borders = new Set<string>()
  const edge = new Set<string>()
  rows.forEach((row, y) => {
    ;[...row].forEach((letter, x) => {
      if (x === 0 || y === 0 || x === row.length - 1 || y === rows.length - 1) edge.add(letter)
      for (const other of [row[x + 1], rows[y + 1]?.[x]])
        if (other !== undefined && other !== letter) borders.add(pair(letter, other))
    })
  })
  return { borders: [...borders].sort(), edge }
}

/** All borders of a side of one kind, each once. */
const bordersOf = (side: SideData, ...kinds: ('open' | 'river' | 'shore' | 'cliff')[]): string[] =>
  [
    ...new Set(
      side.regions.flatMap(region => kinds.flatMap(kind => [...region[kind]].map(other => pair(region.letter, other)))),
    ),
  ].sort()

type Point = readonly [number, number]
const pointsOf = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [elementAt(flat, 2 * i), elementAt(flat, 2 * i + 1)] as const)
/** The stretches of an outline, each written the same way from either side. */
const stretchesOf = (points: readonly Point[], closed: boolean): string[] =>
  points.flatMap((point, i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined)
    return next ? [[point.join(), next.join()].sort().join(' ')] : []
  })

/** Which outlines share a stretch, which reach the frame, and between which the river lines run. */
function readOutlines(side: SideData) {
  const shape = SHAPES[side.id as SideId]
  const owners = new Map<string, string[]>()
  const edge = new Set<string>()
  side.regions.forEach(({ letter }, i) => {
    const points = pointsOf(elementAt(shape.regions, i).outline)
    for (const stretch of stretchesOf(points, true)) owners.set(stretch, [...(owners.get(stretch) ?? []), letter])
    points.forEach((point, n) => {
      const next = elementAt(points, (n + 1) % points.length)
      const along = (axis: 0 | 1, value: number) => point[axis] === value && next[axis] === value
      if (along(0, 0) || along(1, 0) || along(0, SHAPE_BOX.width) || along(1, SHAPE_BOX.height)) edge.add(letter)
    })
  })
  const shared = [...owners.values()].flatMap(([one, two, ...more]) =>
    one !== undefined && two !== undefined && more.length === 0 ? [pair(one, two)] : [],
  )
  const rivers = shape.rivers.flatMap(line =>
    stretchesOf(pointsOf(line), false).map(stretch => (owners.get(stretch) ?? ['?']).join('')),
  )
  return {
    borders: [...new Set(shared)].sort(),
    edge,
    rivers: [...new Set(rivers.map(r => [...r].sort().join('')))].sort(),
  }
}

describe.each(SIDES.map(side => [side.id, side] as const))('the map of %s', (id, side) => {
  const [grid, terrains, rivers] = DESIGN[id]
  const { borders, edge } = readGrid(grid)
  const terrainOf = Object.fromEntries(
    terrains.split(' ').map(([letter = '', code = '']) => [letter, TERRAIN_OF[code]]),
  )
  const isWater = (border: string) => [...border].some(letter => terrainOf[letter] === 'water')
  const isCliff = (border: string) => !isWater(border) && [...border].some(letter => terrainOf[letter] === 'cliffs')
  const isRiver = (border: string) => rivers.split(' ').includes(border)

  it('has the terrain it was designed with', () => {
    expect(Object.fromEntries(side.regions.map(region => [region.letter, region.terrain]))).toEqual(terrainOf)
  })

  it('has its borders, each of the right kind and named from both sides', () => {
    expect(bordersOf(side, 'river')).toEqual(rivers.split(' ').filter(Boolean))
    expect(bordersOf(side, 'shore')).toEqual(borders.filter(isWater))
    expect(bordersOf(side, 'cliff')).toEqual(borders.filter(isCliff))
    expect(bordersOf(side, 'open')).toEqual(borders.filter(b => !isWater(b) && !isCliff(b) && !isRiver(b)))
    const named = side.regions.flatMap(({ open, river, shore, cliff }) => [...open, ...river, ...shore, ...cliff])
    expect(named).toHaveLength(2 * borders.length)
  })

  it('has its edge regions', () => {
    expect(new Set(side.regions.filter(region => region.edge).map(region => region.letter))).toEqual(edge)
  })

  it('is drawn as it is played: the same neighbours, the same edge, rivers along the same borders', () => {
    const drawn = readOutlines(side)
    expect(drawn.borders).toEqual(borders)
    expect(drawn.edge).toEqual(edge)
    expect(drawn.rivers).toEqual(rivers.split(' ').filter(Boolean))
  })

  it('TEK-TERM-4: on foot one steps over open borders only', () => {
    const number = SIDE_IDS.indexOf(id)
    const steps = elementAt(REGIONS_OF, number).flatMap(from =>
      elementAt(elementAt(ADJACENT, FOOT), from).map(to =>
        pair(elementAt(REGIONS, from).letter, elementAt(REGIONS, to).letter),
      ),
    )
    expect([...new Set(steps)].sort()).toEqual(bordersOf(side, 'open'))
    expect(steps).toHaveLength(2 * bordersOf(side, 'open').length)
    const wet = elementAt(REGIONS_OF, number).flatMap(one =>
      elementAt(REGIONS_OF, number)
        .filter(two => isRiverBetween(one, two))
        .map(two => pair(elementAt(REGIONS, one).letter, elementAt(REGIONS, two).letter)),
    )
    expect([...new Set(wet)].sort()).toEqual(bordersOf(side, 'river'))
    for (const region of elementAt(REGIONS_OF, number)) {
      const { letter, terrain, touchesWater } = elementAt(REGIONS, region)
      const beside = borders.some(border => border.includes(letter) && (isWater(border) || isRiver(border)))
      expect(touchesWater).toBe(terrain !== 'water' && beside)
    }
  })
})

describe('ways of moving', () => {
  it('TEK-FACTION-VALKYRIES-1: wings cross rivers and hop between regions at the same cliffs, but never land on them', () => {
    expect(elementAt(ADJACENT, WINGS)[at('morandrea.a')]).toEqual(regions('morandrea.b', 'morandrea.c'))
    expect(elementAt(ADJACENT, WINGS)[at('fionarria.a')]).toEqual(regions('fionarria.b', 'fionarria.c', 'fionarria.d'))
    expect(elementAt(ADJACENT, WINGS)[at('fionarria.e')]).toEqual(regions('fionarria.c', 'fionarria.d'))
    expect(elementAt(ADJACENT, WINGS)[at('fionarria.k')]).toEqual([])
    expect(elementAt(ADJACENT, WINGS)[at('galson.w')]).toEqual([])
    expect(elementAt(ADJACENT, WINGS)[at('galson.d')]).toEqual(regions('galson.a', 'galson.b', 'galson.e'))
  })

  it('TEK-FACTION-MERFOLK-1: fins cross rivers and enter water, but hop over no cliffs', () => {
    expect(elementAt(ADJACENT, FINS)[at('morandrea.a')]).toEqual(regions('morandrea.b', 'morandrea.c'))
    expect(elementAt(ADJACENT, FINS)[at('galson.w')]).toEqual(regions('galson.d'))
    expect(elementAt(ADJACENT, FINS)[at('fionarria.a')]).toEqual(regions('fionarria.b', 'fionarria.c'))
    expect(elementAt(ADJACENT, FINS)[at('aughmoore.w')]).toEqual(regions('aughmoore.a', 'aughmoore.b'))
    expect(elementAt(ADJACENT, FINS)[at('aughmoore.k')]).toEqual([])
  })

  it('a river lies between two regions of one territory only', () => {
    expect(isRiverBetween(at('morandrea.a'), at('skarnholt.b'))).toBe(false)
    expect(isRiverBetween(at('morandrea.a'), at('morandrea.c'))).toBe(false)
  })
})
