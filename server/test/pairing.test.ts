import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { Encounters } from '../tournaments/pairing/encounters.ts'
import { goingOn, knockoutTables } from '../tournaments/pairing/knockout.ts'
import { nearTables } from '../tournaments/pairing/near.ts'
import { fewestRounds, roundRobin } from '../tournaments/pairing/round-robin.ts'
import { inSeats, SeatCounts } from '../tournaments/pairing/seats.ts'
import { cut, tableSizes } from '../tournaments/pairing/sizes.ts'
import { spreadTables } from '../tournaments/pairing/spread.ts'

const RUNS = { seed: 27, numRuns: 40 }
const players = fc.integer({ min: 3, max: 200 })
const seats = fc.integer({ min: 2, max: 7 })
const many = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const sorted = (tables: readonly (readonly number[])[]): number[] => tables.flat().toSorted((a, b) => a - b)

describe('Tables', () => {
  it('seat everybody, as full and as equal as can be; only at tables of two somebody may rest', () => {
    fc.assert(
      fc.property(players, seats, (count, seats) => {
        const { tables, rest } = tableSizes(count, seats)
        expect(tables.reduce((sum, size) => sum + size, rest)).toBe(count)
        expect(rest).toBe(seats === 2 ? count % 2 : 0)
        expect(Math.max(...tables)).toBeLessThanOrEqual(seats)
        expect(Math.max(...tables) - Math.min(...tables)).toBeLessThanOrEqual(1)
        expect(tables.length).toBe(seats === 2 ? Math.floor(count / 2) : Math.ceil(count / seats))
      }),
      RUNS,
    )
  })
})

describe('A round robin', () => {
  const meetings = (count: number, rounds: readonly (readonly (readonly number[])[])[]) => {
    const met = new Encounters(count)
    for (const table of rounds.flat()) met.add(table)
    return met
  }

  it('seats everybody once in a round, and is the same each time', () => {
    fc.assert(
      fc.property(players, seats, fc.integer({ min: 1, max: 6 }), (count, seats, length) => {
        const rounds = roundRobin(count, seats, length)
        for (const tables of rounds) {
          const seated = sorted(tables)
          expect(new Set(seated).size).toBe(seated.length)
          expect(seated.length).toBe(seats === 2 ? count - (count % 2) : count)
        }
        expect(roundRobin(count, seats, length)).toEqual(rounds)
      }),
      { seed: 27, numRuns: 12 },
    )
  })

  it('of pairs: everybody meets everybody once, first and second as often', () => {
    for (const count of [3, 4, 7, 10, 15, 24]) {
      const rounds = roundRobin(count, 2, null)
      const met = meetings(count, rounds)
      expect([met.least, met.most]).toEqual([1, 1])
      expect(rounds.length).toBe(fewestRounds(count, 2) + (count % 2))
      for (const player of many(count)) {
        const first = rounds.flat().filter(([one]) => one === player).length
        expect(Math.abs(2 * first - (count - 1))).toBeLessThanOrEqual(1)
      }
    }
  })

  it.each([
    [9, 3, 4],
    [16, 4, 5],
    [8, 3, 4],
  ])('finds the perfect designs: %i at tables of %i meet once in %i rounds', (count, seats, length) => {
    const rounds = roundRobin(count, seats, null)
    const met = meetings(count, rounds)
    expect([rounds.length, met.least, met.most]).toEqual([length, 1, 1])
  })

  it.each([
    [6, 3],
    [10, 4],
    [12, 4],
    [11, 5],
    [14, 7],
    [24, 6],
  ])('of %i at tables of %i: all meet, about equally often, in all seats equally often', (count, seats) => {
    const rounds = roundRobin(count, seats, null)
    const met = meetings(count, rounds)
    expect(met.least).toBeGreaterThan(0)
    expect(met.most - met.least).toBeLessThanOrEqual(4)
    const everywhere = Math.min(...rounds.flat().map(table => table.length))
    for (const player of many(count)) {
      const times = many(everywhere).map(seat => rounds.flat().filter(table => table[seat] === player).length)
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2)
    }
  })
})

describe('Swiss and arena', () => {
  it('seat everybody once, near in points, the same each time', () => {
    fc.assert(
      fc.property(players, seats, (count, seats) => {
        const points = (player: number) => 60 * Math.floor((count - player) / 5)
        const { tables: sizes } = tableSizes(count, seats)
        const pair = () => nearTables(many(count), sizes, points, () => 0)
        const tables = pair()
        const room = sizes.reduce((sum, size) => sum + size, 0)
        expect(sorted(tables)).toEqual(many(room))
        expect(pair()).toEqual(tables)
        // Nobody has met: the ranking is cut into tables.
        const gaps = (all: number[][]) =>
          all.reduce((sum, table) => sum + Math.max(...table.map(points)) - Math.min(...table.map(points)), 0)
        expect(gaps(tables)).toBeLessThanOrEqual(gaps(cut(many(room), sizes)))
      }),
      RUNS,
    )
  })

  it('play without a rematch as long as that is possible', () => {
    // So many rounds are known to be possible.
    for (const [count, seats, rounds] of [
      [8, 2, 5],
      [16, 4, 3],
      [27, 3, 6],
      [64, 4, 8],
      [200, 5, 8],
    ] as const) {
      const met = new Encounters(count)
      const points = new Map<number, number>()
      for (let round = 0; round < rounds; round++) {
        const ranked = many(count).toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0) || a - b)
        const { tables: sizes } = tableSizes(count, seats)
        const tables = nearTables(
          ranked,
          sizes,
          player => points.get(player) ?? 0,
          (a, b) => met.of(a, b),
        )
        for (const table of tables) {
          met.add(table)
          for (const [place, player] of table.toSorted((a, b) => a - b).entries())
            points.set(player, (points.get(player) ?? 0) + seats - place)
        }
      }
      expect([count, seats, met.most]).toEqual([count, seats, 1])
    }
  })

  it('give everybody the seats they have had least', () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 1, max: 4 }), (count, turns) => {
        const sat = new SeatCounts<number>()
        for (let round = 0; round < count * turns; round++) sat.add(inSeats(many(count), sat))
        for (const player of many(count))
          expect(many(count).map(seat => sat.times(player, seat))).toEqual(many(count).map(() => turns))
      }),
      RUNS,
    )
  })
})

describe('A knock-out', () => {
  it('leaves one after finitely many rounds, and the strongest meet late', () => {
    fc.assert(
      fc.property(players, seats, (count, seats) => {
        let still = many(count)
        for (let round = 0; still.length > 1; round++) {
          const { tables, rest } = knockoutTables(still, seats, 2, () => false)
          expect([...rest, ...tables.flat()].toSorted((a, b) => a - b)).toEqual(still)
          if (tables.length > 1) expect(tables.some(table => table.includes(0) && table.includes(1))).toBe(false)
          // The strongest always win.
          const next = [
            ...rest,
            ...tables.flatMap(table => table.toSorted((a, b) => a - b).slice(0, goingOn(table.length))),
          ]
          expect(next.length).toBeLessThan(still.length)
          still = tables.length === 1 && rest.length === 0 ? [0] : next.toSorted((a, b) => a - b)
          if (seats === 2 && round === 0) expect(Math.log2(still.length) % 1).toBe(0)
        }
        expect(still).toEqual([0])
      }),
      RUNS,
    )
  })

  it('tears apart who come from the same table', () => {
    const apart = (one: number, other: number) => one % 4 === other % 4
    const tables = spreadTables(many(8), [4, 4], apart)
    expect(tables.map(table => new Set(table.map(player => player % 4)).size)).toEqual([4, 4])
    expect(sorted(tables)).toEqual(many(8))
    expect(elementAt(tables, 0)).toHaveLength(4)
  })
})
