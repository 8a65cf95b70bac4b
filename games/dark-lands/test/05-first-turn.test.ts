import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { game } from '../rules/game.ts'
import { cards, kindsOf, objectionTo, ownedBy, type Place, play, type Setting, scene } from './builders.ts'

const REDRAW = { kind: 'redraw' } as const
const HOPELESS = cards('crossbowmen', 'golem', 'knights', 'cavalry', 'ballista', 'fortress', 'magic-sword', 'garrison')

const firstTurn = (set: Setting = {}) =>
  scene(2, {
    turn: 1,
    frame: 'buy',
    hands: { 0: HOPELESS },
    companions: { 0: [2, 0, 0] },
    levels: [[[0, 0], 1]],
    ...set,
  })

/** Would the redraw be refused with this hand against this single level? */
const canTake = (level: number, hand: readonly number[], set: Setting = {}) =>
  game.objection(firstTurn({ ...set, hands: { 0: hand }, levels: [[[0, 0], level]] }), 0, REDRAW)?.code ===
  'can-capture'

describe('A new hand in the first turn', () => {
  it('DL-FIRST-1 DL-EX-22: eight cards without a Troop of cost 3 may be replaced', () => {
    expect(kindsOf(firstTurn(), 0)).toContain('redraw')
  })

  it('DL-FIRST-2 DL-EX-22: the hand is shown and discarded, 8 new cards are drawn', () => {
    const p = firstTurn()
    const events = play(p, 0, REDRAW)
    expect(events[0]).toEqual({ kind: 'redrew', seat: 0, cards: HOPELESS, shows: true })
    expect(events[1]).toEqual({ kind: 'drew', seat: 0, cards: p.hands[0], why: 'redraw', shows: true })
    expect(game.mask(elementAt(events, 0), 1)).toEqual(events[0])
    expect(game.mask(elementAt(events, 1), 1)).toMatchObject({ kind: 'drew', cards: new Array(8).fill(HIDDEN) })
    for (const card of HOPELESS) expect(p.discard[card]).toBeGreaterThan(0)
    expect(p.hands[0]).toHaveLength(8)
  })

  it('DL-FIRST-3: not after buying, nor after leaving step 1', () => {
    const bought = firstTurn()
    play(bought, 0, { kind: 'buy', companion: 0 })
    expect(objectionTo(bought, 0, REDRAW)).toMatchObject({ rule: 'DL-FIRST-3' })
    const left = firstTurn()
    play(left, 0, { kind: 'proceed' })
    expect(objectionTo(left, 0, REDRAW)).toMatchObject({ rule: 'DL-FIRST-3' })
  })

  it('DL-FIRST-4: the hand may be kept', () => {
    const p = firstTurn()
    play(p, 0, { kind: 'proceed' })
    expect(p.hands[0]).toEqual(HOPELESS)
  })

  it('DL-FIRST-1: not in a later turn', () => {
    expect(objectionTo(firstTurn({ turn: 3 }), 0, REDRAW)).toMatchObject({ code: 'not-first-turn' })
  })

  it('DL-RUL-25: whatever companions were chosen, a Troop of cost 3 or less could capture', () => {
    expect(canTake(1, cards('militia'))).toBe(true)
    expect(canTake(2, cards('militia', 'spearmen'))).toBe(false)
    expect(canTake(3, cards('halberdiers'))).toBe(true)
    expect(canTake(3, cards('cavalry'))).toBe(false)
    expect(canTake(4, cards('griffin-riders'))).toBe(true)
  })

  it('DL-RUL-25: Strength Potion and Magic Sword count as far as three companions reach', () => {
    expect(canTake(5, cards('spearmen', 'strength-potion', 'strength-potion'))).toBe(true)
    expect(canTake(6, cards('spearmen', 'strength-potion', 'strength-potion'))).toBe(false)
    expect(canTake(5, cards('spearmen', 'magic-sword'))).toBe(true)
    expect(canTake(6, cards('swordsmen', 'magic-sword'))).toBe(false)
    expect(canTake(4, cards('swordsmen', 'strength-potion'))).toBe(true)
    expect(canTake(5, cards('halberdiers', 'strength-potion'))).toBe(false)
  })

  it('DL-RUL-25: Alliance counts with a rival’s neighbouring region, each region once', () => {
    const rivals = (...places: Place[]): Setting => ({
      regions: places.map(at => ({ at, seat: 1, troop: 'catapult' as const })),
    })
    expect(canTake(5, cards('spearmen', 'alliance'), rivals([1, 0]))).toBe(true)
    expect(canTake(5, cards('spearmen', 'alliance'), rivals([2, 0]))).toBe(false)
    expect(canTake(5, cards('spearmen', 'militia', 'insight'), rivals([1, 0]))).toBe(false)
    expect(canTake(6, cards('spearmen', 'alliance', 'alliance'), rivals([1, 0]))).toBe(false)
    expect(canTake(9, cards('spearmen', 'alliance', 'alliance'), rivals([1, 0], [0, 1]))).toBe(true)
  })

  it('DL-RUL-25: Magic alone takes nothing, however strong', () => {
    expect(canTake(2, cards('garrison', 'strength-potion', 'strength-potion', 'magic-sword'))).toBe(false)
  })

  it('DL-RUL-25: cards that might be drawn do not count, nor do other spells', () => {
    expect(canTake(2, cards('spearmen', 'insight', 'scouting', 'recruitment', 'second-wind'))).toBe(false)
  })

  it('DL-RUL-25: a region under another player’s claim is not open', () => {
    const p = firstTurn({ hands: { 0: cards('militia') }, claims: [{ at: [0, 0], seat: 1, ripe: false }] })
    expect(objectionTo(p, 0, REDRAW)).toBeNull()
  })

  it('DL-RUL-26: the free companions are chosen again, and the test is made again', () => {
    const p = firstTurn()
    play(p, 0, REDRAW)
    expect(kindsOf(p, 0)).toEqual(['choose'])
    expect(game.objection(p, 0, { kind: 'choose', companions: [1, 2] })).toBeNull()
    // Where nobody listens it happens all the same.
    const unheard = game.clone(p)
    game.play(unheard, 0, { kind: 'choose', companions: [1, 2] }, Rng.fromSeed('unheard'), null)
    expect(ownedBy(unheard, 0)).toEqual([0, 1, 1])
    expect(play(p, 0, { kind: 'choose', companions: [1, 2] })).toEqual([
      { kind: 'rechose', seat: 0, companions: [1, 2] },
    ])
    expect(ownedBy(p, 0)).toEqual([0, 1, 1])
    expect(kindsOf(p, 0)).toEqual(['proceed', 'buy'])
    p.hands[0] = HOPELESS
    expect(kindsOf(p, 0)).toContain('redraw')
  })

  it('DL-RUL-26: the shown hand is not shuffled back while the deck lasts', () => {
    const p = firstTurn()
    const deck = p.deckSize
    play(p, 0, REDRAW)
    expect([p.deckSize, p.discardSize]).toEqual([deck - 8, 8])
  })

  it('DL-SETUP-10: whether a redraw is offered is seen by nobody else', () => {
    const [hopeless, fine] = [
      firstTurn(),
      firstTurn({ hands: { 0: cards('militia', ...new Array(7).fill('spearmen')) } }),
    ]
    for (const viewer of seatsOf(2).slice(1))
      expect(game.view(hopeless, viewer).agenda).toEqual(game.view(fine, viewer).agenda)
  })
})
