import { commitmentTo } from '../../kernel/hash.ts'
import { type InLanguages, inLanguage, LANGUAGES, type Language } from '../../kernel/languages.ts'
import { elementAt } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'

/** Who bots are: a name, a face and a manner of speaking, the same in all games. How well one plays is its level. */
export const PERSONAS = [
  'archivist',
  'smith',
  'velva',
  'falconer',
  'abbess',
  'miller',
  'bard',
  'steward',
  'boatman',
  'stargazer',
] as const
export type Persona = (typeof PERSONAS)[number]

const NAMES: InLanguages<Readonly<Record<Persona, string>>> = {
  en: {
    archivist: 'Archivist',
    smith: 'Smith',
    velva: 'Velva',
    falconer: 'Falconer',
    abbess: 'Abbess',
    miller: 'Miller',
    bard: 'Bard',
    steward: 'Steward',
    boatman: 'Boatman',
    stargazer: 'Stargazer',
  },
  ru: {
    archivist: 'Архивариус',
    smith: 'Кузнец',
    velva: 'Вельва',
    falconer: 'Сокольничий',
    abbess: 'Аббатиса',
    miller: 'Мельник',
    bard: 'Сказитель',
    steward: 'Ключница',
    boatman: 'Паромщик',
    stargazer: 'Звездочёт',
  },
}

export const nameIn = (language: Language, persona: Persona): string => inLanguage(NAMES, language)[persona]

/** Whoever is called so, in any language: files carry only names. */
export const personaNamed = (name: string): Persona | undefined =>
  PERSONAS.find(persona => LANGUAGES.some(language => name === nameIn(language, persona)))

/**
 * Who sits where in a match, no two alike: the same for everybody who knows the match. Published before the first move, the
 * commitment says nothing of the seed.
 */
export const castBy = (commitment: string): readonly Persona[] => {
  const left: Persona[] = [...PERSONAS]
  const rng = Rng.fromSeed(`cast ${commitment}`)
  return PERSONAS.map(() => elementAt(left.splice(rng.below(left.length), 1), 0))
}

export const castOf = (seed: string): readonly Persona[] => castBy(commitmentTo(seed))
