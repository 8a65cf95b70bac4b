import { plural } from '../../../kernel/words.ts'
import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'Elbow room',
    duel: 'Nowhere to hide',
    crowd: 'Too many neighbours',
    goal: 'Land, land, land',
    rich: 'A heavy purse',
    experts: 'Old hands',
  },
  goals: {
    regions: n => `Hold ${plural(n, 'region', 'regions')} at the end`,
  },
}
