import { type ConsequenceWords, plural } from '../../../kernel/words.ts'
import type { TekKinds } from '../advice.ts'

/** What a move leads to. */
export const consequences: ConsequenceWords<TekKinds> = {
  points: ({ gain }) => plural(gain, 'point', 'points'),
}
