import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { at, fate, fight, play, regions, type Scene, step, stockOf } from '../builders.ts'
import { clash, collected, dues, FRONT, HOMES, led } from './led.ts'

describe('Centaurs', () => {
  it('TEK-FACTION-CENTAURS-1 TEK-R-72: after a patrol onto plains the same army may patrol once more', () => {
    const p = led('centaurs', 1, { armies: { ...HOMES, 'galson.a': 'A', 'galson.c': 'A' }, action: 'patrol' })
    play(p, 0, step('patrol', 'galson.a', 'galson.d'))
    expect(game.moves(p, 0)).toEqual([
      ...regions('galson.a', 'galson.b', 'galson.e').map(to => ({ kind: 'patrol', from: at('galson.d'), to })),
      { kind: 'done' },
    ])
    play(p, 0, step('patrol', 'galson.d', 'galson.e'))
    expect(game.toMove(p)).toEqual([1])
    const hills = led('centaurs', 1, { action: 'patrol' })
    play(hills, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(game.toMove(hills)).toEqual([1])
  })

  it('TEK-R-72 TEK-FACTION-CENTAURS-1: no second step for an army that lost its war', () => {
    const p = led('centaurs', 1, {
      armies: { ...HOMES, 'galson.d': 'B' },
      stock: [
        [1, 0, 0],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.d'))
    fight(p, 1, 2)
    expect(game.toMove(p)).toEqual([1])
    expect(p.inPlay[0]).toBe(1)
  })

  it('TEK-FACTION-CENTAURS-2: two plains give a food more', () => {
    const two = { 'galson.c': 'A', 'galson.d': 'A' }
    expect(collected('centaurs', 2, two)).toEqual([0, 0, 4])
    expect(collected('centaurs', 1, two)).toEqual([0, 0, 3])
    expect(collected('centaurs', 2, { 'galson.c': 'A', 'galson.a': 'A' })).toEqual([1, 0, 2])
  })

  it('TEK-FACTION-CENTAURS-3: wars on plains cost one less', () => {
    const set: Scene = {
      armies: { ...HOMES, 'galson.d': 'B', 'galson.b': 'B' },
      stock: [
        [4, 0, 0],
        [0, 0, 0],
      ],
    }
    expect(dues('centaurs', 3, 'galson.a', 'galson.d', set, 3, 0)).toEqual([[0, 2]])
    expect(dues('centaurs', 3, 'galson.a', 'galson.b', set, 3, 0)).toEqual([[0, 3]])
  })

  it('TEK-FACTION-CENTAURS-4: a retreat costs two food less', () => {
    const p = clash('centaurs', 4, [1, 0, 1], [2, 0, 0], { armies: { ...FRONT, 'galson.e': 'A' } })
    fight(p, 1, 3)
    play(p, 0, fate('retreat', 'galson.b', 'galson.c'))
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
  })

  it('TEK-FACTION-CENTAURS-5: a point for each plains region, three at the most', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('centaurs', 5, { armies }), 0, 'ability')
    expect(points({ 'galson.c': 'AA' })).toBe(1)
    expect(points({ 'galson.c': 'A', 'galson.d': 'A', 'morandrea.a': 'A', 'morandrea.d': 'A' })).toBe(3)
  })
})
