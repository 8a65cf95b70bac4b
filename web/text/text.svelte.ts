import type { Language } from '../../kernel/words.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { PageText } from './page-text.ts'

const LOADERS: Readonly<Record<Language, () => Promise<PageText>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
}

let learned = $state.raw<Partial<Record<Language, PageText>>>({})

/** Fetches a language's words. The page begins when one is known; until a new one is, it goes on in the old. */
export async function learn(language: Language): Promise<void> {
  if (learned[language]) return
  const words = await LOADERS[language]()
  learned = { ...learned, [language]: words }
}

/** Every word of the page in the language chosen; changes with it. */
export function text(): PageText {
  const words = learned[preferences.language] ?? learned.en ?? learned.ru
  if (!words) throw new Error('The page began before it had learned a language')
  return words
}
