import { filesOf, translations } from '../../../kernel/languages.ts'
import { lexicon } from '../../../web/table/lexicon.svelte.ts'
import type { TableText } from './text.ts'

/** The table's own words in the language of the page. */
export const { learn, words } = lexicon<TableText>(
  translations(
    filesOf<typeof import('./text.en.ts')>(language => import(`./text.${language}.ts`)),
    file => file.text,
  ),
)
