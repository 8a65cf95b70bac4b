import { isIntegerIn } from '../../../kernel/json.ts'
import type { Shapes } from '../../../kernel/shape.ts'
import { ALL_CARDS, CARD_KINDS } from '../cards.ts'
import { MOST_CELLS } from '../content/boards.ts'
import { COMPANIONS } from '../content/figures.ts'
import type { DarkLandsMove } from '../position.ts'

const isCard = (value: unknown): boolean => isIntegerIn(value, 0, CARD_KINDS - 1)
const isCell = (value: unknown): boolean => isIntegerIn(value, 0, MOST_CELLS - 1)
const isCompanion = (value: unknown): boolean => isIntegerIn(value, 0, COMPANIONS.length - 1)
const isCount = (value: unknown): boolean => isIntegerIn(value, 0, ALL_CARDS)

const isList = (value: unknown, isItem: (item: unknown) => boolean): value is readonly number[] =>
  Array.isArray(value) && value.length <= ALL_CARDS && value.every(isItem)

const isSorted = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  isList(value, isItem) && value.every((item, at) => at === 0 || value[at - 1] <= item)

const areCards = (value: unknown): boolean => isList(value, isCard)
const areSortedCards = (value: unknown): boolean => isSorted(value, isCard)
const areSortedCompanions = (value: unknown): boolean => isSorted(value, isCompanion)

export const SHAPES = {
  choose: { companions: areSortedCompanions },
  redraw: {},
  buy: { companion: isCompanion },
  proceed: {},
  capture: { card: isCard, cell: isCell },
  fortify: { card: isCard, cell: isCell },
  cast: { card: isCard },
  aim: { card: isCard, cell: isCell },
  recruit: { companion: isCompanion },
  rally: { warriors: isCount, artisans: isCount },
  levitate: { from: isCell, to: isCell },
  discard: { card: isCard },
  stop: {},
  scout: { take: areSortedCards, under: areCards },
  end: {},
  give: { cards: areSortedCards },
  close: {},
} as const satisfies Shapes & Record<DarkLandsMove['kind'], unknown>
