import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { REGIONS, REGIONS_OF, SIDE_IDS } from '../content/map.ts'
import { game } from '../rules/game.ts'
import {
  armiesIn,
  at,
  fight,
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

const HOMES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
const patrols = (set: Scene) => scene(3, { armies: HOMES, action: 'patrol', ...set })
const quests = (set: Scene) => scene(3, { armies: HOMES, action: 'quest', ...set })

describe('patrol and quest', () => {
  it('TEK-PATROL-1: one army goes to an adjacent region', () => {
    const p = patrols({})
    expect(targets(p, 0, 'patrol', 'galson.a')).toEqual(regions('galson.b', 'galson.d'))
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect([armiesIn(p, 'galson.a'), armiesIn(p, 'galson.b')]).toEqual(['A', 'A'])
  })

  it('TEK-PATROL-1: not further, not elsewhere, not without an army', () => {
    const p = patrols({})
    expect(refusal(p, 0, step('patrol', 'galson.a', 'galson.c'))).toBe('not-adjacent')
    expect(refusal(p, 0, step('patrol', 'galson.a', 'morandrea.b'))).toBe('not-adjacent')
    expect(refusal(p, 0, step('patrol', 'galson.b', 'galson.c'))).toBe('no-army')
    expect(refusal(p, 0, step('patrol', 'galson.a', 'elan.a'))).toBe('off-the-map')
  })

  it('TEK-PATROL-2 TEK-TERRAIN-2: not over a river, not into water or onto cliffs', () => {
    const river = patrols({ armies: { 'morandrea.a': 'AA', 'galson.a': 'BB', 'fionarria.a': 'CC' } })
    expect(refusal(river, 0, step('patrol', 'morandrea.a', 'morandrea.b'))).toBe('river')
    const cliffs = patrols({ armies: { 'fionarria.a': 'AA', 'galson.a': 'BB', 'morandrea.a': 'CC' } })
    expect(refusal(cliffs, 0, step('patrol', 'fionarria.a', 'fionarria.k'))).toBe('impassable')
    expect(refusal(cliffs, 0, step('patrol', 'fionarria.a', 'fionarria.d'))).toBe('not-adjacent')
  })

  it('TEK-PATROL-3 TEK-RUINS-5: a lying army may be stood up instead', () => {
    const p = patrols({
      homes: ['tul-grund', 'morandrea', 'fionarria'],
      armies: { 'tul-grund.c': 'a', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
    })
    play(p, 0, { kind: 'stand', region: at('tul-grund.c') })
    expect(armiesIn(p, 'tul-grund.c')).toBe('A')
    expect(armiesIn(p, 'tul-grund.a')).toBe('A')
    expect(game.toMove(p)).toEqual([1])
  })

  it('TEK-QUEST-1: from an edge region to an edge region of another territory', () => {
    const p = quests({
      homes: ['galson', 'tul-grund', 'elan'],
      armies: { 'galson.a': 'AA', 'tul-grund.a': 'BB', 'elan.a': 'CC' },
    })
    expect(targets(p, 0, 'quest', 'galson.a')).toEqual(
      regions('tul-grund.b', 'tul-grund.d', 'tul-grund.e', 'elan.c', 'elan.d', 'elan.e'),
    )
    expect(refusal(p, 0, step('quest', 'galson.a', 'galson.b'))).toBe('same-territory')
    expect(refusal(p, 0, step('quest', 'galson.a', 'elan.b'))).toBe('not-edge')
    const inner = quests({
      homes: ['elan', 'galson', 'fionarria'],
      armies: { 'elan.b': 'AA', 'galson.a': 'BB', 'fionarria.a': 'CC' },
    })
    expect(refusal(inner, 0, step('quest', 'elan.b', 'galson.c'))).toBe('not-edge')
  })

  it('TEK-QUEST-2: neither water nor cliffs, though they touch the edge', () => {
    const p = quests({ armies: { 'morandrea.a': 'AA', 'galson.a': 'BB', 'fionarria.a': 'CC' } })
    expect(elementAt(REGIONS, at('galson.w')).edge).toBe(true)
    expect(refusal(p, 0, step('quest', 'morandrea.a', 'galson.w'))).toBe('impassable')
    expect(refusal(p, 0, step('quest', 'morandrea.a', 'galson.c'))).toBeUndefined()
  })

  it('TEK-R-62: any two territories are connected, however the players sit', () => {
    const p = scene(5, {
      armies: { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC', 'elan.a': 'DD', 'aughmoore.a': 'EE' },
      action: 'quest',
    })
    const sides = new Set(targets(p, 0, 'quest', 'galson.a').map(region => SIDE_IDS[elementAt(REGIONS, region).side]))
    expect(sides).toEqual(new Set(['morandrea', 'fionarria', 'elan', 'aughmoore']))
  })

  it('TEK-WE-6: the arrows on the map', () => {
    const set = {
      homes: ['morandrea', 'elan', 'galson'] as const,
      armies: { 'morandrea.a': 'AA', 'elan.b': 'BB', 'galson.a': 'CC' },
    }
    const p = patrols(set)
    expect(refusal(p, 0, step('patrol', 'morandrea.a', 'morandrea.c'))).toBeUndefined()
    expect(refusal(p, 0, step('patrol', 'morandrea.a', 'morandrea.b'))).toBe('river')
    const q = quests(set)
    const elan = elementAt(REGIONS_OF, SIDE_IDS.indexOf('elan'))
    expect(targets(q, 0, 'quest', 'morandrea.a').filter(region => elan.includes(region))).toEqual(
      regions('elan.a', 'elan.c', 'elan.d', 'elan.e'),
    )
  })
})

describe('the limits of movement', () => {
  it('TEK-MOVE-1 TEK-WE-5: a region with two armies is full, whoever owns them', () => {
    for (const pair of ['AA', 'BB', 'BC', 'AB']) {
      const p = patrols({ armies: { ...HOMES, 'galson.b': pair } })
      expect(refusal(p, 0, step('patrol', 'galson.a', 'galson.b'))).toBe('full')
    }
  })

  it('TEK-MOVE-3: one’s own last army may not attack', () => {
    const p = patrols({ armies: { 'galson.a': 'A', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' } })
    expect(refusal(p, 0, step('patrol', 'galson.a', 'galson.b'))).toBe('own-last-army')
    expect(refusal(p, 0, step('patrol', 'galson.a', 'galson.d'))).toBeUndefined()
  })

  it('TEK-MOVE-4: joining one’s own single army is peaceful', () => {
    const p = patrols({ armies: { ...HOMES, 'galson.b': 'A' } })
    const events = play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(events.some(event => event.kind === 'war-began')).toBe(false)
    expect(armiesIn(p, 'galson.b')).toBe('AA')
  })

  it('TEK-MOVE-5 TEK-WAR-1 TEK-WAR-2 TEK-ALLY-6: entering beside a foreign army is a war, also with an ally', () => {
    const p = patrols({
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'galson.c': 'AB', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
    })
    const events = play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(events.find(event => event.kind === 'war-began')).toMatchObject({ attacker: 0, defender: 1, allied: true })
    fight(p, 0, 0)
    expect([armiesIn(p, 'galson.b'), armiesIn(p, 'galson.c')]).toEqual(['AB', 'AB'])
  })

  it('TEK-MOVE-6 TEK-RUINS-2: a lying army neither patrols nor quests', () => {
    const set = {
      homes: ['eclipsean', 'galson', 'fionarria'] as const,
      armies: { 'eclipsean.c': 'a', 'eclipsean.a': 'A', 'galson.a': 'BB', 'fionarria.a': 'CC' },
    }
    expect(refusal(patrols(set), 0, step('patrol', 'eclipsean.c', 'eclipsean.b'))).toBe('army-lies')
    expect(refusal(quests(set), 0, step('quest', 'eclipsean.c', 'galson.c'))).toBe('army-lies')
  })

  it('TEK-MOVE-7 TEK-R-23: lie down, gain, war, token, in this order; the gain may pay for the war', () => {
    const p = patrols({
      homes: ['tul-grund', 'morandrea', 'fionarria'],
      factions: ['lizardfolk', 'humans', 'orcs'],
      magic: [3],
      armies: { 'tul-grund.a': 'AA', 'tul-grund.c': 'b', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      tokens: { 'tul-grund.c': '?' },
      bag: ['crown'],
    })
    const arrived = play(p, 0, step('patrol', 'tul-grund.a', 'tul-grund.c'))
    expect(arrived.map(event => event.kind)).toEqual(['moved'])
    expect(armiesIn(p, 'tul-grund.c')).toBe('ab')
    const gained = play(p, 0, { kind: 'gain', mana: 1, ore: 0, food: 0 })
    expect(gained.map(event => event.kind).slice(0, 2)).toEqual(['gained', 'war-began'])
    const fought = play(p, 0, { kind: 'die', face: 2 })
    const kinds = fought.map(event => event.kind)
    expect(kinds.indexOf('war-won')).toBeLessThan(kinds.indexOf('token-found'))
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
    expect(p.crown).toBe(0)
  })

  it('TEK-R-23 TEK-TOKEN-4: no token for an army that lost the war', () => {
    const p = patrols({
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [1, 0, 0],
        [2, 0, 0],
      ],
      tokens: { 'galson.b': '?' },
      bag: ['crown'],
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    const events = fight(p, 1, 2)
    expect(events.some(event => event.kind === 'token-found')).toBe(false)
    expect(kindsOf(p, 1)).toContain('patrol')
  })
})
