import { describe, expect, it } from 'vitest'
import { comboPrice, conquestPrice, defencePrice, type PriceSum, tokensInPlay } from '../queries.ts'
import { act, raceOf, region, scene } from './builders.ts'

const total = ({ parts }: PriceSum): number => parts.reduce((sum, { n }) => sum + n, 0)

describe('The price of a region', () => {
  const p = scene(
    3,
    [
      { seat: 0, race: 'giants', power: 'commando', at: { Mo2: 5 } },
      { seat: 1, race: 'trolls', power: 'bivouacking', at: { Fa2: 3 }, camps: { Fa2: 5 } },
    ],
    { tribes: ['Hi2'] },
  )
  act(p, 'expand')

  it('SW-CONQ-3: tells everything that stands there', () => {
    expect(defencePrice(p, region(p, 'Fa2'))).toEqual({
      parts: [
        { part: 'base', n: 2 },
        { part: 'tokens', n: 3 },
        { part: 'lair', n: 1 },
        { part: 'camps', n: 5 },
      ],
      need: 11,
    })
    expect(defencePrice(p, region(p, 'Hi2')).parts).toContainEqual({ part: 'tribe', n: 1 })
  })

  it('is the sum of its parts, in every region', () => {
    for (const at of p.holder.keys()) expect(total(defencePrice(p, at))).toBe(defencePrice(p, at).need)
  })

  it('SW-CONQ-4: for a race, with its discounts and never below 1', () => {
    for (const at of p.holder.keys()) {
      const price = conquestPrice(p, raceOf('giants'), at)
      expect(price.need).toBe(Math.max(1, total(price)))
      expect(price.have).toBe(p.hand[raceOf('giants')])
    }
    expect(conquestPrice(p, raceOf('giants'), region(p, 'Fa2')).parts).toContainEqual({ part: 'discount', n: -1 })
  })
})

it('The tokens of a race are counted wherever they are', () => {
  const p = scene(2, [{ seat: 0, race: 'amazons', power: 'hill', at: { Fa2: 2, Hi1: 1 } }])
  act(p, 'expand')
  expect(p.hand[raceOf('amazons')]).toBeGreaterThan(0)
  expect(tokensInPlay(p, raceOf('amazons'))).toBe(3)
})

it('SW-PICK-2: a combo costs a coin for each one above it', () => {
  expect([0, 1, 5].map(comboPrice)).toEqual([0, 1, 5])
})
