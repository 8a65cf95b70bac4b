import { type ConsequenceWords, plural } from '../../../kernel/words.ts'
import type { DarkLandsKinds } from '../advice.ts'

/** What a move leads to. */
export const consequences: ConsequenceWords<DarkLandsKinds> = {
  coins: ({ gain }) => plural(gain, 'coin', 'coins'),
}
