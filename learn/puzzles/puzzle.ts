import type { GameEvent, Move, Options, Position } from '../../kernel/game.ts'
import type { InLanguages } from '../../kernel/languages.ts'
import type { Moment, Opening } from '../lesson.ts'

/* The format of puzzles. docs/puzzles.md explains how they are found. */

/** One decision of a solution. Moves are given by their index among the legal ones. */
export interface SolutionStep {
  /** The strongest known move first, then those nearly as good. */
  readonly accepted: readonly number[]
  /** The best of the other moves, and how much worse its share of wins is. */
  readonly next: number
  readonly lead: number
  /** The seat's chance to win after the strongest move. */
  readonly chance: number
}

/** A position of a match and what to find there. */
export interface PuzzleEntry {
  /** After this many moves of the match. */
  readonly at: number
  readonly theme: string
  readonly rating: number
  /** A hash of what the seat sees, to detect a changed position. */
  readonly mark: string
  /** The decisions of one turn for as long as there is one clearly best move. */
  readonly line: readonly SolutionStep[]
}

/** A real match between bots and its puzzles, which share its moves. */
export interface PuzzleMatch extends Opening {
  readonly seats: number
  readonly options: Options
  readonly puzzles: readonly PuzzleEntry[]
}

/** Themes are set when the book is written, so they can change without a new search. */
export type FoundPuzzle = Omit<PuzzleEntry, 'theme'>
export interface FoundMatch extends Omit<PuzzleMatch, 'puzzles'> {
  readonly puzzles: readonly FoundPuzzle[]
}

/** The shipped puzzles of a game: `games/<game>/puzzles/book.json`. */
export interface PuzzleBook {
  /** The version of the rules they were found under. */
  readonly rules: number
  readonly matches: readonly PuzzleMatch[]
}

/** A puzzle on its own. */
export interface Puzzle extends PuzzleEntry {
  /** Stays the same for as long as the puzzle is shipped. */
  readonly id: string
  readonly match: Omit<PuzzleMatch, 'puzzles'>
}

export const puzzlesIn = ({ matches }: PuzzleBook): Puzzle[] =>
  matches.flatMap(({ puzzles, ...match }) =>
    puzzles.map(entry => ({
      ...entry,
      id: entry.mark,
      match: { ...match, choices: match.choices.slice(0, entry.at) },
    })),
  )

/** A table whose matches are searched for puzzles. */
export interface MinedTable {
  readonly seats: number
  readonly options: Options
}

/** The subject of a puzzle: the first theme that fits its first move. The last theme fits all. */
export interface PuzzleTheme<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly id: string
  readonly name: InLanguages<string>
  /** `next` is the best of the moves that are not accepted. */
  fits(moment: Moment<P, M, E>, next: M): boolean
}

/** What `games/<game>/puzzles/index.ts` exports as `collection`. */
export interface PuzzleCollection<
  P extends Position = Position,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
> {
  readonly game: string
  readonly themes: readonly PuzzleTheme<P, M, E>[]
  /** The tables at which strong bots play, in turn. */
  readonly tables: readonly MinedTable[]
  /** Thresholds that differ from the common ones. */
  readonly limits?: Partial<PuzzleLimits>
  /** The largest share of the book for one theme; three fifths by default. */
  readonly largestPart?: number
  book(): Promise<PuzzleBook>
}

export const LARGEST_PART = 0.6

/** When a position is a puzzle. */
export interface PuzzleLimits {
  /** With fewer legal moves there is no real choice. */
  readonly moves: number
  /** The lead of the accepted moves over all others, in share of wins. */
  readonly lead: number
  /** Moves that are behind by less are accepted too. */
  readonly near: number
  /** How many may be accepted at one decision; never more than half of the legal ones. */
  readonly accepted: number
  /** The effort of each of the searches that must agree. */
  readonly iterations: number
  readonly searches: number
}

export const LIMITS: PuzzleLimits = { moves: 4, lead: 0.1, near: 0.03, accepted: 3, iterations: 2000, searches: 5 }

/** Drops the types of one game. A collection only ever sees positions of its own game. */
export const definePuzzles = <P extends Position, M extends Move, E extends GameEvent>(
  collection: PuzzleCollection<P, M, E>,
): PuzzleCollection => collection

/**
 * A theme for decisions in which one of these kinds is the best move or the best of the others, so that its name gives
 * nothing away.
 */
export const between =
  <M extends Move>(...kinds: readonly M['kind'][]) =>
  ({ move }: { readonly move: M }, next: M): boolean =>
    kinds.includes(move.kind) || kinds.includes(next.kind)
