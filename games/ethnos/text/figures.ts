import { LANGUAGES, type Language, localeOf } from '../../../kernel/languages.ts'
import { recordOf } from '../../../kernel/record.ts'
import { listOf } from '../../../kernel/words.ts'
import { GLORY_TOKENS } from '../content/boards.ts'

/* Printed figures as the texts give them. They come from the content, where owners of the game may enter others. */

const OR = recordOf(LANGUAGES, language => new Intl.ListFormat(localeOf(language), { type: 'disjunction' }))

/** "2, 4 or 6" */
export const anyOf = (language: Language, values: readonly number[]): string => OR[language].format(values.map(String))

/** "2, 4 and 6" */
export const allOf = (language: Language, values: readonly number[]): string => listOf(language, values.map(String))

/** "0 ×2, 2 ×3" */
export const GLORY_TOKENS_BY_VALUE = [...new Set(GLORY_TOKENS.map(token => token.value))]
  .sort((a, b) => a - b)
  .map(value => `${value} ×${GLORY_TOKENS.filter(token => token.value === value).length}`)
  .join(', ')

/** Those left out with two and three players. */
export const FOUR_PLUS_TOKENS = GLORY_TOKENS.filter(token => token.fourPlus)
  .map(token => token.value)
  .sort((a, b) => a - b)
