import { pluralRu } from '../../../kernel/words.ts'
import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'Жизненное пространство',
    duel: 'Не спрятаться',
    crowd: 'Слишком много соседей',
    goal: 'Земли мало не бывает',
    rich: 'Тяжёлый кошель',
    experts: 'Стреляные воробьи',
  },
  goals: {
    regions: n => `В конце игры владейте ${pluralRu(n, 'регионом', 'регионами', 'регионами')}`,
  },
}
