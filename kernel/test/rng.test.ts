import { describe, expect, it } from 'vitest'
import { drawItem, drawItems, drawKind } from '../bag.ts'
import { commitmentTo, freshSeed, hashOf, rngFor } from '../hash.ts'
import { addAt } from '../list.ts'
import { drawRngState, LazyRng, Rng } from '../rng.ts'

const take = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.next())

/** How far the counts are from equal. Mean `cells - 1`, standard deviation sqrt(2 (cells - 1)). */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Six standard deviations: one chance in a hundred million. Seeds are fixed, so the test is stable. */
function expectEven(counts: readonly number[]): void {
  const freedom = counts.length - 1
  const off = Math.abs(chiSquare(counts) - freedom) / Math.sqrt(2 * freedom)
  expect(off).toBeLessThan(6)
}

const tally = (cells: number, draws: number, draw: () => number): number[] => {
  const counts = Array.from({ length: cells }, () => 0)
  for (let n = 0; n < draws; n++) addAt(counts, draw(), 1)
  return counts
}

describe('the generator gives the published numbers', () => {
  it('of xoshiro128** from the state 1, 2, 3, 4', () => {
    expect(take(new Rng([1, 2, 3, 4]), 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  it('from the first sixteen bytes of the SHA-256 of a seed', () => {
    expect(take(Rng.fromSeed('pentarchy'), 4)).toEqual([844560228, 974725165, 708439165, 723126251])
  })

  it('of a seed that is worked out with the first draw', () => {
    const chance = new LazyRng('pentarchy')
    expect(chance.used).toBe(false)
    chance.fingerprint()
    expect(chance.used).toBe(false)
    expect(take(chance, 4)).toEqual(take(Rng.fromSeed('pentarchy'), 4))
    expect(chance.used).toBe(true)
    expect(new LazyRng('pentarchy').fingerprint()).toBe(Rng.fromSeed('pentarchy').fingerprint())
  })

  it('for each step of a match apart', () => {
    expect(take(rngFor('abc', 'setup'), 3)).toEqual([1007735043, 752629467, 1136364159])
    expect(take(rngFor('abc', 1), 3)).toEqual([2305351630, 3527671453, 399465320])
  })

  it('and moves even from the state that would stand still', () => {
    expect(new Set(take(new Rng([0, 0, 0, 0]), 20)).size).toBeGreaterThan(10)
  })
})

describe('draws are even', () => {
  it.each([2, 3, 6, 7, 10, 13, 52, 144, 1000])('below(%i)', n => {
    const rng = Rng.fromSeed(`even ${n}`)
    expectEven(tally(n, 200_000, () => rng.below(n)))
  })

  it('also for an n that a plain remainder would favour by half', () => {
    const n = 3 * 2 ** 30
    const rng = Rng.fromSeed('large')
    // With a plain remainder the lowest third would be drawn twice as often as the others.
    expectEven(tally(3, 90_000, () => Math.floor(rng.below(n) / 2 ** 30)))
  })

  it('a number from the largest multiple of n on is drawn again, be it that multiple itself', () => {
    const n = 3 * 2 ** 30
    const state = [0x3380_0001, 0x3380_0000, 0, 0] as const
    const [first, second] = take(new Rng(state), 2)
    expect([first, second]).toEqual([n, 5760])
    expect(new Rng(state).below(n)).toBe(5760)
  })

  it('below(1) is 0', () => expect(Rng.fromSeed('one').below(1)).toBe(0))

  it('in pairs: a number says nothing of the next', () => {
    const rng = Rng.fromSeed('pairs')
    expectEven(tally(36, 180_000, () => 6 * rng.below(6) + rng.below(6)))
  })

  it('in every single bit', () => {
    const rng = Rng.fromSeed('bits')
    const ones = Array.from({ length: 32 }, () => 0)
    for (const word of take(rng, 100_000)) for (let bit = 0; bit < 32; bit++) addAt(ones, bit, (word >>> bit) & 1)
    for (const count of ones) expectEven([count, 100_000 - count])
  })

  it('over all orders of a shuffled list', () => {
    const rng = Rng.fromSeed('shuffle')
    const counts = new Map<string, number>()
    for (let n = 0; n < 48_000; n++) {
      const order = rng.shuffle([0, 1, 2, 3]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expectEven([...counts.values()])
  })

  it('over the first draws of seeds that differ in one character', () => {
    let seed = 0
    expectEven(tally(6, 60_000, () => rngFor('match', ++seed).below(6)))
  })
})

it('a drawn state is the next four numbers: generators that begin from it are equal', () => {
  const state = drawRngState(Rng.fromSeed('pentarchy'))
  expect(state).toEqual([844560228, 974725165, 708439165, 723126251])
  expect(take(new Rng(state), 3)).toEqual(take(new Rng(state), 3))
})

describe('a split generator', () => {
  it('is the same again from the same state', () => {
    expect(take(Rng.fromSeed('s').split(), 5)).toEqual(take(Rng.fromSeed('s').split(), 5))
  })

  it('moves the parent on by exactly four draws', () => {
    const parent = Rng.fromSeed('s')
    const other = Rng.fromSeed('s')
    parent.split()
    take(other, 4)
    expect(parent.fingerprint()).toBe(other.fingerprint())
  })

  it.each(['child', 'sibling'])('is independent of its parent and its %s', who => {
    const parent = Rng.fromSeed(`independence of ${who}`)
    const child = parent.split()
    const other = who === 'child' ? parent : parent.split()
    expectEven(tally(64, 128_000, () => 8 * child.below(8) + other.below(8)))
  })

  it('shares no number with its parent where it would matter', () => {
    const parent = Rng.fromSeed('overlap')
    const child = parent.split()
    const seen = new Set(take(parent, 5000))
    // 25 million pairs among 4 billion values: a handful of matches is chance, more would mean a correlation.
    expect(take(child, 5000).filter(number => seen.has(number)).length).toBeLessThan(3)
  })
})

describe('a bag', () => {
  it('held as counts gives every copy the same chance and loses nothing', () => {
    const rng = Rng.fromSeed('kinds')
    const first = tally(6, 60_000, () => {
      const kind = drawKind([1, 2, 3], 6, rng)
      return kind === 0 ? 0 : kind === 1 ? 1 + rng.below(2) : 3 + rng.below(3)
    })
    expectEven(first)
    const counts = [2, 0, 3]
    const drawn = [5, 4, 3, 2, 1].map(total => drawKind(counts, total, rng))
    expect(drawn.sort()).toEqual([0, 0, 2, 2, 2])
    expect(counts).toEqual([0, 0, 0])
  })

  it('held as a list gives every item the same chance and loses nothing', () => {
    const rng = Rng.fromSeed('items')
    expectEven(tally(5, 50_000, () => drawItem([0, 1, 2, 3, 4], rng)))
    const bag = ['a', 'b', 'c']
    expect(drawItems(bag, 5, rng).sort()).toEqual(['a', 'b', 'c'])
    expect(bag).toEqual([])
  })

  it('leaves what is not drawn', () => {
    const bag = [1, 2, 3, 4, 5]
    const drawn = drawItems(bag, 2, Rng.fromSeed('rest'))
    expect([...drawn, ...bag].sort()).toEqual([1, 2, 3, 4, 5])
  })
})

describe('hashes and seeds', () => {
  it('a commitment is the SHA-256 anyone can compute', () => {
    expect(commitmentTo('abc')).toBe('1dd688746ff465101a94feb4c9875a41a992e3849f81efb80a640bea51aae08a')
  })

  it('positions that differ have different hashes', () => {
    expect(hashOf({ a: [1, 2] })).toMatch(/^[0-9a-f]{16}$/)
    expect(hashOf({ a: [1, 2] })).toBe(hashOf({ a: [1, 2] }))
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }))
  })

  it('fresh seeds are 128 bits and never the same', () => {
    const seeds = Array.from({ length: 50 }, freshSeed)
    expect(new Set(seeds).size).toBe(50)
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/)
  })
})
