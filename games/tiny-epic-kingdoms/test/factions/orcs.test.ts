import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { fight, play, refusal, stockOf } from '../builders.ts'
import { AT_THE_FRONT, clash, dues, led } from './led.ts'

describe('Orcs', () => {
  it('TEK-FACTION-ORCS-1 TEK-WAR-8: they win ties, attacking or defending', () => {
    const p = clash('orcs', 1, [2, 0, 0], [2, 0, 0])
    fight(p, 2, 2)
    expect(p.warsWon).toEqual([1, 0, 0])
    const defended = clash('constructs', 0, [2, 0, 0], [2, 0, 0], {
      factions: ['constructs', 'orcs', 'elves'],
      magic: [0, 1],
    })
    fight(defended, 2, 2)
    expect(defended.warsWon).toEqual([0, 1, 0])
    const lower = clash('orcs', 1, [2, 0, 0], [2, 0, 0])
    fight(lower, 2, 3)
    expect(lower.warsWon).toEqual([0, 1, 0])
  })

  it('TEK-FACTION-ORCS-2 TEK-R-32: food covers one', () => {
    const p = clash('orcs', 2, [0, 0, 3], [1, 0, 0])
    expect(refusal(p, 0, { kind: 'die', face: 3 })).toBeUndefined()
    expect(refusal(p, 0, { kind: 'die', face: 4 })).toBe('bid-too-high')
    fight(p, 3, 0)
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
  })

  it('TEK-FACTION-ORCS-3: every war costs one less', () => {
    expect(dues('orcs', 3, 'galson.a', 'galson.b', AT_THE_FRONT, 3, 0)).toEqual([[0, 2]])
  })

  it('TEK-FACTION-ORCS-4 TEK-R-32: after the reveal one more unit adds its value, if it is not needed for the die', () => {
    const p = clash('orcs', 4, [1, 1, 0], [2, 0, 0])
    fight(p, 2, 4)
    expect(game.moves(p, 0)).toEqual([
      { kind: 'raise', resource: 'mana' },
      { kind: 'raise', resource: 'ore' },
      { kind: 'hold' },
    ])
    play(p, 0, { kind: 'raise', resource: 'mana' })
    expect(p.warsWon[0]).toBe(1)
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
    const needed = clash('orcs', 4, [1, 0, 0], [2, 0, 0])
    const events = fight(needed, 3, 4)
    expect(events.find(event => event.kind === 'war-won')).toMatchObject({ winner: 1 })
    expect(events.some(event => event.kind === 'raised')).toBe(false)
  })

  it('TEK-R-32: a raise may go beyond eleven, but a flag cannot be raised', () => {
    const p = clash('orcs', 4, [9, 0, 0], [9, 0, 0])
    fight(p, 11, 11)
    const raised = play(p, 0, { kind: 'raise', resource: 'mana' })
    expect(raised[0]).toMatchObject({ kind: 'raised', total: 13 })
    const flag = clash('orcs', 4, [9, 0, 0], [9, 0, 0])
    fight(flag, 0, 1)
    expect(flag.warsWon[1]).toBe(1)
    const weak = clash('orcs', 4, [1, 1, 9], [9, 0, 0])
    fight(weak, 1, 5)
    expect(refusal(weak, 0, { kind: 'raise', resource: 'food' })).toBeUndefined()
  })

  it('TEK-FACTION-ORCS-5: two points if no other army is in their home', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('orcs', 5, { armies }), 0, 'ability')
    expect(points({ 'galson.a': 'A', 'morandrea.a': 'BB' })).toBe(2)
    expect(points({ 'galson.a': 'A', 'galson.b': 'B' })).toBe(0)
  })
})
