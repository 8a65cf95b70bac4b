import { type ConsequenceWords, pluralRu } from '../../../kernel/words.ts'
import type { TekKinds } from '../advice.ts'

/** К чему ведёт ход. */
export const consequences: ConsequenceWords<TekKinds> = {
  points: ({ gain }) => pluralRu(gain, 'очко', 'очка', 'очков'),
}
