import { flag, integer, oneOf, type Shapes, sorted } from '../../../kernel/shape.ts'
import { TROLL_TOKENS } from '../content/boards.ts'
import { isCard } from '../content/cards.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { HAND_LIMIT } from '../content/table.ts'
import { type EthnosMove, NONE } from '../position.ts'

const cards = sorted(isCard, HAND_LIMIT)
const kingdom = oneOf([...ALL_KINGDOMS, NONE])

export const SHAPES: Shapes<EthnosMove> = {
  recruit: { card: isCard },
  draw: {},
  band: { cards, leader: isCard, kingdom, decline: oneOf([true, undefined]) },
  scatter: {},
  bonus: { kingdom },
  troll: { value: integer(0, TROLL_TOKENS.length) },
  stop: {},
  keep: { cards },
  wizard: { draw: flag },
  hordes: { cash: flag },
}
