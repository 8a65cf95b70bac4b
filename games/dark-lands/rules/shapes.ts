import { integer, list, type Shapes, sorted } from '../../../kernel/shape.ts'
import { MOST_CELLS } from '../content/boards.ts'
import { ALL_CARDS, CARD_KINDS } from '../content/deck.ts'
import { COMPANIONS } from '../content/figures.ts'
import type { DarkLandsMove } from '../position.ts'

const card = integer(0, CARD_KINDS - 1)
const cell = integer(0, MOST_CELLS - 1)
const companion = integer(0, COMPANIONS.length - 1)
const count = integer(0, ALL_CARDS)

export const SHAPES: Shapes<DarkLandsMove> = {
  choose: { companions: sorted(companion, ALL_CARDS) },
  redraw: {},
  buy: { companion },
  proceed: {},
  capture: { card, cell },
  fortify: { card, cell },
  cast: { card },
  aim: { card, cell },
  recruit: { companion },
  rally: { warriors: count, artisans: count },
  levitate: { from: cell, to: cell },
  discard: { card },
  stop: {},
  scout: { take: sorted(card, ALL_CARDS), under: list(card, ALL_CARDS) },
  end: {},
  give: { cards: sorted(card, ALL_CARDS) },
  close: {},
}
