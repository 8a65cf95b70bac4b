import { pluralRu } from '../../../kernel/words.ts'
import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'Жили-были',
    duel: 'Сказка о двоих',
    crowd: 'Семь королевств',
    goal: 'Сказ о зодчем',
    rich: 'Длинная летопись',
    experts: 'Старые сказители',
  },
  goals: {
    buildings: n => `Доведите ${pluralRu(n, 'постройку', 'постройки', 'построек')} до уровня II`,
  },
}
