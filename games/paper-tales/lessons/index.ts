import { filesOf } from '../../../kernel/languages.ts'
import { defineCourse } from '../../../learn/lesson.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { aging, build, level } from './build.ts'
import { game } from './last.ts'
import { needed } from './needed.ts'
import { pieces } from './pieces.ts'
import { income, keep, war } from './rounds.ts'
import { aim, cards, draft, rows } from './start.ts'

export const course = defineCourse<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>({
  game: 'paper-tales',
  needed,
  lessons: [aim, draft, cards, rows, war, income, build, level, aging, keep, game],
  pieces,
  words: filesOf<typeof import('./lessons.en.ts')>(language => import(`./lessons.${language}.ts`)),
})
