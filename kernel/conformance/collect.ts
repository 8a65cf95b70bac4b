import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import type { Advice } from '../advice.ts'
import type { Game, GameEvent, Move, Options, Position } from '../game.ts'
import { elementAt, entryOf } from '../list.ts'
import type { GameModule } from '../module.ts'
import { parseOptions } from '../options.ts'
import { Rng } from '../rng.ts'
import { type Seat, seatsOf } from '../seat.ts'
import type { Description, NameOf, Words } from '../words.ts'
import type { PlayerText } from './proofread.ts'
import { PROOFREAD, type ProofreadLanguage } from './proofread-languages.ts'

/** Every sentence with a figure is formed with these: 0 and all plural forms of English and Russian. */
export const FIGURES = [0, 1, 2, 5, 11, 21, 101]

/** Values for parameters that are not figures, by parameter name. All of them are tried. */
export type Samples = Readonly<Record<string, readonly unknown[]>>

const NAMES = {
  en: ['Anna', 'Boris', 'Clara', 'Denis', 'Lena', 'Misha', 'Oleg'],
  ru: ['Анна', 'Борис', 'Клара', 'Денис', 'Лена', 'Миша', 'Олег'],
}

const usual = (language: ProofreadLanguage): Samples => ({
  name: [NAMES[language][0]],
  names: [NAMES[language].slice(0, 2).join(language === 'en' ? ' and ' : ' и ')],
  who: [NAMES[language][0]],
  nameOf: [(seat: Seat) => elementAt(NAMES[language], seat)],
})

const OF_PLAY = new Set(['event', 'e', 'p', 'order', 'm', 'move', 'position', 'view'])
/** Traces of a sample that does not fit: a missing word, an empty list. */
const BROKEN = /undefined|NaN|\[object|=>| {2}| [,.;:!?](?!\d)|^\s|(?<!:)\s$|: ?[.)]/

export interface Collected {
  readonly texts: readonly PlayerText[]
  /** Texts that no sample fits. */
  readonly uncallable: readonly string[]
}

/** All texts of the language modules: exports of `.en.ts` and `en.ts` files, or texts under the keys `en` and `ru`. */
export async function textsIn(folder: URL, patterns: readonly string[], samples: Samples): Promise<Collected> {
  const root = fileURLToPath(folder)
  const texts: PlayerText[] = []
  const uncallable: string[] = []
  for (const path of globSync([...patterns], { cwd: root }).sort()) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `${root}${path}`)
    const language = languageOf(path)
    for (const [name, value] of Object.entries(module)) {
      const where = `${path} ${name}`
      if (language) walk({ language, where, samples, texts, uncallable }, value)
      else
        for (const each of PROOFREAD)
          walk({ language: each, where: `${where}.${each}`, samples, texts, uncallable }, at(value, each))
    }
  }
  return { texts, uncallable }
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined

const languageOf = (path: string): ProofreadLanguage | undefined =>
  PROOFREAD.find(language => basename(path) === `${language}.ts` || path.endsWith(`.${language}.ts`))

interface Walk {
  readonly language: ProofreadLanguage
  readonly where: string
  readonly samples: Samples
  readonly texts: PlayerText[]
  readonly uncallable: string[]
}

function walk(here: Walk, value: unknown, depth = 0): void {
  const { language, where } = here
  if (typeof value === 'string') {
    if (/\p{L}/u.test(value)) here.texts.push({ language, where, text: value })
  } else if (typeof value === 'function') {
    if (depth < 12) walkCalls(here, value as (...given: unknown[]) => unknown, depth)
  } else if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
    const texts = isWords(value)
      ? Object.entries(value).filter(([, each]) => typeof each !== 'function')
      : Object.entries(value)
    for (const [key, each] of texts) if (key !== 'id') walk({ ...here, where: `${where}.${key}` }, each, depth + 1)
  }
}

const isWords = (value: object): boolean => 'tagline' in value && 'prompt' in value

/** Calls a text with every sample, and with figures where no sample is given. */
function walkCalls(here: Walk, text: (...given: unknown[]) => unknown, depth: number): void {
  const names = parametersOf(text)
  if (names.some(name => OF_PLAY.has(name) && !(name in here.samples))) return
  const samples: Samples = { ...usual(here.language), ...here.samples }
  const given = names.map(name => (Object.hasOwn(samples, name) ? entryOf(samples, name) : null))
  const figures = names.map(() => null)
  if (![given, figures].some(each => collects(here, text, combinations(each, samples), depth)))
    here.uncallable.push(
      `${here.where}(${names.join(', ')}) gives no sentence: what is no figure needs samples in test/words.test.ts, ` +
        `such as samples: { ${names[0] ?? 'name'}: [one, another] }; a text without letters belongs into the component`,
    )
}

function collects(
  here: Walk,
  text: (...given: unknown[]) => unknown,
  given: Iterable<readonly unknown[]>,
  depth: number,
): boolean {
  const first = here.texts.length
  for (const values of given) {
    const before = here.texts.length
    try {
      walk(here, text(...values), depth + 1)
    } catch {
      // The sample does not fit this text; another may.
    }
    here.texts.push(...here.texts.splice(before).filter(each => !BROKEN.test(each.text)))
  }
  return here.texts.length > first
}

/** `null` stands for a figure. Two figures are tried in all pairs; three or more get the same value. */
function* combinations(given: readonly (readonly unknown[] | null)[], samples: Samples): Generator<unknown[]> {
  const figures = given.filter(values => values === null).length
  const pairs = figures === 2 ? FIGURES.flatMap(a => FIGURES.map(b => [a, b])) : FIGURES.map(n => given.map(() => n))
  const longest = Math.max(1, ...given.map(values => values?.length ?? 1))
  for (const numbers of figures === 0 ? [[]] : [...pairs, ...FIGURES.map(n => given.map(() => figuresOf(n, samples)))])
    for (let turn = 0; turn < longest; turn++) {
      let next = 0
      yield given.map(values => (values === null ? numbers[next++] : values[turn % values.length]))
    }
}

/** For texts that take an object: a figure under every name that has no sample. */
const figuresOf = (n: number, samples: Samples, turn = 0): Readonly<Record<string, number>> =>
  new Proxy<Record<string, number>>(
    {},
    {
      get(_, key) {
        if (typeof key !== 'string') return key === Symbol.toPrimitive ? () => n : undefined
        const values = Object.hasOwn(samples, key) ? samples[key] : undefined
        return values ? values[turn % values.length] : n
      },
    },
  )

const parametersOf = (text: (...given: unknown[]) => unknown): string[] => {
  const source = text.toString()
  const list =
    /^(?:async\s+)?(?:function\s*\w*\s*)?(?:\w+\s*)?\(((?:[^()]|\([^()]*\))*)\)/.exec(source)?.[1] ??
    /^(\w+)\s*=>/.exec(source)?.[1] ??
    ''
  return list
    .replace(/\{[^}]*\}/g, 'figures')
    .split(',')
    .map(name => name.replace(/=.*$/s, '').trim())
    .filter(name => name !== '')
}

const GAMES_A_SIZE = 2
const STEPS = 400
const MOVES_A_STEP = 12

/**
 * What is said in random games: questions, moves, events, drawings and sources, each new sentence again with every
 * figure changed.
 */
export async function textsInPlay<P extends Position, M extends Move, E extends GameEvent, O extends Options>(
  module: Pick<GameModule<P, M, E, O>, 'game' | 'words' | 'advice'>,
  options: readonly Options[],
): Promise<readonly PlayerText[]> {
  const { game } = module
  const advice = await module.advice()
  const listener = listening({ en: await module.words.en(), ru: await module.words.ru() })
  const { min, max } = game.facts.seats
  for (let seats = min; seats <= max; seats++)
    for (let n = 0; n < GAMES_A_SIZE; n++) {
      const parsed = parseOptions(game as Game, seats, elementAt(options, n % options.length))
      if (!parsed.ok) continue
      const rng = Rng.fromSeed(`words ${seats} ${n}`)
      listenTo(game, advice, game.setup(parsed.value as O, seats, rng), seats, rng, listener)
    }
  return listener.texts
}

function listenTo<P extends Position, M extends Move, E extends GameEvent, O extends Options>(
  game: Game<P, M, E, O>,
  advice: Advice<P, M, E>,
  p: P,
  seats: number,
  rng: Rng,
  { hear, note }: TextCollector<P, M, E>,
): void {
  for (let step = 0; step < STEPS && game.toMove(p).length > 0; step++) {
    const seat = rng.pick(game.toMove(p))
    const moves = game.moves(p, seat)
    const move = rng.pick(moves)
    for (const each of seatsOf(seats))
      hear('the prompt', [game.view(p, each)], (words, [view]) => words.prompt(view, each), SENTENCE, PROMPTS)
    for (const each of [move, ...moves.slice(0, MOVES_A_STEP)])
      hear(`the move ${each.kind}`, [p, each], (words, [position, order]) => words.move(order, position, seat), {})
    const before = game.view(game.clone(p), seat)
    const events: E[] = []
    game.play(p, seat, move, rng, event => {
      events.push(game.mask(event, seat))
      for (const told of [event, game.mask(event, null)])
        hear(`the event ${told.kind}`, [told], (words, [one], nameOf) => words.event(one, nameOf), SENTENCE)
    })
    for (const told of advice.consequences({ seat, before, move, after: game.view(game.clone(p), seat), events }))
      hear(`the consequence ${told.kind}`, [told], (words, [one], nameOf) => words.consequence(one, nameOf), {})
    if (step % 100 === 0) {
      note('the drawing', (words, nameOf) => words.sketch(p, null, nameOf), { drawing: true })
      for (const each of seatsOf(seats))
        note('the description', (words, nameOf) => described(words.description, p, each, nameOf), { drawing: true })
    }
  }
  for (const { source } of game.outcome(p)?.lines.flat() ?? []) {
    note(`the source ${source}`, words => words.source(source))
    note(`the heading of ${source}`, words => words.heading?.(source) ?? words.source(source))
  }
}

const described = <P extends Position>(
  { hand, seat: has, places }: Description<P>,
  p: P,
  seat: Seat,
  nameOf: NameOf,
): string =>
  [
    ...hand(p, seat),
    ...has(p, seat, nameOf),
    ...places(p, nameOf).flatMap(({ name, beside, holds }) => [name, ...beside, ...holds]),
  ].join('\n')

const SENTENCE = { sentence: true }

interface TextCollector<P extends Position, M extends Move, E extends GameEvent> {
  readonly texts: readonly PlayerText[]
  /** A sentence about data. A new one is repeated with every number in the data changed. */
  hear<T extends readonly object[]>(
    where: string,
    told: readonly [...T],
    speak: (words: Words<P, M, E>, told: readonly [...T], nameOf: NameOf) => string,
    kind: Partial<PlayerText>,
    most?: number,
  ): void
  /** Records a text unchanged. */
  note(where: string, speak: (words: Words<P, M, E>, nameOf: NameOf) => string, kind?: Partial<PlayerText>): void
}

function listening<P extends Position, M extends Move, E extends GameEvent>(
  words: Readonly<Record<ProofreadLanguage, Words<P, M, E>>>,
): TextCollector<P, M, E> {
  const texts: PlayerText[] = []
  const isNew = newSentences()
  const nameOf = { en: (seat: Seat) => elementAt(NAMES.en, seat), ru: (seat: Seat) => elementAt(NAMES.ru, seat) }
  return {
    texts,
    hear(where, told, speak, kind, most) {
      for (const language of PROOFREAD) {
        const aloud = (of: typeof told) => speak(words[language], of, nameOf[language])
        if (!isNew(`${language} ${where}`, aloud(told), most)) continue
        const copy = structuredClone(told)
        for (const text of withFigures(copy, () => aloud(copy)))
          if (!BROKEN.test(text)) texts.push({ language, where, text, ...kind })
      }
    },
    note(where, speak, kind = {}) {
      for (const language of PROOFREAD)
        texts.push({ language, where, text: speak(words[language], nameOf[language]), ...kind })
    },
  }
}

/** How many variants of one kind of sentence are kept. */
const VARIANTS = 5
const PROMPTS = 40

/** The first few sentences of each kind that differ in more than figures and names. */
function newSentences(): (where: string, text: string, most?: number) => boolean {
  const seen = new Map<string, Set<string>>()
  return (where, text, most = VARIANTS) => {
    const known = seen.get(where) ?? new Set()
    seen.set(where, known)
    const skeleton = text.replace(/\d+|\p{Lu}[\p{L}’]+/gu, '0')
    if (known.size >= most || known.has(skeleton)) return false
    known.add(skeleton)
    return true
  }
}

/** The sentence as it is, and with each number in its data changed in turn. Changes that make no sense are skipped. */
function withFigures(told: readonly object[], speak: () => string): Set<string> {
  const texts = new Set([speak()])
  const attempt = () => {
    try {
      texts.add(speak())
    } catch {
      // The number was an id, not a figure: there is no such card or seat.
    }
  }
  const visit = (holder: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'number')
        for (const n of FIGURES) {
          holder[key] = n
          attempt()
        }
      if (Array.isArray(value) && value.length > 0)
        for (const length of FIGURES.slice(0, 6)) {
          holder[key] = Array.from({ length }, (_, i) => value[i % value.length])
          attempt()
        }
      holder[key] = value
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>)
    }
  }
  for (const each of told) visit(each as Record<string, unknown>)
  return texts
}

/** Every refusal of the game, with figures under whatever names it uses. */
export function refusalsOf(
  words: Pick<Words, 'objection'>,
  language: ProofreadLanguage,
  codes: readonly string[],
  samples: Samples,
): PlayerText[] {
  return codes.flatMap(code =>
    [0, 1, 2].flatMap(turn =>
      FIGURES.flatMap(n => {
        const text = attempted(() => words.objection({ code, rule: '', figures: figuresOf(n, samples, turn) }))
        return text === null ? [] : [{ language, where: `the refusal ${code}`, text, sentence: true }]
      }),
    ),
  )
}

const attempted = (speak: () => string): string | null => {
  try {
    const text = speak()
    return BROKEN.test(text) ? null : text
  } catch {
    return null
  }
}

/** Texts written directly in the markup instead of a language file. */
export function literalsIn(folder: URL, pattern: string): string[] {
  const root = fileURLToPath(folder)
  return globSync(pattern, { cwd: root })
    .sort()
    .flatMap(path =>
      markupTexts(readFileSync(`${root}${path}`, 'utf8')).map(text => `${path}: “${text}” stands in the markup`),
    )
}

const LABELS = /\s(?:aria-label|aria-description|title|alt|placeholder|label)="([^"]*)"/g

/** Text between tags, and labels that are not computed. */
export function markupTexts(source: string): string[] {
  const bare = withoutBraces(source.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, ''))
  const labels = [...bare.matchAll(LABELS)].map(found => elementAt(found, 1))
  const between = bare.replace(/<[^>]*>/g, '\n').split('\n')
  return [...labels, ...between]
    .map(text => text.replace(/&\w+;/g, ' ').trim())
    .filter(text => /\p{L}{2}/u.test(text) && !/^[IVX]+$/.test(text))
}

function withoutBraces(markup: string): string {
  let depth = 0
  let bare = ''
  for (const character of markup) {
    if (character === '{') depth++
    if (depth === 0) bare += character
    if (character === '}') depth--
  }
  return bare
}
