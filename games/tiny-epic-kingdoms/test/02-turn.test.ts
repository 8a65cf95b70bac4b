import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { LAST_REFRESH } from '../content/figures.ts'
import { game } from '../rules/game.ts'
import { collect, fight, goOn, kindsOf, legal, play, refusal, type Scene, scene, step } from './builders.ts'

const THREE = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
const FIVE = { ...THREE, 'elan.a': 'DD', 'aughmoore.a': 'EE' }
const ALL_BUT_TRADE = ['patrol', 'quest', 'build', 'research', 'expand'] as const

const turn = (set: Scene) => scene(3, { armies: THREE, ...set })

describe('the phases of a turn', () => {
  it('TEK-TURN-1 TEK-TURN-2 TEK-RESPOND-1 TEK-RESPOND-3: select, then all in clockwise order from the active player, then the token passes left', () => {
    const p = turn({
      active: 1,
      stock: [
        [2, 0, 0],
        [2, 0, 0],
        [2, 0, 0],
      ],
    })
    expect(game.toMove(p)).toEqual([1])
    play(p, 1, { kind: 'select', action: 'research' })
    const order: Seat[] = []
    while (p.action >= 0) {
      const seat = elementAt(game.toMove(p), 0)
      if (p.agenda.at(-1)?.kind !== 'respond') break
      order.push(seat)
      play(p, seat, { kind: 'research' })
    }
    expect(order).toEqual([1, 2, 0])
    expect(p.active).toBe(2)
    expect(kindsOf(p, 2)).toEqual(['select'])
  })

  it('TEK-REFRESH-1 TEK-WE-11: five shields at the start of a turn come off, and all six actions are free', () => {
    const p = turn({ active: 2, shields: ALL_BUT_TRADE.slice(0, 4) })
    const events = play(p, 2, { kind: 'select', action: 'expand' })
    goOn(p, () => p.agenda[0]?.kind === 'select')
    expect(events.some(event => event.kind === 'refreshed')).toBe(true)
    expect(p.active).toBe(0)
    expect(game.moves(p, 0)).toHaveLength(6)
  })

  it('TEK-REFRESH-1: four shields stay', () => {
    const p = turn({ shields: ['patrol', 'quest', 'build'] })
    play(p, 0, { kind: 'select', action: 'expand' })
    goOn(p, () => p.agenda[0]?.kind === 'select')
    expect(game.moves(p, 1)).toEqual([
      { kind: 'select', action: 'research' },
      { kind: 'select', action: 'trade' },
    ])
  })

  it('TEK-REFRESH-2 TEK-END-4 TEK-END-5: after the trigger the next refresh ends the game before anybody selects', () => {
    const p = turn({ shields: ALL_BUT_TRADE.slice(0, 4), magic: [0, 0, 5] })
    const events = play(p, 0, { kind: 'select', action: 'expand' })
    goOn(p, () => false)
    expect(events.filter(event => event.kind === 'selected')).toHaveLength(1)
    expect(p.over).toBe(true)
    expect(game.toMove(p)).toEqual([])
  })

  it('TEK-SELECT-1: an action with a shield cannot be selected again', () => {
    const p = turn({ shields: ['patrol'] })
    expect(refusal(p, 0, { kind: 'select', action: 'patrol' })).toBe('shielded')
    expect(game.moves(p, 0)).toHaveLength(5)
  })

  it('TEK-SELECT-2: one may select what one cannot perform', () => {
    const p = turn({
      stock: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    })
    const events = play(p, 0, { kind: 'select', action: 'build' })
    expect(events.find(event => event.kind === 'passed')).toMatchObject({ seat: 0 })
  })

  it('TEK-RESPOND-2 TEK-COLLECT-1: the active player does nothing instead, but never collects', () => {
    const p = turn({ stock: [[3, 0, 0]], action: 'research' })
    expect(refusal(p, 0, collect)).toBe('active-collects')
    expect(kindsOf(p, 0)).toEqual(['research', 'pass'])
  })

  it('TEK-RESPOND-3 TEK-R-27: the others act or collect, even nothing; they cannot pass', () => {
    const p = turn({
      stock: [
        [3, 0, 0],
        [3, 0, 0],
      ],
      action: 'research',
      asks: 1,
    })
    expect(refusal(p, 1, { kind: 'pass' })).toBe('must-act')
    expect(kindsOf(p, 1)).toEqual(['research', 'collect'])
    const bare = scene(3, {
      homes: ['galson', 'morandrea', 'elan'],
      armies: { 'galson.a': 'AA', 'morandrea.a': 'CC', 'elan.b': 'BB' },
      stock: [
        [0, 0, 0],
        [3, 0, 0],
      ],
      action: 'research',
      asks: 1,
    })
    expect(play(bare, 1, collect)[0]).toEqual({ kind: 'collected', seat: 1, mana: 0, ore: 0, food: 0 })
  })

  it('TEK-RESPOND-4: a war is over before the next player decides', () => {
    const p = scene(3, {
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(game.toMove(p)).toEqual([0, 1])
    play(p, 1, { kind: 'die', face: 0 })
    play(p, 0, { kind: 'die', face: 2 })
    expect(game.toMove(p)).toEqual([1])
    expect(p.agenda.at(-1)?.kind).toBe('respond')
  })

  it('TEK-RESPOND-5 TEK-R-28: an action that cannot be carried out is not offered', () => {
    const p = turn({
      action: 'build',
      stock: [
        [0, 0, 0],
        [0, 1, 0],
      ],
      asks: 1,
    })
    expect(refusal(p, 1, { kind: 'build' })).toBeUndefined()
    const poor = turn({
      action: 'build',
      stock: [
        [9, 0, 9],
        [9, 0, 9],
      ],
      asks: 1,
    })
    expect(refusal(poor, 1, { kind: 'build' })).toBe('build-cost')
    expect(legal(poor, 1)).toEqual([JSON.stringify(collect)])
  })

  it('TEK-RESPOND-3: another action than the selected one is refused', () => {
    const p = turn({ action: 'build', stock: [[5, 5, 5]] })
    expect(refusal(p, 0, { kind: 'research' })).toBe('not-selected')
  })
})

describe('the number of players', () => {
  it('TEK-5P-1 TEK-R-1 TEK-5P-3: with five, whoever clears the card skips the turn', () => {
    const p = scene(5, { armies: FIVE, active: 1, shields: ALL_BUT_TRADE.slice(0, 4) })
    const events = play(p, 1, { kind: 'select', action: 'expand' })
    goOn(p, () => p.agenda[0]?.kind === 'select')
    expect(events.find(event => event.kind === 'refreshed')).toMatchObject({ seat: 2, skips: true })
    expect(game.toMove(p)).toEqual([3])
    expect(game.moves(p, 3)).toHaveLength(6)
  })

  it('TEK-5P-3: over five refreshes every seat has the first choice once', () => {
    const p = scene(5, { armies: FIVE })
    const firsts = [p.active]
    while (firsts.length < 6) {
      const before = p.refreshes
      const seat = elementAt(game.toMove(p), 0)
      play(p, seat, elementAt(game.moves(p, seat), 0))
      goOn(p, () => p.agenda[0]?.kind === 'select')
      if (p.refreshes > before) firsts.push(p.active)
    }
    expect(new Set(firsts.slice(0, 5)).size).toBe(5)
  })

  it('TEK-5P-2: the skipped turn has no action, no collecting and no check; a triggered end still comes', () => {
    const set = { armies: FIVE, active: 1 as const, shields: ALL_BUT_TRADE.slice(0, 4) }
    const p = scene(5, set)
    const events = play(p, 1, { kind: 'select', action: 'expand' })
    goOn(p, () => p.agenda[0]?.kind === 'select')
    const after = events.slice(events.findIndex(event => event.kind === 'refreshed') + 1)
    expect(after).toEqual([])
    const ending = scene(5, { ...set, tower: [6] })
    play(ending, 1, { kind: 'select', action: 'expand' })
    goOn(ending, () => false)
    expect(ending.over).toBe(true)
  })

  it('TEK-5P-4: with three the one who clears the card takes the turn', () => {
    const p = turn({ shields: ALL_BUT_TRADE.slice(0, 4) })
    play(p, 0, { kind: 'select', action: 'expand' })
    goOn(p, () => p.agenda[0]?.kind === 'select')
    expect(game.toMove(p)).toEqual([1])
  })
})

describe('the trigger', () => {
  const endsBy = (set: Scene) => {
    const p = turn(set)
    play(p, 0, { kind: 'select', action: 'trade' })
    goOn(p, () => p.agenda[0]?.kind === 'select')
    return p.ending
  }

  it('TEK-END-1: seven armies, tower level 6 or magic level 5', () => {
    expect(endsBy({})).toBe('none')
    expect(endsBy({ armies: { ...THREE, 'galson.b': 'AA', 'galson.c': 'AA', 'galson.d': 'A' } })).toBe('armies')
    expect(endsBy({ tower: [0, 6] })).toBe('tower')
    expect(endsBy({ magic: [0, 5] })).toBe('magic')
  })

  it('TEK-R-30 TEK-END-1: it is read only when all have acted; seven armies for a moment are not enough', () => {
    const seven = {
      'galson.a': 'AA',
      'galson.b': 'AA',
      'galson.c': 'AA',
      'galson.e': 'A',
      'morandrea.a': 'BB',
      'fionarria.a': 'CC',
    }
    const p = scene(3, {
      armies: seven,
      stock: [
        [0, 0, 0],
        [5, 0, 0],
      ],
      action: 'quest',
      active: 2,
      asks: 0,
    })
    expect(p.ending).toBe('none')
    play(p, 0, collect)
    play(p, 1, step('quest', 'morandrea.a', 'galson.e'))
    fight(p, 5, 0)
    expect(p.inPlay[0]).toBe(6)
    goOn(p, () => p.agenda[0]?.kind === 'select')
    expect(p.ending).toBe('none')
  })

  it('TEK-END-2 TEK-END-3: losing what triggered it changes nothing, and play goes on until the refresh', () => {
    const p = turn({ tower: [6] })
    play(p, 0, { kind: 'select', action: 'trade' })
    goOn(p, () => p.agenda[0]?.kind === 'select')
    expect(p.ending).toBe('tower')
    p.tower[0] = 5
    p.magic[1] = 5
    play(p, 1, { kind: 'select', action: 'quest' })
    goOn(p, () => p.agenda[0]?.kind === 'select')
    expect(p.ending).toBe('tower')
    expect(p.over).toBe(false)
  })

  it('TEK-R-76: a game nobody ends is scored at the thirtieth refresh', () => {
    const p = turn({})
    goOn(p, () => false)
    expect(p.refreshes).toBe(LAST_REFRESH)
    expect(p.ending).toBe('long')
    expect(game.outcome(p)).not.toBeNull()
  })
})
