import { filesOf } from '../../../kernel/languages.ts'
import { defineCourse } from '../../../learn/lesson.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'
import { grow, quest } from './growth.ts'
import { game } from './last.ts'
import { needed } from './needed.ts'
import { pieces } from './pieces.ts'
import { aim, found, land } from './start.ts'
import { shields, spread, turn } from './turns.ts'
import { flag, war } from './wars.ts'

export const course = defineCourse<TekPosition, TekMove, TekEvent>({
  game: 'tiny-epic-kingdoms',
  needed,
  lessons: [aim, land, found, turn, shields, spread, quest, grow, war, flag, game],
  pieces,
  words: filesOf<typeof import('./lessons.en.ts')>(language => import(`./lessons.${language}.ts`)),
})
