import type { Language } from '../../kernel/words.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import type { TableWords } from './words.ts'

export const tableWords: Readonly<Record<Language, TableWords>> = { en, ru }
