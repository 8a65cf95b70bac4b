import { createRequire } from 'node:module'
import { LEVELS } from '../../bots/levels.ts'

/*
 * Prevents impersonation. A name is one line of visible letters of one alphabet. Names that look alike (Unicode TR39)
 * are the same name. Some words are reserved.
 */

/** Six thousand letters, loaded with the first name. */
let library: typeof import('unicode-confusables') | null = null
const confusables = (): typeof import('unicode-confusables') => {
  library ??= createRequire(import.meta.url)('unicode-confusables') as typeof import('unicode-confusables')
  return library
}

/** As it is stored and shown: one form of every letter, single spaces. */
export const tidyName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ')

const NAME = /^[\p{L}\p{Nd}](?:[\p{L}\p{Nd} '._-]{0,22}[\p{L}\p{Nd}.])?$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** What may be mixed in one name: a single alphabet, or scripts that East Asian writing combines. */
const ALPHABETS: readonly RegExp[] = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Thai'].map(script => [
    script,
  ]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
].map(scripts => new RegExp(`^(?:[^\\p{L}]|${scripts.map(name => `\\p{Script_Extensions=${name}}`).join('|')})*$`, 'u'))

/** Expects a tidy name. */
export const isName = (name: string): boolean =>
  NAME.test(name) && !INVISIBLE.test(name) && ALPHABETS.some(letters => letters.test(name))

/** For comparison. */
export const keyOf = (name: string): string => tidyName(name).toLocaleLowerCase('en')

/** I, l and 1 look alike in many typefaces, and so do O and 0. */
const strokes = (text: string): string =>
  text
    .replace(/[i1|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/[ '._-]/g, '')

const look = (text: string): string =>
  strokes(confusables().rectifyConfusion(text).normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en'))

/** How a name looks as written, in lower case and in upper case. Names that share one of these can be confused. */
export const looksOf = (name: string): readonly string[] => [
  ...new Set([name, name.toLocaleLowerCase('en'), name.toLocaleUpperCase('en')].map(look)),
]

/** Words that claim to speak for the club. */
const IN_CHARGE: readonly string[] = [
  ...['admin', 'administrator', 'moderator', 'mod', 'owner', 'root', 'system', 'server', 'support', 'security'],
  ...['staff', 'official', 'pentarchy', 'админ', 'администратор', 'модератор', 'система', 'сервер', 'поддержка'],
  ...['пентархия', 'владелец'],
]
/** Names of bots at a table. */
const BOTS: readonly string[] = [...['bot', 'бот', ...LEVELS, 'новичок', 'любитель', 'опытный', 'эксперт', 'мастер']]

let claims: { readonly words: ReadonlySet<string>; readonly names: ReadonlySet<string> } | null = null

/** Reserves "Admin", "Admin 2", "a.d.m.i.n", "Club Admin" and "Bot". */
export function isReserved(name: string): boolean {
  claims ??= {
    words: new Set(IN_CHARGE.flatMap(looksOf)),
    names: new Set([...IN_CHARGE, ...BOTS].flatMap(looksOf)),
  }
  const { words, names } = claims
  const bare = (text: string): string => text.replace(/[^\p{L}]/gu, '')
  const isClaim = (text: string, set: ReadonlySet<string>) => looksOf(text).some(seen => set.has(seen))
  return (
    isClaim(name, names) ||
    isClaim(bare(name), names) ||
    name.split(/[ '._-]+/).some(word => isClaim(word, words) || isClaim(bare(word), words))
  )
}
