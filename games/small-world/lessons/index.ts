import { filesOf } from '../../../kernel/languages.ts'
import { defineCourse } from '../../../learn/lesson.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { decline, game } from './end.ts'
import { guard, income, turn } from './hold.ts'
import { needed } from './needed.ts'
import { pieces } from './pieces.ts'
import { aim, combo, price } from './start.ts'
import { cost, die, entry } from './war.ts'

export const course = defineCourse<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>({
  game: 'small-world',
  needed,
  lessons: [aim, combo, price, entry, cost, die, guard, turn, income, decline, game],
  pieces,
  words: filesOf<typeof import('./lessons.en.ts')>(language => import(`./lessons.${language}.ts`)),
})
