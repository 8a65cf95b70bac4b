import { plural } from '../../../kernel/words.ts'
import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'A first throne',
    duel: 'Two crowns, one land',
    crowd: 'Six at the feast',
    goal: 'Lord of the kingdoms',
    rich: 'Songs of glory',
    experts: 'Among the masters',
  },
  goals: {
    kingdoms: n => `Lead alone in ${plural(n, 'kingdom', 'kingdoms')} at the end`,
  },
}
