import { filesOf, translations } from '../../../kernel/languages.ts'
import { lexicon } from '../../table/lexicon.svelte.ts'
import type { OnlineText } from './online-text.ts'

/** The words of online play, loaded with it. */
export const { learn: learnOnline, words: say } = lexicon<OnlineText>(
  translations(
    filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
    file => file.words,
  ),
)
