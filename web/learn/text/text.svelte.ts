import { lexicon } from '../../table/lexicon.svelte.ts'
import type { LearnText } from './learn-text.ts'

export const { learn: learnWords, words: learnText } = lexicon<LearnText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
