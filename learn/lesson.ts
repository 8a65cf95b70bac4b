import type { Level } from '../bots/levels.ts'
import type { Piece, Played } from '../kernel/advice.ts'
import type { GameEvent, Move, Options, Position } from '../kernel/game.ts'
import { type InFiles, type Translations, translations } from '../kernel/languages.ts'
import type { Entry } from '../kernel/match.ts'
import type { Seat } from '../kernel/seat.ts'

/* The format of lessons. docs/lessons.md explains how to write one. */

export type { Piece } from '../kernel/advice.ts'

/** What a move did, as the learner could see it. Events of others' answers are added as the step continues. */
export interface Moment<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent>
  extends Played<P, M, E> {
  /** The position at the beginning of the step; in free play that may be many moves ago. */
  readonly start: P
}

export type Test<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> = (
  moment: Moment<P, M, E>,
) => boolean

export const all =
  <P extends Position, M extends Move, E extends GameEvent>(...tests: readonly Test<P, M, E>[]): Test<P, M, E> =>
  moment =>
    tests.every(test => test(moment))

export const any =
  <P extends Position, M extends Move, E extends GameEvent>(...tests: readonly Test<P, M, E>[]): Test<P, M, E> =>
  moment =>
    tests.some(test => test(moment))

export const not =
  <P extends Position, M extends Move, E extends GameEvent>(test: Test<P, M, E>): Test<P, M, E> =>
  moment =>
    !test(moment)

/** Every number a lesson mentions. It comes from the rules and is never written into the words. */
export type LessonFigures<Name extends string = string> = Readonly<Record<Name, number>>

/** A method, so that the lesson player need not know which figures a game has. */
interface LessonTeller<Figure extends string> {
  tell(figures: LessonFigures<Figure>): string
}

export type Sentence<Figure extends string = string> = string | LessonTeller<Figure>['tell']

/**
 * A legal but poor move. It is played, answered and taken back; in free play together with the other moves of the step.
 */
export interface PoorMove<P extends Position, M extends Move, E extends GameEvent, Key extends string> {
  when(moment: Moment<P, M, E>): boolean
  readonly say: Key
  figures?(moment: Moment<P, M, E>): LessonFigures
  light?(moment: Moment<P, M, E>): readonly Piece[]
}

/** A step without `want` and `free` only shows a text. */
export interface Step<
  P extends Position = Position,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  Key extends string = string,
> {
  readonly say: Key
  figures?(view: P, seat: Seat): LessonFigures
  light?(view: P, seat: Seat): readonly Piece[]
  /** On a phone, the tab to open. The board is visible when no tab covers it. */
  readonly tab?: 'board' | 'tray' | 'offer' | 'seats' | 'book'
  /** What the learner's move must achieve. The first legal move that does so is the one to show. */
  want?(moment: Moment<P, M, E>): boolean
  /** The move that “Show me” makes, if not the first wanted one; in free play, each move in turn. */
  show?(view: P, seat: Seat): M | undefined
  readonly wrong?: readonly PoorMove<P, M, E, Key>[]
  /** The answer to any other move. */
  readonly otherwise?: Key
  /** What everybody does after the wanted move, before the next step. */
  readonly replies?: readonly Entry<M>[]
  /** How many own moves are played before `want` is judged; bots answer them. `Infinity`: until the game is over. */
  readonly free?: number
}

/** A candidate in a search for positions: what the seat sees, its moves, and their results. */
export interface Candidate<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly view: P
  readonly seat: Seat
  readonly moves: readonly M[]
  after(move: M): Moment<P, M, E>
}

/** The opening of a real match. `pentarchy lessons GAME --find LESSON` prints one. */
export interface Opening {
  readonly seed: string
  /** For each decision, the index of the chosen legal move of the first seat to move. */
  readonly choices: readonly number[]
}

export interface Lesson<
  P extends Position = Position,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  Key extends string = string,
> {
  readonly id: string
  /** Rule ids. */
  readonly teaches: readonly string[]
  readonly match: { readonly seats: number; readonly options: Options } & Opening
  readonly seat: Seat
  /** What the lesson needs of its first position. `pentarchy lessons GAME --find LESSON` searches for one. */
  position(candidate: Candidate<P, M, E>): boolean
  readonly steps: readonly Step<P, M, E, Key>[]
  /** The level that answers in free steps, and in a match played on from here. */
  readonly bots: Level
  /** What the page offers first at the end. */
  readonly end: 'next' | 'play on'
}

/** One language of a course, and the figures its sentences may use. */
export type CourseWords<Figure extends string = string> = Readonly<
  Record<
    string,
    {
      readonly title: string
      /** What the learner can do afterwards, in half a sentence. */
      readonly idea: string
      readonly say: Readonly<Record<string, Sentence<Figure>>>
    }
  >
>

/** The same keys in another language: a missing one does not compile. */
export type SameWords<W extends CourseWords, Figure extends string> = {
  readonly [Id in keyof W]: {
    readonly title: string
    readonly idea: string
    readonly say: { readonly [Key in keyof W[Id]['say']]: Sentence<Figure> }
  }
}

/** What `games/<game>/lessons/index.ts` exports as `course`. */
export interface Course<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: string
  /** The rule ids a first game needs. */
  readonly needed: readonly string[]
  readonly lessons: readonly Lesson<P, M, E>[]
  /** Every piece that can be highlighted in this position. */
  pieces(view: P, seat: Seat): readonly Piece[]
  readonly words: Translations<CourseWords>
}

/** Drops the types of one game. The lesson player gives a course only positions of its own game. */
export const defineCourse = <P extends Position, M extends Move, E extends GameEvent>({
  words,
  ...course
}: InFiles<Course<P, M, E>>): Course => ({ ...course, words: translations(words, file => file.words) })

/** Lessons whose steps use only sentences their words have. */
export const lessonsWith =
  <P extends Position, M extends Move, E extends GameEvent, W extends CourseWords>() =>
  <Id extends keyof W & string>(
    id: Id,
    lesson: Omit<Lesson<P, M, E, keyof W[Id]['say'] & string>, 'id'>,
  ): Lesson<P, M, E> => ({ id, ...lesson })

export const spokenAs = (sentence: Sentence | undefined, figures: LessonFigures): string =>
  typeof sentence === 'function' ? sentence(figures) : (sentence ?? '')
