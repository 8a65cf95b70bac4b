import type { InLanguages } from '../../../kernel/languages.ts'
import * as english from '../text/names.en.ts'
import * as russian from '../text/names.ru.ts'
import { type Names, type Naming, naming } from '../text/names.ts'

export const NAMES: InLanguages<Names & Naming> = {
  en: { ...english.names, ...naming(english.names) },
  ru: { ...russian.names, ...naming(russian.names) },
}
