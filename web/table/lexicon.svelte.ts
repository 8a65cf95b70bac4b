import type { Language, Translations } from '../../kernel/languages.ts'
import { preferences } from '../store/preferences.svelte.ts'

export interface Lexicon<T> {
  /** Loads a language's words. A page starts once it has one; until a new one has arrived, it continues in the old. */
  learn(language: Language): Promise<void>
  /** Loads them if those of another language are in use. */
  follow(language: Language): Promise<void>
  /** All words in the current language; changes with it. */
  words(): T
}

/** The words of a part of the page; each language is loaded when somebody reads it. */
export function lexicon<T>(loaders: Translations<T>): Lexicon<T> {
  let learned = $state.raw<Partial<Record<Language, T>>>({})
  const learn = async (language: Language): Promise<void> => {
    if (learned[language]) return
    const words = await loaders[language]()
    learned = { ...learned, [language]: words }
  }
  return {
    learn,
    async follow(language) {
      if (Object.keys(learned).length > 0) await learn(language)
    },
    words() {
      const words = learned[preferences.language] ?? Object.values(learned)[0]
      if (!words) throw new Error('The page began before it had learned a language')
      return words
    },
  }
}
