import { byKind, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'

const kind = byKind<DarkLandsMove>

export const collection = definePuzzles<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>({
  game: 'dark-lands',
  tables: [2, 3, 4, 3, 2, 4].map(seats => ({ seats, options: {} })),
  themes: [
    {
      id: 'companions',
      name: { en: 'Companions', ru: 'Соратники' },
      fits: kind('choose', 'redraw', 'buy', 'proceed', 'recruit'),
    },
    {
      id: 'where',
      name: { en: 'Where to capture', ru: 'Где захватить' },
      fits: ({ move }, next) => move.kind === 'capture' && next.kind === 'capture' && move.cell !== next.cell,
    },
    { id: 'capture', name: { en: 'Capture', ru: 'Захват' }, fits: kind('capture') },
    { id: 'fortify', name: { en: 'Fortifying', ru: 'Укрепление' }, fits: kind('fortify') },
    {
      id: 'magic',
      name: { en: 'Magic', ru: 'Магия' },
      fits: kind('cast', 'aim', 'rally', 'levitate', 'discard', 'stop', 'scout'),
    },
    { id: 'exchange', name: { en: 'Exchange', ru: 'Обмен' }, fits: kind('give', 'close') },
    { id: 'end', name: { en: 'Enough for this turn', ru: 'Хватит на этот ход' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
