import { type ConsequenceWords, pluralRu } from '../../../kernel/words.ts'
import type { SmallWorldKinds } from '../advice.ts'

/** К чему ведёт ход. */
export const consequences: ConsequenceWords<SmallWorldKinds> = {
  coins: ({ gain }) => pluralRu(gain, 'монета', 'монеты', 'монет'),
}
