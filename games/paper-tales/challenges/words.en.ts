import { plural } from '../../../kernel/words.ts'
import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'Once upon a time',
    duel: 'A tale of two',
    crowd: 'Seven kingdoms',
    goal: 'The builder’s tale',
    rich: 'A long chronicle',
    experts: 'Tellers of old',
  },
  goals: {
    buildings: n => `Raise ${plural(n, 'building', 'buildings')} to level II`,
  },
}
