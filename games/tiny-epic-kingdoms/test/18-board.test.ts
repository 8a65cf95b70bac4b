import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ACTIONS } from '../content/figures.ts'
import { NEUTRAL, type TekPosition } from '../position.ts'
import {
  countAt,
  hasLying,
  hasStanding,
  heldBy,
  isLying,
  isMixed,
  lyingAt,
  moveArmy,
  occupies,
  ownAt,
  ownerOf,
  regionsOf,
  splitsOf,
  standingAt,
  stockOf,
  strangerAt,
  supposing,
  unitsOf,
} from '../rules/board.ts'
import { game } from '../rules/game.ts'
import { armiesIn, at, fate, fight, giveUp, play, type Scene, scene, step, units } from './builders.ts'

const RUINED: NonNullable<Scene['homes']> = ['tul-grund', 'morandrea', 'fionarria']

describe('what is where', () => {
  /** Every way to fill ruins and a forest: standing and lying, alone, in pairs, with others. */
  const fill = (ruins: string, forest: string) =>
    scene(3, { homes: RUINED, armies: { 'tul-grund.c': ruins, 'tul-grund.a': forest, 'fionarria.k': '' } })

  it.each([
    ['', 0, 0, 0, -1],
    ['A', 1, 1, 0, -1],
    ['a', 1, 0, 1, -1],
    ['AA', 2, 2, 0, -1],
    ['Aa', 2, 1, 1, -1],
    ['aa', 2, 0, 2, -1],
    ['AB', 1, 1, 0, 1],
    ['aB', 1, 0, 1, 1],
    ['Ab', 1, 1, 0, 1],
    ['ab', 1, 0, 1, 1],
    ['B', 0, 0, 0, 1],
    ['bc', 0, 0, 0, 1],
    ['CC', 0, 0, 0, 2],
  ])('in ruins with “%s”', (armies, own, standing, lying, stranger) => {
    const p = fill(armies, 'C')
    const region = at('tul-grund.c')
    expect(armiesIn(p, 'tul-grund.c').length).toBe(armies.length)
    expect(countAt(p, region)).toBe(armies.length)
    expect([ownAt(p, 0, region), standingAt(p, 0, region), lyingAt(p, 0, region)]).toEqual([own, standing, lying])
    expect([occupies(p, 0, region), hasStanding(p, 0, region), hasLying(p, 0, region)]).toEqual([
      own > 0,
      standing > 0,
      lying > 0,
    ])
    expect(strangerAt(p, 0, region)).toBe(stranger)
    expect([hasStanding(p, 1, region), hasLying(p, 1, region)]).toEqual([armies.includes('B'), armies.includes('b')])
    expect(isMixed(p, region)).toBe(armies.length === 2 && new Set(armies.toUpperCase()).size === 2)
    const places = p.armies.slice(2 * region, 2 * region + 2).filter(army => army !== 0)
    expect(places.filter(isLying).length).toBe([...armies].filter(army => army === army.toLowerCase()).length)
    expect(places.map(ownerOf).sort()).toEqual([...armies.toUpperCase()].map(army => army.charCodeAt(0) - 65).sort())
  })

  it('whose regions are which, in the order of the lands', () => {
    const p = scene(3, {
      homes: RUINED,
      armies: { 'tul-grund.c': 'ab', 'morandrea.e': 'B', 'tul-grund.a': 'A', 'fionarria.a': 'CC' },
    })
    const all = ([0, 1, 2, NEUTRAL] as Seat[]).map(seat => regionsOf(p, seat))
    expect(all).toEqual([
      [at('tul-grund.a'), at('tul-grund.c')],
      [at('tul-grund.c'), at('morandrea.e')],
      [at('fionarria.a')],
      [],
    ])
  })

  it('neutral armies stand, also in ruins, and are nobody’s', () => {
    const p = scene(2, {
      lost: 'khar-dun',
      armies: { 'khar-dun.b': 'N', 'khar-dun.a': 'N', 'galson.a': 'AA', 'morandrea.a': 'BB' },
    })
    expect(armiesIn(p, 'khar-dun.b')).toBe('N')
    expect(p.inPlay).toEqual([2, 2])
    expect(regionsOf(p, NEUTRAL)).toEqual([at('khar-dun.a'), at('khar-dun.b')])
    expect(strangerAt(p, 0, at('khar-dun.b'))).toBe(NEUTRAL)
  })

  it('units, and every way to name some', () => {
    const p = scene(3, {
      stock: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    })
    expect([heldBy(p, 1), stockOf(p, 1), stockOf(p, 2)]).toEqual([units(4, 5, 6), 15, 24])
    expect((['mana', 'ore', 'food'] as const).map(id => unitsOf(id, 2))).toEqual([
      units(2, 0, 0),
      units(0, 2, 0),
      units(0, 0, 2),
    ])
    expect(splitsOf(2, 1, 2, 1)).toEqual([units(1, 1, 0), units(1, 0, 1), units(0, 2, 0), units(0, 1, 1)])
    expect(splitsOf(0, 9, 9, 9)).toEqual([units(0, 0, 0)])
    expect(splitsOf(3, 1, 0, 1)).toEqual([])
  })
})

describe('a question about a march that nobody makes', () => {
  /** Where the seat is and with how many, and every army on the table: nothing of it depends on an order. */
  const question = (p: TekPosition, seat: Seat): number =>
    regionsOf(p, seat).reduce((sum, region) => sum + 1000 * region * ownAt(p, seat, region), 0) +
    p.armies.reduce((sum, army, place) => sum + army * place, 0) / 1e6

  it('is answered as if it had been made, and leaves everything as it was', () => {
    const p = scene(3, {
      homes: RUINED,
      armies: { 'tul-grund.a': 'AA', 'tul-grund.b': 'A', 'tul-grund.d': 'B', 'morandrea.a': 'B', 'fionarria.a': 'CC' },
    })
    const { armies } = p
    const before = JSON.stringify(p)
    for (const from of ['tul-grund.a', 'tul-grund.b'])
      for (const to of ['tul-grund.c', 'tul-grund.d', 'tul-grund.e', 'tul-grund.b', 'morandrea.b', 'tul-grund.c']) {
        if (from === to) continue
        const made = game.clone(p)
        moveArmy(made, 0, at(from), at(to))
        expect(supposing(p, 0, at(from), at(to), question), `${from} to ${to}`).toBe(question(made, 0))
        expect(p.armies).toBe(armies)
        expect(regionsOf(p, 0)).toEqual([at('tul-grund.a'), at('tul-grund.b')])
      }
    expect(JSON.stringify(p)).toBe(before)
  })

  it('is answered anew for another table', () => {
    const one = scene(3, { armies: { 'galson.a': 'AA', 'morandrea.a': 'BB' } })
    const two = scene(3, { armies: { 'galson.c': 'AA', 'morandrea.a': 'B' } })
    const regions = (p: TekPosition) =>
      supposing(p, 0, at(p === one ? 'galson.a' : 'galson.c'), at('galson.b'), question)
    const wanted = (p: TekPosition) => {
      const made = game.clone(p)
      moveArmy(made, 0, at(p === one ? 'galson.a' : 'galson.c'), at('galson.b'))
      return question(made, 0)
    }
    for (const p of [one, two, one]) expect(regions(p)).toBe(wanted(p))
  })
})

describe('a position that was once read stays as it was', () => {
  const HOMES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
  /** Plays on, and looks at a copy made before. */
  const keeps = (p: TekPosition, act: (p: TekPosition) => void) => {
    const copy = game.clone(p)
    const before = JSON.stringify(copy)
    act(p)
    expect(JSON.stringify(copy)).toBe(before)
    expect(JSON.stringify(p)).not.toBe(before)
  }

  it('when armies come, go, stand up, fall, or meet bandits', () => {
    keeps(scene(3, { armies: { ...HOMES, 'galson.b': 'A' }, stock: [[0, 0, 9]], action: 'expand' }), p =>
      play(p, 0, { kind: 'mobilise', region: at('galson.b'), ore: 0 }),
    )
    keeps(
      scene(3, {
        homes: RUINED,
        armies: { 'tul-grund.c': 'aa', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
        action: 'patrol',
      }),
      p => play(p, 0, { kind: 'stand', region: at('tul-grund.c') }),
    )
    keeps(scene(3, { armies: HOMES, tokens: { 'galson.b': '?' }, bag: ['bandit', 'camp'], action: 'patrol' }), p =>
      play(p, 0, step('patrol', 'galson.a', 'galson.b')),
    )
    const war = scene(3, {
      armies: { ...HOMES, 'galson.b': 'B' },
      stock: [
        [3, 0, 0],
        [0, 0, 9],
      ],
      action: 'patrol',
    })
    keeps(war, p => play(p, 0, step('patrol', 'galson.a', 'galson.b')))
    keeps(war, p => fight(p, 3, 0))
    const other = game.clone(war)
    keeps(war, p => play(p, 1, giveUp('galson.b')))
    keeps(other, p => play(p, 1, fate('retreat', 'galson.b', 'galson.c')))
  })

  it('when the game is scored', () => {
    const p = scene(3, { armies: HOMES, tower: [6], shields: ['patrol', 'quest', 'build', 'research'] })
    const copies: TekPosition[] = []
    play(p, 0, { kind: 'select', action: 'trade' })
    while (game.toMove(p).length > 0) {
      copies.push(game.clone(p))
      const seat = elementAt(game.toMove(p), 0)
      game.play(p, seat, elementAt(game.moves(p, seat), 0), Rng.fromSeed('x'), null)
    }
    for (const copy of copies) expect(copy.ledger.every(points => points === 0)).toBe(true)
    expect(p.ledger.some(points => points > 0)).toBe(true)
    expect(p.shields).toEqual(ACTIONS.map(() => 0))
  })
})
