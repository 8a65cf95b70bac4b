import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import type { TekPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { finish } from '../rules/scoring.ts'
import { armiesIn, type Scene, scene } from './builders.ts'

const PEOPLES: NonNullable<Scene['factions']> = ['centaurs', 'elves', 'undead']

function end(set: Scene, seats = 3) {
  const p = scene(seats, { factions: PEOPLES, ...set })
  finish(p, null)
  const outcome = game.outcome(p)
  if (!outcome) throw new Error('the game is not over')
  return { ...outcome, p }
}

const lines = (outcome: ReturnType<typeof end>, seat: number) =>
  Object.fromEntries(elementAt(outcome.lines, seat).map(line => [line.source, line.points]))

const RUINED: Scene['homes'] = ['tul-grund', 'morandrea', 'fionarria']

describe('scoring', () => {
  it('TEK-SCORE-1 TEK-RUINS-7: armies in ruins are lost first, lying or standing', () => {
    const outcome = end({
      homes: RUINED,
      armies: { 'tul-grund.c': 'Aa', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
    })
    expect(outcome.scores).toEqual([1, 2, 2])
    expect(armiesIn(outcome.p, 'tul-grund.c')).toBe('')
  })

  it('TEK-R-53 TEK-R-54: before abilities, cities and ties are read; Constructs keep theirs', () => {
    const armies = {
      'tul-grund.c': 'Bb',
      'morandrea.a': 'B',
      'morandrea.b': 'AA',
      'morandrea.c': 'A',
      'fionarria.a': 'C',
    }
    const outcome = end({
      homes: RUINED,
      factions: ['goblins', 'elves', 'undead'],
      magic: [5],
      armies,
      tokens: { 'tul-grund.c': 'city' },
    })
    expect(lines(outcome, 0)).toEqual({ armies: 3, magic: 5, ability: 2 })
    expect(lines(outcome, 1)).toEqual({ armies: 1 })
    const kept = end({
      homes: RUINED,
      factions: ['goblins', 'constructs', 'undead'],
      magic: [5, 4],
      armies,
      tokens: { 'tul-grund.c': 'city' },
    })
    expect(lines(kept, 1)).toEqual({ armies: 3, magic: 4, cities: 1 })
    expect(lines(kept, 0)).toEqual({ armies: 3, magic: 5 })
  })

  it('TEK-SCORE-2 TEK-SCORE-6: a point an army, two for the crown, one a city', () => {
    const outcome = end({
      armies: { 'galson.a': 'AA', 'galson.b': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      tokens: { 'galson.a': 'city', 'galson.b': 'city' },
      crown: 0,
    })
    expect(lines(outcome, 0)).toEqual({ armies: 3, crown: 2, cities: 2 })
  })

  it('TEK-SCORE-7 TEK-2P-9 TEK-R-68: two players score the Lost Kingdom and their trophies, which are no armies', () => {
    const outcome = end(
      { armies: { 'galson.a': 'A', 'orrinvale.a': 'AA', 'orrinvale.c': 'A', 'morandrea.a': 'BB', 'orrinvale.e': 'N' } },
      2,
    )
    expect(lines(outcome, 0)).toEqual({ armies: 4, 'lost-kingdom': 2, trophies: 4 })
    expect(lines(outcome, 1)).toEqual({ armies: 2 })
  })
})

describe('the winner', () => {
  const ARMIES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'C' }

  it('TEK-TIE-1: most points win', () => {
    expect(end({ armies: ARMIES, tower: [3, 1, 0] }).places).toEqual([1, 2, 3])
  })

  it('TEK-TIE-2: then more armies, the higher tower, the higher magic, more units in all', () => {
    expect(end({ armies: ARMIES, tower: [0, 0, 1] }).places).toEqual([1, 1, 3])
    expect(end({ armies: ARMIES, tower: [1, 0, 0], magic: [0, 1, 0] }).places).toEqual([1, 2, 3])
    // Two levels of tower and one of magic are worth as much as the other way round.
    expect(
      end({ armies: ARMIES, factions: ['centaurs', 'dwarves', 'undead'], tower: [2, 1, 0], magic: [1, 2, 0] }).places,
    ).toEqual([1, 2, 3])
    expect(
      end({
        armies: ARMIES,
        stock: [
          [0, 0, 1],
          [1, 1, 0],
          [0, 0, 0],
        ],
      }).places,
    ).toEqual([2, 1, 3])
  })

  it('TEK-TIE-2: a higher magic beats more units when points, armies and towers are equal', () => {
    const p = scene(3, {
      factions: PEOPLES,
      armies: { ...ARMIES, 'elan.b': '' },
      magic: [1, 0, 0],
      crown: 1,
      exploring: true,
      stock: [
        [0, 0, 0],
        [9, 9, 9],
        [0, 0, 0],
      ],
    })
    withOneTrophy(p)
    finish(p, null)
    expect(game.outcome(p)?.scores.slice(0, 2)).toEqual([4, 4])
    expect(game.outcome(p)?.places.slice(0, 2)).toEqual([1, 2])
  })

  it('TEK-TIE-3: who cannot be told apart shares the victory', () => {
    expect(
      end({
        armies: ARMIES,
        stock: [
          [1, 0, 0],
          [0, 0, 1],
          [0, 0, 0],
        ],
      }).places,
    ).toEqual([1, 1, 3])
  })
})

function withOneTrophy(p: TekPosition): void {
  p.trophies = p.trophies.with(0, 1)
}
