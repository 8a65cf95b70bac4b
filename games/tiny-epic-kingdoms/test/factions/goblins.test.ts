import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { at, fight, kindsOf, play, refusal, step, stockOf, targets } from '../builders.ts'
import { clash, HOMES, led, RUINED } from './led.ts'

describe('Goblins', () => {
  it('TEK-FACTION-GOBLINS-1 TEK-R-72: two different armies patrol, one after the other', () => {
    const p = led('goblins', 1, { armies: { ...HOMES, 'galson.a': 'A', 'galson.c': 'A' }, action: 'patrol' })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(targets(p, 0, 'patrol', 'galson.b')).toEqual([])
    expect(refusal(p, 0, step('patrol', 'galson.b', 'galson.a'))).toBe('same-army')
    play(p, 0, step('patrol', 'galson.c', 'galson.e'))
    expect(game.toMove(p)).toEqual([1])
  })

  it('TEK-R-72 TEK-FACTION-GOBLINS-1: an army stood up may not be the second mover, another in the same ruins may', () => {
    const one = led('goblins', 1, {
      homes: RUINED,
      armies: { 'tul-grund.c': 'a', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    play(one, 0, { kind: 'stand', region: at('tul-grund.c') })
    expect(targets(one, 0, 'patrol', 'tul-grund.c')).toEqual([])
    const two = led('goblins', 1, {
      homes: RUINED,
      armies: { 'tul-grund.c': 'aa', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    play(two, 0, { kind: 'stand', region: at('tul-grund.c') })
    expect(game.moves(two, 0)).toContainEqual({ kind: 'stand', region: at('tul-grund.c') })
  })

  it('TEK-FACTION-GOBLINS-2: mobilising costs one food less', () => {
    const p = led('goblins', 2, {
      armies: { ...HOMES, 'galson.a': 'A', 'galson.b': 'A' },
      stock: [[0, 0, 2]],
      action: 'expand',
    })
    play(p, 0, { kind: 'mobilise', region: at('galson.a'), ore: 0 })
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
  })

  it('TEK-FACTION-GOBLINS-3: into an empty region beside an army of theirs, not over a river', () => {
    const p = led('goblins', 3, {
      armies: { 'morandrea.a': 'AA', 'galson.a': 'BB', 'fionarria.a': 'CC' },
      stock: [[0, 0, 9]],
      action: 'expand',
    })
    expect(game.moves(p, 0).filter(move => move.kind === 'mobilise')).toEqual([
      { kind: 'mobilise', region: at('morandrea.c'), ore: 0 },
    ])
  })

  it('TEK-FACTION-GOBLINS-4: two food after a defeat, in time for the retreat', () => {
    const p = clash('goblins', 4, [1, 0, 0], [2, 0, 0])
    fight(p, 1, 2)
    expect(stockOf(p, 0)).toEqual([0, 0, 2])
    expect(kindsOf(p, 0)).toEqual(['retreat', 'give-up'])
  })

  it('TEK-FACTION-GOBLINS-5: two points for strictly more armies than everybody else', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('goblins', 5, { armies }), 0, 'ability')
    expect(points({ ...HOMES, 'galson.b': 'A' })).toBe(2)
    expect(points({ ...HOMES, 'galson.b': 'A', 'morandrea.b': 'B' })).toBe(0)
  })
})
