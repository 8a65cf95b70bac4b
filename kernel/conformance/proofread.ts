import { COMMON, type Glossary, type RussianNoun } from './glossary.ts'
import type { ProofreadLanguage } from './proofread-languages.ts'

/** A text that players read, and where it is. */
export interface PlayerText {
  readonly language: ProofreadLanguage
  readonly where: string
  readonly text: string
  /**
   * Always a whole sentence: a rule, an event, a question, a refusal. A label counts as one if it ends with a full
   * stop.
   */
  readonly sentence?: boolean
  /** A drawing in characters: only word forms are checked. */
  readonly drawing?: boolean
}

export type Proofreader = (playerText: PlayerText) => string[]

/** Checks texts against a glossary. Each fault is a line that names the place. */
export function proofreader(glossary: Glossary): Proofreader {
  const forbidden = { en: forbiddenIn(glossary, 'en'), ru: forbiddenIn(glossary, 'ru') }
  const all = { ...COMMON, ...glossary }
  const counting = { en: englishCounting(all), ru: russianCounting(all) }
  return playerText => {
    const { language, where } = playerText
    if (playerText.drawing)
      return playerText.text
        .split(/\n| {2,}| · | \| /)
        .flatMap(cell => [...forbidden[language](cell), ...counting[language](cell, true)].map(inPlace(where, cell)))
    const faults = [...forbidden[language](playerText.text), ...counting[language](playerText.text, false)]
    return [...faults, ...shape(playerText), ...typography(playerText), ...style(playerText)].map(
      inPlace(where, playerText.text),
    )
  }
}

const inPlace = (where: string, text: string) => (fault: string) => `${where}: ${fault} in “${text}”`

/** `\b` does not work for Cyrillic. */
const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A word or phrase. A star matches any ending; a pattern in lower case ignores case. */
const wordPattern = (word: string): RegExp => {
  const stem = word.endsWith('*') ? `${literally(word.slice(0, -1))}\\p{L}*` : literally(word)
  return new RegExp(`${START}${stem}${END}`, word === word.toLowerCase() ? 'giu' : 'gu')
}

function forbiddenIn(glossary: Glossary, language: ProofreadLanguage): (text: string) => string[] {
  const rules = Object.entries(glossary).flatMap(([id, concept]) => {
    const name = concept[language]
    const right = typeof name === 'string' ? name : name.one
    const but = (concept.but?.[language] ?? []).map(wordPattern)
    return (concept.not?.[language] ?? []).map(word => ({ id, right, but, pattern: wordPattern(word) }))
  })
  return text =>
    rules.flatMap(({ id, right, but, pattern }) => {
      const rest = but.reduce((left, phrase) => left.replace(phrase, '…'), text)
      return [...rest.matchAll(pattern)].map(found => `“${found[0]}” for “${right}” (${id})`)
    })
}

const FIGURE =
  /(?<![\p{L}\p{N}.,:/#-])(?:(?<before>\p{L}+)[ \u00a0])?(?<figure>\d+)[ \u00a0](?<after>\p{L}[^.,;:!?()«»“”—–/+=|·\n]*)/gu

interface Counted {
  readonly before: string
  readonly n: number
  readonly isFirst: boolean
  /** The word after the figure. */
  readonly next: string
  /** All words after the figure, up to a full stop or comma. */
  readonly after: readonly string[]
}

const countedIn = (text: string): Counted[] => {
  const found: Counted[] = []
  FIGURE.lastIndex = 0
  for (let match = FIGURE.exec(text); match; match = FIGURE.exec(text)) {
    const { before = '', figure = '', after = '' } = match.groups ?? {}
    const words = after.trim().split(/\s+/)
    found.push({
      before,
      n: Number(figure),
      isFirst: before === '' && match.index === 0,
      next: words[0] ?? '',
      after: words,
    })
    // The words after one figure may contain the next.
    FIGURE.lastIndex = match.index + match[0].length - after.length
  }
  return found
}

type Counting = (text: string, isDrawing: boolean) => string[]

/** Words that look like plurals but count nothing: "a band of 1 places a marker". */
const NOT_PLURAL = new Set(
  `is was has does as less plus this its us across unless always places means gives goes takes counts leaves makes ends
  comes stays costs brings wins needs begins pays adds scores holds captures beats`.split(/\s+/),
)

/** "1 cards", "5 card", "are 1", "Anna and Karl wins". */
function englishCounting(glossary: Glossary): Counting {
  const nouns = Object.values(glossary).flatMap(({ en }) => (typeof en === 'string' ? [] : [en]))
  const ones = new Set(nouns.map(noun => noun.one.toLowerCase()))
  const others = new Set(nouns.map(noun => noun.other.toLowerCase()))
  return (text, isDrawing) => {
    const faults: string[] = []
    for (const { before, n, next, after } of countedIn(text)) {
      const counted = `${n} ${next}`
      if (ones.has(before.toLowerCase()) && !ones.has(next.toLowerCase())) continue
      const word = nounOf(
        after,
        each => ones.has(each.toLowerCase()) || others.has(each.toLowerCase()),
        each => !/s$/.test(each),
      )
      if (word !== undefined) {
        if (!(n === 1 ? ones : others).has(word.toLowerCase())) faults.push(`“${n} … ${word}”`)
      } else if (!isDrawing && /^[a-z]+s$/.test(next) && !/(ss|us)$/.test(next) && !NOT_PLURAL.has(next))
        faults.push(`“${counted}”: “${next}” is not in the glossary`)
      if (n === 1 && next === 'are' && !/[+−] 1 are/.test(text)) faults.push(`“${counted}”`)
    }
    const are = /(?<!\byou )\b(?:are|were) 1(?! (?:of|to|or)\b)(?=[ .,;)])/i.exec(text)
    if (are) faults.push(`“${are[0]}”`)
    const verb =
      /\b\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+ (wins|takes|gets|gains|has|is|shares|pays|loses|draws|keeps)\b/u.exec(text)
    if (verb) faults.push(`“${verb[0]}”`)
    return faults
  }
}

/** The known noun that is counted, after at most two adjectives and no small word. */
function nounOf(
  words: readonly string[],
  isNoun: (word: string) => boolean,
  isAdjective: (word: string) => boolean,
): string | undefined {
  for (const [at, word] of words.slice(0, 3).entries()) {
    // In English a noun may qualify another: "12 fighter cards".
    if (isNoun(word)) return isNoun(words[at + 1] ?? '') ? words[at + 1] : word
    if (SMALL.has(word.toLowerCase()) || !isAdjective(word)) return undefined
  }
  return undefined
}

/** After these words nothing is counted. */
const SMALL = new Set(
  `of or and for to in at on from with by than per left short each is are was were if but when that which who
  there together apart again already now then so as a an the your their its no not out would could must may can has have had
  и или из за в во на с со от до по к ко у при для без не а но то ли уже ещё больше меньше вместо если когда что как чем
  он она оно они их его её вы вас вам ваш ваша ваши каждому каждый каждая каждое обоим всем всего все тоже сразу
  вместе подряд снова там здесь тут теперь нужно нужна нужны нужен можно нельзя раньше позже только лишь против мин сек кБ`.split(
    /\s+/,
  ),
)

/** Words that take the genitive: «из 1 карты», «до 2 карт». */
const GENITIVE = new Set(
  `из до от без для у около больше меньше более менее после кроме против вместо среди хватает хватит хватало хватило минимум
  лишается лишились достигает достигнет достигли достигла достиг требует требуют ниже выше дороже дешевле`.split(/\s+/),
)
/** Words that take the genitive or another case: «с 2 карт», «и 1 карты». */
const EITHER = new Set([
  'с',
  'со',
  'и',
  'или',
  'по',
  'чем',
  'максимум',
  'ждёт',
  'ещё',
  'ровно',
  'всего',
  'каждые',
  'любых',
])

const ADJECTIVE = /(?:ый|ий|ой|ая|яя|ое|ее|ого|его|ую|юю|ых|их|ым|им|ыми|ими|ые|ие|ому|ему)$/

/** «1 карт», «из 2 карты», «5 карты», and figures before a word missing from the glossary. */
function russianCounting(glossary: Glossary): Counting {
  const nouns = Object.values(glossary).flatMap(({ ru }) => (typeof ru === 'string' ? [] : [ru]))
  const byForm = new Map<string, RussianNoun[]>()
  for (const noun of nouns) for (const form of formsOf(noun)) byForm.set(form, [...(byForm.get(form) ?? []), noun])
  return (text, isDrawing) => {
    const faults: string[] = []
    for (const { before, n, next, after, isFirst } of countedIn(text)) {
      const label = byForm.get(before.toLowerCase())
      const known = (word: string) => byForm.has(word.toLowerCase())
      if (label?.some(noun => isLabel(noun, before) && (noun.numbered === true || !known(next)))) continue
      const word = nounOf(after, known, each => ADJECTIVE.test(each))
      if (word !== undefined) {
        const form = word.toLowerCase()
        // A text that begins with a figure may be inserted after «из».
        const governor = isFirst ? 'и' : before.toLowerCase()
        const isRight = (byForm.get(form) ?? []).some(noun => fits(noun, form, n, governor))
        if (!isRight) faults.push(`“${[before, n, '…', word].filter(part => part !== '').join(' ')}”`)
      } else if (
        !isDrawing &&
        /^[а-яё]/.test(next) &&
        !SMALL.has(next) &&
        !/^[а-яё]+(л|ла|ло|ли|ет|ит|ут|ют|ат|ят)$/.test(next)
      )
        faults.push(`“${n} ${next}”: text/glossary.ts has no such noun; add it, or let no other word follow the figure`)
    }
    const verb = new RegExp(`${START}\\p{Lu}\\p{Ll}+ и \\p{Lu}\\p{Ll}+ \\p{Ll}+(ет|ит|ёт)${END}`, 'u').exec(text)
    if (verb) faults.push(`“${verb[0]}”`)
    return faults
  }
}

const lower = (words: readonly string[]): string[] => words.map(word => word.toLowerCase())
const genitiveOf = (noun: RussianNoun): string => noun.gen ?? noun.few
const accusativeOf = (noun: RussianNoun): string => noun.acc ?? (noun.animate ? genitiveOf(noun) : noun.one)
const singularsOf = (noun: RussianNoun): string[] =>
  lower([noun.one, genitiveOf(noun), accusativeOf(noun), ...(noun.singular ?? [])])
const isLabel = (noun: RussianNoun, word: string): boolean => singularsOf(noun).includes(word.toLowerCase())
const formsOf = (noun: RussianNoun): Set<string> =>
  new Set([...singularsOf(noun), ...lower([noun.few, noun.many, ...(noun.plural ?? [])])])

function fits(noun: RussianNoun, form: string, n: number, governor: string): boolean {
  const [few, many, genitive] = lower([noun.few, noun.many, genitiveOf(noun)])
  const isGenitive = GENITIVE.has(governor)
  const isEither = EITHER.has(governor)
  const isOblique = (forms: readonly string[] = []) => !isGenitive && lower(forms).includes(form)
  if (n % 10 === 1 && n % 100 !== 11) {
    if (isOblique(noun.singular)) return true
    if (form === genitive && (isGenitive || isEither)) return true
    return !isGenitive && lower([noun.one, accusativeOf(noun)]).includes(form)
  }
  if (isOblique(noun.plural)) return true
  const isFew = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)
  if (!isFew) return form === many
  if (form === many && (isGenitive || isEither || noun.animate === true)) return true
  return form === few && !isGenitive
}

/** A sentence begins with a capital letter and ends. */
function shape({ text, sentence }: PlayerText): string[] {
  const isSentence = sentence ?? /[.!?…]$/.test(text)
  if (!isSentence) return []
  const faults: string[] = []
  if (/^[^\p{L}\p{N}+×−]*\p{Ll}/u.test(text)) faults.push('begins in lower case')
  if (sentence && !/[.!?…:][»”)]?$/.test(text)) faults.push('does not end')
  const inner = /\p{L}{2,}[.!?] \p{Ll}\p{L}+/u.exec(text)
  if (inner && !/(т|д|п|др|пр|ед|ср|см|e\.g|i\.e|vs|etc)\. /.test(inner[0]))
    faults.push(`“${inner[0]}” begins in lower case`)
  return faults
}

const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/ {2}/, 'two spaces'],
  [/ [,.;:!?](?!\d)/, 'a space before a stop'],
  // A label for something typed may end with a colon and a space.
  [/^\s|(?<!:)\s$/, 'a space at the edge'],
  [/\.\.\./, 'three stops for …'],
  [/ - /, 'a hyphen for a dash'],
  [/"/, 'straight quotes for “ ” or « »'],
  [/\p{L}'\p{L}|\p{L}'(?= )/u, 'a straight apostrophe for ’'],
]

function typography({ language, text }: PlayerText): string[] {
  const faults = TYPOGRAPHY.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault)
  const foreign = language === 'en' ? /[«»]/ : /[“”]/
  return foreign.test(text.replace(/„[^“]*“/g, '')) ? [...faults, 'quotes of another language'] : faults
}

const STYLE: Readonly<Record<ProofreadLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bshall\b/i, '“shall”'],
    [
      /(?:^|[.;!] )Who (?!(?:is|are|was|has|can|will|may|goes|plays|wins|begins|starts)\b[^.]*\?)[^?.]*[.;:]/,
      '“Who” for “Whoever”',
    ],
    [/\bis on turn\b/i, '“is on turn”'],
    [/[а-яё]/i, 'letters of another language'],
    [
      /\b(?:TODO|FIXME|undefined|NaN|null|boolean|the engine|the code|implementation)\b|\[object|\$\{/,
      'a developer’s note',
    ],
  ],
  ru: [[/TODO|FIXME|undefined|NaN|null|\[object|\$\{|движ(?:ок|ка|ке)(?!\p{L})|реализаци/u, 'a developer’s note']],
}

const style = ({ language, text }: PlayerText): string[] =>
  STYLE[language].filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault)

/** Pairs of words that differ only in ё. */
const TWO_WORDS = new Set(
  'все чем нем том всем осел небо темы узнаем берет передохнем совершенны падеж моем ее озера'.split(' '),
)

/** «еще» where another text has «ещё». */
export function missingYo(texts: readonly PlayerText[]): string[] {
  const russian = texts.filter(({ language }) => language === 'ru')
  const words = (text: string) => text.toLowerCase().match(/[а-яё]+/g) ?? []
  const dotted = new Set(russian.flatMap(({ text }) => words(text).filter(word => word.includes('ё'))))
  const bare = new Set([...dotted].map(word => word.replaceAll('ё', 'е')))
  return russian.flatMap(({ where, text }) =>
    words(text)
      .filter(word => bare.has(word) && !TWO_WORDS.has(word))
      .map(word => `${where}: “${word}” without its ё in “${text}”`),
  )
}
