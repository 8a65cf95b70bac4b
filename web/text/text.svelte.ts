import { untrack } from 'svelte'
import { preferences } from '../store/preferences.svelte.ts'
import { lexicon } from '../table/lexicon.svelte.ts'
import type { LaterText } from './later-text.ts'
import type { PageText } from './page-text.ts'

/** Every word of the page that belongs to no game. */
export const { learn, words: text } = lexicon<PageText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})

export const {
  learn: learnLater,
  follow: followLater,
  words: laterText,
} = lexicon<LaterText>({
  en: async () => (await import('./later.en.ts')).en,
  ru: async () => (await import('./later.ru.ts')).ru,
})

/** A part of the page that is loaded when opened, with the words it needs. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  // A change of language must not restart those who wait for the part.
  await untrack(() => learnLater(preferences.language))
  return part
}
