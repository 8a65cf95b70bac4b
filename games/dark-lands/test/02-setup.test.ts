import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { createMatch } from '../../../kernel/match.ts'
import { type OptionSpec, valuesFor } from '../../../kernel/options.ts'
import { Rng } from '../../../kernel/rng.ts'
import { BOARDS, TILE_SETS } from '../content/boards.ts'
import { CARD_KINDS, COPIES, IS_RESERVE } from '../content/deck.ts'
import { PAIRS } from '../content/figures.ts'
import { NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import { chooseCompanions, kindsOf, objectionTo, opening, ownedBy, play, readyOf } from './builders.ts'

const tally = (levels: readonly number[]) =>
  Array.from({ length: 12 }, (_, at) => levels.filter(level => level === at + 1).length)

/** What the word "dragon" lays for three. */
const LAID = [2, 1, 9, 1, 12, 5, 3, 9, 8]

const FIRST = ['1', '2', '3', '4', '5'] as const

function optionOf(id: string): Extract<OptionSpec, { kind: 'choice' }> {
  const spec = game.facts.options.find(option => option.id === id)
  if (spec?.kind !== 'choice') throw new Error(`${id} is no choice`)
  return spec
}

describe('Setup', () => {
  it('DL-SETUP-1 DL-RUL-4: tiles are laid at random, face up for everybody', () => {
    const [one, two] = [opening(3, {}, 'one'), opening(3, {}, 'two')]
    expect(one.levels).not.toEqual(two.levels)
    expect(tally(one.levels)).toEqual(tally(two.levels))
    expect(game.view(one, null).levels).toEqual(one.levels)
  })

  it('DL-SETUP-1: a shared word lays the same board for the same number of players', () => {
    const board = (seats: number, layout: string, seed: string) => opening(seats, { layout }, seed).levels
    expect(board(3, 'Dragon', 'one')).toEqual(board(3, ' dragon ', 'two'))
    expect(board(3, 'dragon', 'one')).not.toEqual(board(3, 'wyvern', 'one'))
    expect(board(3, 'dragon', 'one')).not.toEqual(board(2, 'dragon', 'one'))
    // A word is good for ever: it has been shared.
    expect(board(3, 'dragon', 'one').slice(0, 9)).toEqual(LAID)
    expect(opening(3, { layout: 'dragon' }, 'one').hands).not.toEqual(opening(3, { layout: 'dragon' }, 'two').hands)
  })

  it('DL-SETUP-2: five players use all 61 tiles', () => {
    const p = opening(5)
    expect(p.board).toBe('large')
    expect(tally(p.levels)).toEqual(TILE_SETS.all)
  })

  it('DL-SETUP-3 DL-RUL-3: four players use all, or 51 with ten set aside for all to see', () => {
    expect(tally(opening(4).levels)).toEqual(TILE_SETS.all)
    const short = opening(4, { board: 'short' })
    expect([short.levels.length, short.aside.length]).toEqual([51, 10])
    expect(tally([...short.levels, ...short.aside])).toEqual(TILE_SETS.all)
    expect(game.view(short, null).aside).toEqual(short.aside)
    expect(short.aside).toEqual(short.aside.toSorted((a, b) => a - b))
    expect(opening(4).aside).toEqual([])
  })

  it.each([2, 3])('DL-SETUP-4 DL-RUL-3: %i players use the printed 37 tiles', seats => {
    expect(tally(opening(seats).levels)).toEqual([4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 1])
  })

  it.each([2, 3])('DL-SETUP-4 DL-RUL-3: %i players may choose the large board, with all 61 tiles', seats => {
    const p = opening(seats, { board: 'large' })
    expect([p.board, tally(p.levels)]).toEqual(['large', TILE_SETS.all])
    expect([p.open, p.owners.length, p.support.length]).toEqual([61, 61, seats * 61])
    expect(opening(seats, { board: 'small' }).levels).toHaveLength(37)
  })

  it.each([
    [2, 'small large'],
    [3, 'small large'],
    [4, 'short large'],
    [5, 'large'],
  ])('DL-RUL-3: %i players may play on %s, and every other board is refused, not ignored', (seats, boards) => {
    for (const board of BOARDS) {
      const match = createMatch(game, seats, { board }, 'seed')
      if (boards.split(' ').includes(board)) expect(match.ok && match.value.position.board).toBe(board)
      else expect(match).toMatchObject({ error: { code: 'board-players', rule: 'DL-RUL-3', figures: { seats } } })
    }
    const offered = valuesFor(optionOf('board'), seats)
    expect(offered).toEqual(['by-players', ...BOARDS.filter(board => boards.split(' ').includes(board))])
  })

  it('DL-SETUP-5 DL-SETUP-6: the reserve lies in the discard pile, everything else is dealt or in the deck', () => {
    const p = opening(3)
    for (let card = 0; card < CARD_KINDS; card++) {
      expect(p.discard[card]).toBe(IS_RESERVE[card] ? COPIES[card] : 0)
      const held = p.hands.flat().filter(one => one === card).length
      expect(elementAt(p.deck, card) + held).toBe(IS_RESERVE[card] ? 0 : COPIES[card])
    }
  })

  it('DL-EX-20: with four players 24 discarded, 32 dealt, 71 in the deck', () => {
    const p = opening(4)
    expect([p.discardSize, p.hands.flat().length, p.deckSize]).toEqual([24, 32, 71])
  })

  it('DL-SETUP-7 DL-SETUP-8 DL-RUL-8: companions and coins never run out', () => {
    const p = opening(5)
    chooseCompanions(p)
    // Five times two Warriors were taken, and a sixth pair could be bought.
    expect(p.companions.filter((_, at) => at % 3 === 0)).toEqual([2, 2, 2, 2, 2])
    expect(kindsOf(p, elementAt(game.toMove(p), 0))).toContain('buy')
  })

  it('DL-SETUP-9: 25 coins and 8 cards each', () => {
    const p = opening(5)
    expect(p.coins).toEqual([25, 25, 25, 25, 25])
    expect(p.hands.map(hand => hand.length)).toEqual([8, 8, 8, 8, 8])
  })

  it('DL-SETUP-10 DL-RUL-7: a hand is seen by its player alone, its size by all', () => {
    const p = opening(3)
    const seen = game.view(p, 1)
    expect(seen.hands[1]).toEqual(p.hands[1])
    expect(seen.hands[0]).toEqual(new Array(8).fill(HIDDEN))
    expect(
      game
        .view(p, null)
        .hands.flat()
        .every(card => card === HIDDEN),
    ).toBe(true)
  })

  it('DL-RUL-7: the deck is hidden, the discard pile is open', () => {
    const p = opening(3)
    const seen = game.view(p, 0)
    expect(seen.deck.every(copies => copies === HIDDEN)).toBe(true)
    expect([seen.deckSize, seen.discard, seen.coins]).toEqual([p.deckSize, p.discard, p.coins])
  })

  it('DL-SETUP-11 DL-RUL-6: exactly two companions, of one type or of two', () => {
    const p = opening(2)
    expect(game.moves(p, 0)).toEqual(PAIRS.map(companions => ({ kind: 'choose', companions })))
    expect(objectionTo(p, 0, { kind: 'choose', companions: [0] })).toMatchObject({ code: 'two-companions' })
    expect(objectionTo(p, 0, { kind: 'choose', companions: [0, 1, 2] })).toMatchObject({ code: 'two-companions' })
  })

  it('DL-RUL-6: all choose at once, unseen, and nobody twice', () => {
    const p = opening(3)
    expect(game.toMove(p)).toEqual([0, 1, 2])
    play(p, 1, { kind: 'choose', companions: [2, 2] })
    expect(game.toMove(p)).toEqual([0, 2])
    expect(game.view(p, 0).sealed).toEqual([NONE, HIDDEN, NONE])
    expect(ownedBy(p, 1)).toEqual([0, 0, 0])
    expect(game.objection(p, 1, { kind: 'choose', companions: [0, 0] })).toMatchObject({ code: 'chosen-already' })
  })

  it('DL-SETUP-12: chosen companions lie open and ready', () => {
    const p = opening(2)
    play(p, 0, { kind: 'choose', companions: [0, 2] })
    play(p, 1, { kind: 'choose', companions: [1, 1] })
    expect(ownedBy(game.view(p, 1), 0)).toEqual([1, 0, 1])
    expect(readyOf(game.view(p, 0), 1)).toEqual([0, 2, 0])
  })

  it('DL-SETUP-13 DL-RUL-5: the first player is drawn when all companions are out', () => {
    const p = opening(3)
    play(p, 0, { kind: 'choose', companions: [0, 0] })
    play(p, 1, { kind: 'choose', companions: [0, 0] })
    expect(p.first).toBe(NONE)
    const drawn = new Set<number>()
    for (let n = 0; n < 40; n++) {
      const copy = game.clone(p)
      game.play(copy, 2, { kind: 'choose', companions: [0, 0] }, Rng.fromSeed(`first ${n}`), null)
      drawn.add(copy.first)
      expect(game.toMove(copy)).toEqual([copy.first])
    }
    expect([...drawn].sort()).toEqual([0, 1, 2])
  })

  it.each([0, 1, 2] as const)('DL-RUL-5: the table may choose who goes first: seat %i', seat => {
    const p = opening(3, { first: FIRST[seat] })
    expect(game.view(p, null).first).toBe(seat)
    const told = chooseCompanions(p).find(event => event.kind === 'companions')
    expect([told?.first, p.first, game.toMove(p)]).toEqual([seat, seat, [seat]])
  })

  it('DL-RUL-6: what was revealed stays told as it was, whatever is chosen again', () => {
    const p = opening(2, { first: '1' })
    const told = chooseCompanions(p).find(event => event.kind === 'companions')
    expect(told).toEqual({ kind: 'companions', pairs: [0, 0], first: 0, shows: true })
    p.agenda.push({ kind: 'rechoose', seat: 0, amount: 0 })
    play(p, 0, { kind: 'choose', companions: [2, 2] })
    expect([told?.pairs, p.sealed]).toEqual([
      [0, 0],
      [5, 0],
    ])
  })

  it('DL-RUL-5: nobody can go first who has no seat', () => {
    expect(createMatch(game, 3, { first: '4' }, 'seed')).toMatchObject({
      error: { code: 'no-such-seat', rule: 'DL-RUL-5', figures: { seat: 4, seats: 3 } },
    })
    expect(createMatch(game, 3, { first: '3' }, 'seed').ok).toBe(true)
    for (const seats of [2, 3, 4, 5])
      expect(valuesFor(optionOf('first'), seats)).toEqual(['random', ...FIRST.slice(0, seats)])
  })
})
