import type { BuildingId, CardId } from '../content/cards.ts'

interface Adjusted {
  readonly id: CardId | BuildingId
  readonly change: string
  /** Its owners' win rate with the former figures, as the page reports. */
  readonly before: string
}

/** Our own cards and buildings whose figures were changed after seeing how bots fared with them. */
export const ADJUSTED: readonly Adjusted[] = [
  { id: 'sword-of-dawn', change: 'strength at most +2', before: '40 % (34 % to 45 %)' },
  { id: 'noble', change: 'strength 2 to 0', before: '38 % (33 % to 43 %)' },
  { id: 'sphinx', change: 'strength 4 to 3', before: '37 % (31 % to 43 %)' },
  { id: 'chronicler', change: 'cost 1 to 2', before: '36 % (30 % to 42 %)' },
  { id: 'usurer', change: '3 VP lost at its death instead of 2', before: '33 % (28 % to 38 %)' },
  { id: 'shadow', change: 'strength 2 to 3', before: '18 % (15 % to 22 %)' },
  { id: 'abbey', change: 'level II worth 2 VP instead of 3', before: '36 % (31 % to 42 %)' },
  { id: 'inn', change: 'level II worth 2 VP instead of 3', before: '39 % (35 % to 44 %)' },
]
