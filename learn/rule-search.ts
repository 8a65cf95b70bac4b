import type { Language } from '../kernel/languages.ts'
import type { RuleSection } from '../kernel/words.ts'

/** Something visible at the table, by its name, and the rule that explains it. */
export interface Sight {
  readonly name: string
  readonly rule: string
}

export interface RuleHit {
  readonly id: string
  readonly text: string
  /** The names searched for, if the rule itself does not contain them. */
  readonly sights: readonly string[]
}

export interface SectionHits {
  readonly id: string
  readonly title: string
  readonly rules: readonly RuleHit[]
}

/** A piece of a text; hits are marked. */
export interface Span {
  readonly text: string
  readonly isHit: boolean
}

export interface RuleSearch {
  readonly sections: readonly SectionHits[]
  readonly count: number
  mark(text: string): readonly Span[]
}

type Matches = (word: string) => boolean

const WORD = /[\p{L}\p{N}]+/gu

const RULE_ID = /^[a-z]{2,3}-[a-z\d-]*$/

const ENDINGS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['ings', 'ing', 'ers', 'er', 'ed', 'es', 's', 'e'],
  ru: (
    'иями ями ами ого его ому ему ыми ими ешь ете ить ать ять еть ает яет ией иям иях ой ей ий ый ая яя ое ее ые ие ов ев ах ях ам ям ом ем их ых ' +
    'ую юю ит ют ут ат ят ию ия а я о е и ы у ю ь й'
  ).split(' '),
}

/** A stem keeps at least this many letters. */
const ROOT = 3

const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** The part that all forms of a word share: "elves" and "elf", «победа» and «победу». */
export function stemOf(word: string, language: Language): string {
  const whole = folded(word)
  const ending = (ENDINGS[language] ?? []).find(one => whole.endsWith(one) && whole.length - one.length >= ROOT) ?? ''
  const root = whole.slice(0, whole.length - ending.length)
  if (language !== 'en') return root
  return root
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/y$/, 'i')
}

const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? []

/**
 * Finds rules by words, by their ids, and by the names of things at the table. A word matches in all its forms. It
 * matches as a prefix only if the book has none of these forms: "win" does not find the wingfolk, "wingf" does.
 */
export function searchRules(
  book: readonly RuleSection[],
  sights: readonly Sight[],
  wanted: string,
  language: Language,
): RuleSearch {
  const named = folded(wanted.trim())
  if (RULE_ID.test(named) && book.some(({ rules }) => rules.some(({ id }) => folded(id).startsWith(named)))) {
    const byId = hitsIn(book, (_, { id }) => (folded(id).startsWith(named) ? [] : null))
    const exact = hitsIn(book, (_, { id }) => (folded(id) === named ? [] : null))
    return result(exact.length > 0 ? exact : byId, [])
  }
  const seen = new Map<string, string[]>()
  for (const { name, rule } of sights) seen.set(rule, [...(seen.get(rule) ?? []), name])
  const all = [...book.flatMap(({ title, rules }) => [title, ...rules.map(({ text }) => text)]), ...seen.values()]
    .flat()
    .flatMap(wordsIn)
  const terms = wordsIn(wanted).map(term => matcherOf(term, all, language))
  const found = hitsIn(book, (title, { id, text }) => {
    const has = (words: string, matches: Matches): boolean => wordsIn(words).some(matches)
    const names = (seen.get(id) ?? []).filter(name => terms.every(matches => has(name, matches)))
    const isNamed = terms.every(matches => has(text, matches) || has(title, matches))
    return isNamed || names.length > 0 ? names : null
  })
  return result(found, terms)
}

function matcherOf(term: string, all: readonly string[], language: Language): Matches {
  const stem = stemOf(term, language)
  const same: Matches = word => stemOf(word, language) === stem
  if (all.some(same)) return same
  const start = folded(term)
  return word => folded(word).startsWith(start)
}

/** The rules for which `judge` returns the sights that led to them; `null` leaves a rule out. */
const hitsIn = (
  book: readonly RuleSection[],
  judge: (title: string, rule: RuleSection['rules'][number]) => readonly string[] | null,
): readonly SectionHits[] =>
  book
    .map(({ id, title, rules }) => ({
      id,
      title,
      rules: rules.flatMap(rule => {
        const names = judge(title, rule)
        return names ? [{ ...rule, sights: names }] : []
      }),
    }))
    .filter(({ rules }) => rules.length > 0)

const result = (sections: readonly SectionHits[], terms: readonly Matches[]): RuleSearch => ({
  sections,
  count: sections.reduce((sum, { rules }) => sum + rules.length, 0),
  mark: text => marked(text, terms),
})

function marked(text: string, terms: readonly Matches[]): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const found of text.matchAll(WORD)) {
    if (!terms.some(matches => matches(found[0]))) continue
    if (found.index > from) spans.push({ text: text.slice(from, found.index), isHit: false })
    spans.push({ text: found[0], isHit: true })
    from = found.index + found[0].length
  }
  return from < text.length ? [...spans, { text: text.slice(from), isHit: false }] : spans
}
