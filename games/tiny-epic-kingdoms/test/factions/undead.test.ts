import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { armiesIn, at, fate, fight, play, scene, step, stockOf } from '../builders.ts'
import { clash, FRONT, HOMES, led } from './led.ts'

describe('Undead', () => {
  it('TEK-FACTION-UNDEAD-1 TEK-R-65: an army lost in war brings a mana; one taken by a bandit does not', () => {
    const p = clash('undead', 1, [1, 0, 0], [2, 0, 0])
    fight(p, 1, 2)
    expect(stockOf(p, 0)).toEqual([1, 0, 0])
    const robbed = led('undead', 1, { action: 'patrol', tokens: { 'galson.b': '?' }, bag: ['bandit'] })
    play(robbed, 0, step('patrol', 'galson.a', 'galson.b'))
    expect([robbed.inPlay[0], ...stockOf(robbed, 0)]).toEqual([1, 0, 0, 0])
  })

  it('TEK-FACTION-UNDEAD-2: into any ruins without another’s army', () => {
    const p = led('undead', 2, {
      homes: ['galson', 'tul-grund', 'eclipsean'],
      armies: { 'galson.a': 'AA', 'tul-grund.a': 'BB', 'eclipsean.c': 'c', 'eclipsean.a': 'C' },
      stock: [[0, 0, 9]],
      action: 'expand',
    })
    expect(game.moves(p, 0).filter(move => move.kind === 'mobilise')).toEqual([
      { kind: 'mobilise', region: at('tul-grund.c'), ore: 0 },
    ])
    play(p, 0, { kind: 'mobilise', region: at('tul-grund.c'), ore: 0 })
    expect(armiesIn(p, 'tul-grund.c')).toBe('a')
  })

  it('TEK-FACTION-UNDEAD-3 TEK-R-65: three food raise an army where the loser’s fell', () => {
    const p = clash('undead', 3, [1, 0, 3], [0, 0, 0])
    fight(p, 1, 0)
    play(p, 0, { kind: 'rise', use: true })
    expect(armiesIn(p, 'galson.b')).toBe('AA')
    expect([p.inPlay[0], stockOf(p, 0)[2]]).toEqual([3, 0])
    const saved = led('undead', 3, {
      armies: FRONT,
      stock: [
        [1, 0, 3],
        [0, 0, 3],
      ],
      action: 'patrol',
    })
    play(saved, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(saved, 1, 0)
    play(saved, 1, fate('retreat', 'galson.b', 'galson.c'))
    expect(saved.agenda.at(-1)?.kind).not.toBe('rise')
  })

  it('TEK-FACTION-UNDEAD-4 TEK-R-65: another’s army returned for any reason brings two units of choice', () => {
    const p = scene(3, {
      factions: ['constructs', 'centaurs', 'undead'],
      magic: [0, 0, 4],
      armies: FRONT,
      stock: [
        [1, 0, 0],
        [0, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 0)
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 2, count: 2, why: 'harvest' })
    const robbed = scene(3, {
      factions: ['constructs', 'centaurs', 'undead'],
      magic: [0, 0, 4],
      armies: HOMES,
      action: 'patrol',
      tokens: { 'galson.b': '?' },
      bag: ['bandit'],
    })
    play(robbed, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(game.toMove(robbed)).toEqual([2])
  })

  it('TEK-FACTION-UNDEAD-5: a point for each other player with five armies or fewer, two at the most', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('undead', 5, { armies }), 0, 'ability')
    expect(points(HOMES)).toBe(2)
    expect(points({ ...HOMES, 'morandrea.b': 'BB', 'morandrea.c': 'BB' })).toBe(1)
  })
})
