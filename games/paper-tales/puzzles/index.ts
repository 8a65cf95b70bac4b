import { between, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'

const about = between<PaperTalesMove>

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
  // Walks are expensive here, and clear leads rare.
  limits: { iterations: 1000, lead: 0.08 },
  themes: [
    { id: 'recruit', name: { en: 'Whom to recruit', ru: 'Кого нанять' }, fits: about('pick', 'split', 'muster') },
    {
      id: 'row',
      name: { en: 'Top row or bottom row', ru: 'Верхний ряд или нижний' },
      fits: ({ move }, next) => move.kind === 'place' && next.kind === 'place' && move.card === next.card,
    },
    { id: 'dismiss', name: { en: 'To dismiss or not', ru: 'Отпускать или нет' }, fits: about('dismiss') },
    { id: 'enough', name: { en: 'One more or enough', ru: 'Ещё или хватит' }, fits: about('ready') },
    {
      id: 'place',
      name: { en: 'Whom to place', ru: 'Кого разместить' },
      fits: about('place', 'move', 'restore', 'withdraw', 'equip', 'unequip'),
    },
    { id: 'pay', name: { en: 'Whom to pay', ru: 'Кому заплатить' }, fits: about('pay') },
    { id: 'effects', name: { en: 'Abilities', ru: 'Способности' }, fits: about('target', 'found', 'decline') },
    { id: 'keep', name: { en: 'What to keep', ru: 'Что оставить' }, fits: about('keep') },
    { id: 'build', name: { en: 'What to build', ru: 'Что построить' }, fits: about('build', 'upgrade', 'pass') },
    { id: 'age', name: { en: 'Aging', ru: 'Старение' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
