import { describe, expect, it } from 'vitest'
import { parseOptions, readOptionText } from '../options.ts'
import { toy } from './toy.ts'

const DEFAULTS = { rounds: '3', rich: false, lucky: 'random', motto: '' }

describe('options are filled in', () => {
  it('with their defaults', () => expect(parseOptions(toy, 2, {})).toEqual({ ok: true, value: DEFAULTS }))

  it('and kept where given', () => {
    const given = { rounds: '2', rich: true, lucky: ['b', 'a'], motto: 'on!' }
    expect(parseOptions(toy, 3, given)).toEqual({ ok: true, value: given })
  })
})

it('options not offered to so many players stand at their defaults, and may be given so: a stored match has them', () => {
  expect(parseOptions(toy, 4, DEFAULTS)).toEqual({ ok: true, value: DEFAULTS })
})

describe('options are refused', () => {
  const rows: [string, number, Record<string, unknown>, string][] = [
    ['too few seats', 1, {}, 'seat-count'],
    ['too many seats', 5, {}, 'seat-count'],
    ['half a seat', 2.5, {}, 'seat-count'],
    ['an unknown name', 2, { speed: 1 }, 'unknown-option'],
    ['a name every object has', 2, { constructor: 1 }, 'unknown-option'],
    ['an option not offered to so many', 4, { lucky: ['a', 'b'] }, 'unknown-option'],
    ['a choice that is none', 2, { rounds: '9' }, 'bad-option'],
    ['a number for a choice', 2, { rounds: 3 }, 'bad-option'],
    ['text for a flag', 2, { rich: 'yes' }, 'bad-option'],
    ['too few picks', 3, { lucky: ['a'] }, 'bad-option'],
    ['the same pick twice', 3, { lucky: ['a', 'a'] }, 'bad-option'],
    ['an unknown pick', 2, { lucky: ['z'] }, 'bad-option'],
    ['an unknown pick beside a known one', 3, { lucky: ['a', 'z'] }, 'bad-option'],
    ['a list for text', 2, { motto: ['on!'] }, 'bad-option'],
    ['text too long', 2, { motto: 'longer than ten' }, 'bad-option'],
    ['a combination the game forbids', 2, { rounds: '4', rich: true }, 'too-rich'],
  ]
  it.each(rows)('%s', (_, seats, given, code) => {
    expect(parseOptions(toy, seats, given)).toMatchObject({ ok: false, error: { code } })
  })
})

describe('options written as text', () => {
  it('become values', () => {
    expect(readOptionText(toy.facts, { rounds: '2', rich: 'yes', lucky: 'a+b', motto: 'no' })).toEqual({
      rounds: '2',
      rich: true,
      lucky: ['a', 'b'],
      motto: 'no',
    })
    expect(readOptionText(toy.facts, { rich: 'off', lucky: 'random' })).toEqual({ rich: false, lucky: 'random' })
  })

  it('stay as they are where they fit nothing, to be refused later', () => {
    expect(readOptionText(toy.facts, { rich: 'maybe', speed: 'fast' })).toEqual({ rich: 'maybe', speed: 'fast' })
  })
})
