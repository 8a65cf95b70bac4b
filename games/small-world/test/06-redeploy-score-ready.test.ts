import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { canUndo, createMatch, playMove, undo } from '../../../kernel/match.ts'
import { TAKEN } from '../position.ts'
import { game } from '../rules/game.ts'
import {
  act,
  asked,
  conquer,
  conquestsOf,
  finish,
  handOf,
  holderOf,
  income,
  listed,
  objectionTo,
  play,
  price,
  refusal,
  rolling,
  scene,
  to,
  tokensAt,
  trayOf,
} from './builders.ts'

const ratmen = (at: Record<string, number> = { Hi1: 5, Fa2: 1, Sw2: 2 }) => {
  const p = scene(2, [
    { seat: 0, race: 'ratmen', power: 'stout', at },
    { seat: 0, race: 'orcs', declined: true, at: { Fo4: 1 } },
  ])
  act(p, 'expand')
  return p
}

describe('redeployment', () => {
  it('SW-REDEP-1: tokens go anywhere among the race’s regions, near or far', () => {
    const p = ratmen()
    act(p, 'stop')
    act(p, 'place', 'Sw2', 5)
    act(p, 'done')
    expect(['Hi1', 'Fa2', 'Sw2'].map(label => tokensAt(p, label))).toEqual([1, 1, 6])
  })

  it('SW-REDEP-1: what stands on the map can be lifted before anything is put down', () => {
    const p = ratmen()
    conquer(p, 'Sw1')
    act(p, 'stop')
    expect(listed(p, 'lift')).toEqual(['Sw1'])
    act(p, 'lift', 'Sw1')
    expect(handOf(p, 'ratmen')).toBe(4)
    act(p, 'place', 'Hi1', 1)
    expect(refusal(p, 'lift', 'Sw1')).toBe('already-placing')
    act(p, 'spread')
    expect(objectionTo(p, { kind: 'done' })).toBeNull()
  })

  it('SW-REDEP-1: with a single region there is nothing to ask', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', hand: 5 }])
    act(p, 'expand')
    conquer(p, 'Hi1')
    const events = act(p, 'stop').filter(event => event.kind === 'lifted' || event.kind === 'placed')
    expect(events).toMatchObject([
      { kind: 'lifted', tokens: 1 },
      { kind: 'placed', tokens: 4 },
    ])
    expect([tokensAt(p, 'Hi1'), p.turn]).toEqual([5, 1])
    const q = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 1 } }])
    act(q, 'expand')
    expect(act(q, 'stop').some(event => event.kind === 'lifted')).toBe(false)
  })

  it('SW-REDEP-1: every step can be taken back', () => {
    const created = createMatch(
      game,
      2,
      {
        first: '1',
        races: ['ratmen', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
        powers: ['stout', 'hill', 'forest', 'swamp', 'berserk', 'flying'],
      },
      'undo',
    )
    if (!created.ok) throw new Error('no match')
    const match = created.value
    for (const move of [
      { kind: 'pick', place: 0 },
      { kind: 'conquer', region: 4 },
      { kind: 'conquer', region: 5 },
      { kind: 'stop' },
      { kind: 'place', region: 4, count: 3 },
      { kind: 'spread' },
    ])
      expect(playMove(match, 0, move).ok).toBe(true)
    for (let step = 0; step < 5; step++) expect(undo(match, 0).ok).toBe(true)
    // The pick opened a new combo: what was seen cannot be unseen.
    expect([canUndo(match, 0), match.log.length]).toEqual([false, 1])
  })

  it('SW-REDEP-2: the last token of a region cannot be lifted', () => {
    const p = ratmen()
    act(p, 'stop')
    expect(refusal(p, 'lift', 'Fa2')).toBe('nothing-to-lift')
  })

  it('SW-REDEP-3: active tokens do not join a race in decline', () => {
    const p = ratmen()
    act(p, 'stop')
    expect(refusal(p, 'place', 'Fo4', 1)).toBe('not-held')
  })

  it('SW-REDEP-4: no token is left in hand', () => {
    const p = ratmen()
    act(p, 'stop')
    act(p, 'place', 'Hi1', 2)
    expect(objectionTo(p, { kind: 'done' })).toMatchObject({ code: 'tokens-left', figures: { left: 3 } })
    expect(refusal(p, 'place', 'Hi1', 4)).toBe('too-many')
  })

  it('SW-EX-6 SW-EX-7: 9 Skeletons in three regions; 3 coins and 3 for Merchant', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'skeletons', power: 'merchant', hand: 8 },
        { seat: 1, race: 'elves', power: 'stout', at: { Fa2: 1 } },
      ],
      { tribes: ['Hi1'] },
    )
    act(p, 'expand')
    conquer(p, 'Hi1', 'Fa2')
    const events = play(p, to(p, 'attempt', 'Mo2'), rolling(1))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'recruited', tokens: 1 }))
    expect([conquestsOf(p, 'skeletons'), trayOf(p, 'skeletons')]).toEqual([2, 11])
    const paid = finish(p)
    expect(['Hi1', 'Fa2', 'Mo2'].reduce((sum, label) => sum + tokensAt(p, label), 0)).toBe(9)
    expect(income(paid, 0)).toEqual({ regions: 3, power: 3 })
  })
})

describe('coins', () => {
  it('SW-SCORE-1 SW-SCORE-2 SW-SCORE-3: active regions, regions in decline, then bonuses', () => {
    const p = scene(2, [
      { seat: 0, race: 'humans', power: 'hill', at: { Hi1: 2, Fa2: 1, Fo2: 1 } },
      { seat: 0, race: 'orcs', declined: true, at: { Fo4: 1, Sw3: 1 } },
    ])
    act(p, 'expand')
    expect(income(finish(p), 0)).toEqual({ regions: 3, race: 1, power: 1, declined: 2 })
    expect(p.coins[0]).toBe(5 + 7)
  })

  it('SW-SCORE-4 SW-EX-8: Merchant pays nothing for Skeletons in decline', () => {
    const p = scene(2, [
      { seat: 0, race: 'tritons', power: 'hill', at: { Hi1: 2, Sw1: 1, Fo1: 1 } },
      { seat: 0, race: 'skeletons', power: 'merchant', declined: true, at: { Fo4: 1, Sw3: 1 } },
    ])
    act(p, 'expand')
    expect(income(finish(p), 0)).toEqual({ regions: 3, power: 1, declined: 2 })
  })

  it('SW-SCORE-5: others do not see how much one has', () => {
    const p = scene(3, [], { coins: [7, 8, 9] })
    expect(game.view(p, 1).coins).toEqual([HIDDEN, 8, HIDDEN])
    expect(game.view(p, null).coins).toEqual([HIDDEN, HIDDEN, HIDDEN])
  })

  it('SW-SCORE-2 SW-SCORE-6: land of others pays nothing, active or in decline', () => {
    const p = scene(2, [
      { seat: 0, race: 'humans', power: 'hill', at: { Hi1: 1 } },
      { seat: 1, race: 'dwarves', declined: true, at: { Fo1: 1, Mo1: 1 } },
      { seat: 1, race: 'elves', power: 'forest', at: { Fo4: 2 } },
    ])
    act(p, 'expand')
    expect(income(finish(p), 0)).toEqual({ regions: 1, power: 1 })
    expect(p.coins).toEqual([7, 5])
  })

  it('SW-SCORE-6: only the player whose turn it is gets coins', () => {
    const p = scene(2, [
      { seat: 0, race: 'humans', power: 'hill', at: { Hi1: 2 } },
      { seat: 1, race: 'elves', power: 'stout', at: { Fo4: 2 } },
    ])
    act(p, 'expand')
    finish(p)
    expect(p.coins).toEqual([7, 5])
  })
})

describe('readying and leaving', () => {
  it('SW-READY-1: all tokens but one in each region come to hand', () => {
    const p = ratmen()
    expect([handOf(p, 'ratmen'), tokensAt(p, 'Hi1'), tokensAt(p, 'Fa2'), tokensAt(p, 'Sw2')]).toEqual([5, 1, 1, 1])
  })

  it('SW-READY-2: the last token may be taken too; the region then pays nothing', () => {
    const p = ratmen()
    act(p, 'abandon', 'Sw2')
    expect([handOf(p, 'ratmen'), holderOf(p, 'Sw2')]).toEqual([6, null])
    expect(income(finish(p), 0)).toEqual({ regions: 2, declined: 1 })
  })

  it('SW-READY-3: having left everything, a race enters at the border again', () => {
    const p = ratmen({ Hi3: 4 })
    act(p, 'abandon', 'Hi3')
    expect(refusal(p, 'conquer', 'Mo2')).toBe('not-an-entry')
    expect(refusal(p, 'conquer', 'Mo3')).toBeNull()
  })

  it('SW-READY-4: a race with a region is not bound to the border', () => {
    const p = ratmen({ Hi3: 4 })
    expect(refusal(p, 'conquer', 'Mo2')).toBeNull()
    expect(refusal(p, 'conquer', 'Sw3')).toBe('out-of-reach')
  })

  it('SW-RUL-16: regions are left at any moment of the conquests, but not those taken this turn', () => {
    const p = ratmen({ Hi1: 4, Fa2: 1, Sw2: 1 })
    conquer(p, 'Sw1')
    expect([handOf(p, 'ratmen'), listed(p, 'abandon')]).toEqual([0, ['Hi1', 'Fa2', 'Sw2']])
    expect(objectionTo(p, to(p, 'abandon', 'Sw1'))).toMatchObject({ code: 'taken-this-turn', rule: 'SW-RUL-16' })
    expect(refusal(p, 'abandon', 'Fo2')).toBe('not-held')
    act(p, 'abandon', 'Sw2')
    act(p, 'abandon', 'Fa2')
    expect([handOf(p, 'ratmen'), holderOf(p, 'Sw2'), holderOf(p, 'Fa2')]).toEqual([2, null, null])
    conquer(p, 'Fa2')
    expect(listed(p, 'abandon')).toEqual(['Hi1'])
    expect(income(finish(p), 0)).toEqual({ regions: 3, declined: 1 })
  })

  it('SW-RUL-16: not after the last attempt, and on the next turn nothing counts as taken', () => {
    const p = ratmen({ Hi1: 5, Fa2: 1 })
    conquer(p, 'Sw1')
    play(p, to(p, 'attempt', 'Fo2'), rolling(0))
    expect(refusal(p, 'abandon', 'Fa2')).toBe('not-now')
    finish(p)
    expect(p.marks.every(marks => (marks & TAKEN) === 0)).toBe(true)
    play(p, { kind: 'pick', place: 0 })
    finish(p)
    act(p, 'expand')
    expect(listed(p, 'abandon')).toEqual(['Sw1', 'Hi1', 'Fa2'])
  })

  it('SW-RUL-16 SW-READY-3: with a region taken this turn a race that leaves all others is still on the map', () => {
    const p = ratmen({ Hi3: 5 })
    conquer(p, 'Mo2')
    act(p, 'abandon', 'Hi3')
    expect([refusal(p, 'conquer', 'Sw2'), refusal(p, 'conquer', 'Fa2')]).toEqual(['out-of-reach', null])
  })

  it('SW-RUL-17: a region left this turn is empty and may be taken again', () => {
    const p = ratmen()
    act(p, 'abandon', 'Fa2')
    expect(price(p, 'Fa2')).toBe(2)
    conquer(p, 'Fa2')
    expect([conquestsOf(p, 'ratmen'), asked(p)]).toEqual([0, '0 conquer'])
  })
})
