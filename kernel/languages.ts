import { keysOf, recordOf } from './record.ts'

/**
 * Every language, by the name it has for itself. A new one is a line here and files named after it: `rules.de.ts` beside
 * `rules.en.ts`. `pentarchy languages` lists what it lacks; that reads in English meanwhile.
 */
export const LANGUAGE_NAMES = { en: 'English', ru: 'Русский' } as const

export type Language = keyof typeof LANGUAGE_NAMES
export const LANGUAGES = keysOf(LANGUAGE_NAMES)

/** What is read where a language lacks something: nothing may be missing in it. */
export const FALLBACK = 'en' satisfies Language

/** For lists and figures: English has many, and ours puts no comma before "and". */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** A few words that are too short for files of their own. */
export type InLanguages<T> = Readonly<Record<typeof FALLBACK, T> & Partial<Record<Language, T>>>

export const inLanguage = <T>(texts: InLanguages<T>, language: Language): T => texts[language] ?? texts[FALLBACK]

/** Something in each language, fetched when somebody reads it. */
export type Translations<T> = Readonly<Record<Language, () => Promise<T>>>

/**
 * The files of each language. `File` is the type of the English one, and the others export the same (test/languages.test.ts):
 *
 *     filesOf<typeof import('./rules.en.ts')>(language => import(`./rules.${language}.ts`))
 */
export const filesOf = <File>(fetch: (language: Language) => Promise<File>): Translations<File> =>
  recordOf(LANGUAGES, language => async () => {
    try {
      return await fetch(language)
    } catch (error) {
      if (language === FALLBACK || !isMissing(error)) throw error
      return fetch(FALLBACK)
    }
  })

/** There is no such file, as Node and the bundled page say it: a file that cannot be fetched now is not missing. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') || error.message.startsWith('Unknown variable dynamic'))

/** One export of the files of each language. */
export const translations = <File, T>(files: Translations<File>, exported: (file: File) => T): Translations<T> =>
  recordOf(LANGUAGES, language => async () => exported(await files[language]()))

/** A definition as a game writes it, with its words still in the files of each language. */
export type InFiles<D extends { readonly words: Translations<unknown> }> = Omit<D, 'words'> & {
  readonly words: Translations<{ readonly words: Awaited<ReturnType<D['words'][Language]>> }>
}
