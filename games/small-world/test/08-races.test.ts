import { describe, expect, it } from 'vitest'
import { addAt } from '../../../kernel/list.ts'
import { DRAGON, FORTRESS, HERO, HOLE, NONE } from '../position.ts'
import { hasLair } from '../rules/people.ts'
import {
  act,
  asideOf,
  asked,
  campsAt,
  conquer,
  conquestsOf,
  finish,
  handOf,
  hasMark,
  holderOf,
  income,
  isInDecline,
  kinds,
  listed,
  now,
  objectionTo,
  open,
  play,
  price,
  raceOf,
  refusal,
  region,
  rolling,
  scene,
  to,
  tokensAt,
  trayOf,
} from './builders.ts'

describe('races', () => {
  it('SW-RACE-0: banner and badge add up, and both end in decline', () => {
    const p = scene(2, [
      { seat: 0, race: 'humans', power: 'merchant', at: { Fa1: 2, Fa2: 1 } },
      { seat: 1, race: 'elves', power: 'hill', at: { Fo4: 2 } },
    ])
    act(p, 'expand')
    expect(income(finish(p), 0)).toEqual({ regions: 2, race: 2, power: 2 })
    act(p, 'expand')
    finish(p)
    expect(income(act(p, 'decline'), 0)).toEqual({ declined: 2 })
  })

  it('SW-RACE-RATMEN-1: twelve tokens with a badge of four, and no ability', () => {
    const p = open(2, {
      first: '1',
      races: ['ratmen', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
      powers: ['alchemist', 'hill', 'forest', 'swamp', 'berserk', 'flying'],
    })
    play(p, { kind: 'pick', place: 0 })
    expect(handOf(p, 'ratmen')).toBe(12)
    conquer(p, 'Sw1', 'Fa2')
    expect(income(finish(p), 0)).toEqual({ regions: 2, power: 2 })
  })

  it.each([
    ['humans', { Fa1: 1, Fa2: 1, Hi1: 1 }, 2],
    ['wizards', { Fa1: 1, Fo2: 1, Hi1: 1 }, 2],
    ['dwarves', { Fo1: 1, Mo1: 1, Hi1: 1 }, 2],
  ] as const)('SW-RACE-HUMANS-1 SW-RACE-WIZARDS-1 SW-RACE-DWARVES-1: %s are paid for their land', (race, at, bonus) => {
    const p = scene(2, [{ seat: 0, race, power: 'stout', at }])
    act(p, 'expand')
    expect(income(finish(p), 0)).toEqual({ regions: 3, race: bonus })
  })

  it('SW-RACE-DWARVES-1 SW-RUL-24: mines pay in decline, beside a Spirit race and as one', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Sw2: 1 } },
      { seat: 0, race: 'dwarves', declined: true, at: { Fo1: 1, Mo1: 1 } },
      { seat: 0, race: 'elves', power: 'spirit', declined: true, at: { Fo4: 1 } },
    ])
    act(p, 'expand')
    expect(income(finish(p), 0)).toEqual({ regions: 1, declined: 3, race: 2 })
    const q = scene(2, [
      { seat: 0, race: 'dwarves', power: 'spirit', declined: true, at: { Fo1: 1 } },
      { seat: 0, race: 'orcs', power: 'hill' },
    ])
    act(q, 'expand')
    expect(q.coins[0]).toBe(5 + 2)
  })

  it('SW-RACE-ORCS-1 SW-RUL-39: a coin for each non-empty conquest, own land in decline included', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'stout', at: { Hi1: 10 } },
      { seat: 0, race: 'dwarves', declined: true, at: { Fa2: 1, Sw3: 1 } },
    ])
    act(p, 'expand')
    conquer(p, 'Fa2', 'Fo2', 'Mo2')
    expect(income(finish(p), 0)).toEqual({ regions: 4, race: 2, declined: 1 })
  })

  it('SW-RACE-TRITONS-1 SW-RUL-42: shores cost 1 less, water itself is no shore', () => {
    const p = scene(2, [{ seat: 0, race: 'tritons', power: 'seafaring', at: { Hi1: 9 } }])
    act(p, 'expand')
    act(p, 'abandon', 'Hi1')
    expect([price(p, 'Fo4'), price(p, 'Hi1'), price(p, 'Se2'), price(p, 'Mo3')]).toEqual([1, 2, 2, 2])
  })

  it('SW-RACE-GIANTS-1 SW-RUL-41: neighbours of their own mountains cost 1 less, also of one just conquered', () => {
    const p = scene(2, [
      { seat: 0, race: 'giants', power: 'stout', at: { Sw2: 9 } },
      { seat: 0, race: 'orcs', declined: true, at: { Mo3: 1 } },
    ])
    act(p, 'expand')
    expect([price(p, 'Hi3'), price(p, 'Fo4'), price(p, 'Fa3')]).toEqual([3, 2, 3])
    conquer(p, 'Mo4')
    expect([price(p, 'Hi3'), price(p, 'Fa3'), price(p, 'Sw4')]).toEqual([3, 2, 2])
  })

  it('SW-RACE-TROLLS-1 SW-RACE-TROLLS-2 SW-RACE-TROLLS-3: a lair in each region, in decline too, gone with the Trolls', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'flying', at: { Hi1: 9 } },
      { seat: 1, race: 'trolls', declined: true, at: { Fa2: 1, Fo4: 1 } },
    ])
    act(p, 'expand')
    expect(price(p, 'Fa2')).toBe(4)
    conquer(p, 'Fa2')
    expect(hasLair(p, region(p, 'Fa2'))).toBe(false)
    const q = scene(2, [{ seat: 0, race: 'trolls', power: 'hill', at: { Fa2: 2, Fo4: 1 } }])
    expect(hasLair(q, region(q, 'Fo4'))).toBe(true)
    act(q, 'expand')
    act(q, 'abandon', 'Fo4')
    expect(hasLair(q, region(q, 'Fo4'))).toBe(false)
  })

  it('SW-RUL-40: the lair counts against the owner’s own other race, and goes when it wins', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'flying', at: { Hi1: 9 } },
      { seat: 0, race: 'trolls', declined: true, at: { Fa2: 1, Fo4: 1 } },
    ])
    act(p, 'expand')
    expect(price(p, 'Fa2')).toBe(4)
    conquer(p, 'Fa2')
    expect(hasLair(p, region(p, 'Fa2'))).toBe(false)
  })
})

describe('Amazons', () => {
  const amazons = (at: Record<string, number>, hand = 0) => {
    const p = scene(2, [{ seat: 0, race: 'amazons', power: 'fortified', at, ...(hand ? { hand } : {}) }])
    act(p, 'expand')
    return p
  }

  it('SW-RACE-AMAZONS-1: ten and the badge', () => {
    const p = open(2, {
      first: '1',
      races: ['amazons', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
      powers: ['stout', 'hill', 'forest', 'swamp', 'berserk', 'flying'],
    })
    play(p, { kind: 'pick', place: 0 })
    expect(handOf(p, 'amazons')).toBe(14)
  })

  it('SW-RACE-AMAZONS-2 SW-RACE-AMAZONS-3: four are off the map after redeployment, every region keeps one', () => {
    const p = amazons({ Hi1: 4, Fa2: 3, Sw1: 1 })
    act(p, 'stop')
    act(p, 'place', 'Sw1', 1)
    act(p, 'done')
    expect([asideOf(p, 'amazons'), handOf(p, 'amazons')]).toEqual([4, 0])
    expect(['Hi1', 'Fa2', 'Sw1'].map(label => tokensAt(p, label))).toEqual([1, 1, 2])
  })

  it('SW-RACE-AMAZONS-3: tokens are taken from where the owner wants', () => {
    const p = amazons({ Hi1: 1, Fa2: 6 })
    conquer(p, 'Fo2')
    act(p, 'stop')
    expect(objectionTo(p, { kind: 'done' })).toMatchObject({ code: 'tokens-missing', figures: { need: 4, have: 2 } })
    act(p, 'lift', 'Fo2')
    act(p, 'done')
    expect([tokensAt(p, 'Fo2'), asideOf(p, 'amazons')]).toEqual([1, 4])
  })

  it('SW-RACE-AMAZONS-4 SW-RUL-20: too few for their regions, they leave as many as needed, by choice', () => {
    const p = scene(2, [
      { seat: 0, race: 'amazons', power: 'fortified', at: { Hi1: 2, Fa2: 2, Sw1: 1 }, fortress: ['Hi1'] },
    ])
    act(p, 'expand')
    act(p, 'stop')
    // Five in all: one may stay.
    expect(listed(p, 'vacate')).toEqual(['Sw1', 'Hi1', 'Fa2'])
    act(p, 'vacate', 'Hi1')
    act(p, 'vacate', 'Sw1')
    expect([kinds(p), holderOf(p, 'Hi1'), hasMark(p, 'Hi1', FORTRESS)]).toEqual([['done'], null, false])
    act(p, 'done')
    expect([asideOf(p, 'amazons'), tokensAt(p, 'Fa2')]).toEqual([4, 1])
  })

  it('SW-RUL-20: with four or fewer all of them are laid aside', () => {
    const p = amazons({ Hi1: 2, Fa2: 1 })
    act(p, 'stop')
    expect([asideOf(p, 'amazons'), holderOf(p, 'Hi1'), holderOf(p, 'Fa2')]).toEqual([3, null, null])
  })

  it('SW-RUL-20: a dragon in a region left comes back', () => {
    const p = scene(2, [
      { seat: 0, race: 'amazons', power: 'dragon-master', at: { Hi1: 2, Fa2: 2, Sw1: 1 }, dragon: 'Hi1' },
    ])
    act(p, 'expand')
    act(p, 'stop')
    act(p, 'vacate', 'Hi1')
    expect(p.marks.some(marks => marks & DRAGON)).toBe(false)
  })

  it('SW-RACE-AMAZONS-5: they come back to hand when readying', () => {
    const p = scene(2, [{ seat: 0, race: 'amazons', power: 'hill', at: { Hi1: 2, Fa2: 1 }, aside: 4 }])
    act(p, 'expand')
    expect([handOf(p, 'amazons'), asideOf(p, 'amazons')]).toEqual([5, 0])
  })

  it('SW-RUL-21: the four are aside before markers are placed', () => {
    const p = scene(2, [{ seat: 0, race: 'amazons', power: 'fortified', at: { Hi1: 4, Fa2: 2, Sw1: 2 } }])
    act(p, 'expand')
    act(p, 'stop')
    act(p, 'spread')
    act(p, 'done')
    expect([asked(p), asideOf(p, 'amazons')]).toEqual(['0 fortify', 4])
  })

  it('SW-RUL-22: wiped out, they enter with those laid aside and lay four aside again', () => {
    const p = scene(2, [{ seat: 0, race: 'amazons', power: 'hill', hand: 2, aside: 4 }])
    act(p, 'expand')
    conquer(p, 'Hi1')
    act(p, 'stop')
    expect([asideOf(p, 'amazons'), tokensAt(p, 'Hi1')]).toEqual([4, 2])
  })

  it('SW-RUL-39: Pillaging pays for conquests that Amazons had to leave', () => {
    const p = scene(2, [{ seat: 0, race: 'amazons', power: 'pillaging', hand: 3 }])
    act(p, 'expand')
    conquer(p, 'Fo2')
    expect([p.coins[0], holderOf(p, 'Fo2')]).toEqual([5 + 1, null])
  })
})

describe('Elves', () => {
  const attackElves = (declined: boolean, fa2 = 3, rest: Record<string, number> = { Fo4: 1, Sw3: 1 }) => {
    const elves = { seat: 1, race: 'elves', at: { Fa2: fa2, ...rest } } as const
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'flying', at: { Hi1: 10 } },
      declined ? { ...elves, declined } : { ...elves, power: 'hill' },
    ])
    act(p, 'expand')
    conquer(p, 'Fa2')
    return p
  }

  it('SW-RACE-ELVES-1: no token is lost, all come back at the end of the turn', () => {
    const p = attackElves(false)
    expect(trayOf(p, 'elves')).toBe(6)
    finish(p, 'regroup')
    expect(handOf(p, 'elves')).toBe(3)
  })

  it('SW-RUL-25: in decline they lose their token like anyone', () => {
    expect(trayOf(attackElves(true, 1), 'elves')).toBe(9)
  })

  it('SW-RUL-26: having lost everything they enter anew with all', () => {
    const p = attackElves(false, 3, {})
    finish(p)
    expect([asked(p), handOf(p, 'elves')]).toEqual(['1 turn', 3])
    act(p, 'expand')
    expect(refusal(p, 'conquer', 'Hi3')).toBe('not-an-entry')
  })
})

describe('Ghouls', () => {
  const ghouls = (others: Parameters<typeof scene>[1] = [], at: Record<string, number> = { Sw2: 4, Fo4: 2 }) => {
    const p = scene(2, [
      { seat: 0, race: 'ghouls', declined: true, at },
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 4 } },
      ...others,
    ])
    act(p, 'expand')
    return p
  }

  it('SW-RACE-GHOULS-1: all their tokens on the map stay', () => {
    const p = scene(2, [{ seat: 0, race: 'ghouls', power: 'hill', at: { Sw2: 4, Fo4: 2 } }])
    act(p, 'decline')
    expect([tokensAt(p, 'Sw2'), tokensAt(p, 'Fo4'), isInDecline(p, 'ghouls')]).toEqual([4, 2, true])
  })

  it('SW-RACE-GHOULS-2 SW-RACE-GHOULS-3 SW-RUL-28: in decline they ready, abandon and conquer, before the active race', () => {
    const p = ghouls()
    expect([now(p)?.race, handOf(p, 'ghouls')]).toEqual([raceOf('ghouls'), 4])
    expect(kinds(p)).toContain('abandon')
    conquer(p, 'Mo4')
    expect(holderOf(p, 'Mo4')).toBe('ghouls')
    act(p, 'stop')
    expect(now(p)?.race).toBe(raceOf('orcs'))
  })

  it('SW-RUL-28: their last attempt ends only their own conquests, and they are redeployed among their own', () => {
    const p = ghouls([], { Sw2: 2, Fo4: 2 })
    play(p, to(p, 'attempt', 'Mo4'), rolling(0))
    act(p, 'retreat', 'Sw2')
    expect([asked(p), now(p)?.race]).toEqual(['0 conquer', raceOf('orcs')])
    expect(refusal(p, 'conquer', 'Fa2')).toBeNull()
    act(p, 'stop')
    expect([asked(p), now(p)?.race]).toEqual(['0 redeploy', raceOf('ghouls')])
    expect(refusal(p, 'place', 'Hi1', 1)).toBe('not-held')
  })

  it('SW-DIE-4 SW-RUL-28: after a failed attempt all go into one region they hold, which costs the active race more', () => {
    const p = ghouls([], { Fa2: 3, Fo4: 1 })
    play(p, to(p, 'attempt', 'Mo2'), rolling(0))
    expect([asked(p), listed(p, 'retreat'), handOf(p, 'ghouls')]).toEqual(['0 retreat', ['Fa2', 'Fo4'], 2])
    expect(kinds(p)).toEqual(['retreat'])
    expect(refusal(p, 'retreat', 'Hi1')).toBe('not-held')
    act(p, 'retreat', 'Fa2')
    expect([tokensAt(p, 'Fa2'), handOf(p, 'ghouls'), price(p, 'Fa2')]).toEqual([3, 0, 5])
    expect(refusal(p, 'retreat', 'Fa2')).toBe('not-now')
  })

  it('SW-DIE-4 SW-RUL-15: with one region they fall back there unasked, with none they stay in hand', () => {
    const p = ghouls([], { Fa2: 3 })
    const events = play(p, to(p, 'attempt', 'Mo2'), rolling(0))
    expect(events.slice(0, 3)).toMatchObject([{ kind: 'rolled' }, { kind: 'repelled' }, { kind: 'placed', tokens: 2 }])
    expect([tokensAt(p, 'Fa2'), now(p)?.race, p.arranging]).toEqual([3, raceOf('orcs'), 0])
    act(p, 'stop')
    expect(asked(p)).toBe('1 pick')
    const q = scene(2, [
      { seat: 0, race: 'ghouls', declined: true, hand: 2 },
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 4 } },
    ])
    act(q, 'expand')
    play(q, to(q, 'attempt', 'Mo4'), rolling(0))
    expect([handOf(q, 'ghouls'), now(q)?.race]).toEqual([2, raceOf('orcs')])
  })

  it('SW-DIE-3 SW-RUL-28: an attempt that succeeds leaves nothing to fall back with', () => {
    const p = ghouls([], { Fa2: 3, Fo4: 1 })
    play(p, to(p, 'attempt', 'Mo2'), rolling(1))
    expect([holderOf(p, 'Mo2'), tokensAt(p, 'Mo2'), handOf(p, 'ghouls')]).toEqual(['ghouls', 2, 0])
    expect([asked(p), now(p)?.race]).toEqual(['0 conquer', raceOf('orcs')])
  })

  it.each([
    ['a conquest', 'conquer', 5, 3],
    ['a failed attempt', 'attempt', 2, 0],
  ] as const)('SW-RUL-46 SW-POWER-DIPLOMAT-1: %s by one’s own Ghouls is an attack', (_, kind, tokens, pips) => {
    const p = scene(3, [
      { seat: 0, race: 'ghouls', declined: true, at: { Mo1: tokens } },
      { seat: 0, race: 'ratmen', power: 'diplomat', at: { Mo7: 1 } },
      { seat: 1, race: 'orcs', power: 'hill', at: { Fo1: 1, Mo3: 1 } },
    ])
    act(p, 'expand')
    play(p, to(p, kind, 'Fo1'), rolling(pips))
    expect(p.attacked).toBe(0b10)
    finish(p, 'ally')
    expect(objectionTo(p, { kind: 'ally', seat: 1 })).toMatchObject({ code: 'ally-attacked', figures: { seat: 1 } })
    expect(objectionTo(p, { kind: 'ally', seat: 2 })).toBeNull()
  })

  it('SW-RUL-46: Ghouls who attack their owner, or a race in decline, attack no opponent’s active race', () => {
    const p = scene(2, [
      { seat: 0, race: 'ghouls', declined: true, at: { Sw1: 9 } },
      { seat: 0, race: 'ratmen', power: 'diplomat', at: { Hi1: 1 } },
      { seat: 1, race: 'orcs', declined: true, at: { Fo1: 1 } },
      { seat: 1, race: 'elves', power: 'hill', at: { Fo4: 1 } },
    ])
    act(p, 'expand')
    conquer(p, 'Hi1', 'Fo1')
    expect(p.attacked).toBe(0)
    finish(p, 'ally')
    expect(objectionTo(p, { kind: 'ally', seat: 1 })).toBeNull()
  })

  it('SW-RACE-GHOULS-4 SW-RUL-31: they may attack the owner’s active race, which waits for redeployment', () => {
    const p = scene(2, [
      { seat: 0, race: 'ghouls', declined: true, at: { Sw1: 8 } },
      { seat: 0, race: 'orcs', power: 'fortified', at: { Hi1: 3, Fo4: 1, Sw3: 1 }, fortress: ['Hi1'] },
    ])
    act(p, 'expand')
    // 2 + 3 orcs + fortress
    expect(price(p, 'Hi1')).toBe(6)
    conquer(p, 'Hi1')
    expect([trayOf(p, 'orcs'), p.withdrawn[raceOf('orcs')], hasMark(p, 'Hi1', FORTRESS)]).toEqual([6, 2, false])
    act(p, 'stop')
    expect([now(p)?.race, handOf(p, 'orcs')]).toEqual([raceOf('orcs'), 0])
    act(p, 'stop')
    finish(p, 'fortify')
    expect(tokensAt(p, 'Fo4') + tokensAt(p, 'Sw3')).toBe(4)
  })

  it('SW-RUL-31: the active race may attack the Ghouls; and without a region tokens wait for the next turn', () => {
    const p = ghouls([], { Fa2: 3 })
    act(p, 'stop')
    conquer(p, 'Fa2')
    expect([trayOf(p, 'ghouls'), p.withdrawn[raceOf('ghouls')]]).toEqual([10 - 3 + 1, 0])
    const q = scene(2, [
      { seat: 0, race: 'ghouls', declined: true, at: { Sw1: 9 } },
      { seat: 0, race: 'elves', power: 'bivouacking', at: { Hi1: 1 }, camps: { Hi1: 5 } },
    ])
    act(q, 'expand')
    conquer(q, 'Hi1')
    expect([trayOf(q, 'elves'), campsAt(q, 'Hi1')]).toEqual([10, 0])
    finish(q)
    expect([q.turn, handOf(q, 'elves'), q.withdrawn[raceOf('elves')]]).toEqual([1, 1, 0])
  })

  it('SW-RUL-31: Ghouls driven off by the owner’s active race go to their other regions in the same turn', () => {
    const p = ghouls([], { Fa2: 1, Fo4: 1, Sw3: 1 })
    p.tokens[region(p, 'Fa2')] = 3
    addAt(p.tray, raceOf('ghouls'), -2)
    p.hand[raceOf('ghouls')] = 0
    addAt(p.hand, raceOf('orcs'), 2)
    addAt(p.tray, raceOf('orcs'), -2)
    act(p, 'stop')
    conquer(p, 'Fa2')
    expect(p.withdrawn[raceOf('ghouls')]).toBe(2)
    finish(p)
    expect([p.withdrawn[raceOf('ghouls')], handOf(p, 'ghouls')]).toEqual([0, 0])
    expect(tokensAt(p, 'Fo4') + tokensAt(p, 'Sw3')).toBe(4)
  })

  it('SW-RACE-GHOULS-2: active Ghouls conquer once a turn like any race', () => {
    const p = scene(2, [{ seat: 0, race: 'ghouls', power: 'hill', at: { Sw2: 4, Fo4: 2 } }])
    act(p, 'expand')
    conquer(p, 'Mo4')
    act(p, 'stop')
    expect(asked(p)).toBe('0 redeploy')
  })

  it('SW-RUL-31: Ghouls may take land of another race in decline, beside a Spirit race', () => {
    const p = scene(2, [
      { seat: 0, race: 'ghouls', power: 'spirit', declined: true, at: { Sw1: 8 } },
      { seat: 0, race: 'elves', declined: true, at: { Hi1: 1 } },
      { seat: 0, race: 'orcs', power: 'hill', at: { Fo4: 2 } },
    ])
    act(p, 'expand')
    conquer(p, 'Hi1')
    expect([holderOf(p, 'Hi1'), p.owner[raceOf('elves')]]).toEqual(['ghouls', NONE])
  })

  it('SW-RUL-19: hero and dragon are no shield against one’s own Ghouls and come back; a hole is gone', () => {
    const p = scene(2, [
      { seat: 0, race: 'ghouls', declined: true, at: { Sw1: 10 } },
      {
        seat: 0,
        race: 'orcs',
        power: 'dragon-master',
        at: { Hi1: 1, Fa2: 1, Fo1: 1, Fo4: 1 },
        dragon: 'Hi1',
        hole: ['Fo1'],
        hero: ['Fa2'],
      },
    ])
    act(p, 'expand')
    conquer(p, 'Hi1', 'Fo1', 'Fa2')
    expect([p.marks.some(marks => marks & (DRAGON | HOLE | HERO)), p.dragonUsed]).toEqual([false, 0])
  })

  it('SW-RUL-27: driven off with tokens in hand they are not gone, and enter at the border', () => {
    const p = scene(2, [
      { seat: 0, race: 'ghouls', declined: true, hand: 3 },
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 1 } },
    ])
    act(p, 'expand')
    expect(refusal(p, 'conquer', 'Hi3')).toBe('not-an-entry')
    act(p, 'stop')
    act(p, 'stop')
    expect([p.turn, handOf(p, 'ghouls'), isInDecline(p, 'ghouls')]).toEqual([1, 3, true])
  })

  it('SW-RUL-29: the power is gone: no flying, no discount, no new waters, but what is held is kept', () => {
    const p = scene(2, [
      { seat: 0, race: 'ghouls', power: 'seafaring', at: { Se2: 2, Sw2: 4 }, fortress: ['Sw2'] },
      { seat: 1, race: 'elves', power: 'hill', at: { Hi1: 1 } },
    ])
    act(p, 'decline')
    expect([holderOf(p, 'Se2'), hasMark(p, 'Sw2', FORTRESS)]).toEqual(['ghouls', true])
    act(p, 'expand')
    finish(p)
    expect([asked(p), now(p)?.race]).toEqual(['0 conquer', raceOf('ghouls')])
    expect(refusal(p, 'conquer', 'Se1')).toBe('water')
    expect(listed(p, 'conquer')).not.toContain('La1')
  })

  it('SW-RUL-30: once Ghouls have readied there is no decline, and in a decline they do not conquer', () => {
    const p = ghouls()
    expect(refusal(p, 'decline')).toBe('not-now')
    const q = scene(2, [
      { seat: 0, race: 'ghouls', power: 'spirit', declined: true, at: { Sw2: 4 } },
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 4 } },
    ])
    act(q, 'decline')
    expect([q.turn, tokensAt(q, 'Sw2')]).toEqual([1, 4])
  })
})

describe('Halflings', () => {
  const fresh = () => {
    const p = open(2, {
      first: '1',
      races: ['halflings', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
      powers: ['stout', 'hill', 'forest', 'swamp', 'berserk', 'flying'],
    })
    play(p, { kind: 'pick', place: 0 })
    return p
  }

  it('SW-RACE-HALFLINGS-1: they enter anywhere on land', () => {
    const p = fresh()
    expect([refusal(p, 'conquer', 'Hi3'), refusal(p, 'conquer', 'La1')]).toEqual([null, 'water'])
  })

  it('SW-RACE-HALFLINGS-2: the first two conquests get a hole, the third none', () => {
    const p = fresh()
    conquer(p, 'Fa2', 'Hi1', 'Mo2')
    expect(['Fa2', 'Hi1', 'Mo2'].map(label => hasMark(p, label, HOLE))).toEqual([true, true, false])
  })

  it('SW-RACE-HALFLINGS-3: nobody else can touch a hole', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'dragon-master', at: { Hi1: 9 } },
      { seat: 1, race: 'halflings', power: 'hill', at: { Fa2: 1 }, hole: ['Fa2'] },
    ])
    act(p, 'expand')
    expect([refusal(p, 'conquer', 'Fa2'), refusal(p, 'dragon', 'Fa2')]).toEqual(['immune', 'immune'])
  })

  it('SW-RACE-HALFLINGS-4 SW-RUL-37: a hole left is gone and not dug again', () => {
    const p = scene(2, [{ seat: 0, race: 'halflings', power: 'hill', at: { Fa2: 4, Hi1: 1 }, hole: ['Fa2', 'Hi1'] }])
    act(p, 'expand')
    act(p, 'abandon', 'Hi1')
    conquer(p, 'Hi1')
    expect([hasMark(p, 'Hi1', HOLE), hasMark(p, 'Fa2', HOLE)]).toEqual([false, true])
    const q = scene(2, [{ seat: 0, race: 'halflings', power: 'hill', at: { Fa2: 4 }, hole: ['Fa2'] }])
    act(q, 'decline')
    expect(hasMark(q, 'Fa2', HOLE)).toBe(false)
  })

  it('SW-RUL-38: coming back they may again enter anywhere', () => {
    const p = scene(2, [{ seat: 0, race: 'halflings', power: 'hill', at: { Hi1: 4 } }])
    act(p, 'expand')
    act(p, 'abandon', 'Hi1')
    expect(refusal(p, 'conquer', 'Hi3')).toBeNull()
  })
})

describe('Skeletons', () => {
  it('SW-RACE-SKELETONS-1: one new token for every two non-empty conquests, rounded down', () => {
    const p = scene(2, [{ seat: 0, race: 'skeletons', power: 'hill', at: { Hi1: 13 } }])
    act(p, 'expand')
    conquer(p, 'Fo2', 'Sw1', 'Hi3')
    expect(conquestsOf(p, 'skeletons')).toBe(3)
    act(p, 'stop')
    expect([handOf(p, 'skeletons'), trayOf(p, 'skeletons')]).toEqual([3 + 1, 6])
  })

  it('SW-RACE-SKELETONS-2: they take no more than the tray holds', () => {
    const p = scene(2, [{ seat: 0, race: 'skeletons', power: 'hill', at: { Hi1: 20 } }])
    act(p, 'expand')
    conquer(p, 'Fo2', 'Sw1')
    act(p, 'stop')
    expect([handOf(p, 'skeletons'), trayOf(p, 'skeletons')]).toEqual([13, 0])
  })
})

describe('Sorcerers', () => {
  const sorcerers = (
    power: 'hill' | 'flying' | 'underworld' | 'seafaring' | 'pillaging' | 'berserk' | 'commando' | 'diplomat',
    mine: Record<string, number>,
    others: Parameters<typeof scene>[1],
  ) => {
    const p = scene(3, [{ seat: 0, race: 'sorcerers', power, at: mine }, ...others], { options: { map: 'map-3p' } })
    act(p, 'expand')
    return p
  }

  it('SW-RACE-SORCERERS-1 SW-RUL-32: once a turn against each opponent; the token in hand is needed, not spent', () => {
    const p = sorcerers('hill', { Mo1: 2 }, [
      { seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 1, Fa1: 1 } },
      { seat: 2, race: 'elves', power: 'forest', at: { Hi1: 1, Sw2: 1 } },
    ])
    expect(listed(p, 'exchange')).toEqual(['Fo1', 'Fa1', 'Sw2', 'Hi1'])
    act(p, 'exchange', 'Fo1')
    expect(objectionTo(p, to(p, 'exchange', 'Fa1'))).toMatchObject({ code: 'exchange-used', figures: { seat: 1 } })
    act(p, 'exchange', 'Hi1')
    expect([holderOf(p, 'Fo1'), holderOf(p, 'Hi1'), trayOf(p, 'sorcerers'), handOf(p, 'sorcerers')]).toEqual([
      'sorcerers',
      'sorcerers',
      14,
      1,
    ])
  })

  it('SW-RUL-32 SW-CONQ-6: with an empty hand no exchange begins, until a region is left', () => {
    const p = sorcerers('hill', { Mo1: 1, Sw1: 1 }, [{ seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 1, Mo7: 1 } }])
    expect(objectionTo(p, to(p, 'exchange', 'Fo1'))).toMatchObject({ code: 'empty-hand', rule: 'SW-CONQ-6' })
    expect(kinds(p)).toEqual(['abandon', 'stop'])
    act(p, 'abandon', 'Sw1')
    act(p, 'exchange', 'Fo1')
    expect([holderOf(p, 'Fo1'), handOf(p, 'sorcerers')]).toEqual(['sorcerers', 1])
  })

  it('SW-RACE-SORCERERS-2: one token, active, an opponent’s, and next to a Sorcerer', () => {
    const p = sorcerers('hill', { Mo1: 2 }, [
      { seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 2, Mo7: 1 } },
      { seat: 1, race: 'trolls', declined: true, at: { Fa1: 1 } },
      { seat: 0, race: 'ratmen', declined: true, at: { Sw2: 1 } },
    ])
    expect(refusal(p, 'exchange', 'Fo1')).toBe('exchange-not-lone')
    expect(refusal(p, 'exchange', 'Mo7')).toBe('out-of-reach')
    expect(refusal(p, 'exchange', 'Fa1')).toBe('exchange-not-active')
    expect(refusal(p, 'exchange', 'Sw2')).toBe('exchange-not-active')
    expect(refusal(p, 'exchange', 'Hi1')).toBe('exchange-not-active')
  })

  it('SW-RACE-SORCERERS-2 SW-EX-11: without a Sorcerer in the tray there is no exchange', () => {
    const p = sorcerers('hill', { Mo1: 18 }, [{ seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 1 } }])
    expect(refusal(p, 'exchange', 'Fo1')).toBe('exchange-no-tokens')
  })

  it('SW-RACE-SORCERERS-3 SW-POWER-BIVOUACKING-3: lair, fortress and mountain do not help, an encampment does', () => {
    const p = sorcerers('hill', { Fa1: 2 }, [
      { seat: 1, race: 'trolls', power: 'fortified', at: { Mo1: 1 }, fortress: ['Mo1'] },
      { seat: 2, race: 'orcs', power: 'bivouacking', at: { Hi1: 1 }, camps: { Hi1: 5 } },
    ])
    expect(refusal(p, 'exchange', 'Hi1')).toBe('exchange-encamped')
    act(p, 'exchange', 'Mo1')
    expect([holderOf(p, 'Mo1'), tokensAt(p, 'Mo1'), hasMark(p, 'Mo1', FORTRESS)]).toEqual(['sorcerers', 1, false])
  })

  it('SW-RACE-SORCERERS-4 SW-RACE-ELVES-2: the token goes to the tray, even an Elf', () => {
    const p = sorcerers('hill', { Mo1: 2 }, [{ seat: 1, race: 'elves', power: 'stout', at: { Fo1: 1, Mo7: 1 } }])
    act(p, 'exchange', 'Fo1')
    expect([trayOf(p, 'elves'), p.withdrawn[raceOf('elves')]]).toEqual([10, 0])
  })

  it('SW-RUL-33: an exchange is a non-empty conquest and an attack, but never the first', () => {
    const p = sorcerers('pillaging', { Mo1: 2 }, [{ seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 1, Mo7: 1 } }])
    act(p, 'exchange', 'Fo1')
    expect([conquestsOf(p, 'sorcerers'), p.attacked]).toEqual([1, 0b10])
    const q = scene(2, [
      { seat: 0, race: 'sorcerers', power: 'flying', hand: 4 },
      { seat: 1, race: 'orcs', power: 'stout', at: { Hi1: 1 } },
    ])
    act(q, 'expand')
    expect(refusal(q, 'exchange', 'Hi1')).toBe('exchange-first')
  })

  it('SW-RUL-33: not after the last attempt', () => {
    const p = sorcerers('hill', { Mo1: 2 }, [{ seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 1, Mo7: 1 } }])
    play(p, to(p, 'attempt', 'Fa1'), rolling(0))
    expect(refusal(p, 'exchange', 'Fo1')).toBe('not-now')
  })

  it('SW-RUL-34: not against guards, peace, decline or tribes, and on water only when Seafaring', () => {
    const water = [{ seat: 1, race: 'orcs', power: 'stout', at: { Se1: 1, Mo7: 1 } }] as const
    expect(refusal(sorcerers('hill', { Fo1: 2 }, water), 'exchange', 'Se1')).toBe('water')
    expect(refusal(sorcerers('seafaring', { Fo1: 2 }, water), 'exchange', 'Se1')).toBeNull()
    const p = sorcerers('hill', { Mo1: 2 }, [
      { seat: 1, race: 'orcs', power: 'heroic', at: { Fo1: 1, Sw3: 1 }, hero: ['Fo1', 'Sw3'] },
      { seat: 2, race: 'ghouls', declined: true, at: { Fa1: 1 } },
      { seat: 2, race: 'elves', power: 'diplomat', at: { Sw2: 1 } },
    ])
    p.ally[2] = 0
    expect(['Fo1', 'Fa1', 'Sw2', 'Hi1'].map(label => refusal(p, 'exchange', label))).toEqual([
      'immune',
      'exchange-not-active',
      'peace',
      'exchange-not-active',
    ])
  })

  it('SW-RUL-35: only beside a Sorcerer, Flying or not; Underworld makes neighbours of caverns', () => {
    const far = [{ seat: 1, race: 'orcs', power: 'stout', at: { Mo3: 1 } }] as const
    expect(refusal(sorcerers('hill', { Sw1: 2 }, far), 'exchange', 'Mo3')).toBe('out-of-reach')
    const flying = sorcerers('flying', { Sw1: 4 }, far)
    expect(objectionTo(flying, to(flying, 'exchange', 'Mo3'))).toMatchObject({
      code: 'exchange-far',
      rule: 'SW-RUL-35',
    })
    expect(refusal(flying, 'attempt', 'Mo3')).toBeNull()
    expect(refusal(sorcerers('underworld', { Sw1: 2 }, far), 'exchange', 'Mo3')).toBeNull()
    const beside = [{ seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 1 } }] as const
    expect(refusal(sorcerers('flying', { Mo1: 2 }, beside), 'exchange', 'Fo1')).toBeNull()
  })

  it('SW-RUL-36: rolls and discounts have nothing to do with it', () => {
    const p = sorcerers('berserk', { Mo1: 3 }, [{ seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 1, Mo7: 1 } }])
    expect(refusal(p, 'exchange', 'Fo1')).toBeNull()
    play(p, { kind: 'roll' }, rolling(3))
    expect(refusal(p, 'exchange', 'Fo1')).toBe('already-rolled')
    const q = sorcerers('commando', { Mo1: 2 }, [{ seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 1, Mo7: 1 } }])
    act(q, 'exchange', 'Fo1')
    expect(tokensAt(q, 'Fo1')).toBe(1)
  })
})
