import { lexicon } from '../../table/lexicon.svelte.ts'
import type { PuzzleText } from './puzzle-text.ts'

export const { learn: puzzleWords, words: puzzleText } = lexicon<PuzzleText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
