import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { createMatch } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { NONE } from '../position.ts'
import { carriedOf } from '../rules/crossing.ts'
import { game } from '../rules/game.ts'
import { loadAll, scene } from './builders.ts'

describe('setting up', () => {
  it('FE-SETUP-1 FE-SETUP-2: 48 crates in all, eight of each weight; everybody draws three', () => {
    const { bag, hands } = game.setup({ crossings: '6' }, 4, Rng.fromSeed('setup'))
    expect(hands.map(hand => hand.length)).toEqual([3, 3, 3, 3])
    expect(new Set(hands.flat()).size).toBeGreaterThan(3)
    for (const weight of [1, 2, 3, 4, 5, 6])
      expect(elementAt(bag, weight) + hands.flat().filter(held => held === weight).length).toBe(8)
  })

  it('FE-SETUP-3: six crossings, or four', () => {
    const crossings = (options: Record<string, unknown>) => {
      const match = createMatch(game, 2, options, 'length')
      return match.ok ? match.value.position.crossings : null
    }
    expect([crossings({}), crossings({ crossings: '4' }), crossings({ crossings: '5' })]).toEqual([6, 4, null])
  })
})

describe('loading', () => {
  it('FE-LOAD-1: a crate from the own hand, equal ones listed once; any other is refused', () => {
    const p = scene([
      [2, 5, 5],
      [1, 1, 3],
    ])
    expect(game.moves(p, 0)).toEqual([
      { kind: 'load', weight: 2 },
      { kind: 'load', weight: 5 },
    ])
    expect(game.objection(p, 0, { kind: 'load', weight: 3 })).toEqual({
      code: 'not-in-hand',
      rule: 'FE-LOAD-1',
      figures: { weight: 3 },
    })
  })

  it('FE-LOAD-2: everybody is asked at once, and each seat once', () => {
    const p = scene([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(game.toMove(p)).toEqual([0, 1, 2])
    game.play(p, 1, { kind: 'load', weight: 2 }, Rng.fromSeed('bag'), null)
    expect(game.toMove(p)).toEqual([0, 2])
    expect(p.hands[1]).toEqual([1, 3])
    expect(p.opened).toEqual([])
  })
})

describe('crossing', () => {
  it('FE-CROSS-1: the last choice opens them all', () => {
    const p = scene([
      [1, 2, 3],
      [4, 5, 6],
    ])
    const told = loadAll(p, 1, 4)
    expect(told.find(({ kind }) => kind === 'opened')).toEqual({ kind: 'opened', weights: [1, 4], shows: true })
    expect(p.opened).toEqual([[1, 4]])
    expect(p.sealed).toEqual([NONE, NONE])
  })

  it.each([
    ['two players may bring six', [2, 4], [2, 4]],
    ['one more is too much, and the heavier crate stays', [2, 5], [2, 0]],
    ['equal crates board together', [3, 3, 3], [3, 3, 3]],
    ['or not at all', [1, 5, 5], [1, 0, 0]],
    ['nothing heavier squeezes past a weight that stays', [2, 4, 4, 4, 6], [2, 4, 4, 4, 0]],
    ['even two of the heaviest are too much for two', [6, 6], [0, 0]],
  ])('FE-CROSS-2 FE-CROSS-3: %s', (_, loaded, carried) => expect(carriedOf(loaded)).toEqual(carried))

  it('FE-CROSS-4: what gets across scores its weight', () => {
    const p = scene([
      [1, 2, 3],
      [6, 6, 6],
    ])
    const told = loadAll(p, 3, 6)
    expect(p.carried).toEqual([[3, 0]])
    expect(told.slice(3, 5)).toEqual([
      { kind: 'carried', seat: 0, weight: 3 },
      { kind: 'stayed', seat: 1, weight: 6 },
    ])
  })

  it.each([
    [5, 3],
    [6, 2],
  ])(
    'FE-CROSS-5: everybody draws one, but not after the last crossing: after the %ith they hold %i',
    (crossing, held) => {
      const hands = [
        [1, 2, 3],
        [1, 2, 3],
      ]
      const p = scene(hands, { crossing })
      loadAll(p, 1, 1)
      expect(p.hands.map(hand => hand.length)).toEqual([held, held])
    },
  )
})

describe('the end', () => {
  const beforeTheLast = (hands: number[][]) => scene(hands, { crossing: 6, carried: [[4, 2, 4]] })

  it('FE-END-1: after the last crossing the most points win', () => {
    const p = beforeTheLast([[1], [3], [2]])
    expect(game.outcome(p)).toBeNull()
    loadAll(p, 1, 3, 2)
    expect(game.toMove(p)).toEqual([])
    expect(game.outcome(p)).toMatchObject({ scores: [5, 5, 6], places: [2, 2, 1] })
  })

  it('FE-END-2: equal points share the place, and the score sheet adds up', () => {
    const p = beforeTheLast([[2], [2], [2]])
    loadAll(p, 2, 2, 2)
    expect(game.outcome(p)).toMatchObject({ scores: [6, 4, 6], places: [1, 3, 1] })
    expect(game.outcome(p)?.lines[0]).toEqual([
      { source: 'crates', round: 1, points: 4 },
      { source: 'crates', round: 2, points: 2 },
    ])
  })
})

describe('what is hidden', () => {
  it('FE-INFO-1: the bag, other hands and what others loaded', () => {
    const p = scene([
      [1, 2, 3],
      [4, 5, 6],
      [4, 4, 4],
    ])
    game.play(p, 1, { kind: 'load', weight: 4 }, Rng.fromSeed('bag'), null)
    const seen = game.view(p, 0)
    expect(seen.bag.every(count => count === HIDDEN)).toBe(true)
    expect(seen.hands).toEqual([
      [1, 2, 3],
      [HIDDEN, HIDDEN],
      [HIDDEN, HIDDEN, HIDDEN],
    ])
    expect(seen.sealed).toEqual([NONE, HIDDEN, NONE])
    expect(game.view(p, 1).sealed[1]).toBe(4)
    const event = { kind: 'loaded', seat: 1, weight: 4 } as const
    expect(game.mask(event, 0)).toEqual({ ...event, weight: HIDDEN })
    expect(game.mask(event, 1)).toEqual(event)
  })

  it('FE-INFO-2: what was opened stays in sight', () => {
    const p = scene([
      [1, 2, 3],
      [4, 5, 6],
    ])
    loadAll(p, 2, 4)
    expect(game.view(p, null).opened).toEqual([[2, 4]])
    const across = { kind: 'carried', seat: 1, weight: 4 } as const
    expect(game.mask(across, 0)).toEqual(across)
  })

  it('a bot imagines what it does not see, and the bag is what is left', () => {
    const p = scene(
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      { opened: [[6, 6]] },
    )
    const { hands, bag } = game.imagine(game.view(p, 0), 0, Rng.fromSeed('dream'))
    expect(hands[0]).toEqual([1, 2, 3])
    expect(elementAt(hands, 1).every(weight => weight > 0)).toBe(true)
    expect(hands[1]).toEqual(elementAt(hands, 1).toSorted())
    const left = [1, 2, 3, 4, 5, 6].map(weight => 8 - [...hands.flat(), 6, 6].filter(held => held === weight).length)
    expect({ ...bag }).toEqual({ ...[0, ...left] })
  })
})
