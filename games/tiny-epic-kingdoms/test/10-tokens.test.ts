import { describe, expect, it } from 'vitest'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { TABLE_RULES } from '../content/figures.ts'
import { TOKENS } from '../content/tokens.ts'
import { FACE_DOWN, warOf } from '../position.ts'
import { game } from '../rules/game.ts'
import { pointsFrom } from '../rules/scoring.ts'
import {
  armiesIn,
  at,
  collect,
  fate,
  fight,
  giveUp,
  kindsOf,
  OPTIONS,
  play,
  refusal,
  type Scene,
  scene,
  step,
  stockOf,
  units,
} from './builders.ts'

const PEOPLES: NonNullable<Scene['factions']> = ['centaurs', 'constructs', 'merfolk']
const HOMES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
const exploring = (set: Scene) =>
  scene(3, { factions: PEOPLES, armies: HOMES, action: 'patrol', exploring: true, ...set })

/** A game with tokens up to its first selection. */
function opened(seats: number) {
  const p = game.setup({ ...OPTIONS, exploration: true }, seats, Rng.fromSeed('tokens'))
  while (p.agenda.at(-1)?.kind !== 'select') {
    const seat = elementAt(game.toMove(p), 0)
    play(p, seat, elementAt(game.moves(p, seat), 0))
  }
  return p
}

const faceDown = (p: ReturnType<typeof opened>) => p.tokens.filter(token => token === FACE_DOWN).length

describe('laying out and turning up', () => {
  it('TEK-TOKEN-1 TEK-TOKEN-2: one on every open region without a player’s army', () => {
    for (const seats of [2, 3, 4, 5]) expect(faceDown(opened(seats))).toBe(entryOf(TABLE_RULES, seats).tokens)
    expect([2, 3, 4, 5].map(seats => entryOf(TABLE_RULES, seats).tokens)).toEqual([13, 12, 16, 15])
  })

  it('TEK-TOKEN-3 TEK-R-50: five leave out the blank, and each leaves one free home region bare', () => {
    const p = game.setup({ ...OPTIONS, exploration: true }, 5, Rng.fromSeed('five'))
    expect(p.bag[TOKENS.indexOf('blank')]).toBe(0)
    while (p.agenda.at(-1)?.kind !== 'bare') {
      const seat = elementAt(game.toMove(p), 0)
      play(p, seat, elementAt(game.moves(p, seat), 0))
    }
    const seat = elementAt(game.toMove(p), 0)
    expect(game.moves(p, seat)).toHaveLength(4)
    const bare = elementAt(game.moves(p, seat), 2)
    play(p, seat, bare)
    expect('region' in bare && p.tokens[bare.region]).toBe(0)
    expect(faceDown(p)).toBe(3)
  })

  it('TEK-TOKEN-4: nobody knows a face before it is turned up, and any unseen one may come', () => {
    const found = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const p = exploring({ tokens: { 'galson.b': '?' }, bag: ['crown', 'blank', 'camp'] })
      for (const event of play(p, 0, step('patrol', 'galson.a', 'galson.b'), `draw ${n}`))
        if (event.kind === 'token-found') found.add(event.token)
    }
    expect(found).toEqual(new Set(['crown', 'blank', 'camp']))
  })

  it('TEK-R-69: however an army arrives, it turns up the token', () => {
    const spill = exploring({
      factions: ['goblins', 'constructs', 'merfolk'],
      magic: [3],
      stock: [[0, 0, 9]],
      action: 'expand',
      tokens: { 'galson.b': '?' },
      bag: ['camp'],
    })
    const events = play(spill, 0, { kind: 'mobilise', region: at('galson.b'), ore: 0 })
    expect(events[1]).toMatchObject({ kind: 'token-found', token: 'camp' })
  })

  it('TEK-TOKEN-BLANK-1: a blank does nothing', () => {
    const p = exploring({ tokens: { 'galson.b': '?' }, bag: ['blank'] })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(p.tokens[at('galson.b')]).toBe(0)
    expect(p.bag.every(copies => copies === 0)).toBe(true)
  })
})

describe('what they do', () => {
  /** Seat 0 in Galson's forest attacks seat 1 in the mountains. */
  const FRONT = { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
  const war = (set: Scene) => {
    const p = exploring({
      armies: FRONT,
      stock: [
        [3, 0, 0],
        [3, 0, 0],
      ],
      ...set,
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    return p
  }

  it('TEK-TOKEN-CROWN-1: the finder keeps the crown', () => {
    const p = exploring({ tokens: { 'galson.b': '?' }, bag: ['crown'] })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(p.crown).toBe(0)
    expect(pointsFrom(p, 0, 'crown')).toBe(2)
  })

  it('TEK-TOKEN-CROWN-2 TEK-R-49: it goes to whoever beats its owner; two flags have no loser', () => {
    const p = war({ crown: 0 })
    fight(p, 1, 2)
    expect(p.crown).toBe(1)
    const kept = war({ crown: 0 })
    fight(kept, 3, 2)
    expect(kept.crown).toBe(0)
    const others = war({ crown: 2 })
    expect(fight(others, 3, 2).some(event => event.kind === 'crown-moved')).toBe(false)
    expect(others.crown).toBe(2)
    const peace = war({ crown: 0 })
    fight(peace, 0, 0)
    expect(peace.crown).toBe(0)
  })

  it('TEK-R-49: a broken alliance moves it too, once', () => {
    const p = war({
      armies: { ...FRONT, 'galson.c': 'AB' },
      crown: 1,
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(p, 3, 0)
    play(p, 1, giveUp('galson.b'))
    expect(p.crown).toBe(0)
  })

  it('TEK-TOKEN-TREASURE-1: two units of choice', () => {
    const p = exploring({ tokens: { 'galson.b': '?' }, bag: ['treasure'] })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(game.moves(p, 0)).toHaveLength(6)
    expect(refusal(p, 0, { kind: 'gain', ...units(1, 0, 0) })).toBe('units-wrong')
    play(p, 0, { kind: 'gain', ...units(1, 1, 0) })
    expect(stockOf(p, 0)).toEqual([1, 1, 0])
    expect(p.tokens[at('galson.b')]).toBe(0)
  })

  it('TEK-TOKEN-BANDIT-1: two units of choice or the army', () => {
    const set: Scene = { tokens: { 'galson.b': '?' }, bag: ['bandit'], stock: [[1, 1, 1]] }
    const paid = exploring(set)
    play(paid, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refusal(paid, 0, { kind: 'bribe', ...units(1, 0, 0) })).toBe('bandit-price')
    play(paid, 0, { kind: 'bribe', ...units(1, 0, 1) })
    expect([stockOf(paid, 0), armiesIn(paid, 'galson.b')]).toEqual([[0, 1, 0], 'A'])
    const lost = exploring(set)
    play(lost, 0, step('patrol', 'galson.a', 'galson.b'))
    play(lost, 0, { kind: 'lose' })
    expect([lost.inPlay[0], armiesIn(lost, 'galson.b')]).toEqual([1, ''])
  })

  it('TEK-R-44: with fewer than two units the army is lost, but never a last one', () => {
    const poor = exploring({ tokens: { 'galson.b': '?' }, bag: ['bandit'], stock: [[1, 0, 0]] })
    play(poor, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(poor.inPlay[0]).toBe(1)
    const last = exploring({
      armies: { ...HOMES, 'galson.a': 'A' },
      tokens: { 'galson.b': '?' },
      bag: ['bandit'],
      stock: [[1, 0, 0]],
    })
    play(last, 0, step('patrol', 'galson.a', 'galson.b'))
    expect([last.inPlay[0], stockOf(last, 0)]).toEqual([1, [0, 0, 0]])
    const rich = exploring({
      armies: { ...HOMES, 'galson.a': 'A' },
      tokens: { 'galson.b': '?' },
      bag: ['bandit'],
      stock: [[1, 1, 1]],
    })
    play(rich, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refusal(rich, 0, { kind: 'lose' })).toBe('bandit-last-army')
  })

  it('TEK-TOKEN-DRAGON-1: the winner may burn a level of the loser’s tower instead of taking the army', () => {
    const p = war({
      armies: { ...FRONT, 'galson.d': 'A' },
      tokens: { 'galson.d': 'dragon-lair' },
      tower: [0, 2],
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(p, 1, 0)
    expect(kindsOf(p, 0)).toEqual(['lair'])
    play(p, 0, { kind: 'lair', use: true })
    expect(p.tower[1]).toBe(1)
    expect(kindsOf(p, 1)).toEqual(['retreat'])
    expect(refusal(p, 1, giveUp('galson.b'))).toBe('must-retreat')
    play(p, 1, fate('retreat', 'galson.b', 'galson.c'))
    expect([stockOf(p, 1), p.inPlay[1]]).toEqual([[0, 0, 0], 3])
  })

  it('TEK-TOKEN-DRAGON-2: with nowhere to go the army is lost as well', () => {
    const crowded = {
      'galson.a': 'AA',
      'galson.b': 'B',
      'galson.c': 'CC',
      'galson.d': 'A',
      'galson.e': 'A',
      'morandrea.a': 'BB',
      'fionarria.a': 'C',
    }
    const p = war({
      armies: crowded,
      tokens: { 'galson.d': 'dragon-lair' },
      tower: [0, 2],
      stock: [
        [3, 0, 0],
        [0, 0, 9],
      ],
    })
    fight(p, 1, 0)
    play(p, 0, { kind: 'lair', use: true })
    expect([p.tower[1], p.inPlay[1]]).toEqual([1, 2])
  })

  it('TEK-R-45: not without a tower, and only in the contested region', () => {
    const bare = war({
      armies: { ...FRONT, 'galson.d': 'A' },
      tokens: { 'galson.d': 'dragon-lair' },
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(bare, 1, 0)
    expect(bare.agenda.some(frame => frame.kind === 'lair')).toBe(false)
    const broken = war({
      armies: { ...FRONT, 'galson.c': 'AB', 'galson.d': 'A' },
      tokens: { 'galson.d': 'dragon-lair' },
      tower: [0, 1],
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(broken, 1, 0)
    play(broken, 0, { kind: 'lair', use: true })
    const moves = game.moves(broken, 1)
    expect(
      moves.filter(move => move.kind === 'retreat').every(move => 'from' in move && move.from === at('galson.b')),
    ).toBe(true)
    expect(moves).toContainEqual(giveUp('galson.c'))
  })

  it('TEK-R-41: a lair just conquered may be used; a fortress just entered gives no discount', () => {
    const lair = war({
      tokens: { 'galson.b': 'dragon-lair' },
      tower: [0, 1],
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(lair, 1, 0)
    expect(kindsOf(lair, 0)).toEqual(['lair'])
    const fort = war({
      tokens: { 'galson.b': 'fortress' },
      stock: [
        [1, 0, 0],
        [1, 0, 0],
      ],
    })
    expect(refusal(fort, 0, { kind: 'die', face: 3 })).toBe('bid-too-high')
    const shared = war({
      armies: { ...FRONT, 'galson.d': 'AC' },
      tokens: { 'galson.d': 'fortress' },
      stock: [
        [1, 0, 0],
        [1, 0, 0],
      ],
    })
    expect(refusal(shared, 0, { kind: 'die', face: 4 })).toBeUndefined()
  })

  it('TEK-TOKEN-CAMP-1 TEK-R-47: one unit more of its kind; of choice in ruins, none in a capital', () => {
    const asks: Scene = { action: 'trade', active: 1, asks: 0, stock: [[0, 0, 1]] }
    const forest = exploring({ ...asks, tokens: { 'galson.a': 'camp' } })
    play(forest, 0, collect)
    expect(stockOf(forest, 0)).toEqual([2, 0, 1])
    const ruins = exploring({
      ...asks,
      homes: ['tul-grund', 'morandrea', 'fionarria'],
      armies: { 'tul-grund.c': 'a', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      tokens: { 'tul-grund.c': 'camp' },
    })
    play(ruins, 0, { kind: 'collect', ...units(0, 2, 0) })
    expect(stockOf(ruins, 0)).toEqual([1, 2, 1])
    const capital = exploring({
      ...asks,
      homes: ['elan', 'morandrea', 'fionarria'],
      armies: { 'elan.b': 'AA', 'elan.c': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      tokens: { 'elan.b': 'camp' },
    })
    play(capital, 0, collect)
    expect(stockOf(capital, 0)).toEqual([1, 0, 1])
  })

  it('TEK-TOKEN-FORTRESS-1: two less in every war one starts, none when defending', () => {
    const attacker = war({
      armies: { ...FRONT, 'galson.d': 'A' },
      tokens: { 'galson.d': 'fortress' },
      stock: [
        [1, 0, 0],
        [1, 0, 0],
      ],
    })
    expect(refusal(attacker, 0, { kind: 'die', face: 4 })).toBeUndefined()
    expect(refusal(attacker, 0, { kind: 'die', face: 5 })).toBe('bid-too-high')
    const defender = war({
      tokens: { 'morandrea.a': 'fortress' },
      stock: [
        [1, 0, 0],
        [1, 0, 0],
      ],
    })
    expect(refusal(defender, 1, { kind: 'die', face: 3 })).toBe('bid-too-high')
    const left = war({
      armies: { 'galson.a': 'A', 'galson.e': 'A', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      tokens: { 'galson.a': 'fortress' },
      stock: [
        [1, 0, 0],
        [1, 0, 0],
      ],
    })
    expect(refusal(left, 0, { kind: 'die', face: 3 })).toBe('bid-too-high')
  })

  it('TEK-TOKEN-CITY-1 TEK-R-48: a point to each who occupies it', () => {
    const p = exploring({ armies: { ...HOMES, 'galson.b': 'AB' }, tokens: { 'galson.b': 'city' } })
    expect([pointsFrom(p, 0, 'cities'), pointsFrom(p, 1, 'cities'), pointsFrom(p, 2, 'cities')]).toEqual([1, 1, 0])
  })

  it('TEK-TOKEN-CHURCH-1 TEK-R-46: a beaten army may go to the church, once', () => {
    const p = war({
      armies: { ...FRONT, 'morandrea.a': 'B', 'morandrea.c': 'B' },
      tokens: { 'morandrea.c': 'church' },
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(p, 1, 0)
    expect(kindsOf(p, 1)).toEqual(['church', 'give-up'])
    play(p, 1, fate('church', 'galson.b', 'morandrea.c'))
    expect([armiesIn(p, 'morandrea.c'), p.tokens[at('morandrea.c')]]).toEqual(['BB', 0])
    const own = war({
      tokens: { 'galson.b': 'church' },
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(own, 1, 0)
    expect(own.inPlay[1]).toBe(2)
  })

  it('TEK-TOKEN-CHURCH-2: not if two armies are there', () => {
    const p = war({
      tokens: { 'morandrea.a': 'church' },
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(p, 1, 0)
    expect(p.inPlay[1]).toBe(2)
    expect(warOf(p)).toBeUndefined()
  })

  it('TEK-R-73: a bandit met on a retreat is paid from what is left, before the next army is handled', () => {
    const p = war({
      armies: { ...FRONT, 'galson.e': 'AB' },
      tokens: { 'galson.c': '?' },
      bag: ['bandit'],
      stock: [
        [3, 0, 0],
        [0, 0, 6],
      ],
    })
    fight(p, 1, 0)
    play(p, 1, fate('retreat', 'galson.b', 'galson.c'))
    expect(kindsOf(p, 1)).toEqual(['bribe', 'lose'])
    expect(stockOf(p, 1)).toEqual([0, 0, 2])
    play(p, 1, { kind: 'bribe', ...units(0, 0, 2) })
    expect(warOf(p)).toBeUndefined()
    expect(p.inPlay[1]).toBe(3)
  })
})
