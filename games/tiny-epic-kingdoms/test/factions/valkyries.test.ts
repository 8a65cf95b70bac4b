import { describe, expect, it } from 'vitest'
import { WINGS } from '../../content/map.ts'
import { powersOf } from '../../rules/factions/index.ts'
import { pointsFrom } from '../../rules/scoring.ts'
import { armiesIn, at, fate, fight, play, refusal, regions, scene, step, targets } from '../builders.ts'
import { AT_THE_FRONT, clash, dues, led } from './led.ts'

/** Valkyries attack the only other player. */
const duelOf = (level: number) => {
  const p = scene(2, {
    factions: ['valkyries', 'centaurs'],
    magic: [level],
    armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB' },
    stock: [
      [3, 0, 0],
      [0, 0, 0],
    ],
    action: 'patrol',
  })
  play(p, 0, step('patrol', 'galson.a', 'galson.b'))
  return p
}

describe('Valkyries', () => {
  it('TEK-FACTION-VALKYRIES-1: over rivers and round cliffs, on patrol and in retreat', () => {
    const p = led('valkyries', 1, {
      armies: { 'fionarria.a': 'A', 'morandrea.a': 'A', 'galson.a': 'BB', 'galson.c': 'CC' },
      action: 'patrol',
    })
    expect(powersOf(p, 0).gait).toBe(WINGS)
    expect(targets(p, 0, 'patrol', 'fionarria.a')).toEqual(regions('fionarria.b', 'fionarria.c', 'fionarria.d'))
    expect(targets(p, 0, 'patrol', 'morandrea.a')).toEqual(regions('morandrea.b', 'morandrea.c'))
    expect(refusal(p, 0, step('patrol', 'fionarria.a', 'fionarria.k'))).toBe('impassable')
    const beaten = led('valkyries', 1, {
      armies: { 'fionarria.b': 'AA', 'fionarria.a': 'B', 'morandrea.a': 'BB', 'galson.c': 'CC' },
      stock: [
        [1, 0, 2],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(beaten, 0, step('patrol', 'fionarria.b', 'fionarria.a'))
    fight(beaten, 1, 2)
    expect(targets(beaten, 0, 'retreat', 'fionarria.a')).toContain(at('fionarria.d'))
  })

  it('TEK-FACTION-VALKYRIES-2: attacking a player costs two less, one less between two players', () => {
    expect(dues('valkyries', 2, 'galson.a', 'galson.b', AT_THE_FRONT, 4, 0)).toEqual([[0, 2]])
    const duel = duelOf(2)
    const paid = fight(duel, 4, 0).find(event => event.kind === 'paid')
    expect(paid).toMatchObject({ seat: 0, due: 3 })
  })

  it('TEK-FACTION-VALKYRIES-3: a war won brings a unit of choice for each other player', () => {
    const p = clash('valkyries', 3, [3, 0, 0], [0, 0, 0])
    fight(p, 1, 0)
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 0, why: 'spoils', count: 2 })
    const duel = duelOf(3)
    fight(duel, 1, 0)
    expect(duel.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 0, why: 'spoils', count: 1 })
  })

  it('TEK-FACTION-VALKYRIES-4: a beaten army goes home for free, to a single army of their own', () => {
    const p = led('valkyries', 4, {
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'fionarria.e': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [1, 0, 0],
        [4, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 6)
    expect(targets(p, 0, 'carry', 'galson.b')).toEqual(regions('galson.a', 'fionarria.e'))
    expect(refusal(p, 0, fate('carry', 'galson.b', 'galson.c'))).toBe('not-carried')
    play(p, 0, fate('carry', 'galson.b', 'fionarria.e'))
    expect(armiesIn(p, 'fionarria.e')).toBe('AA')
  })

  it('TEK-FACTION-VALKYRIES-5: a point a war won, no more than there are others and three at the most', () => {
    const points = (seats: number, won: number) => {
      const p = scene(seats, { factions: ['valkyries', 'orcs', 'humans', 'dwarves', 'elves'], magic: [5] })
      p.warsWon = p.warsWon.with(0, won)
      return pointsFrom(p, 0, 'ability')
    }
    expect([points(2, 4), points(3, 1), points(3, 4), points(5, 9)]).toEqual([1, 1, 2, 3])
  })
})
