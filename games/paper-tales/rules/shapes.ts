import { ascending, integer, oneOf, type Shapes, sorted } from '../../../kernel/shape.ts'
import { BUILDINGS, CARDS } from '../content/cards.ts'
import { SPOTS } from '../content/figures.ts'
import { ROWS } from '../content/vocabulary.ts'
import type { PaperTalesMove } from '../position.ts'

/** More than any list in a move can hold. */
const MOST = 16

const card = integer(0, CARDS.length - 1)
const cards = sorted(card, MOST)
const spot = integer(0, SPOTS - 1)
const spots = ascending(spot, MOST)
const building = integer(0, BUILDINGS.length - 1)
const level = integer(1, 2)
const row = oneOf(ROWS)

export const SHAPES: Shapes<PaperTalesMove> = {
  pick: { card },
  split: { card, discard: card },
  muster: { card, left: card },
  dismiss: { spot },
  move: { spot },
  restore: { spot },
  place: { card, row },
  withdraw: { card, row },
  equip: { card },
  unequip: { card },
  ready: {},
  pay: { spots, artifacts: cards },
  target: { spot },
  found: { building },
  decline: {},
  keep: { cards },
  build: { building, level },
  upgrade: { building },
  pass: {},
  spare: { saved: spots, paying: spots },
}
