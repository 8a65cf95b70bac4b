import { filesOf } from '../../../kernel/languages.ts'
import { defineCourse } from '../../../learn/lesson.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'
import { ages, dragon, game, row, size } from './ages.ts'
import { aim, band, recruit } from './bands.ts'
import { bigger, kingdom, power } from './markers.ts'
import { needed } from './needed.ts'
import { pieces } from './pieces.ts'

export const course = defineCourse<EthnosPosition, EthnosMove, EthnosEvent>({
  game: 'ethnos',
  needed,
  lessons: [aim, recruit, band, kingdom, power, bigger, row, size, ages, dragon, game],
  pieces,
  words: filesOf<typeof import('./lessons.en.ts')>(language => import(`./lessons.${language}.ts`)),
})
