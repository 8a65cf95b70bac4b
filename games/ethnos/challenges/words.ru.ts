import { pluralRu } from '../../../kernel/words.ts'
import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'Первый трон',
    duel: 'Две короны на одну землю',
    crowd: 'Шестеро на пиру',
    goal: 'Владыка королевств',
    rich: 'Слава в песнях',
    experts: 'Среди мастеров',
  },
  goals: {
    kingdoms: n => `В конце игры лидируйте в одиночку в ${pluralRu(n, 'королевстве', 'королевствах', 'королевствах')}`,
  },
}
