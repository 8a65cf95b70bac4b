import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { cardNumber } from '../content/cards.ts'
import type { PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { fullPacket } from '../rules/recruit.ts'
import { BASE, deploy, endRound, eventsOf, idleUntil, kingdomOf, namesOf, play, scene, untilStage } from './builders.ts'

const opening = (seats: number, seed = 'draft') => game.setup(BASE, seats, Rng.fromSeed(seed))
const packets = (p: PaperTalesPosition) => p.kingdoms.map(k => namesOf(k.packet))

/** Everybody takes the first card of the packet. */
const pickFirst = (p: PaperTalesPosition) =>
  seatsOf(p.seats).flatMap(seat => play(p, seat, { kind: 'pick', card: elementAt(kingdomOf(p, seat).packet, 0) }))

describe('flow', () => {
  it('PT-FLOW-1 PT-FLOW-4 PT-END-1: four rounds, each beginning with Recruit, then the end', () => {
    const p = opening(3)
    const events = idleUntil(p, () => false)
    expect(eventsOf(events, 'round').map(event => event.round)).toEqual([2, 3, 4])
    expect(eventsOf(events, 'ended')).toHaveLength(1)
    expect(p.stage).toBe('over')
  })

  it('PT-FLOW-2: six phases in order', () => {
    const p = opening(3)
    const events = idleUntil(p, now => now.round === 2)
    expect(eventsOf(events, 'phase').map(event => event.phase)).toEqual([
      'deploy',
      'war',
      'income',
      'build',
      'aging',
      'recruit',
    ])
  })

  it('PT-FLOW-3: all are asked at once, in any order, and wait for the last', () => {
    const p = opening(3)
    expect(game.toMove(p)).toEqual([0, 1, 2])
    play(p, 2, { kind: 'pick', card: elementAt(kingdomOf(p, 2).packet, 0) })
    expect(game.toMove(p)).toEqual([0, 1])
    expect(kingdomOf(p, 2).hand).toEqual([])
    play(p, 0, { kind: 'pick', card: elementAt(kingdomOf(p, 0).packet, 0) })
    play(p, 1, { kind: 'pick', card: elementAt(kingdomOf(p, 1).packet, 0) })
    expect(kingdomOf(p, 2).hand).toHaveLength(1)
  })
})

describe('recruit', () => {
  it('PT-DRAFT-1: five cards each', () => {
    expect(opening(7).kingdoms.map(k => k.packet.length)).toEqual([5, 5, 5, 5, 5, 5, 5])
  })

  it('PT-DRAFT-2: a card that is not in the packet cannot be chosen', () => {
    const p = opening(3)
    const missing = p.pile.findIndex((_, card) => !kingdomOf(p, 0).packet.includes(card))
    expect(game.objection(p, 0, { kind: 'pick', card: missing })).toMatchObject({
      code: 'not-in-packet',
      rule: 'PT-DRAFT-2',
    })
  })

  it('PT-DRAFT-3 PT-EX-1: four cards go left while four come from the right, in round 2 the other way', () => {
    const p = opening(4)
    const before = packets(p)
    pickFirst(p)
    for (const seat of seatsOf(4)) expect(packets(p)[(seat + 1) % 4]).toEqual(elementAt(before, seat).slice(1))
    expect(p.kingdoms.map(k => k.hand.length)).toEqual([1, 1, 1, 1])

    idleUntil(p, now => now.round === 2)
    const second = packets(p)
    pickFirst(p)
    for (const seat of seatsOf(4)) expect(packets(p)[(seat + 3) % 4]).toEqual(elementAt(second, seat).slice(1))
  })

  it('PT-DRAFT-4: four choices; the fifth card, alone in its packet, is taken without asking', () => {
    const p = opening(3)
    for (let n = 0; n < 4; n++) {
      expect(p.stage).toBe('recruit')
      pickFirst(p)
    }
    expect(p.stage).toBe('plan')
    expect(p.kingdoms.map(k => k.hand.length)).toEqual([5, 5, 5])
  })

  it('PT-DRAFT-5 PT-DEPLOY-13: a kept card lies apart during the draft and then joins the hand', () => {
    const p = scene({ kingdoms: [{ hand: ['dragon', 'knight'] }] })
    deploy(p)
    play(p, 0, { kind: 'keep', cards: [cardNumber('dragon')] })
    endRound(p)
    expect(namesOf(kingdomOf(p, 0).kept)).toEqual(['dragon'])
    expect(kingdomOf(p, 0).packet).toHaveLength(5)
    untilStage(p, 'plan')
    expect(kingdomOf(p, 0).hand).toHaveLength(6)
    expect(namesOf(kingdomOf(p, 0).hand)).toContain('dragon')
    expect(kingdomOf(p, 0).kept).toEqual([])
  })

  it('PT-DRAFT-6 PT-RUL-1: a pile that runs out in the middle of the deal is made anew from the discard pile', () => {
    const p = scene({ pile: ['knight', 'dragon', 'demon'] })
    const total = p.pileSize + p.discardSize
    deploy(p)
    const events = endRound(p)
    expect(eventsOf(events, 'reshuffled')).toEqual([{ kind: 'reshuffled', cards: total - 3 }])
    expect(p.kingdoms.map(k => k.packet.length)).toEqual([5, 5, 5])
    expect(p.kingdoms.flatMap(k => namesOf(k.packet))).toEqual(expect.arrayContaining(['knight', 'dragon', 'demon']))
    expect(p.discardSize).toBe(0)
  })

  it('PT-DRAFT-7: others see how many cards there are, never which', () => {
    const p = opening(3)
    pickFirst(p)
    const seen = game.view(p, 0)
    expect(kingdomOf(seen, 1).packet).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN])
    expect(kingdomOf(seen, 1).hand).toEqual([HIDDEN])
    expect(kingdomOf(seen, 0).packet).toEqual(kingdomOf(p, 0).packet)
  })

  it('PT-RUL-2: too few cards make equal, smaller packets', () => {
    const p = opening(7)
    p.pileSize = 20
    p.discardSize = 12
    expect(fullPacket(p)).toBe(4)
    p.discardSize = 15
    expect(fullPacket(p)).toBe(5)
  })

  it('PT-RUL-45: copies of a unit may stand side by side, each working on its own', () => {
    const p = scene({ kingdoms: [{ top: ['commander', 'commander'] }] })
    deploy(p)
    expect(kingdomOf(p, 0).vp).toBe(6 + 2 + 2)
  })
})

describe('keeping cards', () => {
  it('PT-DEPLOY-12: one card may be kept, or none, never two', () => {
    const p = scene({ kingdoms: [{ hand: ['dragon', 'knight'] }] })
    deploy(p)
    const moves = game.moves(p, 0 as Seat)
    expect(moves.map(move => (move.kind === 'keep' ? namesOf(move.cards) : null))).toEqual([[], ['dragon'], ['knight']])
    const both = [cardNumber('dragon'), cardNumber('knight')]
    expect(game.objection(p, 0, { kind: 'keep', cards: both })).toMatchObject({
      code: 'too-many-kept',
      figures: { have: 2, limit: 1 },
    })
    play(p, 0, { kind: 'keep', cards: [] })
    expect(kingdomOf(p, 0).kept).toEqual([])
    expect(p.discardSize).toBe(2)
  })

  it('PT-RUL-44: with a Library two cards may be kept, both join the next hand', () => {
    const p = scene({ kingdoms: [{ hand: ['dragon', 'knight', 'rogue'], buildings: { library: 1 } }] })
    deploy(p)
    play(p, 0, { kind: 'keep', cards: [cardNumber('dragon'), cardNumber('knight')] })
    endRound(p)
    untilStage(p, 'plan')
    expect(kingdomOf(p, 0).hand).toHaveLength(7)
  })

  it('PT-RUL-44: copies are alike: every different choice is offered once', () => {
    const p = scene({ kingdoms: [{ buildings: { library: 1 }, hand: ['farmer', 'farmer', 'knight'] }] })
    deploy(p)
    const kept = game.moves(p, 0).map(move => (move.kind === 'keep' ? namesOf(move.cards).join(' ') : '?'))
    expect(kept).toEqual(['', 'farmer', 'knight', 'farmer farmer', 'farmer knight'])
  })

  it('PT-RUL-11: kept cards are hidden, and nothing is kept in round 4', () => {
    const p = scene({ kingdoms: [{ hand: ['dragon'] }] })
    deploy(p)
    const events = play(p, 0, { kind: 'keep', cards: [cardNumber('dragon')] })
    expect(kingdomOf(game.view(p, 1), 0).kept).toEqual([HIDDEN])
    const kept = elementAt(eventsOf(events, 'kept'), 0)
    expect(game.mask(kept, 1)).toMatchObject({ cards: [HIDDEN] })
    expect(game.mask(kept, 0)).toMatchObject({ cards: [cardNumber('dragon')] })

    const last = scene({ round: 4, kingdoms: [{ hand: ['dragon'] }] })
    deploy(last)
    expect(last.stage).not.toBe('keep')
    expect(kingdomOf(last, 0).kept).toEqual([])
  })
})
