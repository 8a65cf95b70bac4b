import { lexicon } from '../../table/lexicon.svelte.ts'
import type { CastText } from './cast-text.ts'

export const { learn: castWords, words: castText } = lexicon<CastText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
