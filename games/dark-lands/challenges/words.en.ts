import { plural } from '../../../kernel/words.ts'
import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'A light in the dark',
    duel: 'Two torches',
    crowd: 'Five against the night',
    goal: 'Where the light falls',
    rich: 'Gold by torchlight',
    experts: 'Veterans of the dark',
  },
  goals: {
    regions: n => `Capture ${plural(n, 'region', 'regions')}`,
  },
}
