import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, diff, sharing } from '../patch.ts'

describe('Patches', () => {
  it('any data becomes any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const patch = diff(before, after)
        expect(patch === null ? before : applyPatch(before, patch)).toEqual(after)
      }),
    )
  })

  it('a small change is a small patch', () => {
    const before = { glory: [1, 2, 3, 4, 5], hands: [[1], [2, 3]], age: 1 }
    expect(diff(before, { ...before, glory: [1, 2, 9, 4, 5] })).toEqual([{ at: ['glory', 2], set: 9 }])
  })

  it('what is new at the end of a list is all that is sent of it', () => {
    const before = { log: [{ a: 1 }, { a: 2 }] }
    const patch = diff(before, { log: [{ a: 1 }, { a: 2 }, { a: 3 }] })
    expect(patch).toEqual([{ at: ['log'], add: [{ a: 3 }] }])
    expect(patch && applyPatch(before, patch)).toEqual({ log: [{ a: 1 }, { a: 2 }, { a: 3 }] })
    expect(before.log).toHaveLength(2)
    expect(diff([1, 2], [1, 3, 4])).toEqual([{ at: [], set: [1, 3, 4] }])
    expect(diff([1, 2], [1])).toEqual([{ at: [], set: [1] }])
    expect(diff({ log: [1, 2] }, { log: [2] })).toEqual([{ at: ['log'], set: [2] }])
  })

  it('a record that gains or loses a key is sent whole, whatever the key is called', () => {
    expect(diff({ a: 1 }, { a: 1, b: 2 })).toEqual([{ at: [], set: { a: 1, b: 2 } }])
    expect(diff({ a: 1 }, { toString: 1 })).toEqual([{ at: [], set: { toString: 1 } }])
    expect(diff({ deep: { a: 1, b: 2 } }, { deep: { b: 3 } })).toEqual([{ at: ['deep'], set: { b: 3 } }])
  })

  it('where most of a list is new the list is sent, not its entries', () => {
    expect(diff({ row: [1, 2, 3] }, { row: [4, 5, 3] })).toEqual([{ at: ['row'], set: [4, 5, 3] }])
  })

  it('where half of it is new, or the list is of two, its entries are sent', () => {
    expect(diff([1, 2, 3, 4], [5, 2, 3, 6])).toEqual([
      { at: [0], set: 5 },
      { at: [3], set: 6 },
    ])
    expect(diff([1, 2], [3, 4])).toEqual([
      { at: [0], set: 3 },
      { at: [1], set: 4 },
    ])
  })

  it('entries that are equal but not the same are not new', () => {
    const before = [{ card: 1 }, { card: 2 }, { card: 3 }]
    const after = [{ card: 1 }, { card: 2 }, { card: 9 }]
    expect(diff(before, after)).toEqual([{ at: [2, 'card'], set: 9 }])
  })

  it('equal data has no patch, and applying leaves the original alone', () => {
    const before = { list: [1, { deep: true }] }
    expect(diff(before, structuredClone(before))).toBeNull()
    expect([diff(7, 7), diff('x', 'x'), diff(null, null)]).toEqual([null, null, null])
    applyPatch(before, [{ at: ['list', 0], set: 7 }])
    expect(before.list[0]).toBe(1)
  })
})

describe('sharing', () => {
  it('is the same data, made of what the model has of it', () => {
    const model = { hand: [1, 2], row: [{ card: 3 }], glory: 4 }
    const data = { hand: [1, 2], row: [{ card: 5 }], glory: 6 }
    const shared = sharing(model, data)
    expect(shared).toEqual(data)
    expect(shared.hand).toBe(model.hand)
    expect(shared.row).toBe(data.row)
    expect(model).toEqual({ hand: [1, 2], row: [{ card: 3 }], glory: 4 })
  })

  it('keeps the order of the keys, and parts the model does not have', () => {
    const shared = sharing<object>({ b: [2], a: [1] }, { a: [1], c: [3], b: [2] })
    expect(JSON.stringify(shared)).toBe('{"a":[1],"c":[3],"b":[2]}')
  })
})
