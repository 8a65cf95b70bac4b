import type { DialogueText } from './dialogue-text.ts'

export const words: DialogueText = {
  title: 'Command line',
  open: 'Open the command line',
  label: 'A command or the number of a move',
  send: 'Enter',
  hint: 'Play by typing, with answers in words. The key / opens it at every table.',
}
