import { describe, expect, it } from 'vitest'
import {
  BAND_GLORY,
  GIANT_CLAIM_GLORY,
  GIANT_GLORY,
  GLORY_TOKENS,
  MERFOLK_GLORY,
  MERFOLK_LAST_CELL,
  MERFOLK_MARKER_CELLS,
  ORC_GLORY,
  TROLL_TOKENS,
} from '../content/boards.ts'
import { cardOf, contains, deckOf, isCard, kingdomOf, SKELETON, tribeOf, withCard, without } from '../content/cards.ts'
import { ALL_KINGDOMS, KINGDOMS } from '../content/kingdoms.ts'
import { DRAGONS, HAND_LIMIT, MARKERS_PER_PLAYER, TABLE_SIZES } from '../content/table.ts'
import { TRIBES, type Tribe } from '../content/tribes.ts'
import { kingdoms } from '../text/words.en.ts'
import { card, kingdom, scene } from './builders.ts'

const total = (tribes: readonly Tribe[]) => deckOf(tribes).reduce((sum, copies) => sum + copies, 0)
const every = TRIBES.map((_, tribe) => tribe as Tribe)

/* The box once more, written down from its list of parts and not from the game's tables. */
const TOKENS = [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10]
const TOKENS_FOR_FOUR_AND_MORE = [0, 4, 4, 6, 6, 10]

describe('Components', () => {
  it('ET-COMP-1: six kingdoms, 18 glory tokens, 26 markers for each of six players', () => {
    const values = (fourPlus: boolean) =>
      GLORY_TOKENS.filter(token => token.fourPlus === fourPlus).map(token => token.value)
    expect(values(false)).toEqual(TOKENS)
    expect(values(true)).toEqual(TOKENS_FOR_FOUR_AND_MORE)
    expect(KINGDOMS).toHaveLength(6)
    expect(ALL_KINGDOMS).toEqual([0, 1, 2, 3, 4, 5])
    expect(MARKERS_PER_PLAYER * 6).toBe(156)
  })

  it('ET-COMP-2: twelve tribes of 12 cards, halflings 24, 156 in all, and three dragons', () => {
    expect(TRIBES).toEqual(
      'centaur dwarf elf giant halfling harpy merfolk minotaur orc skeleton troll wizard'.split(' '),
    )
    expect(every.map(tribe => total([tribe]))).toEqual([12, 12, 12, 12, 24, 12, 12, 12, 12, 12, 12, 12])
    expect(total(every)).toBe(156)
    expect(DRAGONS).toBe(3)
  })

  it('ET-COMP-3 ET-R-8: two cards a colour, halflings four, skeletons without colour', () => {
    const counts = deckOf(every)
    for (const [tribe, id] of TRIBES.entries()) {
      const copies = id === 'skeleton' ? [12, 0, 0, 0, 0, 0] : new Array(6).fill(id === 'halfling' ? 4 : 2)
      expect(counts.slice(tribe * 6, tribe * 6 + 6)).toEqual(copies)
    }
    expect([counts[card('skeleton')], counts[card('rhea halfling')], counts[card('duris wizard')]]).toEqual([12, 4, 2])
    expect(deckOf([TRIBES.indexOf('elf') as Tribe]).reduce((sum, copies) => sum + copies, 0)).toBe(12)
  })

  it('ET-COMP-4: six troll tokens, a horde board for everybody, boards and token with two sides', () => {
    expect(TROLL_TOKENS).toEqual([1, 2, 3, 4, 5, 6])
    expect(scene(6).hordes).toEqual([0, 0, 0, 0, 0, 0])
    expect(ORC_GLORY).toEqual([0, 1, 3, 6, 10, 15, 20])
    expect(GIANT_CLAIM_GLORY).toBe(2)
    expect(GIANT_GLORY).toEqual({ few: [2, 5], many: [2, 4, 6] })
    expect(MERFOLK_GLORY).toEqual({ few: [1, 3], many: [1, 2, 4] })
    expect([MERFOLK_LAST_CELL, MERFOLK_MARKER_CELLS]).toEqual([18, [3, 7, 12, 18]])
  })

  it('ET-COMP-5: the kingdoms in their canonical order, each with its colour', () => {
    expect(KINGDOMS).toEqual(['pelagon', 'straton', 'ithys', 'althea', 'rhea', 'duris'])
    expect(KINGDOMS.map(id => kingdoms[id].colour)).toEqual(['grey', 'blue', 'orange', 'green', 'red', 'purple'])
  })

  it.each([
    [2, { ages: 2, tribes: 5, tokensPerKingdom: 2, row: 4, side: 'few' }],
    [3, { ages: 2, tribes: 5, tokensPerKingdom: 2, row: 6, side: 'few' }],
    [4, { ages: 3, tribes: 6, tokensPerKingdom: 3, row: 8, side: 'many' }],
    [5, { ages: 3, tribes: 6, tokensPerKingdom: 3, row: 10, side: 'many' }],
    [6, { ages: 3, tribes: 6, tokensPerKingdom: 3, row: 12, side: 'many' }],
  ])('ET-SETUP-1 ET-SETUP-2 ET-SETUP-4 ET-AGE-3 ET-23P-1: what a table of %i uses', (seats, size) => {
    expect(TABLE_SIZES[seats]).toEqual(size)
    expect([HAND_LIMIT, BAND_GLORY]).toEqual([10, [0, 0, 1, 3, 6, 10, 15]])
  })
})

describe('Cards', () => {
  it('ET-R-8: a card has a tribe and a colour; every skeleton is the same card', () => {
    expect([tribeOf(card('rhea orc')), kingdomOf(card('rhea orc'))]).toEqual([TRIBES.indexOf('orc'), kingdom('rhea')])
    expect(ALL_KINGDOMS.map(colour => cardOf(TRIBES.indexOf('skeleton') as Tribe, colour))).toEqual(
      new Array(6).fill(SKELETON),
    )
    expect(ALL_KINGDOMS.map(colour => isCard(SKELETON + colour))).toEqual([true, false, false, false, false, false])
  })

  it.each([-1, 72, 1.5, '3', null, undefined, Number.NaN])('what is no card: %j', value => {
    expect(isCard(value)).toBe(false)
  })

  it('the first and the last kind are cards', () => {
    expect([0, 71].map(isCard)).toEqual([true, true])
  })

  it('hands stay sorted, copies are counted, and what a hand does not hold is passed over', () => {
    const hand = [2, 5, 5, 9]
    expect([withCard(hand, 0), withCard(hand, 5), withCard(hand, 12), withCard([], 7)]).toEqual([
      [0, 2, 5, 5, 9],
      [2, 5, 5, 5, 9],
      [2, 5, 5, 9, 12],
      [7],
    ])
    expect([without(hand, [5]), without(hand, [2, 5, 5, 9]), without(hand, [1, 5, 7]), without(hand, [])]).toEqual([
      [2, 5, 9],
      [],
      [2, 5, 9],
      hand,
    ])
    expect([[5, 5], [2, 9], [], hand].map(cards => contains(hand, cards))).toEqual([true, true, true, true])
    expect([[5, 5, 5], [3], [2, 2], [9, 9], [10]].map(cards => contains(hand, cards))).toEqual(new Array(5).fill(false))
  })
})
