import { lexicon } from '../../table/lexicon.svelte.ts'
import type { EndingText } from './ending-text.ts'

export const { learn: endingWords, words: endingText } = lexicon<EndingText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
