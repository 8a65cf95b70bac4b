import type { Move, Options, Position } from '../kernel/game.ts'
import { type Translations, translations } from '../kernel/languages.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Candidate, LessonFigures, Opening, Sentence } from './lesson.ts'
import type { Sight } from './rule-search.ts'

/* The format of primers: two pages to read before a first game. docs/adding-a-game.md explains how to write one. */

/** The subject of a picture: a position of a real match, as a seat sees it. */
export interface PictureScene<P extends Position = Position, M extends Move = Move> {
  readonly match: { readonly seats: number; readonly options: Options } & Opening
  readonly seat: Seat
  /** Somebody else is to move, so nothing is highlighted. */
  readonly watches?: true
  /** What the picture needs of the position. `pentarchy lessons GAME --find SCENE` searches for one. */
  position(candidate: Candidate<P, M>): boolean
  /** Every number in the caption, taken from the rules. */
  figures?(view: P, seat: Seat): LessonFigures
}

export const PARTS = ['aim', 'turn', 'points'] as const
export type PrimerPart = (typeof PARTS)[number]

/** A picture from the real table. */
export interface PictureText<Id extends string = string, Figure extends string = string> {
  readonly picture: Id
  readonly caption: Sentence<Figure>
  /** A description for people who cannot see it. */
  readonly alt: Sentence<Figure>
}

type Scenes = Readonly<Record<string, object>>
type FiguresOf<S> = S extends { figures(...asked: never[]): infer Figures } ? Extract<keyof Figures, string> : never
/** A picture of one of these scenes, with the figures of that scene. */
type PictureOf<S extends Scenes> = { [Id in keyof S & string]: PictureText<Id, FiguresOf<S[Id]>> }[keyof S & string]

export interface Mistake {
  readonly title: string
  readonly text: string
}

/** One language of a primer. Words between `**` are emphasized. */
export type PrimerText<S extends Scenes = Scenes> = {
  readonly [Part in PrimerPart]: {
    readonly title: string
    /** Paragraphs. A list is a series of steps. */
    readonly body: readonly (string | readonly string[] | PictureOf<S>)[]
  }
} & {
  readonly mistakes: { readonly title: string; readonly three: readonly [Mistake, Mistake, Mistake] }
}

/** What `games/<game>/primer/index.ts` exports as `primer`. */
export interface Primer<P extends Position = Position, M extends Move = Move> {
  readonly scenes: Readonly<Record<string, PictureScene<P, M>>>
  /** Where the reference says more: rule ids for each part, and one for each mistake. */
  readonly more: Readonly<Record<PrimerPart, readonly string[]>> & {
    readonly mistakes: readonly [string, string, string]
  }
  readonly words: Translations<PrimerText>
  /** Names of things at the table, for the search. */
  readonly sights: Translations<readonly Sight[]>
}

/** Drops the types of one game. Scenes only ever see positions of their own game. */
export const definePrimer = <P extends Position, M extends Move>({
  texts,
  ...primer
}: Omit<Primer<P, M>, 'words' | 'sights'> & {
  readonly texts: Translations<{ readonly text: PrimerText; readonly sights: readonly Sight[] }>
}): Primer => ({
  ...primer,
  words: translations(texts, file => file.text),
  sights: translations(texts, file => file.sights),
})
