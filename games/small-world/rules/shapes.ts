import { integer, type Shapes } from '../../../kernel/shape.ts'
import { MOST_REGIONS } from '../content/atlas.ts'
import { COMBOS_ON_OFFER } from '../content/pieces.ts'
import { MOST_TOKENS } from '../content/races.ts'
import { facts } from '../facts.ts'
import type { SmallWorldMove } from '../position.ts'

const at = { region: integer(0, MOST_REGIONS - 1) }
const severalAt = { ...at, count: integer(0, MOST_TOKENS) }

export const SHAPES: Shapes<SmallWorldMove> = {
  pick: { place: integer(0, COMBOS_ON_OFFER - 1) },
  expand: {},
  decline: {},
  abandon: at,
  conquer: at,
  dragon: at,
  exchange: at,
  roll: {},
  attempt: at,
  stop: {},
  retreat: at,
  lift: at,
  place: severalAt,
  spread: {},
  vacate: at,
  'lift-camps': at,
  camp: severalAt,
  fortify: at,
  hero: at,
  ally: { seat: integer(0, facts.seats.max - 1) },
  done: {},
  skip: {},
}
