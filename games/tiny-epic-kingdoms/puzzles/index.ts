import { between, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'
import { leadsToWar, shieldsLeft } from '../queries.ts'

const about = between<TekMove>
/** Most actions are still free. */
const MANY_SHIELDS = 4
const at = (seats: number, exploration: boolean) => ({ seats, options: exploration ? { exploration } : {} })

export const collection = definePuzzles<TekPosition, TekMove, TekEvent>({
  game: 'tiny-epic-kingdoms',
  tables: [at(2, false), at(3, false), at(4, false), at(3, true), at(2, false), at(3, false)],
  // Walks are expensive here, and clear leads rare.
  limits: { iterations: 1000, lead: 0.08 },
  themes: [
    {
      id: 'founding',
      name: { en: 'Founding', ru: 'Основание' },
      fits: about('faction', 'card', 'found', 'settle', 'bare'),
    },
    {
      id: 'action-first',
      name: { en: 'Which action first', ru: 'Какое действие первым' },
      fits: ({ before, move }) => move.kind === 'select' && shieldsLeft(before) >= MANY_SHIELDS,
    },
    {
      id: 'action',
      name: { en: 'Which of the actions left', ru: 'Какое из оставшихся действий' },
      fits: about('select'),
    },
    {
      id: 'war',
      name: { en: 'War and peace', ru: 'Война и мир' },
      fits: ({ before, move, seat }, next) =>
        about('die', 'raise', 'retreat', 'give-up')({ move }, next) ||
        leadsToWar(before, seat, move) ||
        leadsToWar(before, seat, next),
    },
    { id: 'march', name: { en: 'Marches', ru: 'Походы' }, fits: about('patrol', 'quest', 'swap', 'stand') },
    { id: 'army', name: { en: 'New armies', ru: 'Новые армии' }, fits: about('mobilise') },
    { id: 'tower', name: { en: 'The tower', ru: 'Башня' }, fits: about('build') },
    { id: 'magic', name: { en: 'Magic', ru: 'Магия' }, fits: about('research') },
    { id: 'resources', name: { en: 'Resources', ru: 'Ресурсы' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
