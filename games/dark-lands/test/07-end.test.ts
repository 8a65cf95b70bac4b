import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { BOARD } from '../content/boards.ts'
import { SOURCES } from '../position.ts'
import { spoils } from '../rules/capture.ts'
import { scoreOf, wouldEnd } from '../rules/end.ts'
import { game } from '../rules/game.ts'
import { decreeOf, tollOf } from '../rules/magic.ts'
import { drawsAtEnd } from '../rules/turn.ts'
import {
  aim,
  capture,
  cards,
  cast,
  cellAt,
  fortify,
  give,
  opening,
  pass,
  play,
  type Region,
  type Setting,
  scene,
} from './builders.ts'

/** All regions but (0,0) belong to seat 1. Cards are not what these positions are about: militia everywhere. */
function almostFull(set: Setting = {}) {
  const p = scene(2, { levels: [[[0, 0], 1]], ...set })
  BOARD.small.hexes.forEach(({ q, r }, cell) => {
    if (q === 0 && r === 0) return
    p.owners = p.owners.with(cell, 1)
    p.troops = p.troops.with(cell, elementAt(cards('militia'), 0))
    p.open--
  })
  return p
}

const idle = (set: Setting = {}) => scene(3, { active: [false, false, false], ...set })

describe('The end', () => {
  it('DL-END-1 DL-RUL-30: the game stops at once when the last region falls, its coins paid', () => {
    const p = almostFull({
      hands: { 0: cards('spearmen', 'spearmen', 'treasure-map') },
      companions: { 0: [2, 0, 1] },
    })
    play(p, 0, cast('treasure-map'))
    const events = play(p, 0, capture('spearmen', [0, 0]))
    expect(events.map(event => event.kind)).toEqual(['captured', 'ended'])
    expect(p.coins[0]).toBe(25 + 1 + 4)
    expect(game.toMove(p)).toEqual([])
    expect(game.outcome(p)?.scores).toEqual([30, 25])
  })

  it('DL-RUL-30: open exchanges are dropped, named cards go back to the hand', () => {
    const p = almostFull({ hands: { 0: cards('spearmen', 'spearmen'), 1: cards('knights', 'golem') } })
    p.companions = [1, 0, 0, 0, 0, 0]
    p.ready = [1, 0, 0, 0, 0, 0]
    p.exchanging[1] = true
    p.hands[1] = []
    p.named[1] = cards('knights', 'golem')
    play(p, 0, capture('spearmen', [0, 0]))
    expect([p.exchanging, p.hands[1]]).toEqual([[false, false], cards('knights', 'golem')])
  })

  it('DL-END-2 DL-RUL-34: nobody was active: the end comes before the draw', () => {
    const p = idle()
    const events = play(p, 0, { kind: 'end' })
    expect(events.at(-1)).toEqual({ kind: 'ended', why: 'inactive' })
    expect([p.hands[0], game.toMove(p)]).toEqual([[], []])
  })

  it('DL-RUL-34: exchanges of others are dropped then', () => {
    const p = idle({ hands: { 2: cards('knights', 'golem', 'cavalry', 'ballista') } })
    p.exchanging[2] = true
    play(p, 2, give('knights', 'golem'))
    play(p, 0, { kind: 'end' })
    expect([p.exchanging[2], elementAt(p.hands, 2).length, p.named[2]]).toEqual([false, 4, []])
  })

  it('DL-END-2: one active player keeps the game alive', () => {
    const p = idle({ active: [false, false, true] })
    play(p, 0, { kind: 'end' })
    expect(game.outcome(p)).toBeNull()
  })

  it('DL-RUL-31: only the latest turn of each player counts', () => {
    const p = scene(2, {
      active: [false, false],
      hands: { 0: cards('spearmen') },
      companions: { 0: [1, 0, 0] },
      levels: [[[0, 0], 1]],
    })
    play(p, 0, capture('spearmen', [0, 0]))
    pass(p)
    pass(p)
    expect(game.outcome(p)).toBeNull()
    pass(p)
    expect(game.outcome(p)).not.toBeNull()
  })

  it('DL-RUL-31: of the two turns at the seam only the second counts', () => {
    const p = scene(3, { turn: 3, active: [true, false, false] })
    play(p, 0, { kind: 'end' })
    expect([p.turn, game.toMove(p)[0]]).toEqual([4, 0])
    pass(p)
    expect(game.outcome(p)).not.toBeNull()
  })

  it('DL-RUL-31: not before everybody has had a turn', () => {
    const p = idle({ turn: 2 })
    play(p, 0, { kind: 'end' })
    expect(game.outcome(p)).toBeNull()
  })

  it('DL-RUL-33: but after an idle first round it ends', () => {
    const p = idle({ turn: 3 })
    play(p, 0, { kind: 'end' })
    expect(game.outcome(p)?.scores).toEqual([25, 25, 25])
  })

  it('DL-RUL-32: buying, fortifying, other magic and exchanging are not activity', () => {
    const p = idle({
      frame: 'buy',
      hands: { 0: cards('garrison', 'strength-potion') },
      companions: { 0: [0, 1, 1] },
      regions: [{ at: [0, 0], seat: 0, troop: 'archers' }],
    })
    play(p, 0, { kind: 'buy', companion: 0 })
    play(p, 0, fortify('garrison', [0, 0]))
    play(p, 0, cast('strength-potion'))
    play(p, 0, { kind: 'end' })
    expect(game.outcome(p)).not.toBeNull()
  })

  it('DL-RUL-32: a capture is', () => {
    const p = idle({ hands: { 0: cards('spearmen') }, companions: { 0: [1, 0, 0] }, levels: [[[0, 0], 1]] })
    play(p, 0, capture('spearmen', [0, 0]))
    play(p, 0, { kind: 'end' })
    expect(game.outcome(p)).toBeNull()
  })

  it('DL-EX-21 DL-RUL-37: a Claim keeps the game alive', () => {
    const p = idle({
      hands: { 0: cards('claim') },
      companions: { 0: [0, 0, 1] },
      regions: [{ at: [0, 0], seat: 0, troop: 'archers' }],
    })
    play(p, 0, aim('claim', [1, 0]))
    play(p, 0, { kind: 'end' })
    expect(game.outcome(p)).toBeNull()
  })

  it('DL-RUL-41: Claims do not come back, so an idle table always comes to its end', () => {
    const p = scene(2, {
      hands: { 0: cards('claim') },
      companions: { 0: [0, 0, 1] },
      regions: [{ at: [0, 0], seat: 0, troop: 'archers' }],
    })
    play(p, 0, aim('claim', [1, 0]))
    expect([p.removed, p.discard[elementAt(cards('claim'), 0)], p.hands[0]]).toEqual([1, 0, []])
    for (let turn = 0; turn < 4 && game.outcome(p) === null; turn++) pass(p)
    expect(game.outcome(p)).not.toBeNull()
  })
})

describe('Told beforehand', () => {
  const END = { kind: 'end' } as const

  it('DL-END-2: that ending this turn ends the game, as long as nothing is captured or claimed in it', () => {
    const p = idle({
      hands: { 0: cards('spearmen', 'claim') },
      companions: { 0: [1, 0, 1] },
      regions: [{ at: [0, 0], seat: 0, troop: 'archers' }],
      levels: [[[2, 0], 1]],
    })
    expect(wouldEnd(p, END)).toBe('inactive')
    expect(wouldEnd(p, capture('spearmen', [2, 0]))).toBeNull()
    const captured = game.clone(p)
    play(captured, 0, capture('spearmen', [2, 0]))
    expect(wouldEnd(captured, END)).toBeNull()
    play(p, 0, aim('claim', [1, 0]))
    expect(wouldEnd(p, END)).toBeNull()
  })

  it('DL-RUL-31: not before everybody has had a turn, nor after somebody’s active one', () => {
    expect(wouldEnd(idle({ turn: 2 }), END)).toBeNull()
    expect(wouldEnd(idle({ turn: 3 }), END)).toBe('inactive')
    expect(wouldEnd(idle({ active: [false, false, true] }), END)).toBeNull()
    expect(wouldEnd(idle({ active: [false, true, false] }), END)).toBeNull()
  })

  it('DL-END-1: that a capture takes the last region, and no other move does', () => {
    const p = almostFull({ hands: { 0: cards('spearmen') }, companions: { 0: [1, 0, 0] } })
    expect(wouldEnd(p, capture('spearmen', [0, 0]))).toBe('full')
    expect(wouldEnd(p, END)).toBeNull()
    expect(wouldEnd(p, { kind: 'proceed' })).toBeNull()
    expect(wouldEnd(scene(2), capture('spearmen', [0, 0]))).toBeNull()
  })

  it('DL-DRAW-2 DL-RUL-34: how many cards the end of the turn brings: one, and one for each idle Mage, if the game goes on', () => {
    const mages = { 0: [5, 5, 2], 1: [0, 0, 4] } as const
    expect(drawsAtEnd(scene(2, { companions: mages }), 0)).toBe(3)
    expect(drawsAtEnd(scene(2, { companions: mages }), 1)).toBe(5)
    expect(drawsAtEnd(scene(2, { companions: mages, active: [false, false] }), 0)).toBe(0)
  })

  it('DL-RUL-23: no more cards than there are in deck, under it and in the discard pile', () => {
    const few = { companions: { 0: [0, 0, 5] as const } }
    expect(drawsAtEnd(scene(2, { ...few, deck: cards('knights'), discard: cards('golem') }), 0)).toBe(2)
    const under = scene(2, { ...few, deck: cards('knights'), discard: [] })
    under.under = cards('golem', 'archers')
    under.underBy = [1, 1]
    expect(drawsAtEnd(under, 0)).toBe(3)
  })

  it('DL-CAPTURE-8 DL-MC-12: what a region pays: its level, and what Treasure Maps add', () => {
    const p = scene(2, {
      hands: { 0: cards('treasure-map') },
      companions: { 0: [0, 0, 1] },
      levels: [[[0, 0], 7]],
    })
    expect(spoils(p, cellAt([0, 0]))).toBe(7)
    play(p, 0, cast('treasure-map'))
    expect(spoils(p, cellAt([0, 0]))).toBe(11)
  })

  it('DL-WIN-1: what a player would have if the game ended now, seat compensation included', () => {
    const p = scene(3, { coins: [30, 20, 10], compensation: true })
    expect([0, 1, 2].map(seat => scoreOf(p, seat as Seat))).toEqual([30, 24, 18])
    expect(scoreOf(scene(3, { coins: [30, 20, 10] }), 2)).toBe(10)
    // Nobody is early while nobody is first.
    const early = opening(3, { compensation: true })
    expect([0, 1, 2].map(seat => scoreOf(early, seat as Seat))).toEqual([25, 25, 25])
  })

  it('DL-MC-15 DL-MC-17: what Border Toll and Royal Decree would pay', () => {
    const p = scene(2, {
      regions: [
        { at: [0, 0], seat: 0, troop: 'archers' },
        { at: [1, 0], seat: 1, troop: 'archers' },
        { at: [2, 0], seat: 0, troop: 'archers' },
        { at: [-2, 0], seat: 0, troop: 'archers' },
      ],
      levels: [
        [[0, 0], 8],
        [[1, 0], 12],
        [[2, 0], 7],
        [[-2, 0], 9],
      ],
    })
    expect([tollOf(p, 0), tollOf(p, 1), decreeOf(p, 0), decreeOf(p, 1)]).toEqual([2, 1, 4, 2])
  })
})

describe('Victory', () => {
  const over = (coins: readonly number[], regions: readonly Region[] = [], compensation = false) => {
    const p = scene(coins.length, { coins, regions, compensation, active: coins.map(() => false) })
    play(p, 0, { kind: 'end' })
    const outcome = game.outcome(p)
    if (!outcome) throw new Error('not over')
    return outcome
  }
  const region = (q: number, seat: Seat): Region => ({ at: [q, 0], seat, troop: 'spearmen' })

  it('DL-WIN-1 DL-GOAL-1: ranked by coins', () => {
    expect(over([30, 50, 40]).places).toEqual([3, 1, 2])
  })

  it('DL-WIN-2 DL-RUL-36: nothing but coins scores', () => {
    const { scores, places } = over([30, 31], [region(0, 0), region(1, 0), region(2, 0)])
    expect([scores, places]).toEqual([
      [30, 31],
      [2, 1],
    ])
  })

  it('DL-RUL-35: ties go to more regions, then the place is shared', () => {
    expect(over([30, 30, 20], [region(0, 1)]).places).toEqual([2, 1, 3])
    expect(over([30, 30, 20]).places).toEqual([1, 1, 3])
  })

  it('DL-WIN-1: the score sheet tells where coins came from', () => {
    const p = scene(2, {
      frame: 'buy',
      active: [false, false],
      hands: { 0: cards('spearmen') },
      companions: { 0: [1, 0, 0] },
      levels: [[[0, 0], 1]],
    })
    play(p, 0, { kind: 'buy', companion: 0 })
    play(p, 0, capture('spearmen', [0, 0]))
    play(p, 0, { kind: 'end' })
    pass(p)
    pass(p)
    expect(game.outcome(p)?.lines[0]).toEqual([
      { source: 'start', round: 1, points: 25 },
      { source: 'companions', round: 2, points: -5 },
      { source: 'regions', round: 2, points: 1 },
    ])
  })

  it('DL-ORDER-3: seat compensation pays those who came early in round 1', () => {
    // Seat 0 is on turn first in round 2, so it was last in round 1.
    expect(over([30, 30, 30], [], true).scores).toEqual([30, 34, 38])
    expect(over([30, 30], [], true).scores).toEqual([30, 38])
    expect(over([30, 30, 30, 30], [], true).scores).toEqual([30, 34, 38, 42])
    expect(over([30, 30, 30, 30, 30], [], true).scores).toEqual([30, 33, 36, 39, 42])
  })

  it('DL-ORDER-3: seat compensation stands on the score sheet and is told to everybody who gets it', () => {
    const p = scene(3, { compensation: true, active: [false, false, false] })
    const told = play(p, 0, { kind: 'end' })
    expect(told.slice(-2)).toEqual([
      { kind: 'compensated', seat: 1, coins: 4 },
      { kind: 'compensated', seat: 2, coins: 8 },
    ])
    expect(game.outcome(p)?.lines).toEqual([
      [{ source: 'start', round: 1, points: 25 }],
      [
        { source: 'start', round: 1, points: 25 },
        { source: 'compensation', round: 0, points: 4 },
      ],
      [
        { source: 'start', round: 1, points: 25 },
        { source: 'compensation', round: 0, points: 8 },
      ],
    ])
  })

  it('DL-WIN-1: coins of one round and source are one line, others are not', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen', 'spearmen', 'treasure-map') },
      companions: { 0: [2, 0, 1] },
      levels: [
        [[0, 0], 1],
        [[2, 0], 1],
      ],
    })
    play(p, 0, cast('treasure-map'))
    play(p, 0, capture('spearmen', [0, 0]))
    play(p, 0, capture('spearmen', [2, 0]))
    play(p, 0, { kind: 'end' })
    pass(p)
    play(p, 0, { kind: 'buy', companion: 0 })
    play(p, 0, { kind: 'end' })
    expect(game.outcome(p)?.lines[0]).toEqual([
      { source: 'start', round: 1, points: 25 },
      { source: 'regions', round: 2, points: 2 },
      { source: 'treasure-map', round: 2, points: 4 },
      { source: 'companions', round: 3, points: -5 },
    ])
  })

  it('DL-WIN-1: the same source in another round is another line', () => {
    const p = scene(2, {
      frame: 'buy',
      hands: { 1: cards('spearmen') },
      companions: { 1: [1, 0, 0] },
      levels: [[[0, 0], 1]],
    })
    play(p, 0, { kind: 'buy', companion: 0 })
    play(p, 0, { kind: 'end' })
    pass(p)
    play(p, 0, { kind: 'buy', companion: 1 })
    expect(p.ledger[0]).toEqual([0, 0, 25, 2, SOURCES.indexOf('companions'), -5, 3, SOURCES.indexOf('companions'), -5])
  })

  it('DL-END-1: a claimed region still counts as uncaptured', () => {
    const p = almostFull({ claims: [{ at: [0, 0], seat: 0, ripe: false }] })
    expect(p.owners[cellAt([0, 0])]).toBe(-2)
    expect(game.toMove(p)).toEqual([0])
  })
})
