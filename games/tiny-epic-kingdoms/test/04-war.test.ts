import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { regionNamed as regionOf } from '../content/map.ts'
import { NOT_SET, warOf } from '../position.ts'
import { game } from '../rules/game.ts'
import {
  armiesIn,
  fate,
  fight,
  giveUp,
  kindsOf,
  legal,
  play,
  refusal,
  type Scene,
  scene,
  step,
  stockOf,
  units,
} from './builders.ts'

const FRONT = { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }

/** Seat 0 has just marched from Galson's forest against seat 1 in the mountains. */
function war(set: Scene, from = 'galson.a', to = 'galson.b') {
  const p = scene(3, { armies: FRONT, action: 'patrol', factions: ['centaurs', 'constructs', 'undead'], ...set })
  play(p, 0, step('patrol', from, to))
  return p
}

const faces = (p: ReturnType<typeof war>, seat: 0 | 1) => game.moves(p, seat).length

describe('setting and showing the dice', () => {
  it('TEK-WAR-3 TEK-R-4 TEK-PAY-5: both set in secret, in any order; nobody sees a die before both are in', () => {
    const p = war({
      stock: [
        [3, 0, 0],
        [3, 0, 0],
      ],
    })
    expect(game.toMove(p)).toEqual([0, 1])
    const events = play(p, 1, { kind: 'die', face: 3 })
    expect(events).toEqual([{ kind: 'die-set', seat: 1 }])
    expect(game.toMove(p)).toEqual([0])
    for (const viewer of [0, 2, null] as const) expect(warOf(game.view(p, viewer))?.dice).toEqual([NOT_SET, HIDDEN])
    expect(warOf(game.view(p, 1))?.dice).toEqual([NOT_SET, 3])
    expect(game.view(p, null).stock).toEqual(p.stock)
    const shown = play(p, 0, { kind: 'die', face: 1 }).find(event => event.kind === 'dice-shown')
    expect(shown).toEqual({ kind: 'dice-shown', attacker: 0, defender: 1, dice: [1, 3], shows: true })
  })

  it('TEK-R-2: the flag and the numbers 1 to 11, no more', () => {
    const p = war({
      stock: [
        [9, 9, 9],
        [9, 9, 9],
      ],
    })
    expect(faces(p, 0)).toBe(12)
    expect(refusal(p, 0, { kind: 'die', face: 12 })).toBe('die-face')
    expect(refusal(p, 0, { kind: 'die', face: -1 })).toBe('die-face')
  })

  it('TEK-WAR-4 TEK-PAY-4 TEK-R-5: no number above what could be paid now', () => {
    const p = war({
      stock: [
        [1, 2, 9],
        [0, 3, 0],
      ],
    })
    expect(faces(p, 0)).toBe(5)
    expect(refusal(p, 0, { kind: 'die', face: 5 })).toBe('bid-too-high')
    expect(game.objection(p, 0, { kind: 'die', face: 5 })?.figures).toEqual({
      face: 5,
      highest: 4,
      covered: 4,
      discount: 0,
    })
    expect(faces(p, 1)).toBe(4)
  })

  it('TEK-R-8: who can pay for no number has only the flag and is not asked', () => {
    const p = war({
      stock: [
        [2, 0, 0],
        [0, 0, 9],
      ],
    })
    expect(game.toMove(p)).toEqual([0])
    expect(warOf(p)?.dice).toEqual([NOT_SET, 0])
    expect(warOf(game.view(p, 0))?.dice).toEqual([NOT_SET, HIDDEN])
  })

  it('TEK-WAR-5: both dice are shown together, and the rest follows at once', () => {
    const p = war({
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
    })
    const kinds = fight(p, 4, 1).map(event => event.kind)
    expect(kinds.slice(0, 4)).toEqual(['die-set', 'die-set', 'dice-shown', 'war-won'])
  })
})

describe('the result', () => {
  it('TEK-WAR-6 TEK-ALLY-1: two flags make an alliance; nobody pays, nobody loses', () => {
    const p = war({
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
    })
    fight(p, 0, 0)
    expect(armiesIn(p, 'galson.b')).toBe('AB')
    expect(stockOf(p, 0)).toEqual([2, 0, 0])
    expect(p.warsWon).toEqual([0, 0, 0])
  })

  it('TEK-WAR-7: the higher total wins; a flag is nothing', () => {
    const p = war({
      stock: [
        [1, 0, 0],
        [2, 0, 0],
      ],
    })
    fight(p, 1, 0)
    expect(p.warsWon).toEqual([1, 0, 0])
    const q = war({
      stock: [
        [1, 0, 0],
        [2, 0, 0],
      ],
    })
    fight(q, 2, 3)
    expect(q.warsWon).toEqual([0, 1, 0])
  })

  it('TEK-R-7 TEK-WAR-7: what the dice show is compared, not what is paid', () => {
    const armies = { 'galson.b': 'AA', 'galson.a': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
    const set: Scene = {
      factions: ['dark-elves', 'centaurs', 'undead'],
      magic: [3],
      armies,
      stock: [
        [3, 0, 0],
        [3, 0, 0],
      ],
    }
    const p = war(set, 'galson.b', 'galson.a')
    const events = fight(p, 4, 5)
    expect(events.find(event => event.kind === 'war-won')).toMatchObject({ winner: 1, totals: [4, 5] })
    const due = events.flatMap(event => (event.kind === 'paid' ? [event.due] : []))
    expect(due).toEqual([3, 6])
  })

  it('TEK-WAR-8: with equal numbers the defender wins', () => {
    const p = war({
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
    })
    fight(p, 4, 4)
    expect(p.warsWon).toEqual([0, 1, 0])
    expect(armiesIn(p, 'galson.b')).toBe('B')
  })

  it('TEK-WAR-9 TEK-R-66: winner and loser pay for their own number; a flag is free', () => {
    const p = war({
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
    })
    fight(p, 4, 2)
    expect([stockOf(p, 0), stockOf(p, 1)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    const q = war({
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
      factions: ['dark-elves', 'constructs', 'undead'],
      magic: [1],
    })
    fight(q, 4, 0)
    expect(stockOf(q, 1)).toEqual([1, 0, 0])
  })

  it('TEK-WAR-10 TEK-RETREAT-4: the winner keeps the region, the loser’s army is returned to supply', () => {
    const p = war({
      stock: [
        [2, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(p, 3, 0)
    expect(armiesIn(p, 'galson.b')).toBe('A')
    expect(p.inPlay).toEqual([2, 2, 2])
  })

  it('TEK-WE-1: a discount of one, five against a flag', () => {
    const p = scene(3, {
      factions: ['orcs', 'humans', 'elves'],
      magic: [3],
      armies: FRONT,
      stock: [
        [1, 2, 0],
        [3, 3, 3],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refusal(p, 0, { kind: 'die', face: 5 })).toBeUndefined()
    expect(refusal(p, 0, { kind: 'die', face: 6 })).toBe('bid-too-high')
    const events = fight(p, 5, 0)
    expect(events.find(event => event.kind === 'war-won')).toMatchObject({ winner: 0, totals: [5, 0] })
    expect(events.find(event => event.kind === 'paid')).toMatchObject({ seat: 0, due: 4 })
    expect([stockOf(p, 0), stockOf(p, 1)]).toEqual([
      [0, 0, 0],
      [3, 3, 3],
    ])
    expect(kindsOf(p, 1)).toEqual(['retreat', 'give-up'])
  })

  it('TEK-WAR-12 TEK-R-57: attacker pays before defender, the fate comes after both, the crown after the fate', () => {
    const p = war({
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
      crown: 1,
      exploring: true,
    })
    const events = fight(p, 4, 2)
    const order = events.flatMap(event => (['paid', 'fell', 'crown-moved'].includes(event.kind) ? [event.kind] : []))
    expect(order).toEqual(['paid', 'paid', 'fell', 'crown-moved'])
    expect(events.filter(event => event.kind === 'paid').map(event => 'seat' in event && event.seat)).toEqual([0, 1])
  })
})

describe('paying', () => {
  it('TEK-PAY-1 TEK-R-6: a discount larger than the number makes it free, no more', () => {
    const p = scene(3, {
      factions: ['valkyries', 'constructs', 'undead'],
      magic: [2],
      armies: FRONT,
      stock: [
        [0, 1, 0],
        [0, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(game.moves(p, 0)).toHaveLength(4)
    fight(p, 1, 0)
    expect(stockOf(p, 0)).toEqual([0, 1, 0])
  })

  it('TEK-PAY-1 TEK-FACTION-4: discounts and penalties add up before the sum is cut off', () => {
    const p = scene(3, {
      factions: ['valkyries', 'dark-elves', 'undead'],
      magic: [2, 1],
      armies: { 'galson.b': 'AA', 'galson.a': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [0, 3, 0],
        [0, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.b', 'galson.a'))
    const paid = fight(p, 3, 0).find(event => event.kind === 'paid')
    expect(paid).toMatchObject({ due: 2, ore: 2 })
  })

  it('TEK-PAY-3 TEK-R-3 TEK-R-74: any units that cover the sum, but none too many; one way is taken unasked', () => {
    const p = war({
      stock: [
        [2, 2, 3],
        [0, 0, 0],
      ],
    })
    play(p, 0, { kind: 'die', face: 3 })
    expect(legal(p, 0)).toEqual([
      JSON.stringify({ kind: 'pay', ...units(2, 0, 0) }),
      JSON.stringify({ kind: 'pay', ...units(1, 1, 0) }),
    ])
    expect(refusal(p, 0, { kind: 'pay', ...units(2, 1, 0) })).toBe('payment-wasteful')
    expect(refusal(p, 0, { kind: 'pay', ...units(0, 2, 0) })).toBe('payment-short')
    expect(refusal(p, 0, { kind: 'pay', ...units(1, 1, 1) })).toBe('payment-wasteful')
    expect(refusal(p, 0, { kind: 'pay', ...units(0, 3, 0) })).toBe('payment-stock')
    const only = war({
      stock: [
        [2, 0, 0],
        [0, 0, 0],
      ],
    })
    play(only, 0, { kind: 'die', face: 3 })
    expect(stockOf(only, 0)).toEqual([0, 0, 0])
  })

  it('TEK-R-74: the loser chooses their own payment', () => {
    const p = war({
      stock: [
        [3, 0, 0],
        [1, 2, 0],
      ],
    })
    fight(p, 6, 2)
    expect(game.toMove(p)).toEqual([1])
    expect(kindsOf(p, 1)).toEqual(['pay'])
    play(p, 1, { kind: 'pay', ...units(0, 2, 0) })
    expect(stockOf(p, 1)).toEqual([1, 0, 0])
  })
})

describe('retreat', () => {
  const beaten = (set: Scene) => {
    const p = war({
      stock: [
        [3, 0, 0],
        [0, 0, 5],
      ],
      ...set,
    })
    fight(p, 3, 0)
    return p
  }
  const retreat = (to: string) => ({ kind: 'retreat' as const, from: warRegion, to: regionOf(to) })
  const warRegion = regionOf('galson.b')

  it('TEK-RETREAT-1 TEK-R-11: as much food as armies in play, the beaten one included', () => {
    const p = beaten({})
    expect(kindsOf(p, 1)).toEqual(['retreat', 'give-up'])
    play(p, 1, retreat('galson.c'))
    expect(stockOf(p, 1)).toEqual([0, 0, 2])
    expect(armiesIn(p, 'galson.c')).toBe('B')
    expect(p.inPlay[1]).toBe(3)
  })

  it('TEK-RETREAT-2 TEK-RETREAT-3 TEK-R-10: to an adjacent region without a foreign army and with room', () => {
    const p = beaten({ armies: { ...FRONT, 'galson.c': 'B', 'galson.d': 'C', 'galson.e': 'AC', 'morandrea.a': 'B' } })
    expect(game.moves(p, 1).filter(move => move.kind === 'retreat')).toEqual([retreat('galson.c')])
    expect(refusal(p, 1, retreat('galson.d'))).toBe('no-refuge')
    expect(refusal(p, 1, retreat('galson.e'))).toBe('no-refuge')
    expect(refusal(p, 1, retreat('galson.a'))).toBe('no-refuge')
  })

  it('TEK-R-10: not even an ally’s region', () => {
    const p = beaten({ armies: { ...FRONT, 'galson.c': 'C', 'galson.d': 'C', 'galson.e': 'CC', 'fionarria.a': 'BC' } })
    expect(game.toMove(p)).not.toEqual([])
    expect(p.inPlay[1]).toBe(3)
    expect(armiesIn(p, 'galson.b')).toBe('A')
  })

  it('TEK-RETREAT-4: without the food it is impossible', () => {
    const p = war({
      stock: [
        [3, 0, 0],
        [0, 1, 2],
      ],
    })
    const events = fight(p, 3, 0)
    expect(events.find(event => event.kind === 'fell')).toMatchObject({ seat: 1, why: 'war' })
  })

  it('TEK-RETREAT-5 TEK-R-9: one may let the army go though it could be saved', () => {
    const p = beaten({})
    play(p, 1, giveUp('galson.b'))
    expect(p.inPlay[1]).toBe(2)
    expect(stockOf(p, 1)).toEqual([0, 0, 5])
  })

  it('TEK-RETREAT-6 TEK-R-12: an attacker who came by quest retreats to a neighbour of the contested region', () => {
    const p = scene(3, {
      factions: ['centaurs', 'constructs', 'undead'],
      armies: FRONT,
      stock: [
        [0, 0, 0],
        [2, 0, 0],
        [1, 0, 5],
      ],
      action: 'quest',
      active: 2,
    })
    play(p, 2, { kind: 'quest', from: regionOf('fionarria.a'), to: regionOf('galson.b') })
    fight(p, 1, 3)
    const to = game.moves(p, 2).flatMap(move => (move.kind === 'retreat' ? [move.to] : []))
    expect(to).toEqual([regionOf('galson.c'), regionOf('galson.d'), regionOf('galson.e')])
  })

  it('TEK-R-13: a lying army may retreat and stands up as it leaves', () => {
    const homes: Scene['homes'] = ['tul-grund', 'morandrea', 'fionarria']
    const armies = { 'tul-grund.a': 'AA', 'tul-grund.c': 'b', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
    const p = war(
      {
        homes,
        armies,
        stock: [
          [3, 0, 0],
          [0, 0, 5],
        ],
      },
      'tul-grund.a',
      'tul-grund.c',
    )
    fight(p, 3, 0)
    play(p, 1, fate('retreat', 'tul-grund.c', 'tul-grund.d'))
    expect(armiesIn(p, 'tul-grund.d')).toBe('B')
  })

  it('TEK-R-14 TEK-R-70 TEK-R-73: a retreat into ruins lays the army down, and its token is turned up at once', () => {
    const homes: Scene['homes'] = ['tul-grund', 'morandrea', 'fionarria']
    const armies = { 'tul-grund.a': 'AA', 'tul-grund.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
    const set: Scene = {
      homes,
      armies,
      stock: [
        [3, 0, 0],
        [0, 0, 5],
      ],
      tokens: { 'tul-grund.c': '?' },
      bag: ['camp'],
    }
    const p = war(set, 'tul-grund.a', 'tul-grund.b')
    fight(p, 3, 0)
    const events = play(p, 1, fate('retreat', 'tul-grund.b', 'tul-grund.c'))
    expect(armiesIn(p, 'tul-grund.c')).toBe('b')
    expect(events[1]).toMatchObject({ kind: 'token-found', seat: 1, token: 'camp' })
  })

  it('TEK-R-22 TEK-RUINS-4: a winner who entered ruins lies; a lying defender who wins goes on lying', () => {
    const homes: Scene['homes'] = ['tul-grund', 'morandrea', 'fionarria']
    const armies = { 'tul-grund.a': 'AA', 'tul-grund.c': 'b', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
    const won = war(
      {
        homes,
        armies,
        stock: [
          [3, 0, 0],
          [0, 0, 0],
        ],
      },
      'tul-grund.a',
      'tul-grund.c',
    )
    fight(won, 1, 0)
    expect(armiesIn(won, 'tul-grund.c')).toBe('a')
    const lost = war(
      {
        homes,
        armies,
        stock: [
          [1, 0, 0],
          [2, 0, 0],
        ],
      },
      'tul-grund.a',
      'tul-grund.c',
    )
    fight(lost, 1, 3)
    expect(armiesIn(lost, 'tul-grund.c')).toBe('b')
  })
})
