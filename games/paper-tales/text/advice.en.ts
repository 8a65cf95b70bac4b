import { type ConsequenceWords, plural } from '../../../kernel/words.ts'
import type { PaperTalesKinds } from '../advice.ts'

/** What a move leads to. */
export const consequences: ConsequenceWords<PaperTalesKinds> = {
  points: ({ gain }) => plural(gain, 'point', 'points'),
}
