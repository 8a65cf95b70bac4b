import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { fight, kindsOf, play, refusal, step, stockOf, units } from '../builders.ts'
import { clash, collected, FRONT, led } from './led.ts'

describe('Humans', () => {
  it('TEK-FACTION-HUMANS-1: instead of research they may trade', () => {
    expect(kindsOf(led('humans', 1, { stock: [[0, 0, 1]], action: 'research' }), 0)).toEqual(['trade', 'pass'])
    expect(kindsOf(led('humans', 0, { stock: [[1, 0, 1]], action: 'research' }), 0)).toEqual(['research', 'pass'])
  })

  it('TEK-FACTION-HUMANS-2: a trade brings one more', () => {
    const p = led('humans', 2, { stock: [[2, 0, 0]], action: 'trade' })
    play(p, 0, { kind: 'trade', give: 'mana', take: 'ore', count: 2 })
    expect(stockOf(p, 0)).toEqual([0, 3, 0])
  })

  it('TEK-FACTION-HUMANS-3 TEK-R-36: paying with one type costs two less, and both ways count for what can be set', () => {
    const p = clash('humans', 3, [2, 1, 0], [1, 0, 0])
    expect(refusal(p, 0, { kind: 'die', face: 6 })).toBeUndefined()
    expect(refusal(p, 0, { kind: 'die', face: 7 })).toBe('bid-too-high')
    fight(p, 5, 0)
    expect(stockOf(p, 0)).toEqual([0, 1, 0])
    const free = led('humans', 3, {
      armies: FRONT,
      stock: [
        [1, 1, 0],
        [1, 0, 0],
      ],
      action: 'patrol',
    })
    play(free, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(free, 2, 0)
    expect(stockOf(free, 0)).toEqual([1, 1, 0])
  })

  it('TEK-PAY-3 TEK-FACTION-HUMANS-3: a mixed payment is wasteful where one type of it would do', () => {
    const p = clash('humans', 3, [3, 3, 0], [1, 0, 0])
    fight(p, 5, 0)
    expect(game.moves(p, 0)).toEqual([
      { kind: 'pay', ...units(2, 0, 0) },
      { kind: 'pay', ...units(0, 3, 0) },
    ])
  })

  it('TEK-PAY-3 TEK-FACTION-HUMANS-3: nothing is added to a type that pays alone, thanks to the discount', () => {
    // 6 less 2 are two mana; with two ore on top they would cover 6 without it.
    const p = clash('humans', 3, [2, 2, 0], [1, 0, 0])
    fight(p, 6, 0)
    expect(stockOf(p, 0)).toEqual([0, 2, 0])
  })

  it('TEK-FACTION-HUMANS-4 TEK-R-31: a food more with an army beside sea, lake or river', () => {
    expect(collected('humans', 4, { 'galson.d': 'A', 'galson.a': 'A' })).toEqual([1, 0, 3])
    expect(
      collected('humans', 4, { 'morandrea.c': 'A', 'galson.a': 'A', 'morandrea.a': '', 'fionarria.a': 'BB' }),
    ).toEqual([1, 1, 2])
    expect(collected('humans', 4, { 'galson.c': 'A', 'galson.a': 'A' })).toEqual([1, 0, 2])
  })

  it('TEK-FACTION-HUMANS-5: a point for each resource of which they have four', () => {
    expect(pointsFrom(led('humans', 5, { stock: [[4, 3, 9]] }), 0, 'ability')).toBe(2)
  })
})
