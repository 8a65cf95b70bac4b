import { describe, expect, it } from 'vitest'
import { game } from '../../rules/game.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { armiesIn, fight, kindsOf, play, refusal, type Scene, scene, step, stockOf, units } from '../builders.ts'
import { clash, FRONT } from './led.ts'

describe('Halflings', () => {
  const meet = (level: number, set: Scene = {}) => clash('halflings', level, [2, 0, 0], [2, 1, 0], set)

  it('TEK-FACTION-HALFLINGS-1 TEK-R-37: who shows a number against their flag hands them three units of choice, before the army’s fate', () => {
    const p = meet(1, {
      stock: [
        [0, 0, 0],
        [2, 1, 3],
      ],
    })
    play(p, 1, { kind: 'die', face: 1 })
    play(p, 1, { kind: 'pay', ...units(0, 1, 0) })
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'give', seat: 1, to: 0, count: 3 })
    expect(refusal(p, 1, { kind: 'give', ...units(1, 0, 0) })).toBe('units-wrong')
    play(p, 1, { kind: 'give', ...units(0, 0, 3) })
    expect(stockOf(p, 0)).toEqual([0, 0, 3])
    expect(kindsOf(p, 0)).toEqual(['retreat', 'give-up'])
  })

  it('TEK-FACTION-HALFLINGS-2: two flags give the other player a unit', () => {
    const p = meet(2)
    fight(p, 0, 0)
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 1, count: 1, why: 'gift' })
  })

  it('TEK-FACTION-HALFLINGS-3 TEK-R-57: two flags give them a unit for each player at the table, the attacker choosing first', () => {
    const p = meet(3)
    fight(p, 0, 0)
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 0, count: 3, why: 'breakfast' })
    play(p, 0, { kind: 'gain', ...units(0, 0, 3) })
    expect(game.toMove(p)).toEqual([1])
    play(p, 1, { kind: 'gain', ...units(0, 0, 1) })
    expect([stockOf(p, 0), stockOf(p, 1)]).toEqual([
      [2, 0, 3],
      [2, 1, 1],
    ])
  })

  it('TEK-FACTION-HALFLINGS-4: their own flag keeps an alliance together, their own number does not', () => {
    const armies = { ...FRONT, 'galson.c': 'AB' }
    const held = meet(4, {
      armies,
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
    })
    expect(fight(held, 0, 2).some(event => event.kind === 'alliance-broken')).toBe(false)
    expect(held.inPlay[0]).toBe(2)
    expect(armiesIn(held, 'galson.c')).toBe('AB')
    const defended = clash('constructs', 0, [2, 0, 0], [1, 0, 0], {
      armies,
      factions: ['constructs', 'halflings', 'elves'],
      magic: [0, 4],
    })
    expect(fight(defended, 2, 0).some(event => event.kind === 'alliance-broken')).toBe(false)
    expect(armiesIn(defended, 'galson.c')).toBe('AB')
    const broken = meet(4, {
      armies,
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
    })
    const events = fight(broken, 3, 0)
    expect(events.some(event => event.kind === 'alliance-broken')).toBe(true)
  })

  it('TEK-FACTION-HALFLINGS-5: for sharing a region a point for each player at the table, four at the most', () => {
    const points = (seats: number, armies: Record<string, string>) =>
      pointsFrom(
        scene(seats, { factions: ['halflings', 'orcs', 'humans', 'dwarves', 'elves'], magic: [5], armies }),
        0,
        'ability',
      )
    const friends = { 'galson.b': 'AB', 'galson.c': 'AC' }
    expect([3, 4, 5].map(seats => points(seats, friends))).toEqual([3, 4, 4])
    expect(points(4, { 'galson.b': 'A', 'galson.d': 'BC' })).toBe(0)
    expect(points(3, { 'galson.a': 'A', 'galson.b': 'AB', 'galson.c': 'A' })).toBe(3)
  })

  it('TEK-R-37: between two players their gifts never come', () => {
    const p = scene(2, {
      factions: ['halflings', 'undead'],
      magic: [3],
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB' },
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(fight(p, 0, 0).some(event => event.kind === 'gained')).toBe(false)
  })

  it('TEK-FACTION-HALFLINGS-1 TEK-2P-7: two flags between two players shame nobody, whoever loses', () => {
    for (const level of [1, 3]) {
      const p = scene(2, {
        factions: ['halflings', 'undead'],
        magic: [level],
        armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB' },
        stock: [
          [2, 0, 0],
          [2, 2, 2],
        ],
        action: 'patrol',
      })
      play(p, 0, step('patrol', 'galson.a', 'galson.b'))
      const events = fight(p, 0, 0)
      expect(events.find(event => event.kind === 'war-won')).toMatchObject({ winner: 1, loser: 0 })
      expect(events.some(event => event.kind === 'gave')).toBe(false)
      expect(stockOf(p, 1)).toEqual([2, 2, 2])
    }
  })

  it('TEK-FACTION-HALFLINGS-1 TEK-R-37: whoever has fewer hands over all; a winner and a flag hand over nothing', () => {
    const poor = meet(1, {
      stock: [
        [0, 0, 0],
        [1, 0, 1],
      ],
    })
    const events = play(poor, 1, { kind: 'die', face: 1 })
    expect(events.find(event => event.kind === 'gave')).toMatchObject({ seat: 1, to: 0, mana: 0, ore: 0, food: 1 })
    expect([stockOf(poor, 0), stockOf(poor, 1)]).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ])
    const won = meet(1, {
      stock: [
        [2, 0, 0],
        [0, 0, 3],
      ],
    })
    expect(fight(won, 2, 0).some(event => event.kind === 'gave')).toBe(false)
    const beaten = meet(1)
    expect(fight(beaten, 2, 4).some(event => event.kind === 'gave')).toBe(false)
  })

  it('TEK-R-37: what is handed over beyond nine is lost', () => {
    const p = meet(1, {
      stock: [
        [0, 0, 8],
        [1, 0, 3],
      ],
    })
    fight(p, 0, 1)
    expect([stockOf(p, 0), stockOf(p, 1)]).toEqual([
      [0, 0, 9],
      [0, 0, 0],
    ])
  })
})
