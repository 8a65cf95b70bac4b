import { byKind, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'
import { leadsToWar } from '../queries.ts'

const kind = byKind<TekMove>
const at = (seats: number, exploration: boolean) => ({ seats, options: exploration ? { exploration } : {} })

export const collection = definePuzzles<TekPosition, TekMove, TekEvent>({
  game: 'tiny-epic-kingdoms',
  tables: [at(2, false), at(3, false), at(4, false), at(3, true), at(2, true), at(4, false)],
  themes: [
    {
      id: 'founding',
      name: { en: 'Founding', ru: 'Основание' },
      fits: kind('faction', 'card', 'found', 'settle', 'bare'),
    },
    { id: 'action', name: { en: 'Which action', ru: 'Какое действие' }, fits: kind('select') },
    {
      id: 'war',
      name: { en: 'War', ru: 'Война' },
      fits: ({ before, move, seat }) =>
        kind('die', 'raise', 'retreat', 'give-up')({ move }) || leadsToWar(before, seat, move),
    },
    { id: 'march', name: { en: 'Marches', ru: 'Походы' }, fits: kind('patrol', 'quest', 'swap', 'stand') },
    { id: 'army', name: { en: 'A new army', ru: 'Новая армия' }, fits: kind('mobilise') },
    { id: 'tower', name: { en: 'The tower', ru: 'Башня' }, fits: kind('build') },
    { id: 'magic', name: { en: 'Magic', ru: 'Магия' }, fits: kind('research') },
    {
      id: 'resources',
      name: { en: 'Resources', ru: 'Ресурсы' },
      fits: kind('trade', 'collect', 'gain', 'pay', 'give', 'plunder', 'bribe'),
    },
    { id: 'restraint', name: { en: 'Holding back', ru: 'Воздержаться' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
