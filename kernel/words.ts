import type { Consequence, Kinds } from './advice.ts'
import type { GameEvent, Move, Objection, Position, ScoreLine } from './game.ts'
import { LANGUAGES, type Language, localeOf } from './languages.ts'
import { recordOf } from './record.ts'
import { SEATS, type Seat, type Viewer } from './seat.ts'

/** The name of the player at a seat. */
export type NameOf = (seat: Seat) => string

/** What is read at a table during play, in one language of one game. */
export interface TableWords<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly title: string
  readonly tagline: string
  /** House rules of this table that no rulebook has, told before the game begins. */
  readonly house?: string
  /** Labels for the game's options and their values, by id. */
  readonly options: Readonly<Record<string, OptionWords>>
  /** What the seat must decide now, in one plain sentence. */
  prompt(p: P, seat: Seat): string
  /** The move as an order: "Take the purple dwarf from the row". */
  move(move: M, p: P, seat: Seat): string
  /** The event as a sentence of the game log. */
  event(event: E, nameOf: NameOf): string
  objection(objection: Objection): string
  /** The source of points, for the score sheet. */
  source(source: string): string
  /** For games with many sources: the heading under which the score sheet adds them up, such as "Units". */
  heading?(source: string): string
}

/** Every text of one game in one language, except the rules reader. A table opens without the last three. */
export interface Words<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent>
  extends TableWords<P, M, E> {
  /** What a move leads to, as a phrase without a capital: "first in Rhea: 4 more glory if the age ends now". */
  consequence(consequence: Consequence, nameOf: NameOf): string
  /** The position drawn in plain characters. */
  sketch(p: P, viewer: Viewer, nameOf: NameOf): string
  /** The position for somebody who cannot see it. */
  readonly description: Description<P>
}

/** A region, a row of cards, a board: something on the table that may be asked about. */
export interface TablePlace {
  readonly name: string
  /** Names of the places next to it. */
  readonly beside: readonly string[]
  /** What is there, a phrase each. */
  readonly holds: readonly string[]
}

/** The table for somebody who asks instead of looking. Given a view, it tells what the viewer may know. Phrases, not sentences. */
export interface Description<P extends Position = Position> {
  /** What the seat holds and has not played. */
  hand(p: P, seat: Seat): readonly string[]
  /** What else the seat has. */
  seat(p: P, seat: Seat, nameOf: NameOf): readonly string[]
  places(p: P, nameOf: NameOf): readonly TablePlace[]
  /** Where the seat's points came from so far, or would come from if they were counted now. `null` if they are secret. */
  points(p: P, seat: Seat): readonly ScoreLine[] | null
}

/** Those of the phrases that say something. */
export const said = (...phrases: readonly string[]): string[] => phrases.filter(phrase => phrase !== '')

export type Figures = Objection['figures']

/** The text of each refusal of a game, complete by its codes. */
export type Refusals<Code extends string> = Readonly<Record<Code, (figures: Figures) => string>>

/**
 * Texts for the refusals of the game's rules. The kernel's have theirs elsewhere; an unknown code shows with its rule.
 */
export const refusalText =
  <Code extends string>(refusals: Refusals<Code>) =>
  ({ code, rule, figures }: Objection): string =>
    isKeyOf(refusals, code) ? refusals[code](figures) : [code, rule].filter(part => part !== '').join(' · ')

/** One language: a phrase for each kind, without a capital letter and without a full stop. */
export type ConsequenceWords<F extends Kinds<F>> = {
  readonly [K in keyof F]: (figures: F[K], nameOf: NameOf) => string
}

/** The text of any consequence of this game. */
export const consequenceText =
  <F extends Kinds<F>>(words: ConsequenceWords<F>) =>
  ({ kind, about, figures }: Pick<Consequence, 'kind' | 'about' | 'figures'>, nameOf: NameOf): string =>
    words[kind as keyof F]({ ...about, ...figures } as F[keyof F], nameOf)

/** For ids in capitals that are derived from others. */
export const upperCase = <T extends string>(text: T): Uppercase<T> => text.toUpperCase() as Uppercase<T>

/** The word for an id, or the id itself if it has none. */
export const wordFrom =
  <Id extends string>(words: Readonly<Record<Id, string>>) =>
  (id: string): string =>
    isKeyOf(words, id) ? words[id] : id

const isKeyOf = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key)

/** The names of the winners. */
export const winnersOf = (places: readonly number[], nameOf: NameOf): string[] =>
  SEATS.filter(seat => places[seat] === 1).map(nameOf)

export interface OptionWords {
  readonly label: string
  readonly hint?: string
  readonly values?: Readonly<Record<string, string>>
}

/** The rules as the app shows them: every rule id of the game once, in reading order. */
export interface RuleSection {
  readonly id: string
  readonly title: string
  readonly rules: readonly { readonly id: string; readonly text: string }[]
}

const english = new Intl.PluralRules('en')
const russian = new Intl.PluralRules('ru')

/** The form for a number, without the number: `form(n, 'is', 'are')`. */
export const form = (n: number, one: string, other: string): string => (english.select(n) === 'one' ? one : other)

/** The form after 1, 2 or 5, without the number: `formRu(n, 'остаётся', 'остаются', 'остаются')`. Fractions take the form after 2. */
export const formRu = (n: number, one: string, few: string, many: string): string => {
  const which = russian.select(n)
  return which === 'one' ? one : which === 'many' ? many : few
}

/** `plural(2, 'card', 'cards')` is "2 cards". */
export const plural = (n: number, one: string, other: string): string => `${n} ${form(n, one, other)}`

/** `pluralRu(2, 'карта', 'карты', 'карт')` is "2 карты": the forms after 1, 2 and 5; after «из» or «до» «карты», «карт», «карт». */
export const pluralRu = (n: number, one: string, few: string, many: string): string =>
  `${n} ${formRu(n, one, few, many)}`

const LISTS = recordOf(LANGUAGES, language => new Intl.ListFormat(localeOf(language)))

/** "Anna, Boris and Clara". The verb agrees with their number: `form(names.length, 'wins', 'win')`. */
export const listOf = (language: Language, items: Iterable<string>): string => LISTS[language].format(items)

/** The order of the rules and their ids: one list for all languages. */
export type RuleOrder<S extends string, R extends string> = readonly { readonly id: S; readonly rules: readonly R[] }[]

/** Combines the order of the rules with the titles and texts of one language. A missing text does not compile. */
export const ruleBook = <S extends string, R extends string>(
  order: RuleOrder<S, R>,
  titles: Readonly<Record<S, string>>,
  texts: Readonly<Record<R, string>>,
): readonly RuleSection[] =>
  order.map(section => ({
    id: section.id,
    title: titles[section.id],
    rules: section.rules.map(id => ({ id, text: texts[id] })),
  }))
