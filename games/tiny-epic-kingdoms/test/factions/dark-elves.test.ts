import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { fight, play, refusal, regions, type Scene, step, stockOf, targets } from '../builders.ts'
import { clash, dues, led } from './led.ts'

describe('Dark Elves', () => {
  const WOODS = { 'galson.b': 'AA', 'galson.a': 'B', 'galson.c': 'B', 'morandrea.a': 'BB', 'fionarria.e': 'CC' }

  it('TEK-FACTION-DARK-ELVES-1: in a forest the opponent pays one more for a number', () => {
    const set: Scene = {
      armies: WOODS,
      stock: [
        [3, 0, 0],
        [3, 0, 0],
      ],
    }
    expect(dues('dark-elves', 1, 'galson.b', 'galson.a', set, 4, 2)).toEqual([
      [0, 4],
      [1, 3],
    ])
    expect(dues('dark-elves', 1, 'galson.b', 'galson.a', set, 4, 0)).toEqual([[0, 4]])
    expect(dues('dark-elves', 1, 'galson.b', 'galson.c', set, 4, 2)).toEqual([
      [0, 4],
      [1, 2],
    ])
  })

  it('TEK-FACTION-DARK-ELVES-2: from a forest to any other forest of the territory', () => {
    const p = led('dark-elves', 2, { action: 'patrol' })
    expect(targets(p, 0, 'patrol', 'galson.a')).toEqual(regions('galson.b', 'galson.d', 'galson.e'))
    expect(refusal(led('dark-elves', 1, { action: 'patrol' }), 0, step('patrol', 'galson.a', 'galson.e'))).toBe(
      'not-adjacent',
    )
  })

  it('TEK-FACTION-DARK-ELVES-3: wars in a forest cost them one less', () => {
    const set: Scene = {
      armies: WOODS,
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    }
    expect(dues('dark-elves', 3, 'galson.b', 'galson.a', set, 4, 0)).toEqual([[0, 3]])
    expect(dues('dark-elves', 3, 'galson.b', 'galson.c', set, 4, 0)).toEqual([[0, 4]])
  })

  it('TEK-FACTION-DARK-ELVES-4: after a war won they may take a unit from the loser', () => {
    const p = clash('dark-elves', 4, [3, 0, 0], [0, 0, 1])
    fight(p, 1, 0)
    expect(game.moves(p, 0)).toEqual([{ kind: 'plunder', resource: 'food' }, { kind: 'done' }])
    expect(refusal(p, 0, { kind: 'plunder', resource: 'ore' })).toBe('nothing-to-take')
    play(p, 0, { kind: 'plunder', resource: 'food' })
    expect([stockOf(p, 0)[2], stockOf(p, 1)[2]]).toEqual([1, 0])
  })

  it('TEK-FACTION-DARK-ELVES-5: a point for each forest, three at the most', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('dark-elves', 5, { armies }), 0, 'ability')
    expect(points({ 'galson.a': 'AA', 'galson.b': 'A' })).toBe(1)
    expect(points({ 'galson.a': 'A', 'galson.e': 'A', 'morandrea.b': 'A', 'morandrea.e': 'A' })).toBe(3)
  })
})
