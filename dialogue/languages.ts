import { filesOf, type Language, type Translations, translations } from '../kernel/languages.ts'
import type { CommandWords } from './commands.ts'
import type { DialogueWords } from './words.ts'

export const dialogueWords: Translations<DialogueWords> = translations(
  filesOf<typeof import('./text/words.en.ts')>(language => import(`./text/words.${language}.ts`)),
  file => file.words,
)

/** The commands of a language and the English ones, which everybody may use. */
export async function commandsOf(language: Language): Promise<readonly CommandWords[]> {
  const [own, english] = await Promise.all([dialogueWords[language](), dialogueWords.en()])
  return own === english ? [own.commands] : [own.commands, english.commands]
}
