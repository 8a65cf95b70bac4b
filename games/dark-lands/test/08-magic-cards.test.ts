import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { CardId } from '../content/cards.ts'
import { type Card, card } from '../content/deck.ts'
import { type DarkLandsPosition, SOURCES } from '../position.ts'
import { game } from '../rules/game.ts'
import { ownSupport, strengthOf } from '../rules/strength.ts'
import {
  aim,
  capture,
  cards,
  cast,
  cellAt,
  fortify,
  give,
  kindsOf,
  objectionTo,
  ownedBy,
  pass,
  play,
  readyOf,
  type Setting,
  scene,
} from './builders.ts'

const held = (hand: readonly CardId[], set: Setting = {}) =>
  scene(2, { hands: { 0: cards(...hand) }, companions: { 0: [4, 4, 4] }, ...set })

/** The regions that any card can capture. */
const captures = (p: DarkLandsPosition): number[] =>
  game.moves(p, 0).flatMap(move => (move.kind === 'capture' ? [move.cell] : []))

describe('Common terms', () => {
  it('DL-MC-1: magic belongs to step 2 of one’s own turn', () => {
    const p = held(['strength-potion'], {
      frame: 'buy',
      hands: { 0: cards('strength-potion'), 1: cards('strength-potion') },
    })
    expect(objectionTo(p, 0, cast('strength-potion'))).toMatchObject({ code: 'buying-first' })
    expect(game.objection(p, 1, cast('strength-potion'))).toMatchObject({ code: 'not-asked' })
  })

  it('DL-MC-1: a card without a target or with an unmet condition cannot be played', () => {
    const p = held(['claim', 'portal', 'alliance', 'toll', 'levitation', 'royal-decree', 'second-wind'])
    expect(game.moves(p, 0)).toEqual([{ kind: 'end' }])
  })

  it('DL-MC-2: charges add up and are used up by the next Troop card, needed or not', () => {
    const p = held(['strength-potion', 'magic-sword', 'spearmen', 'militia'], {
      levels: [
        [[0, 0], 1],
        [[3, 0], 2],
      ],
    })
    play(p, 0, cast('strength-potion'))
    play(p, 0, cast('magic-sword'))
    expect(p.attackCharge).toBe(6)
    play(p, 0, capture('spearmen', [0, 0]))
    expect(p.attackCharge).toBe(0)
    expect(objectionTo(p, 0, capture('militia', [3, 0]))).toMatchObject({ figures: { charge: 0, have: 1 } })
  })

  it('DL-MC-2: a refused capture uses up nothing', () => {
    const p = held(['strength-potion', 'spearmen'], { levels: [[[0, 0], 4]] })
    play(p, 0, cast('strength-potion'))
    expect(objectionTo(p, 0, capture('spearmen', [0, 0]))).toMatchObject({ figures: { charge: 2, have: 3, need: 4 } })
    expect(p.attackCharge).toBe(2)
  })

  it('DL-MC-2: charges may be played without a Troop card and are lost at the end of step 2', () => {
    const p = held(['strength-potion', 'treasure-map'])
    play(p, 0, cast('strength-potion'))
    play(p, 0, cast('treasure-map'))
    play(p, 0, { kind: 'end' })
    expect([p.attackCharge, p.treasureCharge]).toEqual([0, 0])
  })

  it('DL-MC-3: everything adds up in one strength', () => {
    const p = held(['strength-potion', 'portal', 'alliance', 'spearmen'], {
      regions: [
        { at: [1, 0], seat: 0, troop: 'archers' },
        { at: [-3, 0], seat: 0, troop: 'catapult' },
        { at: [0, 1], seat: 1, troop: 'sappers' },
      ],
      claims: [{ at: [0, 0], seat: 0, ripe: true }],
    })
    play(p, 0, cast('strength-potion'))
    play(p, 0, aim('portal', [-3, 0]))
    play(p, 0, aim('alliance', [0, 1]))
    expect(play(p, 0, capture('spearmen', [0, 0]))[0]).toMatchObject({
      strength: { attack: 1, charge: 2, support: 2, portal: 4, alliance: 3, claim: 2 },
    })
  })

  it('DL-MC-3 DL-EX-24: two Alliances with one region count it once: 1 + 3, not 7', () => {
    const p = held(['alliance', 'alliance', 'spearmen'], {
      regions: [{ at: [0, 0], seat: 1, troop: 'archers', fort: 'garrison' }],
      levels: [[[1, 0], 5]],
    })
    play(p, 0, aim('alliance', [0, 0]))
    play(p, 0, aim('alliance', [0, 0]))
    expect(objectionTo(p, 0, capture('spearmen', [1, 0]))).toMatchObject({ figures: { alliance: 3, have: 4 } })
  })

  it('DL-MC-3: two Portals from one region count it once, from two regions both', () => {
    const p = held(['portal', 'portal', 'spearmen'], {
      regions: [
        { at: [-3, 0], seat: 0, troop: 'catapult' },
        { at: [-3, 3], seat: 0, troop: 'archers' },
      ],
      levels: [[[2, 0], 12]],
    })
    play(p, 0, aim('portal', [-3, 0]))
    const other = game.clone(p)
    play(p, 0, aim('portal', [-3, 0]))
    expect(objectionTo(p, 0, capture('spearmen', [2, 0]))).toMatchObject({ figures: { portal: 4, have: 5 } })
    expect(captures(p)).toEqual([])
    play(other, 0, aim('portal', [-3, 3]))
    expect(objectionTo(other, 0, capture('spearmen', [2, 0]))).toMatchObject({ figures: { portal: 6, have: 7 } })
  })

  it('DL-MC-3: two Alliances with two regions beside the target count both', () => {
    const p = held(['alliance', 'alliance', 'spearmen'], {
      regions: [
        { at: [0, 0], seat: 1, troop: 'archers' },
        { at: [2, 0], seat: 1, troop: 'sappers' },
      ],
      levels: [[[1, 0], 6]],
    })
    play(p, 0, aim('alliance', [0, 0]))
    play(p, 0, aim('alliance', [2, 0]))
    expect(play(p, 0, capture('spearmen', [1, 0]))[0]).toMatchObject({
      strength: { attack: 1, alliance: 5, portal: 0 },
    })
  })

  it('DL-MC-2: what is listed as a capture is what the charges reach, no more and no less', () => {
    const p = held(['portal', 'alliance', 'spearmen'], {
      regions: [
        { at: [-3, 0], seat: 0, troop: 'catapult' },
        { at: [0, 0], seat: 1, troop: 'archers' },
      ],
      levels: [
        [[1, 0], 7],
        [[3, 0], 5],
        [[0, 2], 6],
      ],
    })
    play(p, 0, aim('portal', [-3, 0]))
    play(p, 0, aim('alliance', [0, 0]))
    // 1 + 4 + 2 beside the ally, 1 + 4 elsewhere.
    expect(captures(p)).toEqual([cellAt([1, 0]), cellAt([3, 0])])
  })

  it('DL-RUL-38: charges come before the Troop card and name no target', () => {
    const p = held(['strength-potion', 'spearmen'], {
      levels: [
        [[0, 0], 3],
        [[2, 0], 3],
      ],
    })
    play(p, 0, cast('strength-potion'))
    const targets = game.moves(p, 0).flatMap(move => (move.kind === 'capture' ? [move.cell] : []))
    expect(targets).toEqual([cellAt([0, 0]), cellAt([2, 0])])
  })
})

describe('Magic cards', () => {
  it('DL-MC-4: Strength Potion adds 2 to the attack', () => {
    const p = held(['strength-potion', 'spearmen'], { levels: [[[0, 0], 3]] })
    play(p, 0, cast('strength-potion'))
    play(p, 0, capture('spearmen', [0, 0]))
    expect(readyOf(p, 0)).toEqual([3, 4, 3])
  })

  it('DL-MC-5: Magic Sword adds 4 for two Mages', () => {
    const p = held(['magic-sword', 'spearmen'], { levels: [[[0, 0], 5]] })
    play(p, 0, cast('magic-sword'))
    play(p, 0, capture('spearmen', [0, 0]))
    expect(readyOf(p, 0)).toEqual([3, 4, 2])
  })

  describe('Claim', () => {
    const catapult = (set: Setting = {}) =>
      held(['claim', 'swordsmen'], {
        companions: { 0: [2, 0, 1], 1: [9, 9, 9] },
        regions: [{ at: [0, 0], seat: 0, troop: 'catapult' }],
        levels: [[[1, 0], 8]],
        ...set,
      })

    it('DL-MC-6 DL-EX-23: no help this turn, 2 more strength in the next; then the card is out of the game', () => {
      const p = catapult()
      play(p, 0, aim('claim', [1, 0]))
      expect(objectionTo(p, 0, capture('swordsmen', [1, 0]))).toMatchObject({ figures: { claim: 0, have: 6, need: 8 } })
      pass(p)
      pass(p)
      play(p, 0, { kind: 'proceed' })
      play(p, 0, capture('swordsmen', [1, 0]))
      expect([p.coins[0], p.claims, p.removed]).toEqual([33, [], 1])
    })

    it('DL-MC-6: others cannot capture the region, the owner can at once if strong enough', () => {
      const p = catapult({ hands: { 0: cards('claim', 'swordsmen'), 1: cards('knights') }, levels: [[[1, 0], 5]] })
      play(p, 0, aim('claim', [1, 0]))
      const own = game.clone(p)
      play(own, 0, capture('swordsmen', [1, 0]))
      expect(own.claims).toEqual([])
      pass(p)
      play(p, 1, { kind: 'proceed' })
      expect(objectionTo(p, 1, capture('knights', [1, 0]))).toMatchObject({ code: 'claimed-by-other' })
    })

    it('DL-MC-6: it ends with step 2 of the owner’s next turn', () => {
      const p = catapult()
      play(p, 0, aim('claim', [1, 0]))
      pass(p)
      expect(p.claims).toHaveLength(1)
      pass(p)
      expect(p.claims).toMatchObject([{ ripe: true }])
      pass(p)
      expect(p.claims).toEqual([])
    })

    it('DL-MC-6: only an open, unclaimed region beside one’s own; no support and no coins', () => {
      const p = catapult({ claims: [{ at: [0, 1], seat: 1, ripe: false }] })
      expect(objectionTo(p, 0, aim('claim', [0, 0]))).toMatchObject({ code: 'captured-already' })
      expect(objectionTo(p, 0, aim('claim', [0, 1]))).toMatchObject({ code: 'claimed-already' })
      expect(objectionTo(p, 0, aim('claim', [3, 0]))).toMatchObject({ code: 'not-beside-yours' })
      play(p, 0, aim('claim', [1, 0]))
      expect([p.coins[0], ownSupport(p, 0, cellAt([2, 0]))]).toEqual([25, 0])
    })

    it('DL-MC-6 DL-RUL-37: a region bears one claim, one’s own included', () => {
      const p = catapult({ hands: { 0: cards('claim', 'claim') }, companions: { 0: [0, 0, 2] } })
      play(p, 0, aim('claim', [1, 0]))
      expect(objectionTo(p, 0, aim('claim', [1, 0]))).toMatchObject({ code: 'claimed-already', rule: 'DL-MC-6' })
      const ripe = catapult({ claims: [{ at: [1, 0], seat: 0, ripe: true }] })
      expect(objectionTo(ripe, 0, aim('claim', [1, 0]))).toMatchObject({ code: 'claimed-already' })
      play(p, 0, aim('claim', [0, 1]))
      expect(p.claims.map(claim => claim.cell)).toEqual([cellAt([1, 0]), cellAt([0, 1])])
    })

    it('DL-MC-6: a claim helps its owner alone, and at its own region alone', () => {
      const p = catapult({
        hands: { 0: cards('swordsmen') },
        claims: [{ at: [1, 0], seat: 0, ripe: true }],
        levels: [
          [[1, 0], 8],
          [[0, 1], 8],
        ],
      })
      expect(captures(p)).toEqual([cellAt([1, 0])])
      expect(objectionTo(p, 0, capture('swordsmen', [0, 1]))).toMatchObject({ figures: { claim: 0, have: 6 } })
      const foreign = catapult({
        hands: { 0: cards('swordsmen') },
        claims: [{ at: [1, 0], seat: 1, ripe: true }],
        levels: [[[1, 0], 1]],
      })
      expect(captures(foreign)).toEqual([])
      expect(objectionTo(foreign, 0, capture('swordsmen', [1, 0]))).toMatchObject({
        code: 'claimed-by-other',
        figures: { owner: 1 },
      })
    })

    it('DL-MC-6: in nobody else’s sum does it stand', () => {
      const p = catapult({ claims: [{ at: [1, 0], seat: 0, ripe: true }] })
      expect(strengthOf(p, 0, card('swordsmen'), cellAt([1, 0]))).toMatchObject({ support: 4, claim: 2 })
      expect(strengthOf(p, 1, card('swordsmen'), cellAt([1, 0]))).toMatchObject({ support: 0, claim: 0 })
      expect(strengthOf(p, 0, card('swordsmen'), cellAt([0, 1]))).toMatchObject({ support: 4, claim: 0 })
    })

    it('DL-MC-6: a capture ends the claim on that region and no other', () => {
      const p = catapult({
        hands: { 0: cards('swordsmen') },
        claims: [
          { at: [1, 0], seat: 0, ripe: true },
          { at: [0, 1], seat: 0, ripe: true },
          { at: [-1, 0], seat: 1, ripe: false },
        ],
      })
      play(p, 0, capture('swordsmen', [1, 0]))
      expect(p.claims.map(claim => claim.cell)).toEqual([cellAt([0, 1]), cellAt([-1, 0])])
    })

    it('DL-MC-6: only the claims of whoever moves ripen and end', () => {
      const p = catapult({
        hands: {},
        claims: [
          { at: [1, 0], seat: 0, ripe: true },
          { at: [0, 1], seat: 1, ripe: false },
        ],
      })
      const told = play(p, 0, { kind: 'end' })
      expect(told[0]).toEqual({ kind: 'claim-ended', seat: 0, cell: cellAt([1, 0]) })
      expect(p.claims).toEqual([{ cell: cellAt([0, 1]), seat: 1, ripe: true }])
      const early = catapult({ hands: {}, claims: [{ at: [1, 0], seat: 0, ripe: false }] })
      play(early, 0, { kind: 'end' })
      expect(early.claims).toEqual([{ cell: cellAt([1, 0]), seat: 0, ripe: false }])
    })

    it('DL-RUL-37: several claims at once, also in the last turn of round 1', () => {
      const p = catapult({ turn: 2, hands: { 0: cards('claim', 'claim') }, companions: { 0: [0, 0, 2] } })
      play(p, 0, aim('claim', [1, 0]))
      play(p, 0, aim('claim', [0, 1]))
      expect(p.claims).toHaveLength(2)
      play(p, 0, { kind: 'end' })
      expect(game.toMove(p)).toEqual([0])
      expect(p.claims).toMatchObject([{ ripe: true }, { ripe: true }])
    })

    it('DL-RUL-41 DL-MAGIC-3: a played Claim is in no pile', () => {
      const p = catapult()
      const before = p.deck[card('claim')]
      play(p, 0, aim('claim', [1, 0]))
      expect([p.deck[card('claim')], p.discard[card('claim')]]).toEqual([before, 0])
    })
  })

  describe('Insight', () => {
    it('DL-MC-7: draws 3, then one card of the hand goes; the drawn ones may be played', () => {
      const p = held(['insight', 'knights'], { deck: cards('spearmen', 'spearmen', 'spearmen'), levels: [[[0, 0], 1]] })
      play(p, 0, cast('insight'))
      expect(kindsOf(p, 0)).toEqual(['discard'])
      expect(objectionTo(p, 0, { kind: 'end' })).toMatchObject({ code: 'other-decision' })
      play(p, 0, { kind: 'discard', card: card('spearmen') })
      play(p, 0, capture('spearmen', [0, 0]))
    })

    it('DL-MC-7: a lone card is discarded without asking, an empty hand discards nothing', () => {
      const one = held(['insight'], { deck: cards('spearmen'), discard: [] })
      play(one, 0, cast('insight'))
      expect([one.hands[0], one.discardSize]).toEqual([[], 2])
      const none = held(['insight'], { deck: [], discard: [] })
      play(none, 0, cast('insight'))
      expect([none.discardSize, kindsOf(none, 0)]).toEqual([1, ['end']])
    })
  })

  describe('Scouting', () => {
    const FIVE: CardId[] = ['spearmen', 'militia', 'swordsmen', 'archers', 'sappers']
    const scouting = (set: Setting = {}) => held(['scouting'], { deck: cards(...FIVE), discard: [], ...set })
    const take = (under: Card[]) => ({ kind: 'scout', take: cards('spearmen', 'militia'), under }) as const
    const under = (...ids: CardId[]) => ids.map(card)

    it('DL-MC-8: five seen by this player alone, two taken, the rest under the deck in order', () => {
      const p = scouting()
      const looked = elementAt(play(p, 0, cast('scouting')), 1)
      expect(p.looked).toEqual(cards(...FIVE))
      expect(game.mask(looked, 1)).toMatchObject({ cards: new Array(5).fill(HIDDEN) })
      expect(game.view(p, 1).looked).toEqual(new Array(5).fill(HIDDEN))
      expect(game.moves(p, 0)).toHaveLength(10 * 6)
      play(p, 0, take(under('sappers', 'swordsmen', 'archers')))
      expect(p.hands[0]).toEqual(cards('spearmen', 'militia'))
      expect(p.under).toEqual(under('sappers', 'swordsmen', 'archers'))
    })

    it('DL-MC-8 DL-RUL-7: only the scout knows how they lie, and they come in that order after the rest of the deck', () => {
      const p = scouting()
      play(p, 0, cast('scouting'))
      play(p, 0, take(under('sappers', 'swordsmen', 'archers')))
      expect(game.view(p, 0).under).toEqual(p.under)
      expect(game.view(p, 1).under).toEqual([HIDDEN, HIDDEN, HIDDEN])
      play(p, 0, { kind: 'end' })
      // One Mage worked, three draw, and one card comes to everybody: sappers, swordsmen, archers, then the renewed deck.
      expect(p.hands[0]).toEqual(cards('spearmen', 'militia', 'sappers', 'swordsmen', 'archers', 'scouting'))
    })

    it('DL-MC-8: the cards below come first while the bag of unknown cards lasts', () => {
      const p = scouting({ deck: cards(...FIVE, 'golem') })
      p.looked = cards(...FIVE)
      for (const seen of p.looked) addAt(p.deck, seen, -1)
      p.deckSize = 1
      p.hands[0] = []
      p.agenda.push({ kind: 'scouting', seat: 0, amount: 0 })
      play(p, 0, take(under('sappers', 'swordsmen', 'archers')))
      p.companions[2] = 0
      p.ready[2] = 0
      play(p, 0, { kind: 'end' })
      expect(p.hands[0]).toEqual(cards('spearmen', 'militia', 'golem'))
    })

    it('DL-MC-8: a small deck is seen whole without a reshuffle in the middle', () => {
      const p = scouting({ deck: cards('spearmen', 'militia', 'archers'), discard: cards('knights', 'golem') })
      play(p, 0, cast('scouting'))
      expect([p.looked.length, p.discardSize]).toEqual([3, 2])
    })

    it('DL-MC-8: an empty deck is renewed first; with no card at all Scouting is refused', () => {
      const p = scouting({ deck: [], discard: cards('knights') })
      play(p, 0, cast('scouting'))
      expect(p.hands[0]).toEqual(cards('knights'))
      const none = scouting({ deck: [], discard: [] })
      expect(objectionTo(none, 0, cast('scouting'))).toMatchObject({ code: 'nothing-to-see' })
    })

    it('DL-MC-8: while the choice is open an exchange draws the cards below', () => {
      const p = scouting({
        deck: cards(...FIVE),
        hands: { 0: cards('scouting'), 1: cards('knights', 'golem', 'cavalry') },
      })
      p.exchanging[1] = true
      play(p, 0, cast('scouting'))
      play(p, 1, give('knights', 'golem'))
      // Nothing lay below the five, so the exchanged cards themselves became the deck.
      expect(elementAt(p.hands, 1).every(one => cards('knights', 'golem', 'cavalry').includes(one))).toBe(true)
      expect(p.looked).toEqual(cards(...FIVE))
    })

    it('DL-MC-8: equal cards make one choice, and two equal ones can be taken', () => {
      const p = scouting({ deck: cards('spearmen', 'spearmen', 'militia', 'militia', 'militia') })
      play(p, 0, cast('scouting'))
      const [s, m] = [card('spearmen'), card('militia')]
      expect(game.moves(p, 0)).toEqual([
        { kind: 'scout', take: [s, s], under: [m, m, m] },
        { kind: 'scout', take: [s, m], under: [s, m, m] },
        { kind: 'scout', take: [s, m], under: [m, s, m] },
        { kind: 'scout', take: [s, m], under: [m, m, s] },
        { kind: 'scout', take: [m, m], under: [s, s, m] },
        { kind: 'scout', take: [m, m], under: [s, m, s] },
        { kind: 'scout', take: [m, m], under: [m, s, s] },
      ])
    })

    it('DL-MC-8: every pair and every order of three others is offered once', () => {
      const p = scouting()
      play(p, 0, cast('scouting'))
      const moves = game.moves(p, 0).map(move => JSON.stringify(move))
      expect(new Set(moves).size).toBe(60)
      for (const move of game.moves(p, 0)) expect(game.objection(p, 0, move)).toBeNull()
    })

    it('DL-MC-8: two cards or fewer are simply taken', () => {
      const p = scouting({ deck: cards('spearmen', 'militia') })
      const told = play(p, 0, cast('scouting'))
      expect(told.map(event => event.kind)).toEqual(['cast', 'looked', 'scouted'])
      expect(told[2]).toEqual({ kind: 'scouted', seat: 0, took: cards('spearmen', 'militia'), under: [], shows: true })
      expect([p.hands[0], p.looked, p.discard[card('scouting')]]).toEqual([cards('spearmen', 'militia'), [], 1])
    })

    it('DL-MC-8: what is put under the deck lies below what was put there before', () => {
      const p = scouting({ deck: cards(...FIVE, 'knights') })
      addAt(p.deck, card('knights'), -1)
      p.deckSize--
      p.under = [card('knights')]
      p.underBy = [1]
      play(p, 0, cast('scouting'))
      play(p, 0, take(under('sappers', 'swordsmen', 'archers')))
      expect(p.under).toEqual(under('knights', 'sappers', 'swordsmen', 'archers'))
      expect(p.underBy).toEqual([1, 0, 0, 0])
    })

    it('DL-MC-8: two are taken, no more and no fewer, and every other card goes back', () => {
      const p = scouting()
      play(p, 0, cast('scouting'))
      const bad = [
        { kind: 'scout', take: cards('spearmen'), under: cards('militia', 'swordsmen', 'archers', 'sappers') },
        { kind: 'scout', take: cards('spearmen', 'militia'), under: cards('swordsmen', 'archers') },
        { kind: 'scout', take: cards('spearmen', 'knights'), under: cards('swordsmen', 'archers', 'sappers') },
      ] as const
      for (const move of bad) expect(objectionTo(p, 0, move)).toMatchObject({ code: 'not-seen' })
    })
  })

  it('DL-MC-9: Transmutation pays 2 coins for each of one to three other cards', () => {
    const p = held(['transmutation', 'knights', 'golem', 'cavalry', 'ballista'])
    play(p, 0, cast('transmutation'))
    expect(objectionTo(p, 0, { kind: 'stop' })).toMatchObject({ code: 'one-at-least' })
    play(p, 0, { kind: 'discard', card: card('knights') })
    const stopped = game.clone(p)
    play(stopped, 0, { kind: 'stop' })
    expect([stopped.coins[0], kindsOf(stopped, 0)[0]]).toEqual([27, 'end'])
    play(p, 0, { kind: 'discard', card: card('golem') })
    play(p, 0, { kind: 'discard', card: card('cavalry') })
    expect([p.coins[0], p.hands[0], kindsOf(p, 0)]).toEqual([31, cards('ballista'), ['end']])
  })

  it('DL-MC-9: a lone other card goes without asking', () => {
    const p = held(['transmutation', 'knights'])
    const told = play(p, 0, cast('transmutation')).map(event => event.kind)
    expect(told).toEqual(['cast', 'transmuted'])
    expect([p.hands[0], p.coins[0], kindsOf(p, 0)]).toEqual([[], 27, ['end']])
    expect([p.discard[card('transmutation')], p.discard[card('knights')]]).toEqual([1, 1])
  })

  it('DL-MC-9: the last other card ends it too', () => {
    const p = held(['transmutation', 'knights', 'golem'])
    play(p, 0, cast('transmutation'))
    play(p, 0, { kind: 'discard', card: card('knights') })
    play(p, 0, { kind: 'discard', card: card('golem') })
    expect([p.coins[0], kindsOf(p, 0)]).toEqual([29, ['end']])
  })

  it('DL-MC-9: it needs another card', () => {
    expect(objectionTo(held(['transmutation']), 0, cast('transmutation'))).toMatchObject({ code: 'no-other-card' })
  })

  it('DL-MC-10: Portal lends a distant region’s support, and an adjacent one’s only once', () => {
    const p = held(['portal', 'spearmen'], {
      regions: [{ at: [-3, 0], seat: 0, troop: 'catapult', fort: 'garrison' }],
      levels: [
        [[2, 0], 6],
        [[-2, 0], 7],
      ],
    })
    play(p, 0, aim('portal', [-3, 0]))
    expect(objectionTo(p, 0, capture('spearmen', [-2, 0]))).toMatchObject({
      figures: { support: 5, portal: 0, have: 6 },
    })
    play(p, 0, capture('spearmen', [2, 0]))
    expect(p.remote).toEqual([])
  })

  it('DL-MC-10: the region counts as it stands when the Troop is played', () => {
    const p = held(['portal', 'garrison', 'spearmen'], {
      regions: [{ at: [-3, 0], seat: 0, troop: 'catapult' }],
      levels: [[[2, 0], 6]],
    })
    play(p, 0, aim('portal', [-3, 0]))
    expect(objectionTo(p, 0, capture('spearmen', [2, 0]))).toMatchObject({ figures: { portal: 4 } })
    play(p, 0, fortify('garrison', [-3, 0]))
    play(p, 0, capture('spearmen', [2, 0]))
  })

  it('DL-MC-10: Portal names a region of one’s own, DL-MC-11 Alliance one of another player', () => {
    const p = held(['portal', 'alliance'], {
      regions: [
        { at: [0, 0], seat: 0, troop: 'archers' },
        { at: [2, 0], seat: 1, troop: 'archers' },
      ],
    })
    expect(objectionTo(p, 0, aim('portal', [2, 0]))).toMatchObject({ code: 'not-your-region', rule: 'DL-MC-10' })
    expect(objectionTo(p, 0, aim('alliance', [0, 0]))).toMatchObject({ code: 'not-a-rival' })
    expect(objectionTo(p, 0, aim('alliance', [1, 0]))).toMatchObject({ code: 'not-a-rival' })
  })

  it('DL-MC-11 DL-RUL-12: Alliance lends a rival’s support beside the target and is wasted elsewhere', () => {
    const p = held(['alliance', 'spearmen', 'militia'], {
      regions: [{ at: [0, 0], seat: 1, troop: 'catapult' }],
      levels: [
        [[1, 0], 5],
        [[3, 0], 1],
      ],
    })
    play(p, 0, aim('alliance', [0, 0]))
    const wasted = game.clone(p)
    play(wasted, 0, capture('militia', [3, 0]))
    expect(objectionTo(wasted, 0, capture('spearmen', [1, 0]))).toMatchObject({ figures: { alliance: 0 } })
    play(p, 0, capture('spearmen', [1, 0]))
    expect(p.coins).toEqual([30, 25])
  })

  it('DL-MC-12: Treasure Maps pay 4 more each for the next region', () => {
    const p = held(['treasure-map', 'treasure-map', 'spearmen', 'militia'], {
      levels: [
        [[0, 0], 1],
        [[3, 0], 1],
      ],
    })
    play(p, 0, cast('treasure-map'))
    play(p, 0, cast('treasure-map'))
    play(p, 0, capture('spearmen', [0, 0]))
    play(p, 0, capture('militia', [3, 0]))
    expect(p.coins[0]).toBe(25 + 1 + 8 + 1)
  })

  it('DL-MC-13: Recruitment: 3 coins, a companion ready at once, idle Mages draw', () => {
    const p = held(['recruitment'], { companions: { 0: [0, 0, 1] } })
    play(p, 0, { kind: 'recruit', companion: 2 })
    expect([p.coins[0], ownedBy(p, 0), readyOf(p, 0)]).toEqual([22, [0, 0, 2], [0, 0, 1]])
    play(p, 0, { kind: 'end' })
    expect(p.hands[0]).toHaveLength(2)
    const poor = held(['recruitment'], { coins: [2, 25] })
    expect(objectionTo(poor, 0, { kind: 'recruit', companion: 0 })).toMatchObject({ figures: { price: 3, coins: 2 } })
  })

  it('DL-MC-14: Second Wind readies one or two spent Warriors and Artisans, no Mages', () => {
    const p = held(['second-wind'])
    p.ready = [2, 3, 4, 0, 0, 0]
    const rallies = game.moves(p, 0).flatMap(move => (move.kind === 'rally' ? [[move.warriors, move.artisans]] : []))
    expect(rallies).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
    ])
    expect(objectionTo(p, 0, { kind: 'rally', warriors: 2, artisans: 1 })).toMatchObject({ code: 'not-so-many-spent' })
    play(p, 0, { kind: 'rally', warriors: 1, artisans: 1 })
    expect(readyOf(p, 0)).toEqual([3, 4, 3])
  })

  it('DL-MC-14: it counts the spent companions of its own player', () => {
    const p = scene(2, { hands: { 1: cards('second-wind') }, companions: { 0: [5, 5, 5], 1: [2, 1, 1] } })
    p.agenda = [{ kind: 'play', seat: 1, amount: 0 }]
    p.ready = [0, 0, 0, 1, 0, 1]
    const rallies = game.moves(p, 1).flatMap(move => (move.kind === 'rally' ? [[move.warriors, move.artisans]] : []))
    expect(rallies).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
    ])
    play(p, 1, { kind: 'rally', warriors: 1, artisans: 1 })
    expect(p.ready).toEqual([0, 0, 0, 2, 1, 0])
  })

  it('DL-MC-15: regions of one’s own side by side are no border', () => {
    const p = held(['toll'], {
      regions: [
        { at: [0, 0], seat: 0, troop: 'archers' },
        { at: [1, 0], seat: 0, troop: 'archers' },
        { at: [3, -3], seat: 1, troop: 'archers' },
      ],
    })
    expect(objectionTo(p, 0, cast('toll'))).toMatchObject({ code: 'no-border', rule: 'DL-MC-15' })
  })

  it('DL-MC-15: Border Toll pays 1 for each region beside a rival, 4 at most', () => {
    const toll = (own: number) => {
      const p = held(['toll'], {
        regions: [
          { at: [0, 0], seat: 1, troop: 'archers' },
          ...(
            [
              [1, 0],
              [1, -1],
              [0, -1],
              [-1, 0],
              [-1, 1],
            ] as const
          )
            .slice(0, own)
            .map(at => ({ at, seat: 0 as const, troop: 'militia' as const })),
          { at: [3, -3], seat: 0, troop: 'spearmen' },
        ],
      })
      return p
    }
    expect(objectionTo(toll(0), 0, cast('toll'))).toMatchObject({ code: 'no-border' })
    for (const own of [1, 4, 5]) {
      const p = toll(own)
      play(p, 0, cast('toll'))
      expect(p.coins[0]).toBe(25 + Math.min(own, 4))
    }
  })

  it('DL-MC-16: Levitation moves a Fortification; the region left may be fortified again', () => {
    const p = held(['levitation', 'watchtower'], {
      regions: [
        { at: [0, 0], seat: 0, troop: 'archers', fort: 'fortress' },
        { at: [3, 0], seat: 0, troop: 'archers' },
        { at: [-3, 0], seat: 1, troop: 'archers' },
      ],
    })
    const [from, to, foreign] = [cellAt([0, 0]), cellAt([3, 0]), cellAt([-3, 0])]
    expect(objectionTo(p, 0, { kind: 'levitate', from: to, to: from })).toMatchObject({ code: 'no-fortification' })
    expect(objectionTo(p, 0, { kind: 'levitate', from, to: foreign })).toMatchObject({ code: 'not-your-region' })
    expect(objectionTo(p, 0, { kind: 'levitate', from, to: from })).toMatchObject({ code: 'same-region' })
    play(p, 0, { kind: 'levitate', from, to })
    expect([ownSupport(p, 0, cellAt([1, 0])), ownSupport(p, 0, cellAt([2, 0]))]).toEqual([2, 5])
    play(p, 0, fortify('watchtower', [0, 0]))
  })

  it('DL-MC-17: Royal Decree pays 2 for each region of level 8 or more, 8 at most', () => {
    const decree = (high: number) =>
      held(['royal-decree'], {
        regions: (
          [
            [1, 0],
            [1, -1],
            [0, -1],
            [-1, 0],
            [-1, 1],
          ] as const
        )
          .slice(0, high)
          .map(at => ({ at, seat: 0 as const, troop: 'militia' as const })),
        levels: [[[1, 0], 8]],
      })
    expect(objectionTo(decree(0), 0, cast('royal-decree'))).toMatchObject({ code: 'no-high-region' })
    for (const high of [1, 3, 5]) {
      const p = decree(high)
      play(p, 0, cast('royal-decree'))
      expect(p.coins[0]).toBe(25 + Math.min(2 * high, 8))
    }
  })

  it('DL-MC-8: chance plays no part once the bottom is known: any seed draws the same', () => {
    const p = held(['strength-potion'], { deck: [], discard: [] })
    p.under = cards('spearmen', 'golem')
    p.underBy = [1, 1]
    const hands = ['one', 'two', 'three'].map(seed => {
      const copy = game.clone(p)
      game.play(copy, 0, { kind: 'end' }, Rng.fromSeed(seed), null)
      return copy.hands[0]
    })
    const known = cards('strength-potion', 'spearmen', 'golem')
    expect(hands).toEqual([known, known, known])
  })
})

describe('What is told when Magic is played', () => {
  it('DL-MC-2: the card, then what waits for the next Troop card', () => {
    const p = held(['strength-potion', 'magic-sword', 'treasure-map'])
    expect(play(p, 0, cast('strength-potion'))).toEqual([
      { kind: 'cast', seat: 0, card: card('strength-potion'), shows: true },
      { kind: 'charged', seat: 0, attack: 2, coins: 0 },
    ])
    expect(play(p, 0, cast('treasure-map'))[1]).toEqual({ kind: 'charged', seat: 0, attack: 2, coins: 4 })
    expect(play(p, 0, cast('magic-sword'))[1]).toEqual({ kind: 'charged', seat: 0, attack: 6, coins: 4 })
  })

  it('DL-MC-6 DL-MC-10 DL-MC-11: the region that is claimed or named, and its support', () => {
    const p = held(['claim', 'portal', 'alliance'], {
      regions: [
        { at: [0, 0], seat: 0, troop: 'catapult', fort: 'garrison' },
        { at: [2, 0], seat: 1, troop: 'archers' },
      ],
    })
    const [claimed, own, other] = [cellAt([1, 0]), cellAt([0, 0]), cellAt([2, 0])]
    expect(play(p, 0, aim('claim', [1, 0]))).toEqual([
      { kind: 'cast', seat: 0, card: card('claim'), shows: true },
      { kind: 'claimed', seat: 0, cell: claimed },
    ])
    expect(play(p, 0, aim('portal', [0, 0]))[1]).toEqual({
      kind: 'named-region',
      seat: 0,
      card: card('portal'),
      cell: own,
      support: 5,
    })
    expect(play(p, 0, aim('alliance', [2, 0]))[1]).toMatchObject({ card: card('alliance'), cell: other, support: 2 })
    expect([p.discard[card('portal')], p.discard[card('alliance')], p.discard[card('claim')]]).toEqual([1, 1, 0])
  })

  it('DL-MC-13 DL-MC-14 DL-MC-16: who comes, who rises, what moves', () => {
    const p = held(['recruitment', 'second-wind', 'levitation'], {
      regions: [
        { at: [0, 0], seat: 0, troop: 'catapult', fort: 'garrison' },
        { at: [2, 0], seat: 0, troop: 'archers' },
      ],
    })
    p.ready = [3, 3, 4, 0, 0, 0]
    expect(play(p, 0, { kind: 'recruit', companion: 1 })[1]).toEqual({
      kind: 'recruited',
      seat: 0,
      companion: 1,
      price: 3,
    })
    expect(play(p, 0, { kind: 'rally', warriors: 1, artisans: 1 })[1]).toEqual({
      kind: 'rallied',
      seat: 0,
      warriors: 1,
      artisans: 1,
    })
    const [from, to] = [cellAt([0, 0]), cellAt([2, 0])]
    expect(play(p, 0, { kind: 'levitate', from, to })[1]).toEqual({
      kind: 'levitated',
      seat: 0,
      card: card('garrison'),
      from,
      to,
    })
    for (const id of ['recruitment', 'second-wind', 'levitation'] as const) expect(p.discard[card(id)]).toBe(1)
  })

  it('DL-MC-7 DL-MC-9 DL-MC-15 DL-MC-17: what is drawn, discarded and earned', () => {
    const p = held(['insight', 'transmutation', 'toll', 'royal-decree', 'knights', 'golem'], {
      companions: { 0: [0, 0, 9] },
      regions: [
        { at: [0, 0], seat: 0, troop: 'archers' },
        { at: [1, 0], seat: 1, troop: 'archers' },
      ],
      levels: [[[0, 0], 9]],
      deck: cards('spearmen', 'spearmen', 'spearmen'),
      discard: [],
    })
    expect(play(p, 0, cast('toll'))[1]).toEqual({ kind: 'earned', seat: 0, card: card('toll'), regions: 1, coins: 1 })
    expect(play(p, 0, cast('royal-decree'))[1]).toEqual({
      kind: 'earned',
      seat: 0,
      card: card('royal-decree'),
      regions: 1,
      coins: 2,
    })
    expect(elementAt(p.ledger, 0).slice(3)).toEqual([
      2,
      SOURCES.indexOf('toll'),
      1,
      2,
      SOURCES.indexOf('royal-decree'),
      2,
    ])
    expect(play(p, 0, cast('insight'))[1]).toEqual({
      kind: 'drew',
      seat: 0,
      cards: cards('spearmen', 'spearmen', 'spearmen'),
      why: 'insight',
      shows: true,
    })
    expect(play(p, 0, { kind: 'discard', card: card('knights') })).toEqual([
      { kind: 'discarded', seat: 0, card: card('knights'), shows: true },
    ])
    play(p, 0, cast('transmutation'))
    expect(play(p, 0, { kind: 'discard', card: card('golem') })).toEqual([
      { kind: 'transmuted', seat: 0, card: card('golem'), coins: 2, shows: true },
    ])
  })
})
