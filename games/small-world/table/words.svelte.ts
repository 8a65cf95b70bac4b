import { lexicon } from '../../../web/table/lexicon.svelte.ts'
import type { TableText } from './text.ts'

/** The table's own words in the language of the page. */
export const { learn, words } = lexicon<TableText>({
  en: async () => (await import('./text.en.ts')).text,
  ru: async () => (await import('./text.ru.ts')).text,
})
