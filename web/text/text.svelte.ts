import { lexicon } from '../table/lexicon.svelte.ts'
import type { PageText } from './page-text.ts'

/** Every word of the page that belongs to no game. */
export const { learn, words: text } = lexicon<PageText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
