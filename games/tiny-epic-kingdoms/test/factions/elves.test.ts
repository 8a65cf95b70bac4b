import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { fight, kindsOf, play, refusal, scene, step, stockOf } from '../builders.ts'
import { clash, collected, FRONT, led } from './led.ts'

describe('Elves', () => {
  it('TEK-FACTION-ELVES-1: two forests give a mana more', () => {
    expect(collected('elves', 1, { 'galson.a': 'A', 'galson.e': 'A' })).toEqual([3, 0, 1])
    expect(collected('elves', 1, { 'galson.a': 'A', 'galson.b': 'A' })).toEqual([1, 1, 1])
  })

  it('TEK-FACTION-ELVES-2: two exchanges in one trade', () => {
    const p = led('elves', 2, { stock: [[3, 0, 0]], action: 'trade' })
    play(p, 0, { kind: 'trade', give: 'mana', take: 'ore', count: 2 })
    expect(kindsOf(p, 0)).toEqual(['trade', 'done'])
    play(p, 0, { kind: 'trade', give: 'ore', take: 'food', count: 1 })
    expect(stockOf(p, 0)).toEqual([1, 1, 1])
    expect(game.toMove(p)).not.toContain(0)
  })

  it('TEK-FACTION-ELVES-3: a mana covers three', () => {
    const p = clash('elves', 3, [2, 0, 0], [1, 0, 0])
    expect(refusal(p, 0, { kind: 'die', face: 6 })).toBeUndefined()
    expect(refusal(p, 0, { kind: 'die', face: 7 })).toBe('bid-too-high')
  })

  it('TEK-FACTION-ELVES-4: defending costs them two less', () => {
    const p = scene(3, {
      factions: ['constructs', 'elves', 'centaurs'],
      magic: [0, 4],
      armies: FRONT,
      stock: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refusal(p, 1, { kind: 'die', face: 3 })).toBeUndefined()
    expect(fight(p, 0, 3).find(event => event.kind === 'paid')).toMatchObject({ seat: 1, due: 1 })
  })

  it('TEK-FACTION-ELVES-5: a point, or two if nobody else has reached level 5', () => {
    const points = (magic: number[]) =>
      pointsFrom(scene(4, { factions: ['elves', 'orcs', 'humans', 'dwarves'], magic }), 0, 'ability')
    expect([points([5, 4, 5, 4]), points([5, 4, 4, 4]), points([4, 0, 0, 0])]).toEqual([1, 2, 0])
  })
})
