import type { Language } from '../../kernel/words.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import type { TerminalWords } from './words.ts'

export const tableWords: Readonly<Record<Language, TerminalWords>> = { en, ru }
