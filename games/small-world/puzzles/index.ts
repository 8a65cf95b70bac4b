import { byKind, definePuzzles } from '../../../learn/puzzles/puzzle.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'

const kind = byKind<SmallWorldMove>

export const collection = definePuzzles<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>({
  game: 'small-world',
  tables: [2, 3, 4, 3, 2, 4].map(seats => ({ seats, options: {} })),
  // To decline or not is the question of the game, and has but two answers.
  limits: { moves: 2 },
  themes: [
    { id: 'people', name: { en: 'A new people', ru: 'Новый народ' }, fits: kind('pick') },
    { id: 'decline', name: { en: 'In decline or not', ru: 'Упадок или нет' }, fits: kind('decline', 'expand', 'skip') },
    { id: 'attempt', name: { en: 'With the die', ru: 'С кубиком' }, fits: kind('attempt', 'roll') },
    {
      id: 'attack',
      name: { en: 'Against an active people', ru: 'Против активного народа' },
      fits: ({ before, move, seat }) =>
        'region' in move &&
        ['conquer', 'dragon', 'exchange'].includes(move.kind) &&
        before.active.some((race, rival) => rival !== seat && race >= 0 && race === before.holder[move.region]),
    },
    { id: 'conquest', name: { en: 'Conquest', ru: 'Завоевание' }, fits: kind('conquer', 'dragon', 'exchange') },
    { id: 'stop', name: { en: 'Stopping in time', ru: 'Вовремя остановиться' }, fits: kind('stop') },
    { id: 'abandon', name: { en: 'Leaving a region', ru: 'Оставить регион' }, fits: kind('abandon', 'vacate') },
    {
      id: 'marker',
      name: { en: 'Markers and allies', ru: 'Жетоны и союзники' },
      fits: kind('camp', 'lift-camps', 'fortify', 'hero', 'ally'),
    },
    { id: 'redeploy', name: { en: 'Redeployment', ru: 'Перераспределение' }, fits: () => true },
  ],
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
})
