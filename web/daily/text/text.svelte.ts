import { lexicon } from '../../table/lexicon.svelte.ts'
import type { DailyText } from './daily-text.ts'

export const { learn: dailyWords, words: dailyText } = lexicon<DailyText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
