import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { kindsOf, play, refusal, scene, step, stockOf } from '../builders.ts'
import { HOMES, led } from './led.ts'

describe('Dwarves', () => {
  it('TEK-FACTION-DWARVES-1 TEK-R-35: building onto their level costs others one ore more', () => {
    const builder = (tower: number[], ore: number) =>
      scene(3, {
        factions: ['dwarves', 'centaurs', 'elves'],
        magic: [1],
        tower,
        armies: HOMES,
        stock: [
          [0, 0, 0],
          [0, ore, 0],
        ],
        action: 'build',
        active: 1,
      })
    expect(refusal(builder([2, 1, 0], 2), 1, { kind: 'build' })).toBe('build-cost')
    expect(game.objection(builder([2, 1, 0], 2), 1, { kind: 'build' })?.figures).toEqual({
      base: 2,
      rival: 1,
      discount: 0,
      need: 3,
      have: 2,
    })
    expect(refusal(builder([2, 1, 0], 3), 1, { kind: 'build' })).toBeUndefined()
    expect(refusal(builder([3, 1, 0], 2), 1, { kind: 'build' })).toBeUndefined()
  })

  it('TEK-FACTION-DWARVES-2: an army that patrols or quests into mountains brings an ore', () => {
    const patrol = led('dwarves', 2, { action: 'patrol' })
    play(patrol, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(stockOf(patrol, 0)).toEqual([0, 1, 0])
    const quest = led('dwarves', 2, { action: 'quest' })
    play(quest, 0, step('quest', 'galson.a', 'fionarria.d'))
    expect(stockOf(quest, 0)).toEqual([0, 1, 0])
    const plains = led('dwarves', 2, { action: 'patrol' })
    play(plains, 0, step('patrol', 'galson.a', 'galson.d'))
    expect(stockOf(plains, 0)).toEqual([0, 0, 0])
  })

  it('TEK-FACTION-DWARVES-3 TEK-R-35: building costs them one less, even nothing', () => {
    const p = led('dwarves', 3, { action: 'build' })
    play(p, 0, { kind: 'build' })
    expect([p.tower[0], ...stockOf(p, 0)]).toEqual([1, 0, 0, 0])
  })

  it('TEK-FACTION-DWARVES-4: instead of trading they may build', () => {
    const p = led('dwarves', 4, { action: 'trade', stock: [[0, 1, 0]] })
    expect(kindsOf(p, 0)).toEqual(['trade', 'build', 'pass'])
    expect(
      refusal(led('dwarves', 4, { action: 'research', stock: [[0, 9, 0]], asks: 0, active: 0 }), 0, { kind: 'build' }),
    ).toBe('not-selected')
  })

  it('TEK-FACTION-DWARVES-5 TEK-R-35: a point for the highest tower, tied or not, but not for none', () => {
    const points = (tower: number[]) => pointsFrom(led('dwarves', 5, { tower }), 0, 'ability')
    expect(
      [
        [3, 2, 1],
        [3, 3, 1],
        [2, 3, 1],
        [0, 0, 0],
      ].map(points),
    ).toEqual([1, 1, 0, 0])
  })
})
