import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import { card } from '../content/deck.ts'
import { type DarkLandsEvent, type DarkLandsPosition, NONE } from '../position.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'
import { cards, cast, give, opening, play, scene } from './builders.ts'

const OTHERS: readonly Viewer[] = [1, 2, null]
const hidden = (count: number) => new Array<number>(count).fill(HIDDEN)

describe('What others are told', () => {
  it('DL-RUL-21 DL-RUL-7: that a pair was laid aside, not which one, until the exchange is made', () => {
    const p = scene(3, { hands: { 0: cards('knights', 'golem', 'cavalry', 'ballista') } })
    p.exchanging[0] = true
    const gave = elementAt(play(p, 0, give('knights', 'golem')), 0)
    expect(gave).toEqual({ kind: 'gave', seat: 0, cards: cards('knights', 'golem'), shows: true })
    expect(game.mask(gave, 0)).toEqual(gave)
    for (const other of OTHERS) expect(game.mask(gave, other)).toEqual({ ...gave, cards: hidden(2) })
    const exchanged = elementAt(play(p, 0, { kind: 'close' }), 0)
    for (const other of OTHERS) expect(game.mask(exchanged, other)).toEqual(exchanged)
  })

  it('DL-MC-8 DL-RUL-7: that two cards were taken and three put under the deck, not which ones', () => {
    const p = scene(3, { hands: { 0: cards('scouting') }, companions: { 0: [0, 0, 1] } })
    const looked = elementAt(play(p, 0, cast('scouting')), 1)
    expect(looked).toEqual({ kind: 'looked', seat: 0, cards: p.looked, shows: true })
    expect(game.mask(looked, 0)).toEqual(looked)
    for (const other of OTHERS) expect(game.mask(looked, other)).toEqual({ ...looked, cards: hidden(5) })
    const scouted = elementAt(play(p, 0, elementAt(game.moves(p, 0), 0)), 0)
    expect(game.mask(scouted, 0)).toEqual(scouted)
    for (const other of OTHERS)
      expect(game.mask(scouted, other)).toEqual({ ...scouted, took: hidden(2), under: hidden(3) })
  })

  it('DL-RUL-7: how many cards were drawn, not which ones', () => {
    const p = scene(3, { companions: { 0: [0, 0, 1] } })
    const drew = play(p, 0, { kind: 'end' }).find(event => event.kind === 'drew')
    expect(drew && game.mask(drew, 0)).toEqual(drew)
    for (const other of OTHERS) expect(drew && game.mask(drew, other)).toMatchObject({ cards: hidden(2), seat: 0 })
  })

  it('DL-RUL-7: everything else is open', () => {
    const open: DarkLandsEvent[] = [
      { kind: 'discarded', seat: 0, card: 3, shows: true },
      { kind: 'transmuted', seat: 0, card: 3, coins: 2, shows: true },
      { kind: 'redrew', seat: 0, cards: [1, 2], shows: true },
      { kind: 'chose', seat: 0 },
    ]
    for (const event of open) expect(game.mask(event, 1)).toBe(event)
  })
})

describe('What a viewer sees', () => {
  /** Seat 0 scouts, seat 1 has arranged the bottom of the deck, seat 2 is exchanging. */
  const busy = (): DarkLandsPosition => {
    const p = scene(3, {
      hands: {
        0: cards('scouting', 'knights'),
        1: cards('golem'),
        2: cards('cavalry', 'ballista', 'archers', 'militia'),
      },
      companions: { 0: [0, 0, 1] },
    })
    p.exchanging[2] = true
    play(p, 2, give('cavalry', 'ballista'))
    play(p, 0, cast('scouting'))
    p.under = cards('veterans', 'rangers')
    p.underBy = [1, 0]
    for (const one of p.under) addAt(p.deck, one, -1)
    p.deckSize -= 2
    return p
  }

  it('DL-RUL-7: the own hand, the own cards laid aside, the own look and the own arrangement', () => {
    const p = busy()
    expect(proof.broken(p)).toEqual([])
    expect(game.view(p, 0)).toMatchObject({
      hands: [cards('knights'), hidden(1), hidden(2)],
      named: [[], [], hidden(2)],
      looked: p.looked,
      under: [HIDDEN, p.under[1]],
    })
    expect(game.view(p, 1)).toMatchObject({
      hands: [hidden(1), cards('golem'), hidden(2)],
      looked: hidden(5),
      under: [p.under[0], HIDDEN],
    })
    expect(game.view(p, 2)).toMatchObject({
      hands: [hidden(1), hidden(1), cards('archers', 'militia')],
      named: [[], [], cards('cavalry', 'ballista')],
      under: hidden(2),
    })
    expect(game.view(p, null)).toMatchObject({ hands: [hidden(1), hidden(1), hidden(2)], looked: hidden(5) })
  })

  it('DL-RUL-7: nothing of the deck but its size', () => {
    const p = busy()
    for (const viewer of [0, 1, null] as const) {
      expect(game.view(p, viewer).deck).toEqual(hidden(p.deck.length))
      expect(game.view(p, viewer).deckSize).toBe(p.deckSize)
    }
  })

  it('DL-RUL-6: sealed companions, but for the own ones, only while somebody chooses', () => {
    const p = opening(3)
    play(p, 0, { kind: 'choose', companions: [0, 2] })
    expect(game.view(p, 0).sealed).toEqual([2, NONE, NONE])
    expect(game.view(p, 1).sealed).toEqual([HIDDEN, NONE, NONE])
    expect(game.view(p, null).sealed).toEqual([HIDDEN, NONE, NONE])
    play(p, 1, { kind: 'choose', companions: [0, 0] })
    play(p, 2, { kind: 'choose', companions: [1, 1] })
    for (const viewer of [0, 1, null] as const) expect(game.view(p, viewer).sealed).toEqual([2, 0, 3])
  })

  it('DL-RUL-7: an ended game still hides the hands of others', () => {
    const p = scene(2, { hands: { 0: cards('knights'), 1: cards('golem') }, active: [false, false] })
    play(p, 0, { kind: 'end' })
    expect(game.toMove(p)).toEqual([])
    expect(game.view(p, 0)).toMatchObject({ hands: [cards('knights'), hidden(1)], looked: [] })
  })

  describe('and imagines', () => {
    const imagined = (p: DarkLandsPosition, seat: Seat, seed: string) =>
      game.imagine(game.view(p, seat), seat, Rng.fromSeed(seed))

    it('a whole position that looks the same to it, with every card in one place', () => {
      const p = busy()
      for (const seat of [0, 1, 2] as const)
        for (const seed of ['one', 'two', 'three']) {
          const other = imagined(p, seat, seed)
          expect(proof.broken(other)).toEqual([])
          expect(game.view(other, seat)).toEqual(game.view(p, seat))
        }
    })

    it('other worlds with other chances', () => {
      const p = busy()
      const hands = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(seed => elementAt(imagined(p, 0, seed).hands, 1).join()))
      expect(hands.size).toBeGreaterThan(3)
      expect(imagined(p, 0, 'again')).toEqual(imagined(p, 0, 'again'))
    })

    it('no card that it knows to lie elsewhere: on the board, discarded, removed or being resolved', () => {
      const p = scene(2, {
        hands: { 0: cards('scouting'), 1: cards('golem', 'golem') },
        companions: { 0: [0, 0, 1] },
        regions: [{ at: [0, 0], seat: 1, troop: 'tamed-dragon', fort: 'citadel' }],
        claims: [{ at: [1, 0], seat: 1, ripe: false }],
      })
      play(p, 0, cast('scouting'))
      for (const seed of ['one', 'two', 'three', 'four']) {
        const other = imagined(p, 0, seed)
        expect(proof.broken(other)).toEqual([])
        const elsewhere = [...elementAt(other.hands, 1), ...other.looked]
        expect(elsewhere).not.toContain(card('tamed-dragon'))
        expect(elsewhere).not.toContain(card('scouting'))
        expect(other.deck[card('scouting')]).toBe(0)
        expect(elementAt(other.deck, card('claim')) + elsewhere.filter(one => one === card('claim')).length).toBe(2)
      }
    })

    it('some pair for each sealed choice, any of the six', () => {
      const p = opening(3)
      play(p, 1, { kind: 'choose', companions: [0, 0] })
      const pairs = new Set(Array.from({ length: 60 }, (_, n) => imagined(p, 0, `${n}`).sealed[1]))
      expect([...pairs].sort()).toEqual([0, 1, 2, 3, 4, 5])
      expect(imagined(p, 0, 'one').sealed[2]).toBe(NONE)
    })
  })
})
