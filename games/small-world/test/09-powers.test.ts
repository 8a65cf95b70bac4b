import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { DRAGON, FORTRESS, HERO, NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import {
  act,
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
  objectionTo,
  open,
  type People,
  play,
  powerOf,
  price,
  raceOf,
  refusal,
  rolling,
  scene,
  to,
  tokensAt,
  trayOf,
} from './builders.ts'

describe('coins from powers', () => {
  it.each([
    ['forest', { Fo1: 1, Fo4: 1, Hi1: 1 }, 2],
    ['hill', { Hi1: 1, Hi4: 1, Sw1: 1 }, 2],
    ['swamp', { Sw1: 1, Sw2: 1, Hi1: 1 }, 2],
    ['merchant', { Sw1: 1, Sw2: 1, Hi1: 1 }, 3],
    ['alchemist', { Sw1: 1, Sw2: 1, Hi1: 1 }, 2],
  ] as const)(
    'SW-POWER-FOREST-1 SW-POWER-HILL-1 SW-POWER-SWAMP-1 SW-POWER-MERCHANT-1 SW-POWER-ALCHEMIST-1: %s',
    (power, at, bonus) => {
      const p = scene(2, [{ seat: 0, race: 'ratmen', power, at }])
      act(p, 'expand')
      expect(income(finish(p), 0)).toEqual({ regions: 3, power: bonus })
    },
  )

  it('SW-POWER-0: only regions of the race beside the badge count', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'forest', at: { Hi1: 1 } },
      { seat: 0, race: 'orcs', declined: true, at: { Fo1: 1, Fo4: 1 } },
    ])
    act(p, 'expand')
    expect(income(finish(p), 0)).toEqual({ regions: 1, declined: 2 })
  })

  it('SW-RUL-43: Alchemist pays even with nothing on the map', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'alchemist', hand: 3 }])
    act(p, 'expand')
    act(p, 'stop')
    expect(p.coins[0]).toBe(7)
  })

  it('SW-POWER-PILLAGING-1: a coin for each non-empty conquest, two with Orcs', () => {
    const p = scene(2, [{ seat: 0, race: 'orcs', power: 'pillaging', at: { Hi1: 9 } }])
    act(p, 'expand')
    conquer(p, 'Fo2', 'Sw1', 'Fa2')
    expect(income(finish(p), 0)).toEqual({ regions: 4, race: 2, power: 2 })
  })

  it('SW-POWER-WEALTHY-1 SW-RUL-59: seven coins at the first payday, once, whatever happened', () => {
    const p = open(2, {
      first: '1',
      races: ['ratmen', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
      powers: ['wealthy', 'stout', 'forest', 'swamp', 'berserk', 'flying'],
    })
    play(p, { kind: 'pick', place: 0 })
    act(p, 'stop')
    expect(p.coins[0]).toBe(12)
    finish(p)
    act(p, 'expand')
    finish(p)
    expect(p.coins[0]).toBe(12)
  })
})

describe('Berserk', () => {
  const berserk = (tokens = 5, others: readonly People[] = []) => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'berserk', at: { Hi1: tokens } }, ...others])
    act(p, 'expand')
    return p
  }

  it('SW-POWER-BERSERK-1 SW-RUL-44: a roll before each conquest, if wanted', () => {
    const p = berserk()
    expect(kinds(p)).toEqual(['conquer', 'roll', 'abandon', 'stop'])
    conquer(p, 'Fa2')
    expect([handOf(p, 'ratmen'), refusal(p, 'roll')]).toEqual([2, null])
    expect(refusal(scene2(), 'roll')).toBe('no-roll')
  })

  it('SW-POWER-BERSERK-2: roll, choose, pay the price less the pips, but one at least', () => {
    const p = berserk()
    play(p, { kind: 'roll' }, rolling(2))
    expect([price(p, 'Fa2'), price(p, 'Sw1')]).toEqual([1, 1])
    expect(kinds(p)).toEqual(['conquer', 'abandon', 'stop'])
    conquer(p, 'Sw1')
    expect([tokensAt(p, 'Sw1'), handOf(p, 'ratmen'), p.pips]).toEqual([1, 3, NONE])
  })

  it('SW-POWER-BERSERK-3: a roll that helps nowhere ends the conquests', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'berserk', hand: 3 }])
    act(p, 'expand')
    conquer(p, 'Hi1')
    play(p, { kind: 'roll' }, rolling(0))
    expect(asked(p)).not.toBe('0 conquer')
    expect(holderOf(p, 'Fa2')).toBeNull()
  })

  it('SW-RUL-16 SW-RUL-44: a roll bars no leaving, and the tokens that come free pay for what it helped with', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'berserk', at: { Hi1: 2, Sw2: 1 } }])
    act(p, 'expand')
    play(p, { kind: 'roll' }, rolling(0))
    expect([refusal(p, 'conquer', 'Fa2'), kinds(p)]).toEqual(['too-few-tokens', ['abandon', 'stop']])
    act(p, 'abandon', 'Sw2')
    expect([p.pips, refusal(p, 'roll')]).toEqual([0, 'already-rolled'])
    conquer(p, 'Fa2')
    expect([holderOf(p, 'Fa2'), handOf(p, 'ratmen'), p.pips]).toEqual(['ratmen', 0, NONE])
  })

  it('SW-RUL-44: no second roll, and no last attempt at all', () => {
    const p = berserk(3, [{ seat: 1, race: 'orcs', power: 'hill', at: { Fa2: 2 } }])
    expect(refusal(p, 'attempt', 'Fa2')).toBe('rolls-before')
    play(p, { kind: 'roll' }, rolling(1))
    expect(objectionTo(p, { kind: 'roll' })).toMatchObject({ code: 'already-rolled', figures: { pips: 1 } })
    expect(refusal(p, 'abandon', 'Hi1')).toBeNull()
    expect(objectionTo(p, to(p, 'conquer', 'Fa2'))).toMatchObject({
      code: 'too-few-tokens',
      figures: { need: 3, pips: 1 },
    })
    act(p, 'stop')
    expect(tokensAt(p, 'Hi1')).toBe(3)
  })

  const scene2 = () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 3 } }])
    act(p, 'expand')
    return p
  }
})

describe('Bivouacking', () => {
  const camped = (at: Record<string, number>, camps: Record<string, number>, turn: 0 | 1 = 0) =>
    scene(
      2,
      [
        { seat: 0, race: 'ratmen', power: 'bivouacking', at, camps },
        { seat: 1, race: 'orcs', power: 'flying', at: { Sw3: 10 } },
      ],
      { turn },
    )

  it('SW-POWER-BIVOUACKING-1: five encampments, several in one region if wanted, moved every turn', () => {
    const p = camped({ Hi1: 2, Fa2: 1 }, { Hi1: 5 })
    act(p, 'expand')
    act(p, 'stop')
    finish(p, 'encamp')
    act(p, 'lift-camps', 'Hi1')
    act(p, 'camp', 'Fa2', 3)
    expect(objectionTo(p, { kind: 'done' })).toMatchObject({ code: 'camps-left', figures: { left: 2 } })
    act(p, 'camp', 'Hi1', 2)
    act(p, 'done')
    expect([campsAt(p, 'Hi1'), campsAt(p, 'Fa2'), p.turn]).toEqual([2, 3, 1])
  })

  it('SW-POWER-BIVOUACKING-2: each adds one to the price', () => {
    const p = camped({ Hi1: 2 }, { Hi1: 5 }, 1)
    act(p, 'expand')
    expect(price(p, 'Hi1')).toBe(2 + 2 + 5)
  })

  it('SW-POWER-BIVOUACKING-4: driven off, they are put elsewhere at the end of that turn', () => {
    const p = camped({ Hi1: 1, Fa2: 1, Fo4: 1 }, { Hi1: 3, Fa2: 2 }, 1)
    act(p, 'expand')
    conquer(p, 'Hi1')
    finish(p, 'reencamp')
    expect(asked(p)).toBe('0 reencamp')
    expect(refusal(p, 'lift-camps', 'Fa2')).toBe('already-placing')
    act(p, 'camp', 'Fo4', 3)
    act(p, 'done')
    expect([campsAt(p, 'Fa2'), campsAt(p, 'Fo4'), asked(p)]).toEqual([2, 3, '0 turn'])
  })

  it('SW-POWER-BIVOUACKING-1: with a single region they go there unasked, and nothing is told if none waits', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'bivouacking', hand: 5 }])
    act(p, 'expand')
    conquer(p, 'Hi1')
    const events = act(p, 'stop')
    expect([campsAt(p, 'Hi1'), p.turn]).toEqual([5, 1])
    expect(events).toContainEqual(expect.objectContaining({ kind: 'encamped', camps: 5 }))
    const q = camped({ Hi1: 1 }, { Hi1: 5 })
    act(q, 'expand')
    expect(act(q, 'stop').some(event => event.kind === 'encamped')).toBe(false)
    // The first region of a map is a region like any other.
    const custom = { race: { ...MOSS_FOLK.race, effects: [{ effect: 'sail' }] } }
    const sea = scene(2, [{ seat: 0, race: 'custom', power: 'bivouacking', hand: 2 }], { options: { custom } })
    act(sea, 'expand')
    conquer(sea, 'Se1')
    expect(campsAt(sea, 'Se1')).toBe(5)
  })

  it('SW-POWER-BIVOUACKING-4 SW-RUL-45: a loser with nothing to put back is not asked', () => {
    const p = camped({ Hi1: 1, Fa2: 1, Fo4: 1 }, { Fa2: 5 }, 1)
    act(p, 'expand')
    conquer(p, 'Hi1')
    finish(p)
    expect(asked(p)).toBe('0 turn')
    const q = camped({ Hi1: 1 }, { Hi1: 5 }, 1)
    act(q, 'expand')
    conquer(q, 'Hi1')
    finish(q)
    expect([asked(q), q.camps.every(camps => camps === 0)]).toEqual(['0 turn', true])
  })

  it('SW-POWER-BIVOUACKING-5: all leave in decline', () => {
    const p = camped({ Hi1: 2 }, { Hi1: 5 })
    act(p, 'decline')
    expect(campsAt(p, 'Hi1')).toBe(0)
  })

  it('SW-RUL-45: all must be placed, leaving brings them back, and they do not hold land', () => {
    const p = camped({ Hi1: 2, Fa2: 1 }, { Hi1: 3, Fa2: 2 })
    act(p, 'expand')
    act(p, 'abandon', 'Fa2')
    expect([campsAt(p, 'Fa2'), holderOf(p, 'Fa2')]).toEqual([0, null])
    finish(p)
    expect(campsAt(p, 'Hi1')).toBe(5)
    const q = camped({ Hi1: 2 }, { Hi1: 5 })
    act(q, 'expand')
    act(q, 'abandon', 'Hi1')
    act(q, 'stop')
    expect([q.camps.every(camps => camps === 0), q.turn]).toEqual([true, 1])
  })
})

describe('Commando, Mounted, Underworld, Flying', () => {
  const with_ = (
    power: 'commando' | 'mounted' | 'underworld' | 'flying',
    race: 'ratmen' | 'giants',
    at: Record<string, number>,
  ) => {
    const p = scene(2, [{ seat: 0, race, power, at }])
    act(p, 'expand')
    return p
  }

  it('SW-POWER-COMMANDO-1: everything costs one less', () => {
    const p = with_('commando', 'ratmen', { Hi1: 5 })
    expect([price(p, 'Fa2'), price(p, 'Sw1')]).toEqual([1, 2])
  })

  it('SW-POWER-MOUNTED-1: hills and farmland cost one less', () => {
    const p = with_('mounted', 'ratmen', { Fo2: 5 })
    expect([price(p, 'Hi1'), price(p, 'Fa2'), price(p, 'Mo3')]).toEqual([1, 1, 3])
  })

  it('SW-POWER-UNDERWORLD-1 SW-POWER-UNDERWORLD-2: caverns cost one less and border one another', () => {
    const p = with_('underworld', 'ratmen', { Sw1: 5 })
    expect(listed(p, 'conquer')).toEqual(['Fo1', 'Hi1', 'Fa2', 'Mo1', 'Mo2', 'Hi3', 'Hi4'])
    expect([price(p, 'Mo1'), price(p, 'Hi4'), price(p, 'Fo1')]).toEqual([2, 1, 2])
  })

  it('SW-RUL-58: for Giants a cavern mountain makes caverns neighbours; entry and shores are as ever', () => {
    const p = with_('underworld', 'giants', { Mo1: 5 })
    // A cavern hill far away: 2 - 1 cavern - 1 mountain, at least 1; one with a tribe: 3 - 2.
    expect([price(p, 'Hi4'), price(p, 'Hi3')]).toEqual([1, 1])
    act(p, 'abandon', 'Mo1')
    expect(refusal(p, 'conquer', 'Hi3')).toBe('not-an-entry')
  })

  it('SW-RUL-58 SW-RUL-41: a cavern that is no mountain, or a mountain without one, helps Giants nothing underground', () => {
    const p = with_('underworld', 'giants', { Sw1: 5, Mo3: 1 })
    // Sw1 is a cavern swamp and Mo3 a mountain without a cavern: Hi4 costs 2 - 1 for its own cavern.
    expect([price(p, 'Hi4'), price(p, 'Mo1')]).toEqual([1, 2])
    const commando = scene(2, [{ seat: 0, race: 'giants', power: 'hill', at: { Mo1: 5, Mo3: 1 } }])
    act(commando, 'expand')
    // Without Underworld caverns are far away: only real neighbours of a mountain are cheaper.
    expect([price(commando, 'Fa1'), price(commando, 'Hi2'), price(commando, 'Fo4')]).toEqual([1, 2, 1])
    expect(refusal(commando, 'conquer', 'Hi4')).toBe('out-of-reach')
  })

  it('SW-POWER-FLYING-1 SW-RUL-50: any land, also to enter, but no water', () => {
    const p = with_('flying', 'ratmen', { Hi1: 5 })
    expect([refusal(p, 'conquer', 'Sw3'), refusal(p, 'conquer', 'Se1'), refusal(p, 'conquer', 'La1')]).toEqual([
      null,
      'water',
      'water',
    ])
    act(p, 'abandon', 'Hi1')
    expect(refusal(p, 'conquer', 'Hi3')).toBeNull()
  })
})

describe('Diplomat', () => {
  const THREE: readonly [People, People, People] = [
    { seat: 0, race: 'ratmen', power: 'diplomat', at: { Mo1: 6 } },
    { seat: 1, race: 'orcs', power: 'flying', at: { Fo1: 1, Mo7: 6 } },
    { seat: 2, race: 'elves', power: 'dragon-master', at: { Hi2: 5 } },
  ]

  it('SW-POWER-DIPLOMAT-1 SW-RUL-46: an opponent whose active race was not attacked, failed attempts counting', () => {
    const p = scene(3, THREE)
    act(p, 'expand')
    conquer(p, 'Fo1')
    finish(p, 'ally')
    expect(objectionTo(p, { kind: 'ally', seat: 1 })).toMatchObject({ code: 'ally-attacked', figures: { seat: 1 } })
    expect(objectionTo(p, { kind: 'ally', seat: 0 })?.code).toBe('no-ally')
    expect(objectionTo(p, { kind: 'ally', seat: 2 })).toBeNull()
    const q = scene(3, [{ ...THREE[0], at: { Mo1: 2 } }, THREE[1], THREE[2]])
    act(q, 'expand')
    play(q, to(q, 'attempt', 'Fo1'), rolling(0))
    finish(q, 'ally')
    expect(objectionTo(q, { kind: 'ally', seat: 1 })?.code).toBe('ally-attacked')
  })

  it('SW-RUL-46: with two players too, and somebody without a race is bound with the next', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'diplomat', at: { Hi1: 3 } }])
    act(p, 'expand')
    finish(p, 'ally')
    play(p, { kind: 'ally', seat: 1 })
    play(p, { kind: 'pick', place: 0 })
    expect(refusal(p, 'conquer', 'Hi1')).toBe('peace')
  })

  it('SW-POWER-DIPLOMAT-2 SW-RUL-47: the ally can attack in no way until the Diplomat’s next turn', () => {
    const q = scene(3, [THREE[0], THREE[1], { ...THREE[2], at: { Hi1: 3 } }], { turn: 2 })
    q.ally[0] = 2
    act(q, 'expand')
    for (const kind of ['conquer', 'attempt', 'dragon', 'exchange'] as const)
      expect(objectionTo(q, to(q, kind, 'Mo1'))).toMatchObject({ code: 'peace', figures: { seat: 0 } })
    finish(q)
    expect([q.turn, q.ally[0]]).toEqual([0, NONE])
  })

  it('SW-POWER-DIPLOMAT-2 SW-RUL-46: others may attack, and the Diplomat is not bound', () => {
    const p = scene(3, THREE, { turn: 1 })
    p.ally[0] = 2
    act(p, 'expand')
    expect(refusal(p, 'attempt', 'Mo1')).not.toBe('peace')
    const q = scene(3, [{ ...THREE[0], at: { Fa3: 8 } }, THREE[1], THREE[2]])
    act(q, 'expand')
    expect(refusal(q, 'conquer', 'Hi2')).toBeNull()
  })

  it('SW-POWER-DIPLOMAT-3: the same or another each turn', () => {
    const p = scene(3, THREE)
    act(p, 'expand')
    finish(p, 'ally')
    play(p, { kind: 'ally', seat: 2 })
    expect(p.ally[0]).toBe(2)
    for (let turn = 0; turn < 2; turn++) {
      act(p, 'expand')
      finish(p)
    }
    act(p, 'expand')
    finish(p, 'ally')
    expect(kinds(p)).toEqual(['ally', 'skip'])
    play(p, { kind: 'ally', seat: 2 })
    expect(p.ally[0]).toBe(2)
  })

  it('SW-POWER-DIPLOMAT-4: races in decline are outside the peace, on both sides', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'ratmen', power: 'diplomat', at: { Fa2: 1 } },
        { seat: 0, race: 'trolls', declined: true, at: { Fo2: 1 } },
        { seat: 1, race: 'ghouls', declined: true, at: { Hi1: 5 } },
        { seat: 1, race: 'orcs', power: 'hill', at: { Sw1: 5 } },
      ],
      { turn: 1 },
    )
    p.ally[0] = 1
    act(p, 'expand')
    expect([refusal(p, 'conquer', 'Fa2'), refusal(p, 'conquer', 'Fo2')]).toEqual([null, null])
    act(p, 'stop')
    expect([refusal(p, 'conquer', 'Fa2'), refusal(p, 'conquer', 'Fo1')]).toEqual(['peace', null])
  })

  it('SW-RUL-46: the peace ends when the Diplomat race declines', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'diplomat', at: { Fa2: 1 } }])
    p.ally[0] = 1
    act(p, 'decline')
    expect(p.ally[0]).toBe(NONE)
  })
})

describe('Dragon Master', () => {
  const masters = (at: Record<string, number>, more: Partial<People> = {}) =>
    scene(2, [
      { seat: 0, race: 'ratmen', power: 'dragon-master', at, ...more },
      { seat: 1, race: 'trolls', power: 'fortified', at: { Mo2: 6, Fo4: 1 }, fortress: ['Mo2'] },
    ])

  it('SW-POWER-DRAGON-1 SW-RUL-48: one token takes any strength, once a turn, of what is within reach on land', () => {
    const p = masters({ Fa2: 3 })
    act(p, 'expand')
    expect(price(p, 'Mo2')).toBe(11)
    expect(refusal(p, 'dragon', 'Sw3')).toBe('out-of-reach')
    act(p, 'dragon', 'Mo2')
    expect([holderOf(p, 'Mo2'), tokensAt(p, 'Mo2'), handOf(p, 'ratmen')]).toEqual(['ratmen', 1, 1])
    expect(refusal(p, 'dragon', 'Hi1')).toBe('dragon-used')
    expect(refusal(p, 'dragon', 'La1')).toBe('water')
  })

  it('SW-RUL-48: empty regions and tribes too', () => {
    const p = masters({ Fa2: 3 })
    act(p, 'expand')
    expect(listed(p, 'dragon')).toEqual(['Sw1', 'Hi1', 'Fo2', 'Mo2', 'Hi3'])
  })

  it('SW-POWER-DRAGON-2: it stays there and guards', () => {
    const p = masters({ Fa2: 3 })
    act(p, 'expand')
    act(p, 'dragon', 'Hi1')
    expect(hasMark(p, 'Hi1', DRAGON)).toBe(true)
    finish(p)
    act(p, 'expand')
    expect(refusal(p, 'conquer', 'Hi1')).not.toBeNull()
    expect(refusal(p, 'conquer', 'Fa2')).toBeNull()
  })

  it('SW-POWER-DRAGON-3: next turn it flies on', () => {
    const p = masters({ Fa2: 3, Hi1: 1 }, { dragon: 'Hi1' })
    act(p, 'expand')
    act(p, 'dragon', 'Mo2')
    expect([hasMark(p, 'Hi1', DRAGON), hasMark(p, 'Mo2', DRAGON)]).toEqual([false, true])
  })

  it('SW-POWER-DRAGON-4: it leaves in decline', () => {
    const p = masters({ Fa2: 3 }, { dragon: 'Fa2' })
    act(p, 'decline')
    expect(hasMark(p, 'Fa2', DRAGON)).toBe(false)
  })

  it('SW-RUL-49: redeployment leaves it alone; abandoned, it is ready at once', () => {
    const p = masters({ Fa2: 3, Hi1: 2 }, { dragon: 'Hi1' })
    act(p, 'expand')
    finish(p)
    expect(hasMark(p, 'Hi1', DRAGON)).toBe(true)
    const q = masters({ Fa2: 3, Hi1: 2 }, { dragon: 'Hi1' })
    act(q, 'expand')
    act(q, 'abandon', 'Hi1')
    expect([hasMark(q, 'Hi1', DRAGON), refusal(q, 'dragon', 'Hi1')]).toEqual([false, null])
  })
})

describe('Fortified', () => {
  const LAND = { Hi1: 2, Fa2: 1, Sw1: 1 }

  it('SW-POWER-FORTIFIED-1 SW-POWER-FORTIFIED-2 SW-RUL-51: one a turn, in a region without, paying at once', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'fortified', at: LAND, fortress: ['Sw1'] }])
    act(p, 'expand')
    finish(p, 'fortify')
    expect(refusal(p, 'fortify', 'Sw1')).toBe('has-fortress')
    expect(income(act(p, 'fortify', 'Fa2'), 0)).toEqual({ regions: 3, power: 2 })
    expect(p.turn).toBe(1)
  })

  it('SW-POWER-FORTIFIED-1: it may be left undone', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'fortified', at: LAND }])
    act(p, 'expand')
    finish(p, 'fortify')
    expect(income(act(p, 'skip'), 0)).toEqual({ regions: 3 })
  })

  it('SW-POWER-FORTIFIED-3 SW-POWER-FORTIFIED-4: it adds one, in decline too, and goes with the region', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'flying', at: { Sw3: 9 } },
      { seat: 1, race: 'ratmen', declined: true, at: { Hi1: 1, Fa2: 1 }, fortress: ['Hi1'] },
    ])
    act(p, 'expand')
    expect([price(p, 'Hi1'), price(p, 'Fa2')]).toEqual([4, 3])
    conquer(p, 'Hi1')
    expect(hasMark(p, 'Hi1', FORTRESS)).toBe(false)
    const q = scene(2, [{ seat: 0, race: 'ratmen', power: 'fortified', at: LAND, fortress: ['Sw1'] }])
    act(q, 'expand')
    act(q, 'abandon', 'Sw1')
    expect(hasMark(q, 'Sw1', FORTRESS)).toBe(false)
  })

  it('SW-POWER-FORTIFIED-5 SW-RUL-51: six on the map, those in decline included, which pay nobody', () => {
    const six = { Hi1: 1, Fa2: 1, Sw1: 1, Fo2: 1, Fo1: 1, Mo2: 1 }
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'fortified', at: { Sw3: 2, Hi4: 1 } },
      { seat: 0, race: 'orcs', declined: true, at: six, fortress: Object.keys(six) },
    ])
    act(p, 'expand')
    act(p, 'stop')
    const events = finish(p, 'fortify')
    expect([p.turn, income(events, 0)]).toEqual([1, { regions: 2, declined: 6 }])
  })
})

describe('Heroic', () => {
  it('SW-POWER-HEROIC-1 SW-RUL-52: two heroes in two different regions, where they were or elsewhere', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'heroic', at: { Hi1: 2, Fa2: 1, Sw1: 1 }, hero: ['Hi1', 'Fa2'] },
    ])
    act(p, 'expand')
    expect(hasMark(p, 'Hi1', HERO)).toBe(true)
    finish(p, 'heroes')
    expect(objectionTo(p, { kind: 'done' })).toMatchObject({ code: 'heroes-left', figures: { left: 2 } })
    act(p, 'hero', 'Hi1')
    expect(refusal(p, 'hero', 'Hi1')).toBe('has-hero')
    act(p, 'hero', 'Sw1')
    act(p, 'done')
    expect(['Hi1', 'Fa2', 'Sw1'].map(label => hasMark(p, label, HERO))).toEqual([true, false, true])
  })

  it('SW-POWER-HEROIC-1: with exactly two regions the heroes know where to go', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'heroic', at: { Hi1: 1, Fa2: 1 }, hero: ['Hi1'] }])
    act(p, 'expand')
    act(p, 'stop')
    expect([p.turn, hasMark(p, 'Hi1', HERO), hasMark(p, 'Fa2', HERO)]).toEqual([1, true, true])
  })

  it('SW-RUL-52: with one region one hero, with none none, and abandoning frees one', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'heroic', at: { Hi1: 2, Fa2: 1 }, hero: ['Hi1', 'Fa2'] }])
    act(p, 'expand')
    act(p, 'abandon', 'Fa2')
    expect(hasMark(p, 'Fa2', HERO)).toBe(false)
    finish(p)
    expect(p.marks.filter(marks => marks & HERO)).toHaveLength(1)
    const q = scene(2, [{ seat: 0, race: 'ratmen', power: 'heroic', hand: 2 }])
    act(q, 'expand')
    act(q, 'stop')
    expect(q.marks.some(marks => marks & HERO)).toBe(false)
  })

  it('SW-POWER-HEROIC-2: opponents cannot take the region', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'flying', at: { Sw3: 9 } },
      { seat: 1, race: 'ratmen', power: 'heroic', at: { Hi1: 1, Fa2: 1 }, hero: ['Hi1', 'Fa2'] },
    ])
    act(p, 'expand')
    expect(objectionTo(p, to(p, 'conquer', 'Hi1'))).toMatchObject({ code: 'immune', figures: { guard: 'hero' } })
  })

  it('SW-POWER-HEROIC-3: they leave in decline', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'heroic', at: { Hi1: 1, Fa2: 1 }, hero: ['Hi1', 'Fa2'] }])
    act(p, 'decline')
    expect(p.marks.some(marks => marks & HERO)).toBe(false)
  })
})

describe('Seafaring', () => {
  it('SW-POWER-SEAFARING-1 SW-RUL-53: a sea at the edge may be entered, costs 2, and leads on; the lake only from its shore', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'seafaring', hand: 9 }])
    act(p, 'expand')
    expect([price(p, 'Se2'), refusal(p, 'conquer', 'La1')]).toEqual([2, 'not-an-entry'])
    conquer(p, 'Se2')
    expect(listed(p, 'conquer')).toEqual(['Mo3', 'Sw2', 'Fo4'])
    conquer(p, 'Sw2', 'Fa3')
    expect(refusal(p, 'conquer', 'La1')).toBeNull()
  })

  it('SW-POWER-SEAFARING-2: in decline the waters are kept and pay', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'seafaring', at: { Se2: 2, La1: 1, Sw2: 1 } }])
    expect(income(act(p, 'decline'), 0)).toEqual({ declined: 3 })
  })

  it('SW-POWER-SEAFARING-3 SW-RUL-54: only another Seafaring race can take them', () => {
    const held: People = { seat: 1, race: 'orcs', declined: true, at: { Se2: 1 } }
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', at: { Sw2: 5 } }, held])
    act(p, 'expand')
    expect(refusal(p, 'conquer', 'Se2')).toBe('water')
    const q = scene(2, [{ seat: 0, race: 'ratmen', power: 'seafaring', at: { Sw2: 5 } }, held])
    act(q, 'expand')
    expect([price(q, 'Se2'), refusal(q, 'conquer', 'Se2')]).toEqual([3, null])
  })
})

describe('Spirit', () => {
  it('SW-POWER-SPIRIT-1 SW-RUL-55: beside another race in decline, and both pay', () => {
    const p = scene(2, [
      { seat: 0, race: 'elves', power: 'spirit', at: { Fo4: 2 } },
      { seat: 0, race: 'orcs', declined: true, at: { Hi1: 1 } },
    ])
    expect(income(act(p, 'decline'), 0)).toEqual({ declined: 2 })
    expect([isInDecline(p, 'elves'), isInDecline(p, 'orcs'), p.power[raceOf('elves')]]).toEqual([
      true,
      true,
      powerOf('spirit'),
    ])
  })

  it('SW-POWER-SPIRIT-2 SW-POWER-SPIRIT-3: a third decline removes the other one, never the Spirit race', () => {
    const p = scene(2, [
      { seat: 0, race: 'elves', power: 'spirit', declined: true, at: { Fo4: 1 } },
      { seat: 0, race: 'orcs', declined: true, at: { Hi1: 1 } },
      { seat: 0, race: 'ratmen', power: 'hill', at: { Sw1: 3 } },
    ])
    act(p, 'decline')
    expect([isInDecline(p, 'elves'), isInDecline(p, 'ratmen'), holderOf(p, 'Hi1')]).toEqual([true, true, null])
  })

  it('SW-RACE-SKELETONS-1: a Spirit race of Skeletons gains nothing in decline', () => {
    const p = scene(2, [
      { seat: 0, race: 'skeletons', power: 'spirit', declined: true, at: { Fo4: 1 } },
      { seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 8 } },
    ])
    act(p, 'expand')
    conquer(p, 'Fo2', 'Sw1')
    finish(p)
    expect(trayOf(p, 'skeletons')).toBe(19)
  })
})

describe('Stout', () => {
  const stout = () =>
    scene(2, [
      { seat: 0, race: 'ratmen', power: 'stout', at: { Hi1: 3 } },
      { seat: 0, race: 'orcs', declined: true, at: { Fo4: 1 } },
      { seat: 1, race: 'elves', power: 'hill', at: { Sw3: 1 } },
    ])

  it('SW-POWER-STOUT-1 SW-RUL-56: after the coins the race may decline at once; nothing is paid again', () => {
    const p = stout()
    act(p, 'expand')
    conquer(p, 'Fa2')
    finish(p, 'late-decline')
    expect(p.coins[0]).toBe(5 + 2 + 1)
    act(p, 'decline')
    expect([p.coins[0], isInDecline(p, 'ratmen'), holderOf(p, 'Fo4'), p.turn]).toEqual([8, true, null, 1])
    act(p, 'expand')
    finish(p)
    expect(asked(p)).toBe('0 pick')
  })

  it('SW-RUL-56: the usual decline is still possible, and keeping the race too', () => {
    const p = stout()
    act(p, 'decline')
    expect([isInDecline(p, 'ratmen'), p.turn]).toEqual([true, 1])
    const q = stout()
    act(q, 'expand')
    finish(q)
    expect([q.active[0], q.turn]).toEqual([raceOf('ratmen'), 1])
  })

  it('SW-RUL-30 SW-RUL-56: Ghouls that conquered do not bar a late decline, even on the first turn', () => {
    const p = open(2, {
      first: '1',
      races: ['ghouls', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
      powers: ['stout', 'wealthy', 'forest', 'swamp', 'berserk', 'flying'],
    })
    play(p, { kind: 'pick', place: 0 })
    conquer(p, 'Hi1', 'Fa2')
    finish(p, 'late-decline')
    act(p, 'decline')
    expect([isInDecline(p, 'ghouls'), tokensAt(p, 'Hi1') + tokensAt(p, 'Fa2')]).toEqual([true, 9])
    expect(elementAt(game.moves(p, 1), 0).kind).toBe('pick')
  })
})
