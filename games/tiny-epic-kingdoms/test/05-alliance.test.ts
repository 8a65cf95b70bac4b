import { describe, expect, it } from 'vitest'
import { warOf } from '../position.ts'
import { alliesOf } from '../queries.ts'
import { game } from '../rules/game.ts'
import { pointsFrom } from '../rules/scoring.ts'
import {
  armiesIn,
  at,
  collect,
  fate,
  fight,
  giveUp,
  kindsOf,
  play,
  refusal,
  regions,
  type Scene,
  scene,
  step,
  stockOf,
  targets,
} from './builders.ts'

const PEOPLES: Scene['factions'] = ['centaurs', 'constructs', 'undead']

/** Seats 0 and 1 share Galson's mountains; seat 1 has a second army beside them on the plains. */
const ALLIES = { 'galson.a': 'AA', 'galson.b': 'AB', 'galson.c': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }

describe('an alliance', () => {
  it('TEK-ALLY-2 TEK-COLLECT-4: both collect from a shared region, in full', () => {
    const p = scene(3, {
      factions: PEOPLES,
      armies: { 'galson.b': 'AB', 'galson.a': 'A', 'morandrea.a': 'B', 'fionarria.a': 'CC' },
      action: 'trade',
      active: 2,
      asks: 0,
    })
    play(p, 0, collect)
    expect(stockOf(p, 0)).toEqual([1, 1, 0])
    expect(stockOf(p, 1)).toEqual([0, 1, 1])
  })

  it('TEK-ALLY-3 TEK-R-16: whoever shares a region is allied, and nobody else', () => {
    const begins = (armies: Record<string, string>) => {
      const p = scene(3, {
        factions: PEOPLES,
        armies,
        stock: [
          [1, 0, 0],
          [1, 0, 0],
        ],
        action: 'patrol',
      })
      play(p, 0, step('patrol', 'galson.a', 'galson.d'))
      return warOf(p)?.allied
    }
    const apart = { 'galson.a': 'AA', 'galson.d': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
    expect(begins(apart)).toBe(false)
    expect(begins({ ...apart, 'galson.b': 'AB' })).toBe(true)
    expect(begins({ ...apart, 'galson.b': 'AC' })).toBe(false)
  })

  it('TEK-ALLY-4: an army may leave a shared region freely, and with the last one the alliance ends', () => {
    const p = scene(3, { factions: PEOPLES, armies: ALLIES, action: 'patrol' })
    const events = play(p, 0, step('patrol', 'galson.b', 'galson.d'))
    expect(events.filter(event => event.kind !== 'moved')).toEqual([])
    expect(armiesIn(p, 'galson.b')).toBe('B')
    expect(alliesOf(p, 0)).toEqual([])
    const other = scene(3, { factions: PEOPLES, armies: { ...ALLIES, 'galson.e': 'AB' }, action: 'patrol' })
    play(other, 0, step('patrol', 'galson.b', 'galson.d'))
    expect([alliesOf(other, 0), alliesOf(other, 1), alliesOf(other, 2)]).toEqual([[1], [0], []])
  })

  it('TEK-ALLY-5 TEK-R-59: a shared region can be neither entered nor mobilised into', () => {
    const p = scene(3, { factions: PEOPLES, armies: ALLIES, action: 'patrol' })
    expect(refusal(p, 0, step('patrol', 'galson.a', 'galson.b'))).toBe('full')
    const q = scene(3, { factions: PEOPLES, armies: ALLIES, stock: [[0, 0, 9]], action: 'expand' })
    expect(refusal(q, 0, { kind: 'mobilise', region: at('galson.b'), ore: 0 })).toBe('no-place')
  })

  it('TEK-R-63: an army that leaves the only shared region to attack the ally breaks nothing', () => {
    const p = scene(3, {
      factions: PEOPLES,
      armies: ALLIES,
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.b', 'galson.c'))
    expect(warOf(p)?.allied).toBe(false)
  })
})

describe('breaking an alliance', () => {
  /** Seat 0 attacks its ally in Galson's plains while the two share the mountains and the eastern forest. */
  const SHARED = {
    'galson.a': 'AB',
    'galson.b': 'AB',
    'galson.d': 'A',
    'galson.e': 'B',
    'fionarria.a': 'CC',
    'morandrea.a': 'AB',
  }
  const attack = (set: Scene = {}) => {
    const p = scene(3, {
      factions: PEOPLES,
      armies: SHARED,
      stock: [
        [4, 0, 0],
        [3, 0, 9],
      ],
      action: 'patrol',
      ...set,
    })
    play(p, 0, step('patrol', 'galson.d', 'galson.e'))
    return p
  }

  it('TEK-BREAK-1 TEK-WAR-11: one number is enough', () => {
    const p = attack()
    expect(warOf(p)?.allied).toBe(true)
    const broken = fight(p, 3, 0).find(event => event.kind === 'alliance-broken')
    expect(broken).toMatchObject({ winner: 0, loser: 1, regions: [at('galson.a'), at('galson.b'), at('morandrea.a')] })
    const peace = attack()
    expect(fight(peace, 0, 0).some(event => event.kind === 'alliance-broken')).toBe(false)
    expect(armiesIn(peace, 'galson.e')).toBe('AB')
  })

  it('TEK-R-20: the defender’s number against the attacker’s flag breaks it too, and the defender wins', () => {
    const p = attack()
    const events = fight(p, 0, 2)
    expect(events.find(event => event.kind === 'alliance-broken')).toMatchObject({ winner: 1, loser: 0 })
  })

  it('TEK-BREAK-2 TEK-R-21: the winner takes all they share; alliances with others stand', () => {
    const p = attack({ armies: { ...SHARED, 'galson.c': 'BC' } })
    fight(p, 3, 0)
    for (const region of ['galson.a', 'galson.b', 'morandrea.a', 'galson.e']) play(p, 1, giveUp(region))
    expect(['galson.a', 'galson.b', 'galson.e', 'morandrea.a'].map(region => armiesIn(p, region))).toEqual([
      'A',
      'A',
      'A',
      'A',
    ])
    expect(armiesIn(p, 'galson.c')).toBe('BC')
  })

  it('TEK-BREAK-3 TEK-BREAK-4 TEK-R-17: the loser handles the regions in any order, the contested one among them', () => {
    const p = attack()
    fight(p, 3, 0)
    const starts = new Set(game.moves(p, 1).flatMap(move => ('from' in move ? [move.from] : [])))
    expect(starts).toEqual(new Set(['galson.a', 'galson.b', 'galson.e', 'morandrea.a'].map(at)))
    play(p, 1, giveUp('morandrea.a'))
    expect(refusal(p, 1, giveUp('morandrea.a'))).toBe('not-lost')
    play(p, 1, fate('retreat', 'galson.e', 'galson.c'))
    expect(armiesIn(p, 'galson.c')).toBe('B')
    expect(kindsOf(p, 1)).toContain('give-up')
  })

  it('TEK-BREAK-5 TEK-R-18: each retreat costs the armies in play at that moment', () => {
    const p = attack()
    fight(p, 3, 0)
    expect(p.inPlay[1]).toBe(4)
    play(p, 1, giveUp('morandrea.a'))
    play(p, 1, fate('retreat', 'galson.e', 'galson.c'))
    expect(stockOf(p, 1)).toEqual([3, 0, 6])
  })

  it('TEK-BREAK-6 TEK-R-19 TEK-R-71: a last army that cannot retreat goes to the nearest free region for nothing', () => {
    const armies = { 'galson.a': 'AB', 'galson.d': 'A', 'galson.e': 'B', 'galson.b': 'A', 'fionarria.a': 'CC' }
    const p = attack({
      armies,
      stock: [
        [4, 0, 0],
        [3, 0, 0],
      ],
    })
    fight(p, 3, 0)
    play(p, 1, giveUp('galson.e'))
    expect(p.inPlay[1]).toBe(1)
    expect(armiesIn(p, 'galson.d')).toBe('B')
    expect(stockOf(p, 1)).toEqual([3, 0, 0])
  })

  describe('TEK-R-19: where a last army goes', () => {
    /** Seat 1 lost to its ally and has one army left, in Galson's forest, without food for a retreat. */
    const fleeing = (armies: Record<string, string>, set: Scene = {}) => {
      const p = attack({
        armies: { 'galson.a': 'AB', 'galson.d': 'A', 'galson.e': 'B', ...armies },
        stock: [
          [4, 0, 0],
          [3, 0, 0],
        ],
        ...set,
      })
      fight(p, 3, 0)
      play(p, 1, giveUp('galson.e'))
      return p
    }
    /** The whole of Galson but the forest it flees from; seat 0 attacked from the central plains and left an army there. */
    const CROWDED = { 'galson.b': 'CC', 'galson.c': 'C', 'galson.d': 'AA' }

    it('to the nearest region of its territory without any army, the owner choosing between equals', () => {
      const near = fleeing({ 'fionarria.a': 'CC' })
      expect(targets(near, 1, 'relocate', 'galson.a')).toEqual(regions('galson.b', 'galson.d'))
      // The mountains are taken, the plains beside them are two steps away, the empty plains next to the forest only one.
      const one = fleeing({ 'galson.b': 'C', 'fionarria.a': 'CC' })
      expect(armiesIn(one, 'galson.d')).toBe('B')
      const passing = fleeing({ 'galson.b': 'C', 'galson.d': 'AA', 'fionarria.a': 'CC' })
      expect(armiesIn(passing, 'galson.c')).toBe('B')
    })

    it('else to an empty edge region of any other territory, never inland while there is one', () => {
      const homes: Scene['homes'] = ['galson', 'elan', 'tul-grund']
      const p = fleeing({ ...CROWDED, 'elan.a': 'C', 'tul-grund.e': 'C' }, { homes })
      expect(targets(p, 1, 'relocate', 'galson.a')).toEqual(
        regions('elan.c', 'elan.d', 'elan.e', 'tul-grund.a', 'tul-grund.b', 'tul-grund.d'),
      )
      expect(refusal(p, 1, fate('relocate', 'galson.a', 'elan.b'))).toBe('not-nearest')
      expect(refusal(p, 1, fate('relocate', 'galson.a', 'galson.c'))).toBe('not-nearest')
      expect(kindsOf(p, 1)).toEqual(['relocate'])
    })

    it('else inland', () => {
      const homes: Scene['homes'] = ['galson', 'elan', 'tul-grund']
      const edges = ['elan.a', 'elan.c', 'elan.d', 'elan.e', 'tul-grund.a', 'tul-grund.b', 'tul-grund.d', 'tul-grund.e']
      const p = fleeing({ ...CROWDED, ...Object.fromEntries(edges.map(region => [region, 'C'])) }, { homes })
      expect(targets(p, 1, 'relocate', 'galson.a')).toEqual(regions('elan.b', 'tul-grund.c'))
      play(p, 1, fate('relocate', 'galson.a', 'tul-grund.c'))
      expect(armiesIn(p, 'tul-grund.c')).toBe('b')
    })

    it('into water only if its people live there, and over rivers only if they cross them', () => {
      const wet = (people: 'merfolk' | 'constructs') =>
        fleeing(
          { ...CROWDED, 'galson.d': 'A', 'galson.e': 'B' },
          { factions: ['centaurs', people, 'undead'], magic: [0, 1] },
        )
      expect(armiesIn(wet('constructs'), 'galson.d')).toBe('B')
      const flooded = fleeing(CROWDED, { factions: ['centaurs', 'merfolk', 'undead'], magic: [0, 1] })
      expect(armiesIn(flooded, 'galson.w')).toBe('B')
    })
  })

  it('TEK-R-19 TEK-R-71: a last army that can retreat must, and pays', () => {
    const armies = { 'galson.a': 'AB', 'galson.d': 'A', 'galson.e': 'B', 'fionarria.a': 'CC', 'morandrea.a': 'A' }
    const p = attack({
      armies,
      stock: [
        [4, 0, 0],
        [3, 0, 1],
      ],
    })
    fight(p, 3, 0)
    play(p, 1, giveUp('galson.e'))
    expect(kindsOf(p, 1)).toEqual(['retreat'])
    expect(refusal(p, 1, giveUp('galson.a'))).toBe('must-retreat')
    play(p, 1, fate('retreat', 'galson.a', 'galson.b'))
    expect(stockOf(p, 1)).toEqual([3, 0, 0])
  })

  it('TEK-R-19: where no region is free at all, the last army stays and the region is shared', () => {
    const homes: Scene['homes'] = ['galson', 'morandrea', 'fionarria']
    const everywhere = Object.fromEntries(
      ['galson.b', 'galson.c', 'morandrea.a', 'morandrea.b', 'morandrea.c'].map(region => [region, 'A']),
    )
    const armies = { ...everywhere, 'galson.a': 'AB', 'galson.d': 'A', 'galson.e': 'B' }
    const p = scene(5, {
      homes: [...homes, 'elan', 'aughmoore'],
      factions: ['centaurs', 'constructs', 'undead', 'elves', 'humans'],
      armies: {
        ...armies,
        'galson.c': 'C',
        'galson.b': 'C',
        'morandrea.a': 'C',
        'morandrea.b': 'C',
        'morandrea.c': 'C',
        'morandrea.d': 'C',
        'morandrea.e': 'C',
        'fionarria.a': 'D',
        'fionarria.b': 'D',
        'fionarria.c': 'D',
        'fionarria.d': 'D',
        'fionarria.e': 'D',
        'elan.a': 'D',
        'elan.b': 'D',
        'elan.c': 'E',
        'elan.d': 'E',
        'elan.e': 'E',
        'aughmoore.a': 'E',
        'aughmoore.b': 'E',
        'aughmoore.c': 'E',
        'aughmoore.d': 'E',
        'aughmoore.e': 'A',
        'galson.d': 'AA',
      },
      stock: [
        [4, 0, 0],
        [3, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.d', 'galson.e'))
    fight(p, 3, 0)
    const events = play(p, 1, giveUp('galson.e'))
    expect(events.find(event => event.kind === 'stayed')).toMatchObject({ seat: 1, region: at('galson.a') })
    expect(armiesIn(p, 'galson.a')).toBe('AB')
  })
})

describe('capitals', () => {
  it('TEK-CAPITAL-1 TEK-CAPITAL-2 TEK-WE-10 TEK-SCORE-5: two points alone, one each for two allies', () => {
    const homes: Scene['homes'] = ['elan', 'galson', 'fionarria']
    const alone = scene(3, { homes, armies: { 'elan.b': 'A' } })
    expect(pointsFrom(alone, 0, 'capitals')).toBe(2)
    const pair = scene(3, { homes, armies: { 'elan.b': 'AA' } })
    expect(pointsFrom(pair, 0, 'capitals')).toBe(2)
    const shared = scene(3, { homes, armies: { 'elan.b': 'AB' } })
    expect([pointsFrom(shared, 0, 'capitals'), pointsFrom(shared, 1, 'capitals')]).toEqual([1, 1])
  })
})
