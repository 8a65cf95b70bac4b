import type { Move, Position } from '../kernel/game.ts'
import type { Seat } from '../kernel/seat.ts'
import { type InFiles, type Translations, translations } from '../kernel/words.ts'
import type { LessonFigures, Piece, Sentence } from './lesson.ts'

/* The format of a coach: what is said to whoever plays a game for the first time. docs/lessons.md tells how to write one. */

/** What goes with the words for one kind of decision. */
export interface Tip<P extends Position = Position, M extends Move = Move> {
  figures?(view: P, seat: Seat): LessonFigures
  light?(view: P, seat: Seat, moves: readonly M[]): readonly Piece[]
  /** The lesson that teaches it. Who has finished that needs no tip. */
  readonly lesson?: string
  /** The rule to read, where no lesson teaches it. */
  readonly rule?: string
}

/** Before anything else a coach tells the aim of the game. */
export const AIM = 'aim'

/** One language of a coach, and the names of its figures: a kind of decision without words does not compile. */
export type CoachWords<Kind extends string = string, Figure extends string = string> = Readonly<
  Record<Kind | typeof AIM, Sentence<Figure>>
>

/** What `games/<game>/coach/index.ts` exports as `coach`. */
export interface Coach<P extends Position = Position, M extends Move = Move, Kind extends string = string> {
  readonly game: string
  /** What kind of decision the seat is asked for; `null` if none. */
  kindOf(view: P, seat: Seat, moves: readonly M[]): Kind | null
  readonly tips: Readonly<Record<Kind | typeof AIM, Tip<P, M>>>
  readonly words: Translations<CoachWords<Kind>>
}

/** Forgets which game a coach belongs to: the page hands it only positions of its own game. */
export const defineCoach = <P extends Position, M extends Move, Kind extends string>({
  words,
  ...coach
}: InFiles<Coach<P, M, Kind>>): Coach => ({ ...coach, words: translations(words, file => file.words) })
