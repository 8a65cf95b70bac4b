import { sameData } from '../../../kernel/json.ts'
import { byKind, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'

const kind = byKind<EthnosMove>

/** One more dragon ends the age. */
const LAST_BUT_ONE = 2

export const collection = definePuzzles<EthnosPosition, EthnosMove, EthnosEvent>({
  game: 'ethnos',
  tables: [2, 3, 4, 3, 4, 5].map(seats => ({ seats, options: {} })),
  themes: [
    {
      id: 'leader',
      name: { en: 'Choosing the leader', ru: 'Выбор лидера' },
      fits: ({ move }, next) => move.kind === 'band' && next.kind === 'band' && sameData(move.cards, next.cards),
    },
    {
      id: 'dragon',
      name: { en: 'Before the last dragon', ru: 'Перед последним драконом' },
      fits: ({ before }) => before.dragons === LAST_BUT_ONE,
    },
    {
      id: 'which-band',
      name: { en: 'Which band', ru: 'Какой отряд' },
      fits: ({ move }, next) => move.kind === 'band' && next.kind === 'band',
    },
    { id: 'band', name: { en: 'Band now', ru: 'Отряд — сейчас' }, fits: kind('band') },
    {
      id: 'wait',
      name: { en: 'Not a band yet', ru: 'С отрядом подождать' },
      fits: ({ move }, next) => (move.kind === 'recruit' || move.kind === 'draw') && next.kind === 'band',
    },
    { id: 'row', name: { en: 'From the row', ru: 'Из ряда' }, fits: kind('recruit') },
    { id: 'draw', name: { en: 'From the deck', ru: 'Из колоды' }, fits: kind('draw') },
    { id: 'ability', name: { en: 'Abilities', ru: 'Способности' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
