import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { finish, pointsFrom } from '../../rules/scoring.ts'
import { at, fight, play, refusal, scene, step, stockOf, targets } from '../builders.ts'
import { collected, FRONT, HOMES, led, RUINED } from './led.ts'

describe('Constructs', () => {
  it('TEK-FACTION-CONSTRUCTS-1 TEK-R-75: up to three ore in place of food, exactly the price', () => {
    const p = led('constructs', 1, {
      armies: { ...HOMES, 'galson.a': 'A', 'galson.b': 'A', 'galson.c': 'A' },
      stock: [[0, 4, 2]],
      action: 'expand',
    })
    const region = at('galson.a')
    expect(game.moves(p, 0).filter(move => move.kind === 'mobilise' && move.region === region)).toEqual([
      { kind: 'mobilise', region, ore: 2 },
      { kind: 'mobilise', region, ore: 3 },
    ])
    expect(refusal(p, 0, { kind: 'mobilise', region, ore: 4 })).toBe('ore-share')
    expect(refusal(p, 0, { kind: 'mobilise', region, ore: 1 })).toBe('ore-share')
    play(p, 0, { kind: 'mobilise', region, ore: 3 })
    expect(stockOf(p, 0)).toEqual([0, 1, 1])
  })

  it('TEK-FACTION-CONSTRUCTS-2: first stand up an army, then still move one; defending costs two less', () => {
    const p = led('constructs', 2, {
      homes: RUINED,
      armies: { 'tul-grund.c': 'a', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    play(p, 0, { kind: 'stand', region: at('tul-grund.c') })
    expect(targets(p, 0, 'patrol', 'tul-grund.c')).not.toEqual([])
    expect(targets(p, 0, 'patrol', 'tul-grund.a')).not.toEqual([])
    play(p, 0, step('patrol', 'tul-grund.c', 'tul-grund.b'))
    expect(game.toMove(p)).toEqual([1])
    const attacked = scene(3, {
      factions: ['centaurs', 'constructs', 'elves'],
      magic: [0, 2],
      armies: FRONT,
      stock: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      action: 'patrol',
    })
    play(attacked, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(fight(attacked, 0, 3).find(event => event.kind === 'paid')).toMatchObject({ seat: 1, due: 1 })
  })

  it('TEK-FACTION-CONSTRUCTS-3: two mountains give an ore more', () => {
    expect(collected('constructs', 3, { 'galson.b': 'A', 'morandrea.c': 'A' })).toEqual([0, 3, 1])
    expect(collected('constructs', 3, { 'galson.b': 'A', 'galson.a': 'A' })).toEqual([1, 1, 1])
  })

  it('TEK-FACTION-CONSTRUCTS-4: their armies in ruins are not lost', () => {
    const p = led('constructs', 4, {
      homes: RUINED,
      armies: { 'tul-grund.c': 'aa', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
    })
    finish(p, null)
    expect(p.inPlay[0]).toBe(3)
  })

  it('TEK-FACTION-CONSTRUCTS-5: a point for every two ore, two at the most', () => {
    const points = (ore: number) => pointsFrom(led('constructs', 5, { stock: [[0, ore, 0]] }), 0, 'ability')
    expect([1, 2, 3, 4, 9].map(points)).toEqual([0, 1, 1, 2, 2])
  })
})
