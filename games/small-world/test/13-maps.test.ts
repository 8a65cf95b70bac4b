import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { ATLAS } from '../content/atlas.ts'
import { MAPS, type RegionSheet, type SymbolId } from '../content/maps.ts'
import { BOARDS } from './boards.ts'

const WIDTH = 1000
const HEIGHT = 700

type Side = readonly [ax: number, ay: number, bx: number, by: number]

function sidesOf({ outline }: RegionSheet): Side[] {
  const sides: Side[] = []
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length
    sides.push([elementAt(outline, i), elementAt(outline, i + 1), elementAt(outline, j), elementAt(outline, j + 1)])
  }
  return sides
}

/** The same for both neighbours, who go along it in opposite directions. */
const named = ([ax, ay, bx, by]: Side): string =>
  ax < bx || (ax === bx && ay < by) ? `${ax} ${ay} ${bx} ${by}` : `${bx} ${by} ${ax} ${ay}`

const isAtTheEdge = ([ax, ay, bx, by]: Side): boolean =>
  (ax === bx && (ax === 0 || ax === WIDTH)) || (ay === by && (ay === 0 || ay === HEIGHT))

const areaOf = (sheet: RegionSheet): number =>
  Math.abs(sidesOf(sheet).reduce((sum, [ax, ay, bx, by]) => sum + ax * by - bx * ay, 0)) / 2

const TERRAIN_OF = {
  Fa: 'farmland',
  Fo: 'forest',
  Hi: 'hill',
  Sw: 'swamp',
  Mo: 'mountain',
  Se: 'sea',
  La: 'lake',
} as const

describe.each(MAPS)('the map for $players', map => {
  const { regions } = map
  const atlas = elementAt(ATLAS, MAPS.indexOf(map))
  const board = elementAt(BOARDS, MAPS.indexOf(map))
  const labels = (isOne: (sheet: RegionSheet, region: number) => boolean): string =>
    regions
      .filter(isOne)
      .map(sheet => sheet.label)
      .join(' ')

  it('SW-COMP-1 SW-CONQ-2: two regions border each other exactly if their outlines have a side in common', () => {
    const sides = regions.map(sheet => new Set(sidesOf(sheet).map(named)))
    const neighbours = (one: number): number[] =>
      regions
        .map((_, other) => other)
        .filter(other => other !== one && [...elementAt(sides, one)].some(s => elementAt(sides, other).has(s)))
    for (const [region, sheet] of regions.entries())
      expect([sheet.label, sheet.adjacent]).toEqual([sheet.label, neighbours(region)])
  })

  it('SW-COMP-1: the outlines cover the board, and every region can be reached from every other', () => {
    expect(regions.reduce((sum, sheet) => sum + areaOf(sheet), 0)).toBe(WIDTH * HEIGHT)
    const reached = new Set([0])
    for (const region of reached) for (const next of elementAt(regions, region).adjacent) reached.add(next)
    expect(reached.size).toBe(regions.length)
  })

  it('SW-CONQ-1: at the edge is what touches it; a race enters there and from the shore of a sea', () => {
    expect(labels(sheet => sheet.border)).toBe(labels(sheet => sidesOf(sheet).some(isAtTheEdge)))
    expect(labels((_, region) => elementAt(atlas.entry, region))).toBe(board.entries)
  })

  it('SW-RACE-TRITONS-1 SW-RUL-42: the shores are where they are drawn', () => {
    expect(labels((_, region) => elementAt(atlas.coastal, region))).toBe(board.coast)
  })

  it.each<SymbolId>(['mine', 'magic', 'cavern'])('every %s is in its place', symbol => {
    expect(labels(sheet => sheet.symbols.includes(symbol))).toBe(board[symbol])
  })

  it('SW-SETUP-6: the lost tribes live where their sign is', () => {
    expect(labels(sheet => sheet.tribe)).toBe(board.tribes)
  })

  it('a label names the terrain and counts it', () => {
    const counts = new Map<string, number>()
    for (const { label, terrain } of regions) {
      const prefix = label.slice(0, 2) as keyof typeof TERRAIN_OF
      const count = (counts.get(prefix) ?? 0) + 1
      counts.set(prefix, count)
      expect([label, terrain]).toEqual([`${prefix}${count}`, TERRAIN_OF[prefix]])
    }
    expect(board.id).toBe(map.id)
  })
})
