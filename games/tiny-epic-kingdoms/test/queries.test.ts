import { describe, expect, it } from 'vitest'
import { regionNamed } from '../content/map.ts'
import { NEUTRAL } from '../position.ts'
import { armiesAt, harvestNow, isShared, leadsToWar, risingPrice, shieldsLeft, unitsNamed } from '../queries.ts'
import { play, scene, step, units } from './builders.ts'

describe('What tables and words ask', () => {
  const p = scene(3, {
    factions: ['undead', 'merfolk', 'elves'],
    magic: [3],
    armies: {
      'galson.a': 'A',
      'galson.b': 'AB',
      'galson.c': 'N',
      'morandrea.a': 'BB',
      'fionarria.a': 'C',
      'khar-dun.b': 'c',
    },
    lost: 'khar-dun',
    shields: ['build', 'trade', 'patrol'],
    action: 'patrol',
  })

  it('which armies are in a region, and how they are', () => {
    const at = (region: string) => armiesAt(p, regionNamed(region)).map(({ owner, lying }) => [owner, lying])
    expect(at('galson.b')).toEqual([
      [0, false],
      [1, false],
    ])
    expect(at('galson.c')).toEqual([[NEUTRAL, false]])
    expect(at('khar-dun.b')).toEqual([[2, true]])
    expect(at('galson.d')).toEqual([])
  })

  it('whether two owners share a region in peace', () => {
    expect(isShared(p, regionNamed('galson.b'))).toBe(true)
    expect(isShared(p, regionNamed('morandrea.a'))).toBe(false)
    const war = scene(3, {
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [3, 3, 3],
        [3, 3, 3],
      ],
      action: 'patrol',
    })
    play(war, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(isShared(war, regionNamed('galson.b'))).toBe(false)
  })

  it('whether a move leads to where another stands', () => {
    expect(leadsToWar(p, 0, step('patrol', 'galson.a', 'galson.c'))).toBe(true)
    expect(leadsToWar(p, 0, step('patrol', 'galson.a', 'galson.d'))).toBe(false)
    expect(leadsToWar(p, 0, { kind: 'pass' })).toBe(false)
  })

  it('how many actions are left on the card', () => {
    expect(shieldsLeft(p)).toBe(2)
    expect(shieldsLeft(scene(3, {}))).toBe(5)
  })

  it('what the last army collects: a unit of choice beside what its region gives', () => {
    const last = scene(3, {
      factions: ['undead'],
      armies: { 'galson.b': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
    })
    expect(harvestNow(last, 0).choice).toBe(1)
  })

  it('which units a move names', () => {
    expect(unitsNamed(p, 0, { kind: 'raise', resource: 'ore' })).toEqual(units(0, 1, 0))
    expect(unitsNamed(p, 0, { kind: 'pay', ...units(1, 0, 2) })).toMatchObject(units(1, 0, 2))
    expect(unitsNamed(p, 0, { kind: 'build' })).toBeNull()
  })

  it('TEK-FACTION-UNDEAD-3: what an army out of the fallen costs', () => {
    expect(risingPrice(p, 0)).toBe(3)
  })
})
