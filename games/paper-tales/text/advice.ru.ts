import { type ConsequenceWords, pluralRu } from '../../../kernel/words.ts'
import type { PaperTalesKinds } from '../advice.ts'

/** К чему ведёт ход. */
export const consequences: ConsequenceWords<PaperTalesKinds> = {
  points: ({ gain }) => pluralRu(gain, 'очко', 'очка', 'очков'),
}
