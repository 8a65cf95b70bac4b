import { lexicon } from '../../table/lexicon.svelte.ts'
import type { ReviewText } from './review-text.ts'

export const { learn: reviewWords, words: reviewText } = lexicon<ReviewText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
