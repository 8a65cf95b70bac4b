import { type ConsequenceWords, plural } from '../../../kernel/words.ts'
import type { SmallWorldKinds } from '../advice.ts'

/** What a move leads to. */
export const consequences: ConsequenceWords<SmallWorldKinds> = {
  coins: ({ gain }) => plural(gain, 'coin', 'coins'),
}
