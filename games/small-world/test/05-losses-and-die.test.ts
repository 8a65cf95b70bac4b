import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import {
  act,
  asked,
  conquer,
  conquestsOf,
  finish,
  handOf,
  holderOf,
  kinds,
  objectionTo,
  play,
  price,
  raceOf,
  refusal,
  rolling,
  scene,
  to,
  tokensAt,
  trayOf,
} from './builders.ts'

const orcsAgainstRatmen = (ratmen: Record<string, number>) => {
  const p = scene(2, [
    { seat: 0, race: 'orcs', power: 'flying', at: { Hi1: 10 } },
    { seat: 1, race: 'ratmen', power: 'hill', at: ratmen },
  ])
  act(p, 'expand')
  return p
}

describe('losses and withdrawal', () => {
  it('SW-LOSS-1 SW-LOSS-2: all tokens are withdrawn at once, one of them is lost', () => {
    const p = orcsAgainstRatmen({ Fa2: 3, Fo4: 1, Sw3: 1 })
    conquer(p, 'Fa2')
    expect([p.withdrawn[raceOf('ratmen')], trayOf(p, 'ratmen')]).toEqual([2, 13 - 5 + 1])
  })

  it('SW-LOSS-1: Ghouls in decline withdraw like an active race', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'flying', at: { Hi1: 9 } },
      { seat: 1, race: 'ghouls', declined: true, at: { Fa2: 3, Fo4: 1, Sw3: 1 } },
    ])
    act(p, 'expand')
    conquer(p, 'Fa2')
    finish(p, 'regroup')
    expect([asked(p), handOf(p, 'ghouls')]).toEqual(['1 regroup', 2])
  })

  it('SW-LOSS-3: a lone token goes to the tray and nothing is withdrawn', () => {
    const p = orcsAgainstRatmen({ Fa2: 1, Fo4: 1, Sw3: 1 })
    conquer(p, 'Fa2')
    expect([p.withdrawn[raceOf('ratmen')], trayOf(p, 'ratmen')]).toEqual([0, 11])
    finish(p)
    expect(asked(p)).toBe('1 turn')
  })

  it('SW-RUL-9: an active race that loses its last token stays with its owner', () => {
    const p = orcsAgainstRatmen({ Fa2: 1 })
    const events = conquer(p, 'Fa2')
    expect([p.owner[raceOf('ratmen')], p.active[1], p.returned]).toEqual([1, raceOf('ratmen'), []])
    expect(events.some(event => event.kind === 'gone')).toBe(false)
    finish(p)
    expect(asked(p)).toBe('1 turn')
  })

  it('SW-LOSS-4: at the end of the turn the loser spreads them over any regions still held', () => {
    const p = orcsAgainstRatmen({ Fa2: 3, Fo4: 1, Sw3: 1 })
    conquer(p, 'Fa2')
    finish(p, 'regroup')
    expect(asked(p)).toBe('1 regroup')
    expect(refusal(p, 'place', 'Hi1', 1)).toBe('not-held')
    act(p, 'place', 'Sw3', 2)
    act(p, 'done')
    expect([tokensAt(p, 'Sw3'), asked(p)]).toEqual([3, '1 turn'])
  })

  it('SW-LOSS-5: with no region left they wait in hand and enter at the border', () => {
    const p = orcsAgainstRatmen({ Fa2: 3 })
    conquer(p, 'Fa2')
    finish(p)
    expect([asked(p), handOf(p, 'ratmen')]).toEqual(['1 turn', 2])
    act(p, 'expand')
    expect(refusal(p, 'conquer', 'Hi3')).toBe('not-an-entry')
    conquer(p, 'Sw2')
    expect(handOf(p, 'ratmen')).toBe(0)
  })

  it('SW-LOSS-6: what has been withdrawn cannot be driven off again in the same turn', () => {
    const p = orcsAgainstRatmen({ Fa2: 3, Fo4: 1, Sw3: 1 })
    conquer(p, 'Fa2')
    expect([price(p, 'Fo4'), tokensAt(p, 'Fo4')]).toEqual([3, 1])
    conquer(p, 'Fo4')
    expect(p.withdrawn[raceOf('ratmen')]).toBe(2)
    expect(game.moves(p, 1)).toEqual([])
  })

  it('SW-RUL-4: victims act last, one after another, clockwise from the attacker', () => {
    const p = scene(
      3,
      [
        { seat: 1, race: 'orcs', power: 'flying', at: { Mo1: 10 } },
        { seat: 0, race: 'ratmen', power: 'hill', at: { Hi3: 2, Fo3: 1, Mo6: 1 } },
        { seat: 2, race: 'elves', power: 'forest', at: { Hi2: 2, Sw3: 1, Fo2: 1 } },
      ],
      { turn: 1 },
    )
    act(p, 'expand')
    conquer(p, 'Hi3', 'Hi2')
    const events = finish(p, 'regroup')
    expect(events.some(event => event.kind === 'scored')).toBe(true)
    expect(asked(p)).toBe('2 regroup')
    act(p, 'spread')
    act(p, 'done')
    expect(asked(p)).toBe('0 regroup')
  })

  it('SW-RUL-4: this happens after the very last turn too', () => {
    const p = scene(
      2,
      [
        { seat: 1, race: 'orcs', power: 'flying', at: { Hi1: 10 } },
        { seat: 0, race: 'ratmen', power: 'hill', at: { Fa2: 3, Fo4: 1, Sw3: 1 } },
      ],
      { turn: 1, round: 10 },
    )
    act(p, 'expand')
    conquer(p, 'Fa2')
    finish(p, 'regroup')
    expect([asked(p), game.outcome(p)]).toEqual(['0 regroup', null])
    act(p, 'spread')
    act(p, 'done')
    expect(game.outcome(p)).not.toBeNull()
  })

  it('SW-RUL-5: a victim with one region left is not asked', () => {
    const p = orcsAgainstRatmen({ Fa2: 3, Fo4: 1 })
    conquer(p, 'Fa2')
    finish(p)
    expect([asked(p), tokensAt(p, 'Fo4')]).toEqual(['1 turn', 3])
  })

  it('SW-RUL-6: nothing can be held back', () => {
    const p = orcsAgainstRatmen({ Fa2: 3, Fo4: 1, Sw3: 1 })
    conquer(p, 'Fa2')
    finish(p, 'regroup')
    act(p, 'place', 'Fo4', 1)
    expect(objectionTo(p, { kind: 'done' })).toMatchObject({ code: 'tokens-left', figures: { left: 1 } })
  })

  it('SW-RUL-7 SW-RUL-9: a race wiped out stays active; its owner expands with nothing or declines, but does not pick', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'alchemist' },
      { seat: 0, race: 'dwarves', declined: true, at: { Fa2: 1 } },
    ])
    expect(kinds(p)).toEqual(['expand', 'decline'])
    act(p, 'expand')
    expect([p.turn, p.active[0], p.coins[0]]).toEqual([1, raceOf('ratmen'), 5 + 1 + 2])
  })

  it('SW-EX-4: Skeletons drive off a lone Elf, who goes back to the hand', () => {
    const p = skeletons()
    expect(price(p, 'Fa2')).toBe(3)
    conquer(p, 'Fa2')
    expect([handOf(p, 'skeletons'), p.withdrawn[raceOf('elves')], trayOf(p, 'elves')]).toEqual([2, 1, 10])
    expect(conquestsOf(p, 'skeletons')).toBe(2)
  })
})

/** SW-EX-3 has happened: 5 Skeletons in hand, 3 on the hills. */
function skeletons() {
  const p = scene(
    2,
    [
      { seat: 0, race: 'skeletons', power: 'merchant', hand: 8 },
      { seat: 1, race: 'elves', power: 'stout', at: { Fa2: 1 } },
    ],
    { tribes: ['Hi1'] },
  )
  act(p, 'expand')
  conquer(p, 'Hi1')
  return p
}

describe('the last attempt', () => {
  const attempt = (pips: number) => {
    const p = skeletons()
    conquer(p, 'Fa2')
    const events = play(p, to(p, 'attempt', 'Mo2'), rolling(pips))
    return { p, events }
  }

  it('SW-DIE-1 SW-RUL-14: only for a region that is 1 to 3 tokens out of reach', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 3 } },
      { seat: 1, race: 'elves', power: 'stout', at: { Fa2: 4, Sw1: 3 } },
    ])
    act(p, 'expand')
    expect(objectionTo(p, to(p, 'attempt', 'Fa2'))).toMatchObject({
      code: 'beyond-the-die',
      figures: { need: 6, have: 2 },
    })
    expect(refusal(p, 'attempt', 'Sw1')).toBeNull()
    expect(refusal(p, 'attempt', 'Fo2')).toBeNull()
    const rich = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 3 } }])
    act(rich, 'expand')
    expect(refusal(rich, 'attempt', 'Fa2')).toBe('affordable')
  })

  it('SW-DIE-2: the region is named before the roll and must be a legal target, not the weakest', () => {
    const p = skeletons()
    conquer(p, 'Fa2')
    expect(refusal(p, 'attempt', 'Sw4')).toBe('out-of-reach')
    expect([refusal(p, 'attempt', 'Mo2'), refusal(p, 'attempt', 'Sw1')]).toEqual([null, null])
    const [rolled] = play(p, to(p, 'attempt', 'Mo2'), rolling(2))
    expect(rolled).toMatchObject({ kind: 'rolled', pips: 2, at: { region: 10 } })
  })

  it('SW-DIE-3 SW-EX-5: 2 tokens and 1 pip take the mountain, with all that is left', () => {
    const { p, events } = attempt(1)
    expect([holderOf(p, 'Mo2'), tokensAt(p, 'Mo2')]).toEqual(['skeletons', 2])
    expect(events).toContainEqual(expect.objectContaining({ kind: 'conquered', by: 'die', tokens: 2 }))
  })

  it('SW-DIE-4 SW-DIE-5 SW-EX-5: a blank leaves them with the race, and conquests are over either way', () => {
    const { p, events } = attempt(0)
    expect(events.map(event => event.kind)).toContain('repelled')
    expect([holderOf(p, 'Mo2'), asked(p)]).toEqual([null, '0 redeploy'])
    const won = attempt(3)
    expect(asked(won.p)).toBe('0 redeploy')
  })

  it('SW-DIE-4: the repelled tokens end in regions of the race', () => {
    const { p } = attempt(0)
    act(p, 'spread')
    expect(tokensAt(p, 'Hi1') + tokensAt(p, 'Fa2')).toBe(8 + 1)
  })

  it('SW-RUL-15: with no region they stay in hand for the next turn', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', hand: 1 }])
    act(p, 'expand')
    play(p, to(p, 'attempt', 'Mo4'), rolling(0))
    expect([p.turn, handOf(p, 'ratmen')]).toEqual([1, 1])
  })
})
