import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { collect, play, refusal, type Scene, scene, step, stockOf } from './builders.ts'

const PEOPLES: Scene['factions'] = ['centaurs', 'constructs', 'undead']
const collecting = (armies: Record<string, string>, set: Scene = {}) =>
  scene(3, { factions: PEOPLES, armies, action: 'trade', active: 1, asks: 0, stock: [[0, 0, 1]], ...set })

const RUINED: Scene['homes'] = ['tul-grund', 'morandrea', 'fionarria']
const REST = { 'morandrea.a': 'BB', 'fionarria.a': 'CC' }

describe('collecting', () => {
  it('TEK-COLLECT-2 TEK-WE-8: a unit a region, however many armies', () => {
    const p = collecting({ 'galson.a': 'AA', 'galson.b': 'A', 'galson.c': 'A', ...REST }, { stock: [[0, 0, 1]] })
    play(p, 0, collect)
    expect(stockOf(p, 0)).toEqual([1, 1, 2])
  })

  it('TEK-COLLECT-3 TEK-CAPITAL-3: a capital yields nothing', () => {
    const p = collecting({ 'elan.b': 'AA', 'elan.c': 'A', ...REST }, { homes: ['elan', 'morandrea', 'fionarria'] })
    play(p, 0, collect)
    expect(stockOf(p, 0)).toEqual([1, 0, 1])
  })

  it('TEK-COLLECT-5 TEK-WE-9: a single army brings one unit of choice more', () => {
    const p = collecting({ 'galson.c': 'A', ...REST })
    expect(game.moves(p, 0).filter(move => move.kind === 'collect')).toHaveLength(3)
    expect(refusal(p, 0, collect)).toBe('choice-count')
    play(p, 0, { kind: 'collect', mana: 0, ore: 1, food: 0 })
    expect(stockOf(p, 0)).toEqual([0, 1, 2])
  })

  it('TEK-R-60: also where the region yields nothing, and for a lying army', () => {
    const capital = collecting({ 'elan.b': 'A', ...REST }, { homes: ['elan', 'morandrea', 'fionarria'] })
    play(capital, 0, { kind: 'collect', mana: 1, ore: 0, food: 0 })
    expect(stockOf(capital, 0)).toEqual([1, 0, 1])
    const lying = collecting({ 'tul-grund.c': 'a', ...REST }, { homes: RUINED })
    play(lying, 0, { kind: 'collect', mana: 1, ore: 1, food: 0 })
    expect(stockOf(lying, 0)).toEqual([1, 1, 1])
  })

  it('TEK-COLLECT-6 TEK-R-29: nobody holds more than nine', () => {
    const p = collecting({ 'galson.a': 'A', 'galson.b': 'A', ...REST }, { stock: [[9, 8, 0]] })
    expect(play(p, 0, collect)[0]).toMatchObject({ kind: 'collected', mana: 0, ore: 1 })
    expect(stockOf(p, 0)).toEqual([9, 9, 0])
  })
})

describe('ruins', () => {
  it('TEK-RUINS-1: an army that moves in lies down', () => {
    const p = scene(3, { homes: RUINED, factions: PEOPLES, armies: { 'tul-grund.a': 'AA', ...REST }, action: 'patrol' })
    play(p, 0, step('patrol', 'tul-grund.a', 'tul-grund.c'))
    expect(p.armies.filter(army => army === 9)).toHaveLength(1)
  })

  it('TEK-RUINS-3 TEK-R-51: lying armies bring one unit of choice together', () => {
    for (const pair of ['aa', 'Aa', 'a']) {
      const p = collecting({ 'tul-grund.c': pair, 'tul-grund.a': 'A', ...REST }, { homes: RUINED })
      play(p, 0, { kind: 'collect', mana: 0, ore: 1, food: 0 })
      expect(stockOf(p, 0)).toEqual([1, 1, 1])
    }
  })

  it('TEK-RUINS-6 TEK-R-52: a standing army collects nothing there, stays standing and may move on', () => {
    const armies = { 'tul-grund.c': 'A', 'tul-grund.a': 'A', ...REST }
    const p = collecting(armies, { homes: RUINED })
    play(p, 0, collect)
    expect(stockOf(p, 0)).toEqual([1, 0, 1])
    expect(p.armies.includes(9)).toBe(false)
    const q = scene(3, { homes: RUINED, factions: PEOPLES, armies, action: 'patrol' })
    expect(refusal(q, 0, step('patrol', 'tul-grund.c', 'tul-grund.b'))).toBeUndefined()
  })
})
