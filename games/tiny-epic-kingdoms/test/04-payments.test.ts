import { describe, expect, it } from 'vitest'
import type { FactionId } from '../content/factions.ts'
import type { Units } from '../position.ts'
import { coversWithout, isEnough, mostCovered, paymentsFor } from '../rules/payment.ts'
import { scene } from './builders.ts'

/*
 * TEK-PAY-3 word for word, without any cleverness: a payment covers the sum, and no smaller part of it does.
 */

interface Payer {
  readonly people: FactionId
  readonly magic: number
  /** What a unit of mana and of food covers, and what is taken off for paying with one type. */
  readonly mana: number
  readonly food: number
  readonly single: number
}

const PAYERS: readonly Payer[] = [
  { people: 'centaurs', magic: 0, mana: 2, food: 0, single: 0 },
  { people: 'elves', magic: 3, mana: 3, food: 0, single: 0 },
  { people: 'orcs', magic: 2, mana: 2, food: 1, single: 0 },
  { people: 'humans', magic: 3, mana: 2, food: 0, single: 2 },
]

const covers = (by: Payer, { mana, ore, food }: Units, due: number): boolean => {
  const types = [mana, ore, food].filter(count => count > 0).length
  return mana * by.mana + ore + food * by.food >= due - (types <= 1 ? by.single : 0)
}

function* partsOf(all: Units): Generator<Units> {
  for (let mana = 0; mana <= all.mana; mana++)
    for (let ore = 0; ore <= all.ore; ore++) for (let food = 0; food <= all.food; food++) yield { mana, ore, food }
}

const isWhole = (part: Units, all: Units): boolean =>
  part.mana === all.mana && part.ore === all.ore && part.food === all.food

const text = ({ mana, ore, food }: Units): string => `${mana} ${ore} ${food}`

describe.each(PAYERS)('what $people may pay with', by => {
  const held = function* () {
    for (const mana of [0, 1, 2, 4])
      for (const ore of [0, 1, 2, 5]) for (const food of [0, 1, 3]) yield { mana, ore, food }
  }
  const holding = ({ mana, ore, food }: Units) =>
    scene(3, { factions: [by.people, 'undead', 'dwarves'], magic: [by.magic], stock: [[mana, ore, food]] })

  it('TEK-PAY-2 TEK-PAY-3 TEK-R-3 TEK-R-74: exactly the payments of which no part is enough', () => {
    const wrong: string[] = []
    for (const stock of held()) {
      const p = holding(stock)
      for (let due = 1; due <= 11; due++) {
        const wanted = [...partsOf(stock)].filter(
          payment =>
            covers(by, payment, due) &&
            ![...partsOf(payment)].some(part => !isWhole(part, payment) && covers(by, part, due)),
        )
        const told = paymentsFor(p, 0, due, by.single)
        if (told.map(text).sort().join() !== wanted.map(text).sort().join()) wrong.push(`${text(stock)} for ${due}`)
        for (const payment of partsOf(stock))
          if (isEnough(p, 0, due, by.single, payment) !== covers(by, payment, due)) wrong.push(text(payment))
      }
    }
    expect(wrong).toEqual([])
  })

  it('TEK-PAY-4 TEK-R-36: the most that can be covered is the most for which a payment exists', () => {
    for (const stock of held()) {
      const p = holding(stock)
      const most = mostCovered(p, 0)
      expect(paymentsFor(p, 0, most, by.single).length).toBeGreaterThan(0)
      expect(paymentsFor(p, 0, most + 1, by.single)).toEqual([])
    }
  })

  it('TEK-R-32: a unit can be spared if the rest still covers the sum, and the stock stays as it is', () => {
    for (const stock of held())
      for (const [resource, name] of (['mana', 'ore', 'food'] as const).entries()) {
        if (stock[name] === 0) continue
        const p = holding(stock)
        const less = holding({ ...stock, [name]: stock[name] - 1 })
        for (let due = 0; due <= 11; due++) expect(coversWithout(p, 0, resource, due)).toBe(mostCovered(less, 0) >= due)
        expect(p.stock.slice(0, 3)).toEqual([stock.mana, stock.ore, stock.food])
      }
  })
})

it('TEK-PAY-3: the payments with most mana come first', () => {
  const p = scene(3, { factions: ['orcs', 'undead', 'dwarves'], magic: [2], stock: [[2, 3, 3]] })
  expect(paymentsFor(p, 0, 3, 0).map(text)).toEqual(['2 0 0', '1 1 0', '1 0 1', '0 3 0', '0 2 1', '0 1 2', '0 0 3'])
})
