import { type ConsequenceWords, pluralRu } from '../../../kernel/words.ts'
import type { DarkLandsKinds } from '../advice.ts'

/** К чему ведёт ход. */
export const consequences: ConsequenceWords<DarkLandsKinds> = {
  coins: ({ gain }) => pluralRu(gain, 'монета', 'монеты', 'монет'),
}
