import { describe, expect, it } from 'vitest'
import { FINS } from '../../content/map.ts'
import { powersOf } from '../../rules/factions/index.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { at, refusal, type Scene, scene, step, targets } from '../builders.ts'
import { AT_THE_FRONT, collected, dues, led } from './led.ts'

describe('Merfolk', () => {
  it('TEK-FACTION-MERFOLK-1 TEK-R-58: they enter and hold water, cross rivers, and nobody follows them there', () => {
    const p = led('merfolk', 1, {
      armies: { 'galson.d': 'AA', 'morandrea.a': 'A', 'fionarria.a': 'BB', 'fionarria.e': 'CC' },
      action: 'patrol',
    })
    expect(powersOf(p, 0).gait).toBe(FINS)
    expect(targets(p, 0, 'patrol', 'galson.d')).toContain(at('galson.w'))
    expect(targets(p, 0, 'patrol', 'morandrea.a')).toContain(at('morandrea.b'))
    const quest = led('merfolk', 1, {
      armies: { 'galson.w': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'quest',
    })
    expect(targets(quest, 0, 'quest', 'galson.w')).toContain(at('morandrea.e'))
    const other = led('merfolk', 1, {
      armies: { 'galson.w': 'A', 'galson.a': 'A', 'galson.d': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
      active: 1,
    })
    expect(refusal(other, 1, step('patrol', 'galson.d', 'galson.w'))).toBe('impassable')
  })

  it('TEK-FACTION-MERFOLK-2 TEK-R-58: wars beside water, rivers included, cost three less', () => {
    const set: Scene = {
      armies: { 'morandrea.e': 'AA', 'morandrea.c': 'B', 'galson.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    }
    expect(dues('merfolk', 2, 'morandrea.e', 'morandrea.c', set, 5, 0)).toEqual([[0, 2]])
    expect(dues('merfolk', 2, 'galson.a', 'galson.b', AT_THE_FRONT, 3, 0)).toEqual([[0, 3]])
  })

  it('TEK-FACTION-MERFOLK-3 TEK-R-58: water yields two food to them, and nothing before', () => {
    expect(collected('merfolk', 3, { 'galson.w': 'A', 'galson.a': 'A' })).toEqual([1, 0, 3])
    expect(collected('merfolk', 2, { 'galson.w': 'A', 'galson.a': 'A' })).toEqual([1, 0, 1])
  })

  it('TEK-FACTION-MERFOLK-4: quests from and to any water or coast, edge or not', () => {
    const homes: NonNullable<Scene['homes']> = ['brennmoor', 'elan', 'fionarria']
    const p = led('merfolk', 4, {
      homes,
      armies: { 'brennmoor.w': 'AA', 'elan.a': 'BB', 'fionarria.a': 'CC' },
      action: 'quest',
    })
    expect(targets(p, 0, 'quest', 'brennmoor.w')).toContain(at('elan.c'))
    expect(targets(p, 0, 'quest', 'brennmoor.w')).not.toContain(at('elan.b'))
    expect(
      targets(
        led('merfolk', 3, {
          homes,
          armies: { 'brennmoor.w': 'AA', 'elan.a': 'BB', 'fionarria.a': 'CC' },
          action: 'quest',
        }),
        0,
        'quest',
        'brennmoor.w',
      ),
    ).toEqual([])
  })

  it('TEK-FACTION-MERFOLK-5: a point for each region that is water or beside it, at most two, three between two players', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('merfolk', 5, { armies }), 0, 'ability')
    expect(points({ 'galson.w': 'A', 'galson.a': 'A' })).toBe(1)
    expect(points({ 'galson.w': 'A', 'galson.d': 'A', 'morandrea.a': 'A' })).toBe(2)
    const coasts = { 'galson.w': 'A', 'galson.d': 'A', 'morandrea.a': 'A', 'morandrea.b': 'A' }
    const duel = scene(2, { factions: ['merfolk', 'orcs'], magic: [5], armies: coasts })
    expect(pointsFrom(duel, 0, 'ability')).toBe(3)
  })
})
