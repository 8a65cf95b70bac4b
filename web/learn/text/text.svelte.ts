import { filesOf, translations } from '../../../kernel/languages.ts'
import { lexicon } from '../../table/lexicon.svelte.ts'
import type { LearnText } from './learn-text.ts'

export const { learn: learnWords, words: learnText } = lexicon<LearnText>(
  translations(
    filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
    file => file.words,
  ),
)
