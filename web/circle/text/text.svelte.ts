import { lexicon } from '../../table/lexicon.svelte.ts'
import type { CircleText } from './circle-text.ts'

export const { learn: circleWords, words: circleText } = lexicon<CircleText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
