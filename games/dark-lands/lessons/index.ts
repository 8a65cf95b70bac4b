import { defineCourse } from '../../../learn/lesson.ts'
import { ALL_COMPANIONS, PAIRS } from '../content/figures.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { handOf } from './moments.ts'
import { needed } from './needed.ts'
import { everySeat, inHand, pairs, purchases, regions } from './parts.ts'
import { aim, capture, companions, support } from './start.ts'
import { ending, fort, game, magic } from './tricks.ts'
import { buy, cards, plan } from './turns.ts'

export const course = defineCourse<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>({
  game: 'dark-lands',
  needed,
  lessons: [aim, companions, capture, support, buy, plan, cards, fort, magic, ending, game],
  pieces: p => [
    'companions',
    'end',
    ...everySeat(p),
    ...inHand(handOf(p)),
    ...regions(p.levels.map((_, cell) => cell)),
    ...pairs(...PAIRS),
    ...purchases(...ALL_COMPANIONS),
  ],
  words: {
    en: async () => (await import('./lessons.en.ts')).words,
    ru: async () => (await import('./lessons.ru.ts')).words,
  },
})
