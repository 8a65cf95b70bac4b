import { between, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'

const about = between<DarkLandsMove>

export const collection = definePuzzles<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>({
  game: 'dark-lands',
  tables: [3, 4, 3, 3, 2, 3].map(seats => ({ seats, options: {} })),
  // Walks are expensive here, and clear leads rare.
  limits: { iterations: 1000, lead: 0.08 },
  themes: [
    {
      id: 'companions',
      name: { en: 'Companions', ru: 'Соратники' },
      fits: about('choose', 'redraw', 'buy', 'proceed', 'recruit'),
    },
    { id: 'magic', name: { en: 'Magic', ru: 'Магия' }, fits: about('cast', 'aim', 'rally', 'levitate') },
    {
      id: 'spell',
      name: { en: 'In the midst of a spell', ru: 'Посреди чар' },
      fits: about('discard', 'stop', 'scout'),
    },
    { id: 'fortify', name: { en: 'To fortify or not', ru: 'Укреплять или нет' }, fits: about('fortify') },
    { id: 'end', name: { en: 'One more or enough', ru: 'Ещё или хватит' }, fits: about('end') },
    {
      id: 'where',
      name: { en: 'Where to capture', ru: 'Где захватить' },
      fits: ({ move }, next) => move.kind === 'capture' && next.kind === 'capture' && move.cell !== next.cell,
    },
    { id: 'card', name: { en: 'With which card', ru: 'Какой картой' }, fits: about('capture') },
    { id: 'exchange', name: { en: 'Exchange', ru: 'Обмен' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
