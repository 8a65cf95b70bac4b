import { lexicon } from '../../table/lexicon.svelte.ts'
import type { LadderText } from './ladder-text.ts'

export const { learn: ladderWords, words: ladderText } = lexicon<LadderText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
