import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { game } from '../rules/game.ts'
import { seatOfTurn } from '../rules/turn.ts'
import {
  capture,
  cards,
  cast,
  chooseCompanions,
  kindsOf,
  objectionTo,
  opening,
  ownedBy,
  pass,
  play,
  readyOf,
  scene,
} from './builders.ts'

const WARRIOR = { kind: 'buy', companion: 0 } as const
const turns = (first: Seat, seats: number, count: number) =>
  Array.from({ length: count }, (_, at) => seatOfTurn(first, seats, at + 1))

describe('Order of turns', () => {
  it('DL-ORDER-1 DL-RUL-40: round 1 goes down from the first player', () => {
    expect(turns(2, 5, 5)).toEqual([2, 1, 0, 4, 3])
  })

  it('DL-ORDER-2: later rounds go up', () => {
    expect(turns(2, 5, 15).slice(5)).toEqual([3, 4, 0, 1, 2, 3, 4, 0, 1, 2])
  })

  it('DL-ORDER-3: the last of round 1 begins every later round, the first is last', () => {
    for (const seats of [2, 3, 4, 5]) {
      const order = turns(1, seats, 4 * seats)
      expect(order[seats]).toBe(order[seats - 1])
      expect(order[2 * seats]).toBe(order[seats])
      expect(order[2 * seats - 1]).toBe(1)
    }
  })

  it('DL-EX-17: three players with seat 0 first', () => {
    expect(turns(0, 3, 9)).toEqual([0, 2, 1, 1, 2, 0, 1, 2, 0])
  })

  it('DL-ORDER-1 DL-ORDER-3: a real game asks in that order', () => {
    const p = opening(3)
    chooseCompanions(p)
    const first = p.first as Seat
    const asked: Seat[] = []
    for (let turn = 0; turn < 2; turn++) {
      asked.push(elementAt(game.toMove(p), 0))
      // A capture keeps the game alive; which one does not matter here.
      p.active[elementAt(game.toMove(p), 0)] = true
      play(p, elementAt(game.toMove(p), 0), { kind: 'proceed' })
      play(p, elementAt(game.toMove(p), 0), { kind: 'end' })
    }
    expect(asked).toEqual([first, (first + 2) % 3])
  })
})

describe('A turn', () => {
  it('DL-TURN-1: buy, use cards, draw and exchange, ready', () => {
    const p = scene(2, {
      frame: 'buy',
      hands: { 0: cards('spearmen', 'knights') },
      companions: { 0: [1, 0, 0] },
      levels: [[[0, 0], 1]],
    })
    expect(objectionTo(p, 0, capture('spearmen', [0, 0]))).toMatchObject({ code: 'buying-first', rule: 'DL-TURN-1' })
    expect(kindsOf(p, 0)).toEqual(['proceed', 'buy'])
    play(p, 0, { kind: 'proceed' })
    expect(kindsOf(p, 0)).toEqual(['end', 'capture'])
    play(p, 0, capture('spearmen', [0, 0]))
    expect(readyOf(p, 0)).toEqual([0, 0, 0])
    const told = play(p, 0, { kind: 'end' }).map(event => event.kind)
    expect(told).toEqual(['turn-ended', 'drew', 'turn'])
    expect(readyOf(p, 0)).toEqual([1, 0, 0])
    expect(kindsOf(p, 0)).toEqual(['close', 'give'])
  })

  it('DL-TURN-2 DL-RUL-16: nothing need be bought, used or exchanged, but the draw and the readying come', () => {
    const p = scene(2, { frame: 'buy', hands: { 0: cards('knights', 'golem') }, companions: { 0: [1, 0, 0] } })
    p.ready[0] = 0
    pass(p)
    expect(p.hands[0]).toHaveLength(3)
    expect(readyOf(p, 0)).toEqual([1, 0, 0])
    expect(game.toMove(p)).toEqual([1])
  })
})

describe('Buying a companion', () => {
  it('DL-BUY-1: 5 coins for any type', () => {
    for (const companion of [0, 1, 2] as const) {
      const p = scene(2, { frame: 'buy' })
      play(p, 0, { kind: 'buy', companion })
      expect(p.coins[0]).toBe(20)
      expect(ownedBy(p, 0)[companion]).toBe(1)
    }
  })

  it('DL-BUY-2 DL-EX-15: one a turn, even with 20 coins left', () => {
    const p = scene(2, { frame: 'buy' })
    play(p, 0, WARRIOR)
    expect(p.coins[0]).toBe(20)
    expect(objectionTo(p, 0, WARRIOR)).toMatchObject({ code: 'bought-already', rule: 'DL-BUY-2' })
  })

  it('DL-BUY-3 DL-RUL-9: not after step 1 was left', () => {
    const p = scene(2, { frame: 'buy' })
    play(p, 0, { kind: 'proceed' })
    expect(objectionTo(p, 0, WARRIOR)).toMatchObject({ code: 'buying-over', rule: 'DL-BUY-3' })
  })

  it('DL-BUY-4: the new companion works at once', () => {
    const p = scene(2, { frame: 'buy', hands: { 0: cards('spearmen') }, levels: [[[0, 0], 1]] })
    play(p, 0, WARRIOR)
    play(p, 0, capture('spearmen', [0, 0]))
    expect(readyOf(p, 0)).toEqual([0, 0, 0])
  })

  it('DL-BUY-5 DL-EX-14: in the first turn too: 20 coins left, and Men-at-arms can be played', () => {
    const p = scene(2, {
      turn: 1,
      frame: 'buy',
      hands: { 0: cards('men-at-arms') },
      companions: { 0: [1, 1, 0] },
      levels: [[[0, 0], 2]],
    })
    play(p, 0, WARRIOR)
    expect(p.coins[0]).toBe(20)
    expect(readyOf(p, 0)).toEqual([2, 1, 0])
    play(p, 0, capture('men-at-arms', [0, 0]))
  })

  it('DL-BUY-6: with fewer than 5 coins nobody is asked to buy', () => {
    const p = scene(2, { coins: [25, 4] })
    play(p, 0, { kind: 'end' })
    expect(game.toMove(p)).toEqual([1])
    expect(kindsOf(p, 1)).toEqual(['end'])
    const poor = scene(2, { frame: 'buy', coins: [4, 25] })
    expect(game.objection(poor, 0, WARRIOR)).toMatchObject({ code: 'coins-short', figures: { price: 5, coins: 4 } })
  })

  it('DL-BUY-7 DL-EX-16: no move gives coins for a companion, and none ever leaves', () => {
    const p = opening(3)
    const rng = Rng.fromSeed('no refunds')
    let owned = 0
    for (let step = 0; step < 400 && game.toMove(p).length > 0; step++) {
      const seat = rng.pick(game.toMove(p))
      const moves = game.moves(p, seat)
      const move = rng.pick(moves)
      const before = p.companions.reduce((a, b) => a + b, 0)
      game.play(p, seat, move, rng, null)
      const after = p.companions.reduce((a, b) => a + b, 0)
      expect(after).toBeGreaterThanOrEqual(before)
      owned = after
    }
    expect(owned).toBeGreaterThan(6)
  })

  it('DL-RUL-15: coins of a capture cannot pay for the purchase, which is past', () => {
    const p = scene(2, {
      frame: 'buy',
      coins: [3, 25],
      hands: { 0: cards('spearmen') },
      companions: { 0: [1, 0, 0] },
      levels: [[[0, 0], 1]],
    })
    play(p, 0, { kind: 'proceed' })
    play(p, 0, capture('spearmen', [0, 0]))
    expect(objectionTo(p, 0, WARRIOR)).toMatchObject({ code: 'buying-over' })
  })

  it('DL-RUL-15: but they can pay for Recruitment', () => {
    const p = scene(2, {
      coins: [2, 25],
      hands: { 0: cards('spearmen', 'recruitment') },
      companions: { 0: [1, 0, 1] },
      levels: [[[0, 0], 1]],
    })
    const recruit = { kind: 'recruit', companion: 0 } as const
    expect(objectionTo(p, 0, recruit)).toMatchObject({ code: 'coins-short', rule: 'DL-MC-13' })
    play(p, 0, capture('spearmen', [0, 0]))
    play(p, 0, recruit)
    expect(p.coins[0]).toBe(0)
  })

  it('DL-MAGIC-1: a Mage bought now can serve Magic now', () => {
    const p = scene(2, { frame: 'buy', hands: { 0: cards('strength-potion') } })
    play(p, 0, { kind: 'buy', companion: 2 })
    play(p, 0, cast('strength-potion'))
    expect(p.attackCharge).toBe(2)
  })
})
