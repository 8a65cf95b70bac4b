import { untrack } from 'svelte'
import { filesOf, translations } from '../../kernel/languages.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { lexicon } from '../table/lexicon.svelte.ts'
import type { LaterText } from './later-text.ts'
import type { PageText } from './page-text.ts'

/** Every word of the page that belongs to no game. */
export const { learn, words: text } = lexicon<PageText>(
  translations(
    filesOf<typeof import('./page.en.ts')>(language => import(`./page.${language}.ts`)),
    file => file.words,
  ),
)

export const {
  learn: learnLater,
  follow: followLater,
  words: laterText,
} = lexicon<LaterText>(
  translations(
    filesOf<typeof import('./later.en.ts')>(language => import(`./later.${language}.ts`)),
    file => file.words,
  ),
)

/** A part of the page that is loaded when opened, with the words it needs. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  // A change of language must not restart those who wait for the part.
  await untrack(() => learnLater(preferences.language))
  return part
}
