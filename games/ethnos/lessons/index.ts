import { elementAt } from '../../../kernel/list.ts'
import { defineCourse } from '../../../learn/lesson.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'
import { ages, dragon, game, row, size } from './ages.ts'
import { aim, band, recruit } from './bands.ts'
import { bigger, kingdom, power } from './markers.ts'
import { needed } from './needed.ts'
import { everySeat, inHand, inRow, kingdomsLit } from './parts.ts'

export const course = defineCourse<EthnosPosition, EthnosMove, EthnosEvent>({
  game: 'ethnos',
  needed,
  lessons: [aim, recruit, band, kingdom, power, bigger, row, size, ages, dragon, game],
  pieces: (p, seat) => [
    'draw',
    ...everySeat(p),
    ...inHand(elementAt(p.hands, seat)),
    ...inRow(p.row),
    ...kingdomsLit(...ALL_KINGDOMS),
  ],
  words: {
    en: async () => (await import('./lessons.en.ts')).words,
    ru: async () => (await import('./lessons.ru.ts')).words,
  },
})
