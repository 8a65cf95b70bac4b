import { elementAt } from '../../../kernel/list.ts'
import { seatAt } from '../../../kernel/seat.ts'
import { type Description, type NameOf, said, type TablePlace } from '../../../kernel/words.ts'
import { BOARD } from '../content/boards.ts'
import { type Card, SUPPORT } from '../content/deck.ts'
import { COMPANIONS } from '../content/figures.ts'
import { type DarkLandsPosition, NONE } from '../position.ts'
import { claimOn, pointsSoFar, regionsOf } from '../queries.ts'
import type { Names } from './names.ts'

interface DescriptionWords {
  coins(n: number): string
  cards(n: number): string
  regions(n: number): string
  region(cell: number): string
  cardName(card: Card): string
  open(level: number): string
  claimed(name: string): string
  holds(card: string, support: number): string
  /** Of companions: how many are ready, of how many. */
  ready(name: string, ready: number, all: number): string
  readonly deck: string
  discarded(cards: number): string
}

export const descriptionIn = (names: Names, words: DescriptionWords): Description<DarkLandsPosition> => ({
  hand: (p, seat) => elementAt(p.hands, seat).map(words.cardName),

  seat: (p, seat) => [
    words.coins(elementAt(p.coins, seat)),
    words.regions(regionsOf(p, seat)),
    words.cards(elementAt(p.hands, seat).length + elementAt(p.named, seat).length),
    ...COMPANIONS.map((companion, type) => {
      const at = seat * COMPANIONS.length + type
      return words.ready(names.companions[companion], elementAt(p.ready, at), elementAt(p.companions, at))
    }),
  ],

  places: (p, nameOf) => [
    {
      name: words.deck,
      beside: [],
      holds: [words.cards(p.deckSize + p.under.length), words.discarded(p.discardSize)],
    },
    ...p.owners.map((_, cell) => regionAt(p, cell, nameOf, words)),
  ],

  points: pointsSoFar,
})

function regionAt(p: DarkLandsPosition, cell: number, nameOf: NameOf, words: DescriptionWords): TablePlace {
  const owner = elementAt(p.owners, cell)
  const claim = claimOn(p, cell)
  const laid = [elementAt(p.troops, cell), elementAt(p.forts, cell)].filter((card): card is Card => card !== NONE)
  return {
    name: words.region(cell),
    beside: elementAt(BOARD[p.board].neighbours, cell).map(words.region),
    holds: said(
      owner === NONE ? words.open(elementAt(p.levels, cell)) : nameOf(seatAt(owner)),
      claim ? words.claimed(nameOf(claim.seat)) : '',
      ...laid.map(card => words.holds(words.cardName(card), elementAt(SUPPORT, card))),
    ),
  }
}
