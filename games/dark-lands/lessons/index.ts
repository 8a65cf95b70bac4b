import { filesOf } from '../../../kernel/languages.ts'
import { defineCourse } from '../../../learn/lesson.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { needed } from './needed.ts'
import { pieces } from './pieces.ts'
import { aim, capture, companions, support } from './start.ts'
import { ending, fort, game, magic } from './tricks.ts'
import { buy, cards, plan } from './turns.ts'

export const course = defineCourse<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>({
  game: 'dark-lands',
  needed,
  lessons: [aim, companions, capture, support, buy, plan, cards, fort, magic, ending, game],
  pieces,
  words: filesOf<typeof import('./lessons.en.ts')>(language => import(`./lessons.${language}.ts`)),
})
