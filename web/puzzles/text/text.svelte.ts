import { filesOf, translations } from '../../../kernel/languages.ts'
import { lexicon } from '../../table/lexicon.svelte.ts'
import type { PuzzleText } from './puzzle-text.ts'

export const { learn: puzzleWords, words: puzzleText } = lexicon<PuzzleText>(
  translations(
    filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
    file => file.words,
  ),
)
