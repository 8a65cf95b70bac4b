import type { Language } from '../../kernel/words.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { en } from './en.ts'
import type { PageText } from './page-text.ts'
import { ru } from './ru.ts'

const TEXTS: Readonly<Record<Language, PageText>> = { en, ru }

/** Every word of the page in the language chosen now; changes with it. */
export const text = (): PageText => TEXTS[preferences.language]
