import type { Move, Position } from '../kernel/game.ts'
import { type InFiles, type Translations, translations } from '../kernel/languages.ts'
import type { Seat } from '../kernel/seat.ts'
import type { LessonFigures, Piece, Sentence } from './lesson.ts'

/* The format of a coach, which advises people who play a game for the first time. docs/lessons.md explains how to
   write one. */

/** A tip for one kind of decision; its words are elsewhere. */
export interface Tip<P extends Position = Position, M extends Move = Move> {
  figures?(view: P, seat: Seat): LessonFigures
  light?(view: P, seat: Seat, moves: readonly M[]): readonly Piece[]
  /** The lesson that teaches it. People who have finished that lesson get no tip. */
  readonly lesson?: string
  /** The rule to read if no lesson teaches it. */
  readonly rule?: string
}

/** The coach's first tip is the aim of the game. */
export const AIM = 'aim'

/** One language of a coach. A kind of decision without words does not compile. */
export type CoachWords<Kind extends string = string, Figure extends string = string> = Readonly<
  Record<Kind | typeof AIM, Sentence<Figure>>
>

/** What `games/<game>/coach/index.ts` exports as `coach`. */
export interface Coach<P extends Position = Position, M extends Move = Move, Kind extends string = string> {
  readonly game: string
  /** The kind of decision the seat must make; `null` if none. */
  kindOf(view: P, seat: Seat, moves: readonly M[]): Kind | null
  readonly tips: Readonly<Record<Kind | typeof AIM, Tip<P, M>>>
  readonly words: Translations<CoachWords<Kind>>
}

/** Drops the types of one game. The page gives a coach only positions of its own game. */
export const defineCoach = <P extends Position, M extends Move, Kind extends string>({
  words,
  ...coach
}: InFiles<Coach<P, M, Kind>>): Coach => ({ ...coach, words: translations(words, file => file.words) })
