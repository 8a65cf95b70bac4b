import { describe, expect, it } from 'vitest'
import type { SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import {
  act,
  conquer,
  finish,
  MOSS_FOLK,
  objectionTo,
  open,
  type People,
  play,
  rolling,
  scene,
  to,
} from './builders.ts'

/* Every refusal with its rule and its figures: the page says them to whoever wonders why. */

const refused = (p: SmallWorldPosition, move: SmallWorldMove) => objectionTo(p, move)

const expanding = (peoples: readonly People[], options?: Readonly<Record<string, unknown>>): SmallWorldPosition => {
  const p = scene(2, peoples, options ? { options } : {})
  act(p, 'expand')
  return p
}

const RATMEN: People = { seat: 0, race: 'ratmen', power: 'stout', at: { Hi1: 4, Fa2: 1 } }

describe('what is not being decided', () => {
  const NOT_NOW = (step: string) => ({ code: 'not-now', rule: 'SW-TURN-4', figures: { step } })
  const MOVES: readonly SmallWorldMove[] = [
    { kind: 'pick', place: 0 },
    { kind: 'expand' },
    { kind: 'decline' },
    { kind: 'abandon', region: 4 },
    { kind: 'conquer', region: 4 },
    { kind: 'dragon', region: 4 },
    { kind: 'exchange', region: 4 },
    { kind: 'roll' },
    { kind: 'attempt', region: 4 },
    { kind: 'stop' },
    { kind: 'retreat', region: 4 },
    { kind: 'lift', region: 4 },
    { kind: 'place', region: 4, count: 1 },
    { kind: 'spread' },
    { kind: 'vacate', region: 4 },
    { kind: 'lift-camps', region: 4 },
    { kind: 'camp', region: 4, count: 1 },
    { kind: 'fortify', region: 4 },
    { kind: 'hero', region: 4 },
    { kind: 'ally', seat: 1 },
    { kind: 'done' },
    { kind: 'skip' },
  ]
  const others = (p: SmallWorldPosition, ...kinds: readonly SmallWorldMove['kind'][]) =>
    MOVES.filter(move => !kinds.includes(move.kind)).map(move => refused(p, move))
  const all = (step: string, count: number) => Array.from({ length: count }, () => NOT_NOW(step))

  it('SW-TURN-4: at the start of a turn nothing but the choice of it', () => {
    expect(others(scene(2, [RATMEN]), 'expand', 'decline')).toEqual(all('turn', 20))
  })

  it('SW-TURN-4: without a race nothing but a pick', () => {
    expect(others(scene(2, []), 'pick')).toEqual(all('pick', 21))
  })

  it('SW-TURN-4: in conquests nothing is arranged', () => {
    const p = expanding([RATMEN])
    const conquests = ['abandon', 'conquer', 'dragon', 'exchange', 'roll', 'attempt', 'stop'] as const
    expect(others(p, ...conquests)).toEqual(all('conquer', 15))
  })

  it('SW-TURN-4: in redeployment nothing is conquered', () => {
    const p = expanding([RATMEN])
    act(p, 'stop')
    expect(others(p, 'lift', 'place', 'spread', 'vacate', 'done')).toEqual(all('redeploy', 17))
  })

  it('SW-TURN-4: with encampments, fortress, heroes, ally, late decline and retreat only these', () => {
    const camps = expanding([{ ...RATMEN, power: 'bivouacking', camps: { Hi1: 5 } }])
    act(camps, 'stop')
    finish(camps, 'encamp')
    expect(others(camps, 'lift-camps', 'camp', 'done')).toEqual(all('encamp', 19))
    const walls = expanding([{ ...RATMEN, power: 'fortified', at: { Hi1: 1, Fa2: 1 } }])
    act(walls, 'stop')
    expect(others(walls, 'fortify', 'skip')).toEqual(all('fortify', 20))
    const heroes = expanding([{ ...RATMEN, power: 'heroic', at: { Hi1: 1, Fa2: 1, Sw1: 1 } }])
    act(heroes, 'stop')
    expect(others(heroes, 'hero', 'done')).toEqual(all('heroes', 20))
    const peace = expanding([{ ...RATMEN, power: 'diplomat', at: { Hi1: 1 } }])
    act(peace, 'stop')
    expect(others(peace, 'ally', 'skip')).toEqual(all('ally', 20))
    const stout = expanding([{ ...RATMEN, at: { Hi1: 1 } }])
    act(stout, 'stop')
    expect(others(stout, 'decline', 'skip')).toEqual(all('late-decline', 20))
    const ghouls = expanding([RATMEN, { seat: 0, race: 'ghouls', declined: true, at: { Sw2: 2, Fo4: 1 } }])
    play(ghouls, to(ghouls, 'attempt', 'Mo4'), rolling(0))
    expect(others(ghouls, 'retreat')).toEqual(all('retreat', 21))
  })

  it('SW-ROUND-2: nobody moves out of turn', () => {
    const p = scene(2, [RATMEN])
    expect(game.objection(p, 1, { kind: 'expand' })).toEqual({ code: 'not-your-turn', rule: 'SW-ROUND-2', figures: {} })
    const over = scene(2, [{ ...RATMEN, at: { Hi1: 1 } }], { round: 10 })
    over.agenda = []
    expect([game.moves(over, 0), game.toMove(over), game.objection(over, 0, { kind: 'expand' })?.code]).toEqual([
      [],
      [],
      'not-your-turn',
    ])
  })
})

describe('what cannot be picked', () => {
  it('SW-PICK-1 SW-PICK-3: no such combo, too dear', () => {
    const p = scene(2, [], { coins: [2, 5] })
    expect(refused(p, { kind: 'pick', place: 3 })).toEqual({
      code: 'too-dear',
      rule: 'SW-PICK-3',
      figures: { price: 3, coins: 2 },
    })
    expect(refused(p, { kind: 'pick', place: 2 })).toBeNull()
    p.offerRaces = p.offerRaces.slice(0, 2)
    expect(refused(p, { kind: 'pick', place: 2 })).toEqual({
      code: 'no-such-combo',
      rule: 'SW-PICK-1',
      figures: { combos: 2 },
    })
  })
})

describe('what cannot be conquered', () => {
  it('SW-COMP-1: a region that is not on this map', () => {
    const p = expanding([RATMEN])
    expect(refused(p, { kind: 'conquer', region: 23 })).toEqual({
      code: 'no-such-region',
      rule: 'SW-COMP-1',
      figures: { region: 24 },
    })
    expect(refused(p, { kind: 'conquer', region: 22 })?.code).toBe('water')
  })

  it('SW-CONQ-6: the price of a region, part by part', () => {
    const p = expanding([
      { seat: 0, race: 'tritons', power: 'commando', at: { Hi3: 3 } },
      { seat: 1, race: 'trolls', power: 'bivouacking', at: { Mo3: 4 }, camps: { Mo3: 5 }, fortress: ['Mo3'] },
    ])
    expect(refused(p, to(p, 'conquer', 'Mo3'))).toEqual({
      code: 'too-few-tokens',
      rule: 'SW-CONQ-6',
      figures: {
        base: 2,
        tokens: 4,
        camps: 5,
        tribe: 0,
        mountain: 1,
        fortress: 1,
        lair: 1,
        discount: 2,
        pips: 0,
        need: 12,
        have: 2,
      },
    })
    expect(refused(p, to(p, 'attempt', 'Mo3'))?.code).toBe('beyond-the-die')
    expect(refused(p, to(p, 'attempt', 'Fo2'))).toMatchObject({
      code: 'affordable',
      rule: 'SW-RUL-14',
      figures: { tribe: 1, discount: 1, need: 2, have: 2 },
    })
  })

  it('SW-POWER-DRAGON-1 SW-RUL-48: no dragon, a dragon used, a dragon at sea', () => {
    const plain = expanding([RATMEN])
    expect(refused(plain, to(plain, 'dragon', 'Sw1'))).toEqual({
      code: 'no-dragon',
      rule: 'SW-POWER-DRAGON-1',
      figures: {},
    })
    const p = expanding([{ ...RATMEN, power: 'dragon-master' }])
    act(p, 'dragon', 'Sw1')
    expect(refused(p, to(p, 'dragon', 'Fo2'))?.code).toBe('dragon-used')
    // Only a home-made race sails with a dragon, or rolls with one.
    const custom = { race: { ...MOSS_FOLK.race, effects: [{ effect: 'sail' }, { effect: 'roll-first' }] } }
    const sailors: People = { seat: 0, race: 'custom', power: 'dragon-master', at: { Fa1: 5 } }
    const q = expanding([sailors], { custom })
    expect(refused(q, to(q, 'dragon', 'Se1'))?.code).toBe('dragon-at-sea')
    expect(refused(q, to(q, 'conquer', 'Se1'))).toBeNull()
    play(q, { kind: 'roll' }, rolling(0))
    expect(refused(q, to(q, 'dragon', 'Mo1'))).toEqual({
      code: 'already-rolled',
      rule: 'SW-RUL-44',
      figures: { pips: 0 },
    })
  })

  it('SW-RACE-SORCERERS-1: who is no Sorcerer exchanges nothing', () => {
    const p = expanding([RATMEN, { seat: 1, race: 'orcs', power: 'hill', at: { Sw1: 1 } }])
    expect(refused(p, to(p, 'exchange', 'Sw1'))).toEqual({
      code: 'no-exchange',
      rule: 'SW-RACE-SORCERERS-1',
      figures: {},
    })
  })

  it('SW-RACE-SORCERERS-2 SW-RACE-SORCERERS-3: how many stand there, how many encampments', () => {
    const sorcerers: People = { seat: 0, race: 'sorcerers', power: 'hill', at: { Hi1: 2 } }
    const p = expanding([sorcerers, { seat: 1, race: 'orcs', power: 'stout', at: { Fa2: 3 } }])
    expect(refused(p, to(p, 'exchange', 'Fa2'))).toEqual({
      code: 'exchange-not-lone',
      rule: 'SW-RACE-SORCERERS-2',
      figures: { tokens: 3 },
    })
    const q = expanding([sorcerers, { seat: 1, race: 'orcs', power: 'bivouacking', at: { Fa2: 1 }, camps: { Fa2: 5 } }])
    expect(refused(q, to(q, 'exchange', 'Fa2'))).toEqual({
      code: 'exchange-encamped',
      rule: 'SW-RACE-SORCERERS-3',
      figures: { camps: 5 },
    })
  })

  it('SW-POWER-BERSERK-2 SW-CONQ-6: nothing to roll for, nothing to roll with', () => {
    const berserk: People = { seat: 0, race: 'ratmen', power: 'berserk', at: { Hi1: 1, Fa2: 1 } }
    const p = expanding([berserk])
    expect(refused(p, { kind: 'roll' })?.code).toBe('empty-hand')
    const heroes = { Sw1: 1, Fa2: 1, Fo2: 1 }
    const q = expanding([
      { ...berserk, at: { Hi1: 3 } },
      { seat: 1, race: 'orcs', power: 'heroic', at: heroes, hero: ['Sw1', 'Fa2'], hole: ['Fo2'] },
    ])
    expect(refused(q, { kind: 'roll' })).toEqual({ code: 'no-target', rule: 'SW-POWER-BERSERK-2', figures: {} })
  })
})

describe('what cannot be arranged', () => {
  const redeploying = () => {
    const p = expanding([RATMEN])
    act(p, 'stop')
    return p
  }

  it('SW-REDEP-1 SW-REDEP-4: more than there is, less than there is', () => {
    const p = redeploying()
    expect(refused(p, to(p, 'place', 'Hi1', 4))).toEqual({
      code: 'too-many',
      rule: 'SW-REDEP-1',
      figures: { count: 4, have: 3 },
    })
    expect(refused(p, to(p, 'place', 'Hi1', 3))).toBeNull()
    expect(refused(p, { kind: 'done' })).toEqual({ code: 'tokens-left', rule: 'SW-REDEP-4', figures: { left: 3 } })
    expect(refused(p, to(p, 'vacate', 'Hi1'))).toEqual({
      code: 'no-need-to-leave',
      rule: 'SW-RACE-AMAZONS-4',
      figures: {},
    })
    act(p, 'spread')
    expect(refused(p, { kind: 'spread' })).toEqual({
      code: 'too-many',
      rule: 'SW-REDEP-1',
      figures: { count: 1, have: 0 },
    })
    expect(refused(p, to(p, 'lift', 'Hi1'))?.code).toBe('already-placing')
  })

  it('SW-REDEP-2 SW-REDEP-3: nothing to lift, not held', () => {
    const p = redeploying()
    expect(refused(p, to(p, 'lift', 'Fa2'))).toEqual({ code: 'nothing-to-lift', rule: 'SW-REDEP-2', figures: {} })
    for (const kind of ['lift', 'vacate'] as const)
      expect(refused(p, to(p, kind, 'Sw1'))).toEqual({ code: 'not-held', rule: 'SW-REDEP-3', figures: {} })
  })

  it('SW-RACE-AMAZONS-3: so many are to be laid aside, and so many are in hand', () => {
    const p = expanding([{ seat: 0, race: 'amazons', power: 'stout', at: { Hi1: 2, Fa2: 2, Sw1: 1 } }])
    act(p, 'stop')
    expect(refused(p, { kind: 'done' })).toEqual({
      code: 'tokens-missing',
      rule: 'SW-RACE-AMAZONS-3',
      figures: { need: 4, have: 2 },
    })
    expect(refused(p, to(p, 'place', 'Hi1', 1))).toMatchObject({ code: 'too-many', figures: { count: 1, have: 0 } })
  })

  it('SW-LOSS-4: a loser only puts back', () => {
    const p = expanding([
      { seat: 0, race: 'orcs', power: 'flying', at: { Hi1: 10 } },
      { seat: 1, race: 'ratmen', power: 'hill', at: { Fa2: 3, Fo4: 2, Sw3: 1 } },
    ])
    conquer(p, 'Fa2')
    finish(p, 'regroup')
    for (const kind of ['lift', 'vacate'] as const)
      expect(refused(p, to(p, kind, 'Fo4'))).toMatchObject({ code: 'not-now', figures: { step: 'regroup' } })
    expect(refused(p, to(p, 'place', 'Fo4', 3))).toMatchObject({ code: 'too-many', figures: { count: 3, have: 2 } })
    expect(refused(p, { kind: 'done' })).toMatchObject({ code: 'tokens-left', figures: { left: 2 } })
  })

  it('SW-RUL-45: encampments of which there are too few, none, or elsewhere', () => {
    const p = expanding([{ ...RATMEN, power: 'bivouacking', camps: { Hi1: 4, Fa2: 1 } }])
    act(p, 'stop')
    finish(p, 'encamp')
    expect(refused(p, to(p, 'camp', 'Hi1', 1))).toMatchObject({ code: 'too-many', figures: { count: 1, have: 0 } })
    expect(refused(p, to(p, 'camp', 'Sw1', 1))?.code).toBe('not-held')
    act(p, 'lift-camps', 'Fa2')
    expect(refused(p, to(p, 'lift-camps', 'Fa2'))?.code).toBe('nothing-to-lift')
    act(p, 'camp', 'Fa2', 1)
    expect(refused(p, to(p, 'lift-camps', 'Hi1'))?.code).toBe('already-placing')
  })

  it('SW-POWER-FORTIFIED-5 SW-POWER-HEROIC-1: where one stands, where none can', () => {
    const walls = expanding([{ ...RATMEN, power: 'fortified', at: { Hi1: 1, Fa2: 1 }, fortress: ['Hi1'] }])
    act(walls, 'stop')
    expect([
      refused(walls, to(walls, 'fortify', 'Hi1'))?.code,
      refused(walls, to(walls, 'fortify', 'Sw1'))?.code,
    ]).toEqual(['has-fortress', 'not-held'])
    const heroes = expanding([{ ...RATMEN, power: 'heroic', at: { Hi1: 1, Fa2: 1, Sw1: 1 } }])
    act(heroes, 'stop')
    expect(refused(heroes, { kind: 'done' })).toMatchObject({ code: 'heroes-left', figures: { left: 2 } })
    act(heroes, 'hero', 'Hi1')
    expect([
      refused(heroes, to(heroes, 'hero', 'Hi1'))?.code,
      refused(heroes, to(heroes, 'hero', 'Fo1'))?.code,
    ]).toEqual(['has-hero', 'not-held'])
    act(heroes, 'hero', 'Fa2')
    expect(refused(heroes, to(heroes, 'hero', 'Sw1'))).toMatchObject({ code: 'not-now', figures: { step: 'heroes' } })
  })

  it('SW-POWER-DIPLOMAT-1: an ally is somebody else at the table', () => {
    const p = expanding([{ ...RATMEN, power: 'diplomat', at: { Hi1: 1 } }])
    act(p, 'stop')
    for (const seat of [0, 2] as const) expect(refused(p, { kind: 'ally', seat })?.code).toBe('no-ally')
  })
})

describe('what is no move at all', () => {
  it.each([
    { kind: 'fly' },
    { kind: 'pick' },
    { kind: 'pick', place: 6 },
    { kind: 'conquer', region: -1 },
    { kind: 'conquer', region: 48 },
    { kind: 'retreat' },
    { kind: 'place', region: 1 },
    { kind: 'place', region: 1, count: 21 },
    { kind: 'camp', region: 1, count: 1.5 },
    { kind: 'ally', seat: 5 },
    { kind: 'done', sure: true },
    'stop',
    null,
  ])('%j', value => {
    expect(game.isMove(value)).toBe(false)
  })

  it.each([
    { kind: 'pick', place: 5 },
    { kind: 'conquer', region: 47 },
    { kind: 'place', region: 0, count: 20 },
    { kind: 'camp', region: 0, count: 5 },
    { kind: 'ally', seat: 4 },
    { kind: 'stop' },
  ])('but this is: %j', value => {
    expect(game.isMove(value)).toBe(true)
  })
})

it('SW-SETUP-1 SW-RUL-1: tables that cannot be opened', () => {
  const refusal = (seats: number, given: Readonly<Record<string, unknown>>) => () => open(seats, given)
  expect(refusal(4, { map: 'map-3p' })).toThrow()
  expect(refusal(2, { first: '3' })).toThrow()
})
