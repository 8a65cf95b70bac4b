import { describe, expect, it } from 'vitest'
import { REGIONS } from '../content/map.ts'
import type { TekMove } from '../position.ts'
import { game } from '../rules/game.ts'
import { SHAPES } from '../rules/shapes.ts'

const units = { mana: 1, ore: 2, food: 3 }
const way = { from: 0, to: REGIONS.length - 1 }

/** A move of every kind. */
const MOVES: Readonly<Record<TekMove['kind'], TekMove>> = {
  faction: { kind: 'faction', faction: 'orcs' },
  card: { kind: 'card', card: 7 },
  found: { kind: 'found', side: 'elan', ...units },
  settle: { kind: 'settle', region: 0 },
  bare: { kind: 'bare', region: 1 },
  select: { kind: 'select', action: 'expand' },
  pass: { kind: 'pass' },
  done: { kind: 'done' },
  build: { kind: 'build' },
  research: { kind: 'research' },
  hold: { kind: 'hold' },
  patrol: { kind: 'patrol', ...way },
  quest: { kind: 'quest', ...way },
  swap: { kind: 'swap', ...way },
  stand: { kind: 'stand', region: 2 },
  mobilise: { kind: 'mobilise', region: 3, ore: 1 },
  trade: { kind: 'trade', give: 'mana', take: 'food', count: 2 },
  collect: { kind: 'collect', ...units },
  gain: { kind: 'gain', ...units },
  pay: { kind: 'pay', ...units },
  give: { kind: 'give', ...units },
  die: { kind: 'die', face: 11 },
  raise: { kind: 'raise', resource: 'ore' },
  plunder: { kind: 'plunder', resource: 'food' },
  lair: { kind: 'lair', use: true },
  rise: { kind: 'rise', use: false },
  retreat: { kind: 'retreat', ...way },
  carry: { kind: 'carry', ...way },
  church: { kind: 'church', ...way },
  relocate: { kind: 'relocate', ...way },
  'give-up': { kind: 'give-up', from: 4 },
  bribe: { kind: 'bribe', ...units },
  lose: { kind: 'lose' },
}

const { isMove } = game

/** What no field of a move may be. */
const STRANGE: readonly unknown[] = [null, undefined, {}, [], 'nothing', 1.5, Number.NaN, 1e9, -1e9]

describe('the shape of a move', () => {
  it('every kind is known, and nothing else is', () => {
    expect(Object.keys(SHAPES).sort()).toEqual(Object.keys(MOVES).sort())
    for (const strange of [null, 1, 'pass', [], {}, { kind: 1 }, { kind: 'toString' }, { kind: 'patrols' }])
      expect(isMove(strange)).toBe(false)
  })

  it.each(Object.values(MOVES).map(move => [move.kind, move] as const))('%s', (_, move) => {
    expect(isMove(move)).toBe(true)
    expect(isMove({ ...move, more: 1 })).toBe(false)
    for (const field of Object.keys(move)) {
      const { [field]: _gone, ...rest } = { ...move } as Record<string, unknown>
      expect(isMove(rest), `without ${field}`).toBe(false)
      for (const value of STRANGE) expect(isMove({ ...move, [field]: value }), `${field}: ${String(value)}`).toBe(false)
    }
  })

  it('regions are those of the map, whether they lie on the table or not', () => {
    expect(isMove({ kind: 'settle', region: REGIONS.length - 1 })).toBe(true)
    expect(isMove({ kind: 'settle', region: REGIONS.length })).toBe(false)
    expect(isMove({ kind: 'settle', region: -1 })).toBe(false)
  })

  it('numbers may be wrong, but not wild', () => {
    expect(isMove({ kind: 'die', face: -3 })).toBe(true)
    expect(isMove({ kind: 'die', face: 1_000_000 })).toBe(true)
    expect(isMove({ kind: 'die', face: -1_000_000 })).toBe(true)
    expect(isMove({ kind: 'die', face: 1_000_001 })).toBe(false)
    expect(isMove({ kind: 'die', face: '3' })).toBe(false)
    expect(isMove({ kind: 'lair', use: 1 })).toBe(false)
  })
})
