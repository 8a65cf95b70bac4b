import type { Move, Options, Position } from '../kernel/game.ts'
import type { Seat } from '../kernel/seat.ts'
import { type Translations, translations } from '../kernel/words.ts'
import type { Candidate, LessonFigures, Opening, Sentence } from './lesson.ts'
import type { Sight } from './rule-search.ts'

/* The format of primers: the two pages one reads before a first game. docs/adding-a-game.md tells how to write one. */

/** What a picture shows: a position of a real match, as a seat sees it. */
export interface PictureScene<P extends Position = Position, M extends Move = Move> {
  readonly match: { readonly seats: number; readonly options: Options } & Opening
  readonly seat: Seat
  /** It is for somebody else to move: nothing glows. */
  readonly watches?: true
  /** What the picture needs of the position: `pentarchy lessons GAME --find SCENE` looks for one. */
  position(candidate: Candidate<P, M>): boolean
  /** Every number the caption tells, asked of the rules. */
  figures?(view: P, seat: Seat): LessonFigures
}

export const PARTS = ['aim', 'turn', 'points'] as const
export type PrimerPart = (typeof PARTS)[number]

/** A picture from the real table. */
export interface PictureText<Id extends string = string, Figure extends string = string> {
  readonly picture: Id
  readonly caption: Sentence<Figure>
  /** What it shows, for those who cannot see it. */
  readonly alt: Sentence<Figure>
}

type Scenes = Readonly<Record<string, object>>
type FiguresOf<S> = S extends { figures(...asked: never[]): infer Figures } ? Extract<keyof Figures, string> : never
/** A picture of one of these scenes, told with the figures that it has. */
type PictureOf<S extends Scenes> = { [Id in keyof S & string]: PictureText<Id, FiguresOf<S[Id]>> }[keyof S & string]

export interface Mistake {
  readonly title: string
  readonly text: string
}

/** One language of a primer. Words between `**` stand out. */
export type PrimerText<S extends Scenes = Scenes> = {
  readonly [Part in PrimerPart]: {
    readonly title: string
    /** Paragraphs; a list is several steps in their order. */
    readonly body: readonly (string | readonly string[] | PictureOf<S>)[]
  }
} & {
  readonly mistakes: { readonly title: string; readonly three: readonly [Mistake, Mistake, Mistake] }
}

/** What `games/<game>/primer/index.ts` exports as `primer`. */
export interface Primer<P extends Position = Position, M extends Move = Move> {
  readonly scenes: Readonly<Record<string, PictureScene<P, M>>>
  /** Where the reference tells more: rule ids for each part, and one for each mistake. */
  readonly more: Readonly<Record<PrimerPart, readonly string[]>> & {
    readonly mistakes: readonly [string, string, string]
  }
  readonly words: Translations<PrimerText>
  /** What one sees at the table, for the search. */
  readonly sights: Translations<readonly Sight[]>
}

/** Forgets which game a primer belongs to: its scenes are given only positions of their own game. */
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
