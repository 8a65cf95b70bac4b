import { describe, expect, it } from 'vitest'
import { addAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { BOARD } from '../content/boards.ts'
import { card, SPELL } from '../content/deck.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { aim, capture, cards, cast, cellAt, fortify, give, opening, play, scene } from './builders.ts'

const why = (p: DarkLandsPosition, seat: Seat, move: DarkLandsMove) => game.objection(p, seat, move)

const MOVES: readonly DarkLandsMove[] = [
  { kind: 'choose', companions: [0, 0] },
  { kind: 'redraw' },
  { kind: 'buy', companion: 0 },
  { kind: 'proceed' },
  capture('spearmen', [0, 0]),
  fortify('garrison', [0, 0]),
  cast('strength-potion'),
  aim('claim', [0, 0]),
  { kind: 'recruit', companion: 0 },
  { kind: 'rally', warriors: 1, artisans: 0 },
  { kind: 'levitate', from: 0, to: 1 },
  { kind: 'discard', card: 0 },
  { kind: 'stop' },
  { kind: 'scout', take: [0, 1], under: [] },
  { kind: 'end' },
  give('spearmen', 'militia'),
  { kind: 'close' },
]
const CARD_MOVES = ['capture', 'fortify', 'cast', 'aim', 'recruit', 'rally', 'levitate', 'end']
const codes = (p: DarkLandsPosition, seat: Seat): Record<string, string | undefined> =>
  Object.fromEntries(MOVES.map(move => [move.kind, why(p, seat, move)?.code]))
/** All moves that are refused for this reason. */
const refusedAs = (p: DarkLandsPosition, seat: Seat, code: string): string[] =>
  Object.entries(codes(p, seat)).flatMap(([kind, told]) => (told === code ? [kind] : []))

describe('The wrong moment', () => {
  it('DL-RUL-6: companions once chosen are chosen; everything else is not asked', () => {
    const p = opening(3)
    expect(refusedAs(p, 0, 'other-decision')).toEqual(
      MOVES.map(move => move.kind).filter(kind => !['choose', 'give', 'close'].includes(kind)),
    )
    expect(refusedAs(p, 0, 'exchange-closed')).toEqual(['give', 'close'])
    play(p, 0, { kind: 'choose', companions: [0, 0] })
    expect(why(p, 0, { kind: 'choose', companions: [0, 0] })).toMatchObject({
      code: 'chosen-already',
      rule: 'DL-RUL-6',
    })
    expect(game.moves(p, 0)).toEqual([])
    expect(refusedAs(p, 0, 'not-asked')).toHaveLength(MOVES.length - 3)
  })

  it('DL-TURN-1: in step 1 cards wait, and whoever is not on turn is not asked', () => {
    const p = scene(3, { frame: 'buy', hands: { 0: cards('spearmen', 'militia') } })
    expect(refusedAs(p, 0, 'buying-first')).toEqual(CARD_MOVES)
    expect(refusedAs(p, 0, 'other-decision')).toEqual(['choose', 'discard', 'stop', 'scout'])
    expect(refusedAs(p, 1, 'not-asked')).toEqual(
      MOVES.map(move => move.kind).filter(kind => !['choose', 'give', 'close'].includes(kind)),
    )
    expect(game.moves(p, 1)).toEqual([])
  })

  it('DL-BUY-3 DL-FIRST-3: in step 2 nothing of step 1 is left', () => {
    const p = scene(3)
    expect(why(p, 0, { kind: 'buy', companion: 0 })).toMatchObject({ code: 'buying-over', rule: 'DL-BUY-3' })
    expect(why(p, 0, { kind: 'redraw' })).toMatchObject({ code: 'buying-over', rule: 'DL-FIRST-3' })
    expect(refusedAs(p, 0, 'other-decision')).toEqual(['choose', 'proceed', 'discard', 'stop', 'scout'])
  })

  it('DL-EXCH-2: an open exchange comes first, and there is none without a turn', () => {
    const p = scene(2, { hands: { 0: cards('spearmen', 'militia', 'knights') } })
    p.exchanging[0] = true
    expect(refusedAs(p, 0, 'exchange-first')).toHaveLength(MOVES.length - 2)
    expect(why(p, 1, { kind: 'close' })).toMatchObject({ code: 'exchange-closed', rule: 'DL-EXCH-2' })
  })

  it('DL-END-1: after the end nobody is asked anything', () => {
    const p = scene(2, { active: [false, false] })
    play(p, 0, { kind: 'end' })
    expect(refusedAs(p, 0, 'not-asked')).toHaveLength(MOVES.length - 3)
    expect([game.moves(p, 0), game.moves(p, 1), game.toMove(p)]).toEqual([[], [], []])
  })

  it.each(['insight', 'transmutation', 'scouting'] as const)('DL-MC-1: while %s asks, nothing else goes on', kind => {
    const p = scene(2, { hands: { 0: cards('spearmen', 'militia') }, frame: kind })
    addAt(p.discard, SPELL[kind], -1)
    const answers = { insight: ['discard'], transmutation: ['discard', 'stop'], scouting: ['scout'] }[kind]
    const refused = refusedAs(p, 0, 'other-decision')
    expect(MOVES.map(move => move.kind).filter(one => !refused.includes(one))).toEqual([...answers, 'give', 'close'])
  })
})

describe('A move that makes no sense', () => {
  it('DL-COMP-2: no region lies beyond the board', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen', 'garrison', 'claim', 'levitation') },
      companions: { 0: [3, 3, 3] },
      regions: [{ at: [0, 0], seat: 0, troop: 'archers', fort: 'fortress' }],
    })
    const beyond = BOARD.small.size
    const told = { code: 'no-such-region', rule: 'DL-COMP-2', figures: { regions: 37 } }
    expect(why(p, 0, { kind: 'capture', card: card('spearmen'), cell: beyond })).toEqual(told)
    expect(why(p, 0, { kind: 'fortify', card: card('garrison'), cell: beyond })).toEqual(told)
    expect(why(p, 0, { kind: 'aim', card: card('claim'), cell: beyond })).toEqual(told)
    expect(why(p, 0, { kind: 'levitate', from: cellAt([0, 0]), to: beyond })).toEqual(told)
    expect(why(p, 0, { kind: 'levitate', from: beyond, to: cellAt([0, 0]) })).toEqual(told)
    expect(why(p, 0, { kind: 'capture', card: card('spearmen'), cell: beyond - 1 })?.code).toBe('too-weak')
  })

  it('DL-PLAY-1: a card that is not in hand cannot be used in any way', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen') },
      companions: { 0: [9, 9, 9] },
      regions: [{ at: [0, 0], seat: 0, troop: 'archers', fort: 'fortress' }],
    })
    p.ready[0] = 5
    const moves: DarkLandsMove[] = [
      capture('knights', [1, 0]),
      fortify('garrison', [0, 0]),
      cast('strength-potion'),
      aim('portal', [0, 0]),
      { kind: 'recruit', companion: 0 },
      { kind: 'rally', warriors: 1, artisans: 0 },
      { kind: 'levitate', from: 0, to: 1 },
    ]
    for (const move of moves) expect(why(p, 0, move)).toMatchObject({ code: 'not-in-hand', rule: 'DL-PLAY-1' })
    const asked = scene(2, { hands: { 0: cards('spearmen', 'militia') }, frame: 'insight' })
    expect(why(asked, 0, { kind: 'discard', card: card('knights') })).toMatchObject({ code: 'not-in-hand' })
    expect(why(asked, 0, { kind: 'discard', card: card('militia') })).toBeNull()
  })

  it('DL-PLAY-2: a card is used as what it is', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen', 'garrison', 'strength-potion', 'claim') },
      companions: { 0: [9, 9, 9] },
      regions: [{ at: [0, 0], seat: 0, troop: 'archers' }],
    })
    const wrong = (move: DarkLandsMove) => why(p, 0, move)
    expect(wrong(capture('garrison', [1, 0]))).toMatchObject({ code: 'wrong-card', rule: 'DL-CAPTURE-9' })
    expect(wrong(capture('strength-potion', [1, 0]))).toMatchObject({ code: 'wrong-card', rule: 'DL-CAPTURE-1' })
    expect(wrong(fortify('spearmen', [0, 0]))).toMatchObject({ code: 'wrong-card', rule: 'DL-FORT-1' })
    expect(wrong(cast('claim'))).toMatchObject({ code: 'wrong-card', rule: 'DL-MAGIC-2' })
    expect(wrong(cast('spearmen'))).toMatchObject({ code: 'wrong-card', rule: 'DL-MAGIC-2' })
    expect(wrong(aim('strength-potion', [1, 0]))).toMatchObject({ code: 'wrong-card', rule: 'DL-MAGIC-2' })
  })
})

describe('Each refusal tells its figures', () => {
  it('DL-PLAY-7: the whole cost and who is ready, of the seat that asks', () => {
    const p = scene(3, { hands: { 1: cards('crossbowmen') }, companions: { 0: [9, 9, 9], 1: [1, 2, 3] } })
    p.agenda = [{ kind: 'play', seat: 1, amount: 0 }]
    expect(why(p, 1, capture('crossbowmen', [0, 0]))).toMatchObject({
      code: 'companions-short',
      figures: { warriors: 2, artisans: 3, mages: 0, readyWarriors: 1, readyArtisans: 2, readyMages: 3 },
    })
  })

  it('DL-SETUP-11 DL-RUL-21 DL-FIRST-1: how many were named, and which round it is', () => {
    expect(why(opening(2), 0, { kind: 'choose', companions: [0] })).toEqual({
      code: 'two-companions',
      rule: 'DL-SETUP-11',
      figures: { chosen: 1, free: 2 },
    })
    const exchange = scene(2, { hands: { 0: cards('spearmen', 'militia', 'knights', 'golem') } })
    exchange.exchanging[0] = true
    expect(why(exchange, 0, give('spearmen', 'militia', 'knights'))).toMatchObject({
      code: 'odd-exchange',
      figures: { cards: 3 },
    })
    expect(why(exchange, 0, give('spearmen', 'militia', 'knights', 'golem'))).toMatchObject({
      code: 'one-pair',
      figures: { cards: 4 },
    })
    expect(why(exchange, 0, { kind: 'give', cards: [] })).toMatchObject({ code: 'one-pair', figures: { cards: 0 } })
    expect(why(exchange, 0, give('spearmen', 'cavalry'))).toMatchObject({ code: 'not-in-hand' })
    expect(why(exchange, 0, give('cavalry', 'golem'))).toMatchObject({ code: 'not-in-hand' })
    expect(why(exchange, 0, give('golem', 'golem'))).toMatchObject({ code: 'not-in-hand' })
    expect(why(exchange, 0, give('spearmen', 'golem'))).toBeNull()
    expect(why(scene(3, { frame: 'buy', turn: 9 }), 0, { kind: 'redraw' })).toMatchObject({
      code: 'not-first-turn',
      figures: { round: 3 },
    })
    expect(why(scene(3, { frame: 'buy', turn: 3 }), 0, { kind: 'redraw' })?.code).not.toBe('not-first-turn')
    expect(why(scene(3, { frame: 'buy', turn: 4 }), 0, { kind: 'redraw' })?.code).toBe('not-first-turn')
  })

  it('DL-MC-14: how many are spent', () => {
    const p = scene(2, { hands: { 0: cards('second-wind') }, companions: { 0: [4, 4, 1] } })
    p.ready = [3, 2, 1, 0, 0, 0]
    const rally = (warriors: number, artisans: number) => why(p, 0, { kind: 'rally', warriors, artisans })
    expect(rally(2, 0)).toEqual({
      code: 'not-so-many-spent',
      rule: 'DL-MC-14',
      figures: { warriors: 2, artisans: 0, spentWarriors: 1, spentArtisans: 2 },
    })
    expect(rally(0, 0)).toMatchObject({ code: 'not-so-many-spent' })
    expect(rally(1, 2)).toMatchObject({ code: 'not-so-many-spent' })
    expect(rally(0, 3)).toMatchObject({ code: 'not-so-many-spent' })
    expect([rally(1, 1), rally(0, 2), rally(1, 0), rally(0, 1)]).toEqual([null, null, null, null])
    p.ready = [4, 3, 1, 0, 0, 0]
    expect([rally(1, 0)?.code, rally(0, 2)?.code, rally(0, 1)]).toEqual([
      'not-so-many-spent',
      'not-so-many-spent',
      null,
    ])
    p.ready = [3, 3, 0, 0, 0, 0]
    expect(rally(1, 1)).toMatchObject({ code: 'companions-short' })
  })

  it('DL-MC-8: how many were taken of how many seen', () => {
    const p = scene(2, {
      hands: { 0: cards('scouting') },
      companions: { 0: [0, 0, 1] },
      deck: cards('spearmen', 'militia', 'archers'),
    })
    play(p, 0, cast('scouting'))
    expect(why(p, 0, { kind: 'scout', take: cards('spearmen'), under: cards('militia', 'archers') })).toEqual({
      code: 'not-seen',
      rule: 'DL-MC-8',
      figures: { take: 1, of: 3 },
    })
    expect(why(p, 0, { kind: 'scout', take: cards('spearmen', 'knights'), under: cards('archers') })).toMatchObject({
      figures: { take: 2, of: 3 },
    })
    expect(why(p, 0, { kind: 'scout', take: cards('spearmen', 'militia'), under: [] })).toMatchObject({
      code: 'not-seen',
    })
    expect(why(p, 0, { kind: 'scout', take: cards('spearmen', 'archers'), under: cards('militia') })).toBeNull()
  })

  it('DL-MC-17: the level that a Royal Decree needs', () => {
    const p = scene(2, {
      hands: { 0: cards('royal-decree') },
      companions: { 0: [0, 0, 2] },
      regions: [{ at: [0, 0], seat: 0, troop: 'archers' }],
      levels: [[[0, 0], 7]],
    })
    expect(why(p, 0, cast('royal-decree'))).toEqual({ code: 'no-high-region', rule: 'DL-MC-17', figures: { level: 8 } })
  })

  it('DL-MC-16: why a Fortification cannot float there', () => {
    const p = scene(2, {
      hands: { 0: cards('levitation') },
      companions: { 0: [0, 0, 1] },
      regions: [
        { at: [0, 0], seat: 0, troop: 'archers', fort: 'fortress' },
        { at: [1, 0], seat: 0, troop: 'archers', fort: 'garrison' },
        { at: [2, 0], seat: 0, troop: 'archers' },
        { at: [3, 0], seat: 1, troop: 'archers', fort: 'garrison' },
      ],
    })
    const [full, other, bare, foreign] = [cellAt([0, 0]), cellAt([1, 0]), cellAt([2, 0]), cellAt([3, 0])]
    const move = (from: number, to: number) => why(p, 0, { kind: 'levitate', from, to })
    expect(move(full, other)).toMatchObject({ code: 'fortified-already', rule: 'DL-MC-16' })
    expect(move(foreign, bare)).toMatchObject({ code: 'not-your-region', rule: 'DL-MC-16' })
    expect(move(bare, bare)).toMatchObject({ code: 'same-region' })
    expect(move(full, bare)).toBeNull()
    expect(game.moves(p, 0).filter(one => one.kind === 'levitate')).toEqual([
      { kind: 'levitate', from: full, to: bare },
      { kind: 'levitate', from: other, to: bare },
    ])
    p.ready[2] = 0
    expect(move(full, bare)).toMatchObject({ code: 'companions-short' })
  })
})

describe('What is no move at all', () => {
  const LAST_CARD = 40
  const LAST_CELL = 60

  it('names no card, region or companion that does not exist', () => {
    const fine: unknown[] = [
      { kind: 'capture', card: LAST_CARD, cell: LAST_CELL },
      { kind: 'fortify', card: 0, cell: 0 },
      { kind: 'buy', companion: 2 },
      { kind: 'rally', warriors: 0, artisans: 127 },
      { kind: 'give', cards: [0, LAST_CARD] },
      { kind: 'scout', take: [0, 0], under: [LAST_CARD, 0, 3] },
      { kind: 'choose', companions: [0, 2] },
      { kind: 'levitate', from: LAST_CELL, to: 0 },
    ]
    for (const move of fine) expect(game.isMove(move)).toBe(true)
    const bad: unknown[] = [
      { kind: 'capture', card: LAST_CARD + 1, cell: 0 },
      { kind: 'capture', card: 0, cell: LAST_CELL + 1 },
      { kind: 'capture', card: -1, cell: 0 },
      { kind: 'aim', card: 0, cell: -1 },
      { kind: 'buy', companion: 3 },
      { kind: 'recruit', companion: -1 },
      { kind: 'rally', warriors: 128, artisans: 0 },
      { kind: 'discard', card: 0.5 },
      { kind: 'discard', card: '0' },
    ]
    for (const move of bad) expect(game.isMove(move)).toBe(false)
  })

  it('names sorted lists where their order means nothing, and no endless ones', () => {
    expect(game.isMove({ kind: 'give', cards: [3, 2] })).toBe(false)
    expect(game.isMove({ kind: 'choose', companions: [2, 0] })).toBe(false)
    expect(game.isMove({ kind: 'scout', take: [1, 0], under: [] })).toBe(false)
    expect(game.isMove({ kind: 'give', cards: new Array(127).fill(0) })).toBe(true)
    expect(game.isMove({ kind: 'give', cards: new Array(128).fill(0) })).toBe(false)
    expect(game.isMove({ kind: 'give', cards: 'two' })).toBe(false)
    expect(game.isMove({ kind: 'give', cards: [0, null] })).toBe(false)
    expect(game.isMove({ kind: 'end', more: 1 })).toBe(false)
    expect(game.isMove({ kind: 'dance' })).toBe(false)
  })
})
