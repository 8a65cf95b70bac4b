import { filesOf, translations } from '../../../kernel/languages.ts'
import { lexicon } from '../../table/lexicon.svelte.ts'
import type { RulesText } from './rules-text.ts'

export const { learn: learnRulesWords, words: rulesText } = lexicon<RulesText>(
  translations(
    filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
    file => file.words,
  ),
)
