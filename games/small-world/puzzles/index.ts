import { between, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'

const about = between<SmallWorldMove>

export const collection = definePuzzles<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>({
  game: 'small-world',
  tables: [2, 3, 4, 3, 2, 4].map(seats => ({ seats, options: {} })),
  // Declining is a yes-or-no decision. A third of the book is enough of it.
  limits: { moves: 3, lead: 0.08 },
  largestPart: 1 / 3,
  themes: [
    { id: 'people', name: { en: 'Which people', ru: 'Какой народ' }, fits: about('pick') },
    { id: 'decline', name: { en: 'In decline or not', ru: 'Упадок или нет' }, fits: about('decline') },
    { id: 'die', name: { en: 'To trust the die', ru: 'Довериться ли кубику' }, fits: about('attempt', 'roll') },
    {
      id: 'leave',
      name: { en: 'To leave a region', ru: 'Оставить ли регион' },
      fits: about('abandon', 'vacate'),
    },
    {
      id: 'stop',
      name: { en: 'One more conquest or not', ru: 'Ещё один захват или хватит' },
      fits: about('stop'),
    },
    {
      id: 'where',
      name: { en: 'Where to conquer', ru: 'Что захватить' },
      fits: about('conquer', 'dragon', 'exchange'),
    },
    {
      id: 'marker',
      name: { en: 'Markers and allies', ru: 'Фишки и союзники' },
      fits: about('camp', 'lift-camps', 'fortify', 'hero', 'ally'),
    },
    { id: 'redeploy', name: { en: 'Redeployment', ru: 'Перераспределение' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
