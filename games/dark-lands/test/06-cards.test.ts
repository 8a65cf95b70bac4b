import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { CARDS } from '../content/cards.ts'
import { card } from '../content/deck.ts'
import { game } from '../rules/game.ts'
import {
  aim,
  capture,
  cards,
  cast,
  chooseCompanions,
  give,
  kindsOf,
  objectionTo,
  opening,
  pass,
  play,
  readyOf,
  type Setting,
  scene,
} from './builders.ts'

const NINE = cards('knights', 'golem', 'cavalry', 'ballista', 'fortress', 'garrison', 'archers', 'militia', 'sappers')

/** Seat 0 has ended its turn with these cards in hand and may exchange. */
function exchanging(hand: readonly number[], set: Setting = {}) {
  const p = scene(2, { hands: { 0: hand }, deck: [], discard: [], ...set })
  play(p, 0, { kind: 'end' })
  return p
}

describe('Magic', () => {
  it('DL-MAGIC-1: its Mages must be ready', () => {
    const p = scene(2, { hands: { 0: cards('magic-sword') }, companions: { 0: [5, 5, 1] } })
    expect(objectionTo(p, 0, cast('magic-sword'))).toMatchObject({
      code: 'companions-short',
      figures: { mages: 2, readyMages: 1 },
    })
  })

  it('DL-MAGIC-2 DL-RUL-19: a card may break a rule: Second Wind uses a Warrior twice, Recruitment adds a second purchase', () => {
    const p = scene(2, {
      frame: 'buy',
      hands: { 0: cards('spearmen', 'spearmen', 'second-wind', 'recruitment') },
      companions: { 0: [1, 0, 2] },
      levels: [
        [[0, 0], 1],
        [[2, 0], 1],
      ],
    })
    play(p, 0, { kind: 'buy', companion: 1 })
    play(p, 0, { kind: 'recruit', companion: 1 })
    play(p, 0, capture('spearmen', [0, 0]))
    play(p, 0, { kind: 'rally', warriors: 1, artisans: 0 })
    play(p, 0, capture('spearmen', [2, 0]))
    expect(p.coins[0]).toBe(25 - 5 - 3 + 2)
  })

  it('DL-MAGIC-3: afterwards it lies in the discard pile', () => {
    const p = scene(2, { hands: { 0: cards('strength-potion') }, companions: { 0: [0, 0, 1] } })
    play(p, 0, cast('strength-potion'))
    expect([p.hands[0], p.discard[card('strength-potion')], readyOf(p, 0)]).toEqual([[], 1, [0, 0, 0]])
  })

  it('DL-RUL-18: a reshuffle caused by the card itself does not include it', () => {
    const p = scene(2, {
      hands: { 0: cards('insight', 'knights') },
      companions: { 0: [0, 0, 1] },
      deck: [],
      discard: cards('spearmen', 'militia'),
    })
    play(p, 0, cast('insight'))
    expect(p.hands[0]).toEqual(cards('knights', 'spearmen', 'militia'))
    expect(p.discardSize).toBe(0)
    play(p, 0, { kind: 'discard', card: card('knights') })
    expect([p.discard[card('insight')], p.discard[card('knights')]]).toEqual([1, 1])
  })

  it('DL-RUL-18: cards discarded before the reshuffle are in it', () => {
    const p = scene(2, {
      hands: { 0: cards('transmutation', 'scouting', 'knights', 'golem', 'cavalry') },
      companions: { 0: [0, 0, 2] },
      deck: [],
      discard: [],
    })
    play(p, 0, cast('transmutation'))
    for (const id of ['knights', 'golem', 'cavalry'] as const) play(p, 0, { kind: 'discard', card: card(id) })
    play(p, 0, cast('scouting'))
    // Transmutation was complete by then, so it is among the four seen.
    expect(p.looked).toEqual(cards('knights', 'golem', 'cavalry', 'transmutation'))
  })
})

describe('Drawing', () => {
  it('DL-DRAW-1: one card', () => {
    const p = scene(2)
    play(p, 0, { kind: 'end' })
    expect(p.hands[0]).toHaveLength(1)
  })

  it('DL-DRAW-2 DL-EX-18: of three Mages one worked: three cards', () => {
    const p = scene(2, { hands: { 0: cards('strength-potion') }, companions: { 0: [0, 0, 3] } })
    play(p, 0, cast('strength-potion'))
    play(p, 0, { kind: 'end' })
    expect(p.hands[0]).toHaveLength(3)
  })

  it('DL-DRAW-2: a Mage bought this turn draws too', () => {
    const p = scene(2, { frame: 'buy' })
    play(p, 0, { kind: 'buy', companion: 2 })
    play(p, 0, { kind: 'end' })
    expect(p.hands[0]).toHaveLength(2)
  })

  it('DL-RUL-20: the draw is not a choice', () => {
    const p = scene(2, { companions: { 0: [0, 0, 2] } })
    expect(game.moves(p, 0)).toEqual([{ kind: 'end' }])
    const drew = play(p, 0, { kind: 'end' }).find(event => event.kind === 'drew')
    expect(drew).toMatchObject({ why: 'turn', cards: expect.objectContaining({ length: 3 }) })
  })

  it('DL-RUL-7: others see how many cards were drawn, not which', () => {
    const p = scene(2, { companions: { 0: [0, 0, 2] } })
    const drew = play(p, 0, { kind: 'end' }).find(event => event.kind === 'drew')
    expect(drew && game.mask(drew, 1)).toMatchObject({ cards: [HIDDEN, HIDDEN, HIDDEN] })
  })

  it('DL-RUL-24: there is no hand limit', () => {
    const p = scene(2, { companions: { 0: [0, 0, 40] } })
    play(p, 0, { kind: 'end' })
    expect(p.hands[0]).toHaveLength(41)
  })
})

describe('Exchanging', () => {
  it('DL-EXCH-1 DL-EX-19: six of nine cards for three, which leaves six', () => {
    const p = exchanging(NINE, { deck: cards('spearmen', 'swordsmen', 'rangers') })
    // The deck gave one of its three to the draw; give it back to have nine.
    p.hands[0] = NINE
    p.deck = p.deck.map((_, kind) => cards('spearmen', 'swordsmen', 'rangers').filter(one => one === kind).length)
    p.deckSize = 3
    play(p, 0, give('knights', 'golem'))
    play(p, 0, give('cavalry', 'ballista'))
    play(p, 0, give('fortress', 'garrison'))
    play(p, 0, { kind: 'close' })
    expect(p.hands[0]).toEqual(cards('archers', 'militia', 'sappers', 'spearmen', 'swordsmen', 'rangers'))
    expect(p.discardSize).toBe(6)
  })

  it('DL-EXCH-2 DL-EX-13: two of six for one, and a second exchange is refused', () => {
    const p = exchanging(NINE.slice(0, 5), { deck: cards('spearmen', 'spearmen') })
    expect(p.hands[0]).toHaveLength(6)
    const hand = elementAt(p.hands, 0)
    play(p, 0, { kind: 'give', cards: [elementAt(hand, 0), elementAt(hand, 1)] })
    play(p, 0, { kind: 'close' })
    expect(p.hands[0]).toHaveLength(5)
    expect(
      game.objection(p, 0, {
        kind: 'give',
        cards: [elementAt(elementAt(p.hands, 0), 0), elementAt(elementAt(p.hands, 0), 1)],
      }),
    ).toMatchObject({
      code: 'exchange-closed',
      rule: 'DL-EXCH-2',
    })
  })

  it('DL-EXCH-2: nor is there one before the draw', () => {
    const p = scene(2, { hands: { 0: NINE } })
    expect(objectionTo(p, 0, give('knights', 'golem'))).toMatchObject({ code: 'exchange-closed' })
  })

  it('DL-RUL-21: an odd number is refused, and pairs are named one by one', () => {
    const p = exchanging(NINE)
    expect(objectionTo(p, 0, give('knights'))).toMatchObject({ code: 'odd-exchange', figures: { cards: 1 } })
    expect(objectionTo(p, 0, give('knights', 'golem', 'cavalry'))).toMatchObject({ code: 'odd-exchange' })
    expect(objectionTo(p, 0, give('knights', 'golem', 'cavalry', 'ballista'))).toMatchObject({ code: 'one-pair' })
    expect(objectionTo(p, 0, give('knights', 'knights'))).toMatchObject({ code: 'not-in-hand' })
  })

  it('DL-RUL-21: no new card is seen and nothing is discarded before all pairs are named', () => {
    const p = exchanging(NINE, { deck: cards('spearmen', 'swordsmen') })
    const deck = p.deckSize
    play(p, 0, give('knights', 'golem'))
    play(p, 0, give('cavalry', 'ballista'))
    expect([p.deckSize, p.discardSize, elementAt(p.hands, 0).length]).toEqual([deck, 0, 6])
    expect(game.view(p, 1).named[0]).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN])
    const events = play(p, 0, { kind: 'close' })
    expect(events[0]).toMatchObject({ kind: 'exchanged', cards: cards('knights', 'golem', 'cavalry', 'ballista') })
  })

  it('DL-RUL-21: declining closes it too', () => {
    const p = exchanging(NINE)
    expect(play(p, 0, { kind: 'close' })).toEqual([{ kind: 'declined', seat: 0 }])
    expect(game.objection(p, 0, { kind: 'close' })).toMatchObject({ code: 'exchange-closed' })
  })

  it('DL-EXCH-1: equal cards are offered once', () => {
    const p = exchanging(cards('spearmen', 'spearmen', 'spearmen', 'militia'))
    expect(game.moves(p, 0)).toEqual([{ kind: 'close' }, give('spearmen', 'spearmen'), give('spearmen', 'militia')])
  })

  it('DL-EXCH-1: with fewer than two cards there is nothing to ask', () => {
    const p = exchanging(cards('spearmen'))
    expect(game.toMove(p)).toEqual([1])
  })
})

describe('Deck and reserve', () => {
  it('DL-DECK-1 DL-RUL-22: an empty deck is renewed when a card is needed, and the draw goes on', () => {
    const p = scene(2, {
      companions: { 0: [0, 0, 2] },
      deck: cards('spearmen'),
      discard: cards('militia', 'archers', 'sappers'),
    })
    const events = play(p, 0, { kind: 'end' })
    expect(events.map(event => event.kind)).toContain('reshuffled')
    expect([elementAt(p.hands, 0).length, p.deckSize, p.discardSize]).toEqual([3, 1, 0])
  })

  it('DL-RUL-22: not while cards lie under the deck', () => {
    const p = scene(2, { deck: [], discard: cards('militia') })
    p.under = cards('knights', 'golem')
    p.underBy = [1, 1]
    play(p, 0, { kind: 'end' })
    expect([p.hands[0], p.under, p.underBy, p.discardSize]).toEqual([cards('knights'), cards('golem'), [1], 1])
  })

  it('DL-RUL-22: not yet when the last card leaves', () => {
    const p = scene(2, { deck: cards('spearmen'), discard: cards('militia') })
    play(p, 0, { kind: 'end' })
    expect([p.deckSize, p.discardSize]).toEqual([0, 1])
  })

  it('DL-RUL-22: cards of the exchange itself are in the new deck', () => {
    const p = exchanging(cards('knights', 'golem'))
    play(p, 0, give('knights', 'golem'))
    expect([elementAt(p.hands, 0).length, p.deckSize, p.discardSize]).toEqual([1, 1, 0])
  })

  it('DL-DECK-2: the reserve joins with the first new deck', () => {
    const p = opening(2)
    chooseCompanions(p)
    const isReserve = (kind: number) => elementAt(CARDS, kind).reserve
    expect(p.deck.some((copies, kind) => copies > 0 && isReserve(kind))).toBe(false)
    // As if all other cards had been drawn.
    p.deck.fill(0)
    p.deckSize = 0
    const seat = elementAt(game.toMove(p), 0)
    const before = elementAt(p.hands, seat).slice()
    play(p, seat, { kind: 'proceed' })
    const drew = play(p, seat, { kind: 'end' }).find(event => event.kind === 'drew')
    expect(drew?.cards.every(isReserve)).toBe(true)
    expect([elementAt(p.hands, seat).length, p.discardSize, p.deckSize]).toEqual([before.length + 1, 0, 23])
  })

  it('DL-RUL-39: with two players a whole deck of draws passes before the reserve can appear', () => {
    expect(opening(2).deckSize).toBe(103 - 16)
    expect(opening(3).deckSize).toBe(103 - 24)
  })

  it('DL-DECK-3: cards on the board are not shuffled in', () => {
    const p = scene(2, {
      regions: [{ at: [0, 0], seat: 0, troop: 'catapult', fort: 'garrison' }],
      deck: [],
      discard: cards('militia'),
    })
    play(p, 0, { kind: 'end' })
    expect([p.hands[0], p.deckSize]).toEqual([cards('militia'), 0])
  })

  it('DL-RUL-23: with no card anywhere the draw is skipped', () => {
    const p = scene(2, { companions: { 0: [0, 0, 3] }, deck: [], discard: [] })
    const events = play(p, 0, { kind: 'end' })
    expect(events.map(event => event.kind)).toEqual(['turn-ended', 'turn'])
    expect([p.hands[0], game.toMove(p)]).toEqual([[], [1]])
  })
})

describe('Readying, and overlapping turns', () => {
  it('DL-READY-1: whichever seat it is', () => {
    const p = scene(3, { companions: { 0: [1, 1, 1], 1: [2, 2, 2], 2: [3, 3, 3] } })
    p.ready.fill(0)
    p.agenda = [{ kind: 'play', seat: 1, amount: 0 }]
    play(p, 1, { kind: 'end' })
    expect(p.ready).toEqual([0, 0, 0, 2, 2, 2, 0, 0, 0])
  })

  it('DL-READY-1: all own companions are turned up, nobody else’s', () => {
    const p = scene(2, { companions: { 0: [1, 1, 0], 1: [1, 0, 0] } })
    p.ready = [0, 0, 0, 0, 0, 0]
    play(p, 0, { kind: 'end' })
    expect(p.ready).toEqual([1, 1, 0, 0, 0, 0])
  })

  it('DL-OVERLAP-1 DL-RUL-29: the next player begins while the exchange is open', () => {
    const p = scene(3, {
      hands: { 0: NINE, 1: cards('spearmen') },
      companions: { 1: [1, 0, 0] },
      levels: [[[0, 0], 1]],
    })
    play(p, 0, { kind: 'end' })
    expect(game.toMove(p)).toEqual([1, 0])
    play(p, 1, { kind: 'proceed' })
    play(p, 0, give('knights', 'golem'))
    play(p, 1, capture('spearmen', [0, 0]))
    play(p, 0, { kind: 'close' })
    expect(game.toMove(p)).toEqual([1])
  })

  it('DL-RUL-29: several exchanges may be open at once', () => {
    const p = scene(4, { hands: { 0: NINE.slice(0, 4), 1: NINE.slice(4) } })
    play(p, 0, { kind: 'end' })
    play(p, 1, { kind: 'proceed' })
    play(p, 1, { kind: 'end' })
    expect(game.toMove(p)).toEqual([2, 0, 1])
    play(p, 0, { kind: 'close' })
    expect(game.toMove(p)).toEqual([2, 1])
  })

  it('DL-RUL-29: one’s own next turn waits for the answer', () => {
    const p = scene(2, { hands: { 0: NINE } })
    play(p, 0, { kind: 'end' })
    pass(p)
    expect(game.toMove(p)).toEqual([0])
    expect(kindsOf(p, 0)).toEqual(['close', 'give'])
    expect(objectionTo(p, 0, { kind: 'proceed' })).toMatchObject({ code: 'exchange-first', rule: 'DL-RUL-29' })
    play(p, 0, { kind: 'close' })
    expect(kindsOf(p, 0)).toEqual(['proceed', 'buy'])
  })

  it('DL-RUL-29: at the seam of rounds 1 and 2 the same player exchanges before the second turn', () => {
    const p = scene(2, { turn: 2, hands: { 0: NINE } })
    play(p, 0, { kind: 'end' })
    expect([p.round, game.toMove(p), kindsOf(p, 0)]).toEqual([2, [0], ['close', 'give']])
  })

  it('DL-RUL-29: at the end of step 2 charges go, then the cards are drawn and companions readied', () => {
    const p = scene(2, {
      hands: { 0: cards('strength-potion', 'alliance') },
      companions: { 0: [0, 0, 3] },
      regions: [{ at: [0, 0], seat: 1, troop: 'archers' }],
      claims: [{ at: [1, 0], seat: 0, ripe: true }],
    })
    play(p, 0, cast('strength-potion'))
    play(p, 0, aim('alliance', [0, 0]))
    const told = play(p, 0, { kind: 'end' }).map(event => event.kind)
    expect(told).toEqual(['claim-ended', 'turn-ended', 'drew', 'turn'])
    expect([p.attackCharge, p.remote, p.claims, readyOf(p, 0)]).toEqual([0, [], [], [0, 0, 3]])
  })

  it('DL-RUL-29: draws come in the order of the moves', () => {
    const p = scene(3, { hands: { 0: NINE }, deck: cards('spearmen', 'spearmen', 'spearmen'), discard: [] })
    play(p, 0, { kind: 'end' })
    play(p, 0, give('knights', 'golem'))
    play(p, 1, { kind: 'proceed' })
    game.play(p, 1, { kind: 'end' }, Rng.fromSeed('order'), null)
    play(p, 0, { kind: 'close' })
    expect([p.hands[1], p.deckSize]).toEqual([cards('spearmen'), 0])
  })
})
