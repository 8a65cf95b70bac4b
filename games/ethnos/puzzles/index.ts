import { sameData } from '../../../kernel/json.ts'
import { between, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'

const about = between<EthnosMove>

/** One more dragon ends the age. */
const LAST_BUT_ONE = 2

export const collection = definePuzzles<EthnosPosition, EthnosMove, EthnosEvent>({
  game: 'ethnos',
  tables: [2, 3, 4, 3, 4, 5].map(seats => ({ seats, options: {} })),
  themes: [
    {
      id: 'leader',
      name: { en: 'Which leader', ru: 'Какой лидер' },
      fits: ({ move }, next) => move.kind === 'band' && next.kind === 'band' && sameData(move.cards, next.cards),
    },
    {
      id: 'which-band',
      name: { en: 'Which band', ru: 'Какой отряд' },
      fits: ({ move }, next) => move.kind === 'band' && next.kind === 'band',
    },
    {
      id: 'dragon',
      name: { en: 'Before the last dragon', ru: 'Перед последним драконом' },
      fits: ({ before }) => before.dragons === LAST_BUT_ONE,
    },
    { id: 'now', name: { en: 'A band now or later', ru: 'Отряд сейчас или потом' }, fits: about('band') },
    { id: 'card', name: { en: 'Which card', ru: 'Какая карта' }, fits: about('recruit', 'draw') },
    { id: 'ability', name: { en: 'Abilities', ru: 'Способности' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
