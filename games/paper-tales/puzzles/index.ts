import { byKind, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'

const kind = byKind<PaperTalesMove>

export const collection = definePuzzles<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>({
  game: 'paper-tales',
  tables: [
    { seats: 3, options: {} },
    { seats: 2, options: {} },
    { seats: 4, options: {} },
    { seats: 3, options: { forge: true } },
    { seats: 2, options: { gates: 'both' } },
    { seats: 4, options: { gates: 'units' } },
    { seats: 2, options: { duel: false } },
  ],
  themes: [
    { id: 'draft', name: { en: 'Recruiting', ru: 'Наём' }, fits: kind('pick', 'split', 'muster') },
    { id: 'dismiss', name: { en: 'Dismissing', ru: 'Роспуск' }, fits: kind('dismiss') },
    {
      id: 'top',
      name: { en: 'Into the top row', ru: 'В верхний ряд' },
      fits: ({ move }) => move.kind === 'place' && move.row === 'top',
    },
    { id: 'bottom', name: { en: 'Into the bottom row', ru: 'В нижний ряд' }, fits: kind('place') },
    {
      id: 'plan',
      name: { en: 'The plan of a round', ru: 'План раунда' },
      fits: kind('move', 'restore', 'withdraw', 'equip', 'unequip', 'ready'),
    },
    { id: 'pay', name: { en: 'Whom to pay', ru: 'Кому заплатить' }, fits: kind('pay') },
    { id: 'effects', name: { en: 'Abilities', ru: 'Способности' }, fits: kind('target', 'found', 'decline') },
    { id: 'keep', name: { en: 'What to keep', ru: 'Что оставить' }, fits: kind('keep') },
    { id: 'build', name: { en: 'Building', ru: 'Постройка' }, fits: kind('build', 'upgrade', 'pass') },
    { id: 'age', name: { en: 'Aging', ru: 'Старение' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
