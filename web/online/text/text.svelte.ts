import { lexicon } from '../../table/lexicon.svelte.ts'
import type { OnlineText } from './online-text.ts'

/** The words of online play, loaded with it. */
export const { learn: learnOnline, words: say } = lexicon<OnlineText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
