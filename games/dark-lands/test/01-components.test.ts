import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { BOARD, TILE_SETS } from '../content/boards.ts'
import { CARDS, FORTIFICATIONS, MAGIC, TROOPS } from '../content/cards.ts'
import { ALL_CARDS, ATTACK, card, KIND, MAGES_FOR, SUPPORT } from '../content/deck.ts'
import { COIN, COLOURS, COMPANIONS } from '../content/figures.ts'
import { capture, objectionTo, opening, play, scene } from './builders.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const copies = (list: readonly { readonly copies: number }[]) => sum(list.map(entry => entry.copies))
const figures = (id: (typeof CARDS)[number]['id']) => elementAt(CARDS, card(id))

describe('Components', () => {
  it('DL-COMP-1: every region has a whole level from 1 to 12', () => {
    const { levels } = opening(5)
    expect(levels.every(level => Number.isInteger(level) && level >= 1 && level <= 12)).toBe(true)
    expect(new Set(levels).size).toBe(12)
  })

  it('DL-COMP-2 DL-RUL-2: 61 tiles worth 360 coins', () => {
    expect(TILE_SETS.all).toEqual([6, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 3])
    expect(sum(TILE_SETS.all)).toBe(61)
    expect(sum(TILE_SETS.all.map((count, at) => count * (at + 1)))).toBe(360)
  })

  it('DL-RUL-2: the 61 tiles contain the printed 37', () => {
    expect(TILE_SETS.small.every((count, at) => count <= elementAt(TILE_SETS.all, at))).toBe(true)
  })

  it('DL-RUL-1: hexagons of radius 4 and 3, and the large one without its outer rows', () => {
    expect([BOARD.large.size, BOARD.short.size, BOARD.small.size]).toEqual([61, 51, 37])
    const distance = ({ q, r }: { q: number; r: number }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
    expect(BOARD.large.hexes.every(hex => distance(hex) <= 4)).toBe(true)
    expect(BOARD.small.hexes.every(hex => distance(hex) <= 3)).toBe(true)
    expect(BOARD.short.hexes).toEqual(BOARD.large.hexes.filter(hex => Math.abs(hex.r) <= 3))
  })

  it.each(['small', 'short', 'large'] as const)('DL-RUL-1: on the %s board being neighbours is mutual', id => {
    const { neighbours } = BOARD[id]
    neighbours.forEach((around, cell) => {
      for (const near of around) expect(neighbours[near]).toContain(cell)
    })
    expect(Math.max(...neighbours.map(around => around.length))).toBe(6)
    expect(Math.min(...neighbours.map(around => around.length))).toBe(3)
  })

  it('DL-COMP-3: one deck of 127 cards: 87 Troops, 16 Fortifications, 24 Magic', () => {
    expect([copies(TROOPS), copies(FORTIFICATIONS), copies(MAGIC), ALL_CARDS]).toEqual([87, 16, 24, 127])
    expect(new Set(CARDS.map(entry => entry.id)).size).toBe(CARDS.length)
  })

  it('DL-COMP-4: three types of companions', () => {
    expect(COMPANIONS).toEqual(['warrior', 'artisan', 'mage'])
  })

  it('DL-COMP-5: coins of 1, 5, 10 and 25 make one sum', () => {
    expect(COIN).toEqual({ tin: 1, bronze: 5, silver: 10, gold: 25 })
    expect(opening(2).coins).toEqual([25, 25])
  })

  it('DL-COMP-6: five colours, a marker on each captured region', () => {
    expect(COLOURS).toHaveLength(5)
    const p = scene(2, { hands: { 0: [card('spearmen')] }, companions: { 0: [1, 0, 0] }, levels: [[[0, 0], 1]] })
    play(p, 0, capture('spearmen', [0, 0]))
    expect(p.owners.filter(owner => owner === 0)).toHaveLength(1)
  })

  it('DL-COMP-7: Troops have attack, cost and support', () => {
    for (const troop of TROOPS) {
      expect(troop.attack).toBeGreaterThan(0)
      expect(troop.support).toBeGreaterThan(0)
      expect(sum(troop.cost)).toBeGreaterThan(0)
    }
  })

  it('DL-COMP-8: Fortifications have cost and support, no attack', () => {
    for (const fort of FORTIFICATIONS) {
      expect(fort.attack).toBe(0)
      expect(fort.support).toBeGreaterThan(0)
      expect(sum(fort.cost)).toBeGreaterThan(0)
    }
  })

  it('DL-COMP-9: Magic costs Mages and nobody else', () => {
    for (const spell of MAGIC) {
      expect(spell.cost[2]).toBeGreaterThan(0)
      expect(spell.cost[0] + spell.cost[1]).toBe(0)
    }
  })

  it('DL-COMP-10: 24 cards are reserve', () => {
    expect(copies(CARDS.filter(entry => entry.reserve))).toBe(24)
  })

  it('DL-PLAY-8: every card costs at least one companion', () => {
    expect(CARDS.every(entry => sum(entry.cost) >= 1)).toBe(true)
    const p = scene(2, { hands: { 0: [card('spearmen')] }, levels: [[[0, 0], 1]] })
    expect(objectionTo(p, 0, capture('spearmen', [0, 0]))).toMatchObject({ code: 'companions-short' })
  })

  it('DL-RUL-27: Spearmen 1/1 for a Warrior, Men-at-arms 2/2; the law gives the printed Crossbowmen', () => {
    expect(figures('spearmen')).toMatchObject({ attack: 1, support: 1, cost: [1, 0, 0] })
    expect(figures('men-at-arms')).toMatchObject({ attack: 2, support: 2, cost: [2, 1, 0] })
    expect(figures('crossbowmen')).toMatchObject({ attack: 2, support: 4, cost: [2, 3, 0] })
  })

  it('DL-RUL-28: Catapult and Fortress support 7 together, so that an attack of 2 takes a 9', () => {
    expect(SUPPORT[card('catapult')]).toBe(4)
    expect(SUPPORT[card('fortress')]).toBe(3)
    expect(figures('fortress').cost).toEqual([0, 3, 0])
    expect(figures('garrison').cost).toEqual([0, 1, 0])
    expect(MAGES_FOR[card('strength-potion')]).toBe(1)
  })

  it('DL-CAPTURE-9: no card but a Troop can attack', () => {
    CARDS.forEach((_, which) => {
      expect(elementAt(ATTACK, which) > 0).toBe(KIND[which] === 'troop')
    })
  })
})
