import { describe, expect, it } from 'vitest'
import { drawKind } from '../bag.ts'
import { addAt, elementAt, entryOf, numberAt, replaced } from '../list.ts'
import { Rng } from '../rng.ts'

describe('What must be there', () => {
  it('is given, be it nought', () => {
    expect(elementAt([3, 0], 1)).toBe(0)
    expect(elementAt([null], 0)).toBeNull()
    expect(numberAt(Float64Array.of(0, 2), 0)).toBe(0)
    expect(entryOf({ a: '' }, 'a')).toBe('')
  })

  it('or the place is told where nothing is', () => {
    expect(() => elementAt([3, 4], 2)).toThrow('nothing at 2 of 2')
    expect(() => elementAt([3, 4], -1)).toThrow('nothing at -1 of 2')
    expect(() => numberAt(Float64Array.of(1), 1)).toThrow('nothing at 1 of 1')
    expect(() => entryOf({ a: 1 }, 'b')).toThrow('nothing called b')
    expect(() => addAt([1], 1, 1)).toThrow('nothing at 1 of 1')
  })

  it('is drawn from a bag, which may not hold less than it claims', () => {
    const rng = Rng.fromSeed('bag')
    const counts = [0, 2, 1]
    const drawn = [3, 2, 1].map(total => drawKind(counts, total, rng)).sort()
    expect([drawn, counts]).toEqual([
      [1, 1, 2],
      [0, 0, 0],
    ])
    expect(() => drawKind(counts, 1, rng)).toThrow('a bag of 1 holds less')
  })
})

it('A number in a list is raised and lowered, an element replaced in a copy', () => {
  const numbers = [1, 2]
  addAt(numbers, 0, 4)
  addAt(numbers, 1, -2)
  expect(numbers).toEqual([5, 0])
  expect([replaced(numbers, 1, 7), numbers]).toEqual([
    [5, 7],
    [5, 0],
  ])
})
