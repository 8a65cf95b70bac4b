import { describe, expect, it } from 'vitest'
import { warOf } from '../../position.ts'
import { alliesOf } from '../../queries.ts'
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

  it('TEK-R-33: a third player’s army left behind fights the displaced one', () => {
    const p = swaps({ 'galson.a': 'AC', 'galson.e': 'A', 'morandrea.b': 'BB', 'morandrea.e': 'B', 'fionarria.b': 'C' })
    play(p, 0, step('swap', 'galson.a', 'morandrea.b'))
    expect(warOf(p)).toMatchObject({ region: at('morandrea.b'), attacker: 0, defender: 1 })
    fight(p, 0, 0)
    expect(warOf(p)).toMatchObject({ region: at('galson.a'), attacker: 1, defender: 2, allied: false })
  })

  describe('TEK-R-16: a region that waits for war is not shared', () => {
    /** The two meet in both regions: in one they fight at once, in the other afterwards. */
    const twice = () => {
      const p = swaps({ 'galson.a': 'AA', 'galson.e': 'A', 'morandrea.b': 'BB', 'morandrea.e': 'B' })
      play(p, 0, step('swap', 'galson.a', 'morandrea.b'))
      return p
    }

    it('the first war is none between allies, and nothing is broken by it', () => {
      const p = twice()
      expect([armiesIn(p, 'galson.a'), armiesIn(p, 'morandrea.b')]).toEqual(['AB', 'AB'])
      expect(warOf(p)).toMatchObject({ region: at('morandrea.b'), allied: false })
      expect(alliesOf(p, 0)).toEqual([])
      const events = fight(p, 1, 0)
      expect(events.some(event => event.kind === 'alliance-broken')).toBe(false)
      expect(warOf(p)).toMatchObject({ region: at('galson.a'), allied: false })
      expect([armiesIn(p, 'galson.a'), armiesIn(p, 'morandrea.b')]).toEqual(['AB', 'A'])
    })

    it('after two flags in the first region the second war is one between allies', () => {
      const p = twice()
      fight(p, 0, 0)
      expect(warOf(p)).toMatchObject({ region: at('galson.a'), allied: true })
      expect(alliesOf(p, 0)).toEqual([1])
      const broken = fight(p, 1, 0).find(event => event.kind === 'alliance-broken')
      expect(broken).toMatchObject({ winner: 0, loser: 1, regions: [at('morandrea.b')] })
    })
  })

  describe('TEK-R-33: everybody must have more armies than wars to come', () => {
    const bar = (armies: Record<string, string>) => refusal(swaps(armies), 0, step('swap', 'galson.a', 'morandrea.b'))

    it('the Lizardfolk, one war in each region', () => {
      expect(bar({ 'galson.a': 'AA', 'morandrea.b': 'BB', 'morandrea.e': 'B' })).toBe('swap-last-army')
      expect(bar({ 'galson.a': 'AA', 'galson.e': 'A', 'morandrea.b': 'BB', 'morandrea.e': 'B' })).toBeUndefined()
    })

    it('the other player, one war in each region', () => {
      expect(bar({ 'galson.a': 'AA', 'galson.e': 'A', 'morandrea.b': 'BB' })).toBe('swap-last-army')
    })

    it('the other player, a war only where the Lizardfolk’s army was', () => {
      expect(bar({ 'galson.a': 'AA', 'morandrea.b': 'B' })).toBe('swap-last-army')
      expect(bar({ 'galson.a': 'AA', 'morandrea.b': 'B', 'morandrea.e': 'B' })).toBeUndefined()
    })

    it('the Lizardfolk, a war only where the other army was', () => {
      expect(bar({ 'galson.a': 'A', 'morandrea.b': 'BB' })).toBe('swap-last-army')
      expect(bar({ 'galson.a': 'A', 'galson.e': 'A', 'morandrea.b': 'BB' })).toBeUndefined()
    })

    it('a third player beside whom the displaced army lands', () => {
      const lastOfC = { 'fionarria.a': '', 'galson.a': 'AC', 'galson.e': 'A', 'morandrea.b': 'B', 'morandrea.e': 'B' }
      expect(bar(lastOfC)).toBe('swap-last-army')
      expect(bar({ ...lastOfC, 'fionarria.a': 'C' })).toBeUndefined()
      // The war is the other two’s: the Lizardfolk’s own last army may leave for it.
      expect(bar({ ...lastOfC, 'fionarria.a': 'C', 'galson.e': '' })).toBeUndefined()
      expect(bar({ ...lastOfC, 'fionarria.a': 'C', 'morandrea.e': '' })).toBe('swap-last-army')
    })

    it('nobody, where no war follows: last armies may swap', () => {
      expect(bar({ 'galson.a': 'A', 'morandrea.b': 'B' })).toBeUndefined()
      expect(bar({ 'galson.a': 'AB', 'galson.e': 'A', 'morandrea.b': 'B' })).toBeUndefined()
    })
  })

  it('TEK-R-33: both regions must be open to whoever arrives there', () => {
    const fins = { factions: ['lizardfolk', 'merfolk', 'elves'] as const, magic: [4, 1] }
    const open = swaps({ 'morandrea.a': 'A', 'galson.d': 'A', 'morandrea.e': 'B', 'galson.b': 'B' }, fins)
    expect(refusal(open, 0, step('swap', 'galson.d', 'morandrea.e'))).toBeUndefined()
    expect(refusal(open, 0, step('swap', 'galson.a', 'morandrea.e'))).toBe('no-army')
    expect(refusal(open, 0, step('swap', 'galson.d', 'galson.c'))).toBe('no-target')
    expect(refusal(open, 0, step('swap', 'galson.d', 'elan.a'))).toBe('off-the-map')
  })

  it('TEK-FACTION-LIZARDFOLK-5: a point for each territory but the home', () => {
    const p = led('lizardfolk', 5, {
      armies: { 'galson.a': 'A', 'morandrea.a': 'A', 'morandrea.b': 'A', 'fionarria.b': 'A' },
    })
    expect(pointsFrom(p, 0, 'ability')).toBe(2)
  })
})
