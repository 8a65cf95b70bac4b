import { filesOf, translations } from '../../../kernel/languages.ts'
import { lexicon } from '../../table/lexicon.svelte.ts'
import type { ReviewText } from './review-text.ts'

export const { learn: reviewWords, words: reviewText } = lexicon<ReviewText>(
  translations(
    filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
    file => file.words,
  ),
)
