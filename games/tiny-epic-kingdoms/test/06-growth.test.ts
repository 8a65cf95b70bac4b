import { describe, expect, it } from 'vitest'
import type { Action } from '../content/figures.ts'
import { game } from '../rules/game.ts'
import { pointsFrom } from '../rules/scoring.ts'
import { armiesIn, at, goOn, play, refusal, type Scene, scene, stockOf } from './builders.ts'

const HOMES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
const PEOPLES: NonNullable<Scene['factions']> = ['centaurs', 'merfolk', 'undead']
const doing = (action: Action, set: Scene) => scene(3, { armies: HOMES, factions: PEOPLES, action, ...set })

describe('build and research', () => {
  it('TEK-BUILD-1: level n costs n ore, one level an action, six at the most', () => {
    const p = doing('build', { tower: [3], stock: [[0, 5, 0]] })
    play(p, 0, { kind: 'build' })
    expect(p.tower[0]).toBe(4)
    expect(stockOf(p, 0)).toEqual([0, 1, 0])
    expect(refusal(doing('build', { tower: [3], stock: [[9, 3, 9]] }), 0, { kind: 'build' })).toBe('build-cost')
    expect(refusal(doing('build', { tower: [6], stock: [[9, 9, 9]] }), 0, { kind: 'build' })).toBe('tower-top')
  })

  it('TEK-BUILD-2 TEK-SCORE-4: the level one stands on counts, not the sum', () => {
    const worth = [0, 1, 2, 3, 4, 5, 6].map(level => pointsFrom(doing('build', { tower: [level] }), 0, 'tower'))
    expect(worth).toEqual([0, 1, 2, 3, 4, 5, 8])
  })

  it('TEK-RESEARCH-1: level n costs n mana, one level an action, five at the most', () => {
    const p = doing('research', { magic: [2], stock: [[4, 0, 0]] })
    play(p, 0, { kind: 'research' })
    expect([p.magic[0], ...stockOf(p, 0)]).toEqual([3, 1, 0, 0])
    expect(refusal(doing('research', { magic: [2], stock: [[2, 9, 9]] }), 0, { kind: 'research' })).toBe(
      'research-cost',
    )
    expect(refusal(doing('research', { magic: [5], stock: [[9, 9, 9]] }), 0, { kind: 'research' })).toBe('magic-top')
  })

  it('TEK-RESEARCH-2 TEK-FACTION-1: the new ability works at once, and the lower ones go on', () => {
    const armies = { 'galson.c': 'A', 'galson.d': 'A', 'morandrea.a': 'A', 'morandrea.b': 'BB', 'fionarria.a': 'CC' }
    const at2 = scene(3, {
      factions: PEOPLES,
      magic: [2],
      armies,
      action: 'trade',
      active: 1,
      asks: 0,
      stock: [[0, 1, 0]],
    })
    play(at2, 0, { kind: 'collect', mana: 0, ore: 0, food: 0 })
    expect(stockOf(at2, 0)).toEqual([0, 1, 4])
    const at1 = scene(3, {
      factions: PEOPLES,
      magic: [1],
      armies,
      action: 'trade',
      active: 1,
      asks: 0,
      stock: [[0, 1, 0]],
    })
    play(at1, 0, { kind: 'collect', mana: 0, ore: 0, food: 0 })
    expect(stockOf(at1, 0)).toEqual([0, 1, 3])
    const gallops = scene(3, { factions: PEOPLES, magic: [3], armies: HOMES, action: 'patrol' })
    play(gallops, 0, { kind: 'patrol', from: at('galson.a'), to: at('galson.d') })
    expect(gallops.agenda.at(-1)).toMatchObject({ kind: 'again', why: 'gallop' })
  })

  it('TEK-RESEARCH-3 TEK-SCORE-3: a point a level, and the people’s own at level 5', () => {
    const p = doing('research', { magic: [4, 5, 0], armies: { ...HOMES, 'morandrea.a': 'B', 'morandrea.b': 'B' } })
    expect([pointsFrom(p, 0, 'magic'), pointsFrom(p, 0, 'ability')]).toEqual([4, 0])
    expect([pointsFrom(p, 1, 'magic'), pointsFrom(p, 1, 'ability')]).toEqual([5, 2])
  })

  it('TEK-WE-4: 3 ore and 3 mana are two levels of each, in four actions', () => {
    const p = doing('build', { stock: [[3, 3, 0]] })
    play(p, 0, { kind: 'build' })
    const again = doing('build', { tower: [1], stock: [[3, 2, 0]] })
    play(again, 0, { kind: 'build' })
    expect([stockOf(p, 0)[1], stockOf(again, 0)[1]]).toEqual([2, 0])
    const magic = doing('research', { tower: [2], stock: [[3, 0, 0]] })
    play(magic, 0, { kind: 'research' })
    const more = doing('research', { tower: [2], magic: [1], stock: [[2, 0, 0]] })
    play(more, 0, { kind: 'research' })
    expect([stockOf(magic, 0)[0], stockOf(more, 0)[0], more.magic[0]]).toEqual([2, 0, 2])
    expect(refusal(doing('build', { tower: [2], stock: [[0, 0, 0]] }), 0, { kind: 'build' })).toBe('build-cost')
    expect(refusal(doing('research', { magic: [2] }), 0, { kind: 'research' })).toBe('research-cost')
  })
})

describe('mobilise', () => {
  const mobilise = (region: string, ore = 0) => ({ kind: 'mobilise' as const, region: at(region), ore })

  it('TEK-EXPAND-1: beside a single army of one’s own, where nobody else stands', () => {
    const armies = {
      'galson.a': 'AA',
      'galson.b': 'A',
      'galson.c': 'AB',
      'galson.d': 'B',
      'morandrea.a': 'BB',
      'fionarria.a': 'CC',
    }
    const p = doing('expand', { armies, stock: [[0, 0, 9]] })
    expect(game.moves(p, 0).filter(move => move.kind === 'mobilise')).toEqual([mobilise('galson.b')])
    for (const region of ['galson.a', 'galson.c', 'galson.d', 'galson.e'])
      expect(refusal(p, 0, mobilise(region))).toBe('no-place')
  })

  it('TEK-EXPAND-2 TEK-WE-2 TEK-R-61: the fourth army costs four food', () => {
    const p = doing('expand', { armies: { ...HOMES, 'galson.b': 'A' }, stock: [[0, 0, 4]] })
    play(p, 0, mobilise('galson.b'))
    expect(p.inPlay[0]).toBe(4)
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
  })

  it('TEK-EXPAND-3: not without place, food or supply', () => {
    expect(
      refusal(doing('expand', { armies: { ...HOMES, 'galson.b': 'A' }, stock: [[9, 9, 3]] }), 0, mobilise('galson.b')),
    ).toBe('mobilise-cost')
    expect(refusal(doing('expand', { stock: [[0, 0, 9]] }), 0, mobilise('galson.a'))).toBe('no-place')
    const seven = {
      'galson.a': 'AA',
      'galson.b': 'AA',
      'galson.c': 'AA',
      'galson.d': 'A',
      'morandrea.a': 'BB',
      'fionarria.a': 'CC',
    }
    expect(refusal(doing('expand', { armies: seven, stock: [[0, 0, 9]] }), 0, mobilise('galson.d'))).toBe('no-supply')
  })

  it('TEK-EXPAND-4 TEK-RUINS-1: an army mobilised in ruins lies', () => {
    const p = doing('expand', {
      homes: ['tul-grund', 'morandrea', 'fionarria'],
      armies: { 'tul-grund.c': 'A', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [[0, 0, 3]],
    })
    play(p, 0, mobilise('tul-grund.c'))
    expect(armiesIn(p, 'tul-grund.c')).toBe('Aa')
  })
})

describe('trade', () => {
  it('TEK-TRADE-1 TEK-WE-3: any number of one for as many of another, once', () => {
    const p = doing('trade', { stock: [[0, 0, 3]] })
    play(p, 0, { kind: 'trade', give: 'food', take: 'ore', count: 3 })
    expect(stockOf(p, 0)).toEqual([0, 3, 0])
    expect(game.toMove(p)).not.toContain(0)
  })

  it('TEK-R-64: two different types, at least one, no more than one has', () => {
    const p = doing('trade', { stock: [[2, 0, 0]] })
    expect(refusal(p, 0, { kind: 'trade', give: 'mana', take: 'mana', count: 1 })).toBe('trade-same')
    expect(refusal(p, 0, { kind: 'trade', give: 'mana', take: 'ore', count: 3 })).toBe('trade-stock')
    expect(refusal(p, 0, { kind: 'trade', give: 'mana', take: 'ore', count: 0 })).toBe('trade-stock')
  })

  it('TEK-R-29 TEK-COLLECT-6: what goes beyond nine is lost', () => {
    const p = doing('trade', { stock: [[4, 7, 0]] })
    play(p, 0, { kind: 'trade', give: 'mana', take: 'ore', count: 4 })
    expect(stockOf(p, 0)).toEqual([0, 9, 0])
    goOn(p, () => p.agenda[0]?.kind === 'select')
    expect(Math.max(...p.stock)).toBeLessThanOrEqual(9)
  })
})
