import { defineCourse } from '../../../learn/lesson.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { decline, game } from './end.ts'
import { guard, income, turn } from './hold.ts'
import { needed } from './needed.ts'
import { buttonsOf, combosLit, everySeat, regionsLit } from './parts.ts'
import { aim, combo, price } from './start.ts'
import { cost, die, entry } from './war.ts'

export const course = defineCourse<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>({
  game: 'small-world',
  needed,
  lessons: [aim, combo, price, entry, cost, die, guard, turn, income, decline, game],
  pieces: p => [...everySeat(), ...combosLit(p), ...regionsLit([...p.holder.keys()]), ...buttonsOf(p)],
  words: {
    en: async () => (await import('./lessons.en.ts')).words,
    ru: async () => (await import('./lessons.ru.ts')).words,
  },
})
