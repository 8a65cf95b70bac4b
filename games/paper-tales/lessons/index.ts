import { defineCourse } from '../../../learn/lesson.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { aging, build, level } from './build.ts'
import { game } from './last.ts'
import { kingdomOf } from './moments.ts'
import { needed } from './needed.ts'
import { buildingsLit, cardsLit, everySeat, offersLit, unitsOf } from './parts.ts'
import { income, keep, war } from './rounds.ts'
import { aim, cards, draft, rows } from './start.ts'

export const course = defineCourse<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>({
  game: 'paper-tales',
  needed,
  lessons: [aim, draft, cards, rows, war, income, build, level, aging, keep, game],
  pieces: p => [
    ...(p.stage === 'plan' ? ['ready'] : []),
    ...everySeat(p),
    ...cardsLit([...unitsOf(p), ...kingdomOf(p).hand, ...kingdomOf(p).packet]),
    ...buildingsLit(p.available),
    ...(p.stage === 'build' ? offersLit(p.available) : []),
  ],
  words: {
    en: async () => (await import('./lessons.en.ts')).words,
    ru: async () => (await import('./lessons.ru.ts')).words,
  },
})
