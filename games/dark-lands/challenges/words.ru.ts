import { pluralRu } from '../../../kernel/words.ts'
import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'Свет во тьме',
    duel: 'Два факела',
    crowd: 'Впятером против ночи',
    goal: 'Куда падает свет',
    rich: 'Золото при факелах',
    experts: 'Ветераны тьмы',
  },
  goals: {
    regions: n => `Захватите ${pluralRu(n, 'регион', 'региона', 'регионов')}`,
  },
}
