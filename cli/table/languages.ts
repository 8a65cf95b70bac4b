import { filesOf, translations } from '../../kernel/languages.ts'

export const terminalWords = translations(
  filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
  file => file.words,
)
