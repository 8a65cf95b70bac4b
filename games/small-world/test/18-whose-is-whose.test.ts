import { describe, expect, it } from 'vitest'
import { DRAGON, HERO } from '../position.ts'
import {
  act,
  asideOf,
  asked,
  campsAt,
  conquer,
  finish,
  handOf,
  hasMark,
  holderOf,
  income,
  isInDecline,
  kinds,
  listed,
  MOSS_FOLK,
  now,
  objectionTo,
  type People,
  play,
  raceOf,
  refusal,
  refusedOptions,
  rolling,
  scene,
  to,
  tokensAt,
} from './builders.ts'

const homeMade = (...effects: readonly Record<string, unknown>[]) => ({
  options: { custom: { race: { ...MOSS_FOLK.race, effects } } },
})

describe('what one people does leaves the others alone', () => {
  it('SW-POWER-DRAGON-3: the dragon of another stays where it is', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'orcs', power: 'dragon-master', at: { Fa2: 3 } },
        { seat: 1, race: 'custom', power: 'hill', at: { Sw3: 2, Hi4: 1 }, dragon: 'Sw3' },
      ],
      homeMade({ effect: 'dragon' }),
    )
    act(p, 'expand')
    act(p, 'dragon', 'Hi1')
    expect([hasMark(p, 'Hi1', DRAGON), hasMark(p, 'Sw3', DRAGON)]).toEqual([true, true])
  })

  it('SW-RUL-52: only the heroes of the race in turn are placed anew', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'orcs', power: 'heroic', at: { Fa2: 1, Hi1: 1, Sw1: 1 }, hero: ['Fa2', 'Hi1'] },
        { seat: 1, race: 'custom', power: 'hill', at: { Sw3: 2, Hi4: 1 }, hero: ['Sw3'] },
      ],
      homeMade({ effect: 'heroes', count: 1 }),
    )
    act(p, 'expand')
    finish(p, 'heroes')
    expect(['Fa2', 'Hi1', 'Sw3'].map(label => hasMark(p, label, HERO))).toEqual([false, false, true])
  })

  it('SW-DECL-9: a decline removes no race of another player', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Fa2: 2 } },
      { seat: 0, race: 'humans', declined: true, at: { Hi1: 1 } },
      { seat: 1, race: 'elves', declined: true, at: { Sw3: 1 } },
    ])
    act(p, 'decline')
    expect([holderOf(p, 'Hi1'), holderOf(p, 'Sw3'), isInDecline(p, 'elves')]).toEqual([null, 'elves', true])
  })

  it('SW-RACE-AMAZONS-4: Amazons too few for their regions are gathered, nobody else is', () => {
    const p = scene(2, [
      { seat: 0, race: 'amazons', power: 'hill', at: { Hi1: 2, Fa2: 4, Sw1: 1 } },
      { seat: 1, race: 'orcs', power: 'stout', at: { Sw3: 3, Hi4: 1 } },
    ])
    act(p, 'expand')
    conquer(p, 'Fo2')
    finish(p, 'redeploy')
    expect([tokensAt(p, 'Sw3'), handOf(p, 'amazons'), kinds(p)]).toEqual([3, 3, ['vacate']])
  })

  it('SW-RUL-20: with too few Amazons for any region only their own regions are left', () => {
    const p = scene(2, [
      { seat: 0, race: 'amazons', power: 'hill', at: { Hi1: 2, Fa2: 1 } },
      { seat: 1, race: 'orcs', power: 'stout', at: { Sw3: 3, Hi4: 1 } },
    ])
    act(p, 'expand')
    act(p, 'stop')
    expect([asideOf(p, 'amazons'), holderOf(p, 'Hi1'), tokensAt(p, 'Sw3')]).toEqual([3, null, 3])
  })

  it('SW-REDEP-1: with nothing to move nobody is asked, however many an opponent has', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 1, Fa2: 1 } },
      { seat: 1, race: 'elves', power: 'stout', at: { Sw3: 5 } },
    ])
    act(p, 'expand')
    act(p, 'stop')
    expect(asked(p)).toBe('1 turn')
  })
})

describe('what one turn did is over in the next', () => {
  it('SW-POWER-PILLAGING-1 SW-RACE-ORCS-1: conquests are paid in their own turn only', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'pillaging', at: { Hi1: 9 } },
      { seat: 1, race: 'elves', power: 'hill', at: { Sw3: 1 } },
    ])
    act(p, 'expand')
    conquer(p, 'Fo2', 'Sw1')
    expect(income(finish(p), 0)).toEqual({ regions: 3, race: 2, power: 2 })
    act(p, 'expand')
    finish(p)
    act(p, 'expand')
    expect(income(finish(p), 0)).toEqual({ regions: 3 })
  })
})

describe('victims', () => {
  const driven = (victim: Omit<People, 'seat'>) => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'flying', at: { Hi1: 10 } },
      { seat: 1, ...victim },
    ])
    act(p, 'expand')
    return p
  }

  it('SW-LOSS-4 SW-RACE-AMAZONS-3: withdrawn Amazons are all put down; nothing is laid aside in another’s turn', () => {
    const p = driven({ race: 'amazons', power: 'hill', at: { Fa2: 3, Fo4: 1, Sw3: 1 } })
    conquer(p, 'Fa2')
    finish(p, 'regroup')
    expect(objectionTo(p, to(p, 'place', 'Fo4', 3))).toMatchObject({ code: 'too-many', figures: { count: 3, have: 2 } })
    expect(objectionTo(p, { kind: 'done' })).toMatchObject({ code: 'tokens-left', figures: { left: 2 } })
    act(p, 'spread')
    expect([tokensAt(p, 'Fo4'), tokensAt(p, 'Sw3'), handOf(p, 'amazons')]).toEqual([2, 2, 0])
    expect(objectionTo(p, { kind: 'spread' })).toMatchObject({ code: 'too-many', figures: { count: 1, have: 0 } })
  })

  it('SW-RUL-5: with one region left the victim is not even asked', () => {
    const p = driven({ race: 'ratmen', power: 'hill', at: { Fa2: 3, Fo4: 1 } })
    conquer(p, 'Fa2')
    finish(p, 'regroup')
    expect([asked(p), tokensAt(p, 'Fo4')]).toEqual(['1 turn', 3])
  })

  it('SW-DECL-10 SW-LOSS-5: Ghouls driven off their last region stay in play with what was withdrawn', () => {
    const p = driven({ race: 'ghouls', declined: true, at: { Fa2: 3 } })
    const events = conquer(p, 'Fa2')
    expect([events.some(event => event.kind === 'gone'), isInDecline(p, 'ghouls')]).toEqual([false, true])
    finish(p)
    expect(handOf(p, 'ghouls')).toBe(2)
  })

  it('SW-POWER-BIVOUACKING-4: encampments are called for only if some came back, and all of them', () => {
    const at = { Fa2: 1, Fo4: 1, Sw3: 1 }
    const p = driven({ race: 'ratmen', power: 'bivouacking', at, camps: { Fo4: 5 } })
    conquer(p, 'Fa2')
    finish(p, 'reencamp')
    expect(asked(p)).toBe('1 turn')
    const q = driven({ race: 'ratmen', power: 'bivouacking', at, camps: { Fa2: 3, Fo4: 2 } })
    conquer(q, 'Fa2')
    finish(q, 'reencamp')
    expect(objectionTo(q, { kind: 'done' })).toMatchObject({ code: 'camps-left', figures: { left: 3 } })
    act(q, 'camp', 'Sw3', 3)
    expect(asked(q)).toBe('1 reencamp')
    act(q, 'done')
    expect(campsAt(q, 'Sw3')).toBe(3)
  })
})

describe('nothing is asked and nothing told where there is nothing to do', () => {
  it('SW-RUL-45: without a region no encampment is placed, and none is told of', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'bivouacking', hand: 3 }])
    act(p, 'expand')
    expect(act(p, 'stop').some(event => event.kind === 'encamped')).toBe(false)
  })

  it('SW-POWER-FORTIFIED-1 SW-RUL-51: with a fortress in every region there is no place for another', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'fortified', at: { Hi1: 1, Fa2: 1 }, fortress: ['Hi1', 'Fa2'] },
    ])
    act(p, 'expand')
    finish(p, 'fortify')
    expect(asked(p)).toBe('1 pick')
  })

  it('SW-POWER-DIPLOMAT-1: who has attacked everybody is not asked for an ally', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'diplomat', at: { Hi1: 8 } },
      { seat: 1, race: 'orcs', power: 'hill', at: { Fa2: 1, Sw3: 1 } },
    ])
    act(p, 'expand')
    conquer(p, 'Fa2')
    finish(p, 'ally')
    expect(asked(p)).toBe('1 turn')
  })

  it('SW-REDEP-1: a lone region with nothing to add is not told of', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 1 } }])
    act(p, 'expand')
    expect(act(p, 'stop').some(event => event.kind === 'placed')).toBe(false)
    const q = scene(2, [{ seat: 0, race: 'amazons', power: 'hill', at: { Hi1: 3 } }])
    act(q, 'expand')
    expect(act(q, 'stop').some(event => event.kind === 'placed')).toBe(false)
  })
})

describe('redeployment', () => {
  it('SW-REDEP-1: spread goes to the weakest, one after another, the first of the map before the last', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', at: { Sw1: 6, Hi1: 1, Fa2: 1 } }])
    act(p, 'expand')
    act(p, 'stop')
    act(p, 'spread')
    expect(['Sw1', 'Hi1', 'Fa2'].map(label => tokensAt(p, label))).toEqual([3, 3, 2])
  })

  it('SW-RACE-AMAZONS-4: while tokens can be lifted no region need be left', () => {
    const p = scene(2, [{ seat: 0, race: 'amazons', power: 'fortified', at: { Hi1: 1, Fa2: 6 } }])
    act(p, 'expand')
    conquer(p, 'Fo2')
    finish(p, 'redeploy')
    expect([kinds(p), refusal(p, 'vacate', 'Hi1')]).toEqual([['lift'], 'no-need-to-leave'])
    expect(objectionTo(p, { kind: 'spread' })).toMatchObject({ code: 'too-many', figures: { count: 1, have: 0 } })
  })
})

describe('when conquests end', () => {
  const berserk = (guards: readonly string[]) => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'berserk', hand: 4 },
      { seat: 1, race: 'orcs', power: 'hill', at: Object.fromEntries(guards.map(label => [label, 1])) },
    ])
    act(p, 'expand')
    conquer(p, 'Hi1')
    play(p, { kind: 'roll' }, rolling(0))
    return p
  }

  it('SW-POWER-BERSERK-3: a region that can just be paid keeps them open; one out of reach does not', () => {
    const open = berserk([])
    expect([asked(open), listed(open, 'conquer')]).toEqual(['0 conquer', ['Fa2']])
    const closed = berserk(['Fa2'])
    expect(now(closed)?.kind).not.toBe('conquer')
  })
})

describe('Sorcerers', () => {
  it('SW-RACE-SORCERERS-2: a race in decline that exchanges spares the active race of its owner', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'custom', declined: true, at: { Hi1: 3 } },
        { seat: 0, race: 'orcs', power: 'hill', at: { Fa2: 1 } },
        { seat: 1, race: 'elves', power: 'stout', at: { Sw1: 1 } },
      ],
      homeMade({ effect: 'undying' }, { effect: 'exchange' }),
    )
    act(p, 'expand')
    expect([now(p)?.race, listed(p, 'exchange')]).toEqual([raceOf('custom'), ['Sw1']])
    expect(refusal(p, 'exchange', 'Fa2')).toBe('exchange-not-active')
    expect(refusal(p, 'exchange', 'Fo2')).toBe('exchange-not-active')
  })

  it('SW-RACE-SORCERERS-1 SW-RUL-44: after a Berserk roll there is no exchange', () => {
    const p = scene(2, [
      { seat: 0, race: 'sorcerers', power: 'berserk', at: { Hi1: 5 } },
      { seat: 1, race: 'elves', power: 'stout', at: { Fa2: 1 } },
    ])
    act(p, 'expand')
    play(p, { kind: 'roll' }, rolling(2))
    expect(objectionTo(p, to(p, 'exchange', 'Fa2'))).toMatchObject({ code: 'already-rolled', figures: { pips: 2 } })
  })
})

describe('what is laid out', () => {
  const POWERS = ['alchemist', 'hill', 'forest', 'swamp', 'berserk', 'flying']
  const RACES = ['ratmen', 'orcs', 'humans', 'giants', 'trolls', 'elves']

  it('SW-SETUP-3 SW-CUSTOM-1: only what the options have left in the box is refused', () => {
    const chosen = { races: RACES, powers: POWERS }
    expect(refusedOptions(2, { ...chosen, withoutDiplomat: true })).toBeNull()
    expect(refusedOptions(2, { ...chosen, powers: ['diplomat', ...POWERS.slice(1)] })).toBeNull()
    expect(refusedOptions(2, { ...chosen, custom: { power: MOSS_FOLK.power } })).toBeNull()
    const custom = { powers: ['custom', ...POWERS.slice(1)] }
    expect(refusedOptions(2, custom)).toMatchObject({ code: 'not-in-the-box', figures: { id: 'custom' } })
    expect(refusedOptions(2, { ...custom, custom: { race: MOSS_FOLK.race } })?.code).toBe('not-in-the-box')
  })
})
