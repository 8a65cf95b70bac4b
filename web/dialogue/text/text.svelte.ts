import { filesOf, translations } from '../../../kernel/languages.ts'
import { lexicon } from '../../table/lexicon.svelte.ts'
import type { DialogueText } from './dialogue-text.ts'

export const {
  learn: learnDialogue,
  follow: followDialogue,
  words: dialogueText,
} = lexicon<DialogueText>(
  translations(
    filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
    file => file.words,
  ),
)
