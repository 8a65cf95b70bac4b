import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { BOARD, BOARD_PLANS, BOARDS, HIGHEST_LEVEL, MOST_CELLS, TILE_SETS } from '../content/boards.ts'
import { CARDS, type CardFigures } from '../content/cards.ts'
import * as FIGURES from '../content/figures.ts'
import * as MAGIC from '../content/magic.ts'
import { hexPath, PLACES, type Place, RADIUS } from '../table/hexes.ts'

/* The tables of content against a second listing of the same things, and the land against what is drawn of it. */

/** Attack, support, cost in Warriors, Artisans and Mages, copies. */
const LISTING = `
  spearmen        1 1  1W     9
  militia         1 1  1A     6
  swordsmen       2 1  2W     7
  archers         1 2  1W 1A  7
  sappers         1 3  2A     4
  men-at-arms     2 2  2W 1A  6
  halberdiers     3 1  3W     4
  ballista        2 3  2W 2A  4
  catapult        1 4  1W 2A  4
  cavalry         3 2  3W 1A  4
  crossbowmen     2 4  2W 3A  2
  knights         5 2  4W 1A  3
  battle-mages    2 2  1W 1M  3
  golem           3 4  2A 2M  2
  griffin-riders  4 1  2W 1M  2
  royal-guard     5 3  4W 1A  3 reserve
  trebuchet       2 5  1W 3A  2 reserve
  paladins        5 2  3W 1M  3 reserve
  siege-tower     3 4  3W 2A  3 reserve
  tamed-dragon    6 4  2W 2M  1 reserve
  rangers         2 2  1W 1A  4 reserve
  veterans        3 2  2W 1A  4 reserve
  garrison        0 1  1A     5
  watchtower      0 2  2A     4
  war-camp        0 2  1W 1A  2
  fortress        0 3  3A     3
  citadel         0 5  3A     2 reserve
  strength-potion 0 0  1M     4
  magic-sword     0 0  2M     2
  claim           0 0  1M     3
  insight         0 0  1M     2
  scouting        0 0  1M     1
  transmutation   0 0  1M     1
  portal          0 0  2M     2
  alliance        0 0  1M     2
  treasure-map    0 0  1M     2
  recruitment     0 0  1M     1
  second-wind     0 0  1M     1
  toll            0 0  1M     1
  levitation      0 0  1M     1 reserve
  royal-decree    0 0  2M     1 reserve
`

const TYPES = ['W', 'A', 'M'] as const
const listed = (card: CardFigures): string => {
  const cost = card.cost.flatMap((n, type) => (n > 0 ? [`${n}${TYPES[type]}`] : [])).join(' ')
  return `${card.id} ${card.attack} ${card.support} ${cost} ${card.copies}${card.reserve ? ' reserve' : ''}`
}

describe('The cards', () => {
  it('DL-COMP-3 DL-COMP-7 DL-COMP-8 DL-COMP-9 DL-COMP-10: have the listed figures, and there are no others', () => {
    const lines = LISTING.trim().split('\n')
    expect(CARDS.map(listed)).toEqual(lines.map(line => line.trim().replace(/ +/g, ' ')))
  })

  it('DL-COMP-3: come as Troops, Fortifications and Magic, in this order', () => {
    expect(CARDS.map(card => card.kind)).toEqual([
      ...new Array(22).fill('troop'),
      ...new Array(5).fill('fortification'),
      ...new Array(14).fill('magic'),
    ])
  })

  it('DL-MC-4 to DL-MC-17: Magic does as much as is listed', () => {
    expect({ ...MAGIC }).toEqual({
      STRENGTH_POTION_ATTACK: 2,
      MAGIC_SWORD_ATTACK: 4,
      CLAIM_STRENGTH: 2,
      INSIGHT_DRAW: 3,
      SCOUTING_LOOK: 5,
      SCOUTING_TAKE: 2,
      TRANSMUTATION_CARDS: 3,
      TRANSMUTATION_COINS: 2,
      TREASURE_MAP_COINS: 4,
      RECRUITMENT_PRICE: 3,
      SECOND_WIND_COMPANIONS: 2,
      TOLL_COINS: 1,
      TOLL_MOST: 4,
      DECREE_LEVEL: 8,
      DECREE_COINS: 2,
      DECREE_MOST: 8,
    })
  })
})

describe('The figures of the rulebook', () => {
  it('DL-SETUP-9 DL-SETUP-11 DL-BUY-1 DL-DRAW-1 DL-EXCH-1: are as printed', () => {
    expect({ ...FIGURES }).toEqual({
      STARTING_COINS: 25,
      STARTING_HAND: 8,
      FREE_COMPANIONS: 2,
      COMPANION_PRICE: 5,
      BASIC_DRAW: 1,
      EXCHANGE_RATE: 2,
      COMPANIONS: ['warrior', 'artisan', 'mage'],
      WARRIOR: 0,
      ARTISAN: 1,
      MAGE: 2,
      ALL_COMPANIONS: [0, 1, 2],
      PAIRS: [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 1],
        [1, 2],
        [2, 2],
      ],
      COIN: { gold: 25, silver: 10, bronze: 5, tin: 1 },
      COINS: ['gold', 'silver', 'bronze', 'tin'],
      COLOURS: ['red', 'blue', 'green', 'yellow', 'purple'],
      SEAT_COMPENSATION: { 2: [8, 0], 3: [8, 4, 0], 4: [12, 8, 4, 0], 5: [12, 9, 6, 3, 0] },
    })
  })

  it('DL-SETUP-2 DL-SETUP-3 DL-SETUP-4: tiles, rows and players of the three boards', () => {
    expect([HIGHEST_LEVEL, MOST_CELLS, TILE_SETS]).toEqual([
      12,
      61,
      { all: [6, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 3], small: [4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 1] },
    ])
    expect(BOARD_PLANS).toEqual({
      small: { rows: [4, 5, 6, 7, 6, 5, 4], tiles: 'small', players: [2, 3] },
      short: { rows: [6, 7, 8, 9, 8, 7, 6], tiles: 'all', players: [4] },
      large: { rows: [5, 6, 7, 8, 9, 8, 7, 6, 5], tiles: 'all', players: [2, 3, 4, 5] },
    })
  })
})

/** The corners of a hex as it is drawn at its place. */
const cornersAt = ({ x, y }: Place): Place[] =>
  hexPath(RADIUS)
    .slice(1, -1)
    .split('L')
    .map(point => point.split(' ').map(Number))
    .map(point => ({ x: x + elementAt(point, 0), y: y + elementAt(point, 1) }))

/** The outlines are drawn to a tenth. */
const isSame = (a: Place, b: Place): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1

describe.each(BOARDS)('The %s board as it is drawn', id => {
  const { neighbours, hexes, size } = BOARD[id]
  const places = PLACES[id]

  it('DL-RUL-1: has a place for each region, row under row', () => {
    expect(places).toHaveLength(size)
    const rows = [...new Set(hexes.map(hex => hex.r))]
    expect(rows.map(r => hexes.filter(hex => hex.r === r).length)).toEqual(BOARD_PLANS[id].rows)
    expect(new Set(places.map(({ y }) => Math.round(y))).size).toBe(rows.length)
    // Told by their numbers, regions are read like a page.
    places.slice(1).forEach((place, at) => {
      const before = elementAt(places, at)
      expect(place.y > before.y + 1 || place.x > before.x + 1).toBe(true)
    })
  })

  it('DL-CAPTURE-2: exactly those regions are neighbours whose outlines share a side', () => {
    const corners = places.map(cornersAt)
    for (let a = 0; a < size; a++) {
      const beside = corners.flatMap((other, b) =>
        b !== a && other.filter(one => elementAt(corners, a).some(corner => isSame(one, corner))).length === 2
          ? [b]
          : [],
      )
      expect(elementAt(neighbours, a).toSorted((x, y) => x - y)).toEqual(beside)
    }
  })

  it('DL-RUL-1: lies evenly around its middle, as a board turned half round does', () => {
    places.forEach(({ x, y }, at) => {
      const across = elementAt(places, size - 1 - at)
      expect(across.x + x).toBeCloseTo(0)
      expect(across.y + y).toBeCloseTo(0)
    })
  })
})
