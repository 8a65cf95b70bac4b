import { describe, expect, it } from 'vitest'
import { warOf } from '../../position.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import {
  armiesIn,
  at,
  fate,
  fight,
  kindsOf,
  play,
  refusal,
  regions,
  type Scene,
  step,
  stockOf,
  targets,
} from '../builders.ts'
import { HOMES, led } from './led.ts'

describe('Lizardfolk', () => {
  it('TEK-FACTION-LIZARDFOLK-1: a patrol anywhere on the territory', () => {
    const p = led('lizardfolk', 1, {
      armies: { 'morandrea.a': 'AA', 'galson.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    expect(targets(p, 0, 'patrol', 'morandrea.a')).toEqual(
      regions('morandrea.b', 'morandrea.c', 'morandrea.d', 'morandrea.e'),
    )
  })

  it('TEK-FACTION-LIZARDFOLK-2: quest for patrol and patrol for quest', () => {
    expect(kindsOf(led('lizardfolk', 2, { action: 'patrol' }), 0)).toEqual(['patrol', 'quest', 'pass'])
    expect(kindsOf(led('lizardfolk', 2, { action: 'quest' }), 0)).toEqual(['quest', 'patrol', 'pass'])
  })

  it('TEK-FACTION-LIZARDFOLK-3 TEK-R-34: a unit of the region’s kind for moving in, none in a capital, none for a retreat', () => {
    const enter = (home: 'elan' | 'tul-grund', from: string, to: string) => {
      const p = led('lizardfolk', 3, {
        homes: [home, 'morandrea', 'fionarria'],
        armies: { [from]: 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
        action: 'patrol',
      })
      play(p, 0, step('patrol', from, to))
      return p
    }
    expect(stockOf(enter('elan', 'elan.a', 'elan.d'), 0)).toEqual([0, 1, 0])
    expect(stockOf(enter('elan', 'elan.a', 'elan.b'), 0)).toEqual([0, 0, 0])
    expect(kindsOf(enter('tul-grund', 'tul-grund.a', 'tul-grund.c'), 0)).toEqual(['gain'])
    const beaten = led('lizardfolk', 3, {
      armies: { ...HOMES, 'galson.d': 'B' },
      stock: [
        [1, 0, 1],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(beaten, 0, step('patrol', 'galson.a', 'galson.d'))
    fight(beaten, 1, 2)
    play(beaten, 0, fate('retreat', 'galson.d', 'galson.b'))
    expect(stockOf(beaten, 0)).toEqual([0, 0, 0])
  })

  const swaps = (armies: Record<string, string>, set: Scene = {}) =>
    led('lizardfolk', 4, {
      armies: { 'fionarria.a': 'C', ...armies },
      stock: [
        [2, 0, 0],
        [2, 0, 0],
        [2, 0, 0],
      ],
      action: 'quest',
      ...set,
    })

  it('TEK-FACTION-LIZARDFOLK-4: exchange a standing army with a standing army of another player', () => {
    const p = swaps({ 'galson.a': 'A', 'galson.b': 'A', 'morandrea.c': 'B', 'morandrea.e': 'B' })
    play(p, 0, step('swap', 'galson.a', 'morandrea.c'))
    expect([armiesIn(p, 'galson.a'), armiesIn(p, 'morandrea.c')]).toEqual(['B', 'A'])
    expect(stockOf(p, 0)).toEqual([2, 1, 0])
    expect(refusal(led('lizardfolk', 3, { action: 'quest' }), 0, step('swap', 'galson.a', 'morandrea.a'))).toBe(
      'no-swap',
    )
  })

  it('TEK-R-33: not with a shared, lying or neutral army, nor onto water', () => {
    const shared = swaps({ 'galson.a': 'AA', 'morandrea.c': 'BC', 'morandrea.e': 'B' })
    expect(refusal(shared, 0, step('swap', 'galson.a', 'morandrea.c'))).toBe('shared-region')
    const lying = swaps(
      { 'galson.a': 'AA', 'tul-grund.c': 'b', 'morandrea.e': 'BB' },
      { homes: ['galson', 'morandrea', 'tul-grund'] },
    )
    expect(refusal(lying, 0, step('swap', 'galson.a', 'tul-grund.c'))).toBe('no-target')
    const water = swaps(
      { 'morandrea.a': 'AA', 'galson.w': 'B', 'morandrea.e': 'BB' },
      { factions: ['lizardfolk', 'merfolk', 'elves'], magic: [4, 1] },
    )
    expect(refusal(water, 0, step('swap', 'morandrea.a', 'galson.w'))).toBe('impassable')
  })

  it('TEK-R-33: wars follow, first where the target stood, the Lizardfolk attacking where their own army is', () => {
    const p = swaps({ 'galson.a': 'AA', 'galson.e': 'A', 'morandrea.b': 'BB', 'morandrea.e': 'B' })
    play(p, 0, step('swap', 'galson.a', 'morandrea.b'))
    expect(warOf(p)).toMatchObject({ region: at('morandrea.b'), attacker: 0, defender: 1 })
    fight(p, 0, 0)
    expect(warOf(p)).toMatchObject({ region: at('galson.a'), attacker: 0, defender: 1 })
  })

  it('TEK-R-33 TEK-R-16: a third player’s army left behind fights the displaced one; a region waiting for war is not shared', () => {
    const p = swaps({ 'galson.a': 'AC', 'galson.e': 'A', 'morandrea.b': 'BB', 'morandrea.e': 'B', 'fionarria.b': 'C' })
    play(p, 0, step('swap', 'galson.a', 'morandrea.b'))
    expect(warOf(p)?.allied).toBe(false)
    fight(p, 0, 0)
    expect(warOf(p)).toMatchObject({ region: at('galson.a'), attacker: 1, defender: 2, allied: false })
  })

  it('TEK-R-33 TEK-R-71: nobody may be drawn into as many wars as they have armies; without war a last army may swap', () => {
    const p = swaps({ 'galson.a': 'AA', 'morandrea.b': 'BB' })
    expect(refusal(p, 0, step('swap', 'galson.a', 'morandrea.b'))).toBe('swap-last-army')
    const last = swaps({ 'galson.a': 'A', 'morandrea.b': 'B' })
    expect(refusal(last, 0, step('swap', 'galson.a', 'morandrea.b'))).toBeUndefined()
  })

  it('TEK-FACTION-LIZARDFOLK-5: a point for each territory but the home', () => {
    const p = led('lizardfolk', 5, {
      armies: { 'galson.a': 'A', 'morandrea.a': 'A', 'morandrea.b': 'A', 'fionarria.b': 'A' },
    })
    expect(pointsFrom(p, 0, 'ability')).toBe(2)
  })
})
