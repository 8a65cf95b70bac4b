import { describe, expect, it } from 'vitest'
import { Judge, type Judgement, placesOf, type Weights } from '../judgement.ts'
import { elementAt } from '../list.ts'

interface Purses {
  readonly coins: readonly number[]
  readonly land: readonly number[]
  readonly done: number
}

const plain: Weights<'coins' | 'land'> = {
  points: { coins: 1, land: 2 },
  rivalry: { best: 0.5, mean: 0.25, duel: 1 },
  certainty: { start: 0, end: 1 },
  figures: { wear: 0.5 },
}
const AT = placesOf(['coins', 'land'])
const judgement: Judgement<Purses, { kind: string }, 'coins' | 'land'> = {
  terms: ['coins', 'land'],
  weights: {
    active: 'plain',
    baseline: 'plain',
    versions: { plain, landless: { ...plain, points: { coins: 1, land: 0 }, figures: { wear: 0.25 } } },
  },
  patience: 1,
  horizon: () => 1,
  content: () => [],
  seats: p => p.coins.length,
  progress: p => p.done,
  features: (p, _seat, into) => {
    for (let seat = 0; seat < p.coins.length; seat++) {
      into[2 * seat + AT.coins] = elementAt(p.coins, seat)
      // Unowned land is not written at all: stale values in the buffer must not count.
      const land = elementAt(p.land, seat)
      if (land > 0) into[2 * seat + AT.land] = land
    }
  },
  candidates: (_p, _seat, moves) => moves,
}
const judge = new Judge(judgement)
const three: Purses = { coins: [3, 4, 1], land: [1, 0, 0], done: 0.5 }

describe('A judge', () => {
  it('weighs what a seat has against the best and the mean of its rivals', () => {
    expect(judge.evaluate(three, 0)).toBeCloseTo(5 - 0.5 * 4 - 0.25 * 2.5, 12)
    expect(judge.evaluate({ coins: [3, 4], land: [1, 0], done: 0 }, 1)).toBe(4 - 5)
    expect(judge.evaluate({ coins: [3], land: [1], done: 0 }, 0)).toBe(5)
  })

  it('judges with the version it is told', () => {
    expect(new Judge(judgement, 'landless').evaluate({ coins: [3, 4], land: [9, 0], done: 0 }, 0)).toBe(-1)
  })

  it('tells the chance of a seat that is alone by what it is worth beside what it has to beat', () => {
    const chance = new Float64Array(1)
    const of = (coins: number) => {
      judge.chances({ coins: [coins], land: [0], done: 1 }, chance)
      return chance[0]
    }
    expect(of(0)).toBe(0.5)
    expect(of(1)).toBeCloseTo(1 / (1 + Math.exp(-1)), 12)
    expect(of(-9)).toBeLessThan(0.01)
  })

  it('tells each seat’s chance: all alike at the start, surer towards the end', () => {
    const at = (done: number) => {
      const chances = new Float64Array(3)
      judge.chances({ ...three, done }, chances)
      return [...chances]
    }
    for (const chance of at(0)) expect(chance).toBeCloseTo(1 / 3, 12)
    expect(at(1).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
    expect(elementAt(at(1), 0) / elementAt(at(1), 1)).toBeCloseTo(Math.exp(1), 12)
    expect(at(1)[0]).toBeGreaterThan(elementAt(at(0.5), 0))
  })

  it('tells a bolder chance where a point ahead shall count for more', () => {
    const bold = new Judge({ ...judgement, boldness: 2 })
    const chances = new Float64Array(3)
    bold.chances(three, chances, 1)
    expect(elementAt(chances, 0) / elementAt(chances, 1)).toBeCloseTo(Math.exp(1), 12)
    bold.boldly(three, chances, 1)
    expect(elementAt(chances, 0) / elementAt(chances, 1)).toBeCloseTo(Math.exp(2), 12)
  })

  it('leaves sealed answers alone unless the game says how to take them back', () => {
    expect(judge.reopen(three, 0)).toBe(false)
  })

  it('works the features out with the figures of its version, closely or at a glance', () => {
    const asked: unknown[] = []
    const curious: typeof judgement = { ...judgement, features: (_p, _seat, _into, ...rest) => void asked.push(rest) }
    new Judge(curious).evaluate(three, 0)
    new Judge(curious, 'landless', false).evaluate(three, 0)
    expect(asked).toEqual([
      [{ wear: 0.5 }, true],
      [{ wear: 0.25 }, false],
    ])
  })

  it('remembers nothing of the position before: neither land that is gone nor a seat that is not there', () => {
    const rich: Purses = { coins: [0, 0, 9000], land: [9, 9, 9], done: 1 }
    const two: Purses = { coins: [3, 4], land: [0, 0], done: 1 }
    const chances = new Float64Array(2)
    const afresh = new Judge(judgement)
    afresh.evaluate(rich, 0)
    expect(afresh.evaluate(two, 0)).toBe(3 - 4)
    afresh.evaluate(rich, 0)
    afresh.chances(two, chances)
    expect(elementAt(chances, 1) / elementAt(chances, 0)).toBeCloseTo(Math.exp(1), 12)
  })

  it('tells chances also of great worths, where only what one seat is ahead counts', () => {
    const chances = new Float64Array(2)
    judge.chances({ coins: [9001, 9000], land: [0, 0], done: 1 }, chances)
    expect(elementAt(chances, 0) / elementAt(chances, 1)).toBeCloseTo(Math.exp(1), 12)
  })

  it('judges a full table of seven', () => {
    const seven: Purses = { coins: [7, 6, 5, 4, 3, 2, 1], land: [0, 0, 0, 0, 0, 0, 0], done: 0 }
    expect(judge.evaluate(seven, 0)).toBeCloseTo(7 - 0.5 * 6 - (0.25 * 21) / 6, 12)
  })

  it('looks at the moves its game holds worth it, with the figures of its version', () => {
    const moves = [{ kind: 'save' }, { kind: 'spend' }]
    const picky: typeof judgement = {
      ...judgement,
      candidates: (p, seat, given, { wear }, closely) =>
        p === three && seat === 2 && wear === 0.25 && !closely ? given.slice(1) : given,
    }
    expect(new Judge(picky, 'landless', false).candidates(three, 2, moves)).toEqual([{ kind: 'spend' }])
    expect(new Judge(picky).candidates(three, 2, moves)).toBe(moves)
  })
})
