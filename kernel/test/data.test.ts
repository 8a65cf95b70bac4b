import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasExactly, isIntegerIn, isRecord, sameData, sameJson } from '../json.ts'
import { clockwiseFrom, seatAfter, seatsOf } from '../seat.ts'
import { ascending, flag, integer, list, matchesShape, oneOf, type Shapes, sorted } from '../shape.ts'
import { plural, pluralRu, ruleBook } from '../words.ts'

describe('sameJson', () => {
  it('is true exactly for what is written alike', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameJson(a, JSON.parse(JSON.stringify(a)))).toBe(true)
        expect(sameJson(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
    )
    expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(false)
    expect(sameJson({ 0: 1 }, [1])).toBe(false)
  })
})

describe('sameData', () => {
  it.each([
    [{ a: 1, b: [2, 3] }, { b: [2, 3], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [{}, [], false],
    [null, {}, false],
    [0, '0', false],
    [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  ])('%j and %j: %s', (a, b, same) => expect(sameData(a, b)).toBe(same))

  it('is what the JSON text says, keys in any order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameData(a, JSON.parse(JSON.stringify(a)))).toBe(true)
        if (JSON.stringify(a) === JSON.stringify(b)) expect(sameData(a, b)).toBe(true)
        else expect(sameData(a, b)).toBe(sameData(b, a))
      }),
      { seed: 3 },
    )
  })
})

describe('the form of data from outside', () => {
  it('a record is an object and no list', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true)
    expect([null, [], 'a', 1, undefined].some(isRecord)).toBe(false)
  })

  it('an integer in a range is just that', () => {
    expect([0, 3].every(n => isIntegerIn(n, 0, 3))).toBe(true)
    expect([-1, 4, 0.5, Number.NaN, '1', null].some(n => isIntegerIn(n, 0, 3))).toBe(false)
  })

  it('exact fields are neither more nor fewer', () => {
    expect(hasExactly({ a: 1, b: 2 }, ['a', 'b'])).toBe(true)
    expect(hasExactly({ a: 1 }, ['a', 'b'])).toBe(false)
    expect(hasExactly({ a: 1, c: 2 }, ['a', 'b'])).toBe(false)
  })

  type Shaped = { readonly kind: 'pass' } | { readonly kind: 'take'; readonly card: number; readonly open?: true }
  const SHAPES: Shapes<Shaped> = {
    pass: {},
    take: { card: integer(0, 9), open: oneOf([true, undefined]) },
  }
  it.each([
    [{ kind: 'pass' }, true],
    [{ kind: 'take', card: 3 }, true],
    [{ kind: 'take', card: 3, open: true }, true],
    [{ kind: 'take', card: 3, open: false }, false],
    [{ kind: 'take', open: true }, false],
    [{ kind: 'take', card: 10 }, false],
    [{ kind: 'take' }, false],
    [{ kind: 'pass', card: 3 }, false],
    [{ kind: 'toString' }, false],
    [{ kind: 3 }, false],
    [{ kind: ['pass'] }, false],
    [{ card: 3 }, false],
    ['pass', false],
    [null, false],
  ])('a move has the shape of its kind: %j is %s', (value, fits) => expect(matchesShape(SHAPES, value)).toBe(fits))

  it('a field is checked for what it may hold', () => {
    expect([true, false, 0, undefined].map(flag)).toEqual([true, true, false, false])
    const digit = integer(0, 9)
    const lists = [[], [1, 1], [2, 1], [1, 2], [1, 12], [1, 2, 3], 'no list']
    expect(lists.map(list(digit, 2))).toEqual([true, true, true, true, false, false, false])
    expect(lists.map(sorted(digit, 2))).toEqual([true, true, false, true, false, false, false])
    expect(lists.map(ascending(digit, 2))).toEqual([true, false, false, true, false, false, false])
  })
})

describe('seats', () => {
  it('follow each other round the table, both ways', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2])
    expect(seatAfter(2, 3)).toBe(0)
    expect(seatAfter(0, 3, -1)).toBe(2)
    expect(seatAfter(1, 3, 7)).toBe(2)
    expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1])
  })
})

describe('counted things are in the right number', () => {
  it.each([
    [1, '1 card'],
    [0, '0 cards'],
    [2, '2 cards'],
    [21, '21 cards'],
  ])('%i in English', (n, text) => expect(plural(n, 'card', 'cards')).toBe(text))

  it.each([
    [0, '0 карт'],
    [1, '1 карта'],
    [2, '2 карты'],
    [5, '5 карт'],
    [11, '11 карт'],
    [12, '12 карт'],
    [21, '21 карта'],
    [22, '22 карты'],
    [111, '111 карт'],
    [1.5, '1.5 карты'],
  ])('%d in Russian', (n, text) => expect(pluralRu(n, 'карта', 'карты', 'карт')).toBe(text))
})

describe('the book of rules', () => {
  it('joins one order with the words of a language', () => {
    const order = [{ id: 's', rules: ['R-2', 'R-1'] }] as const
    expect(ruleBook(order, { s: 'Title' }, { 'R-1': 'one', 'R-2': 'two' })).toEqual([
      {
        id: 's',
        title: 'Title',
        rules: [
          { id: 'R-2', text: 'two' },
          { id: 'R-1', text: 'one' },
        ],
      },
    ])
  })
})
