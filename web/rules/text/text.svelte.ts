import { lexicon } from '../../table/lexicon.svelte.ts'
import type { RulesText } from './rules-text.ts'

export const { learn: learnRulesWords, words: rulesText } = lexicon<RulesText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
