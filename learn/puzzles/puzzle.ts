import type { GameEvent, Move, Options, Position } from '../../kernel/game.ts'
import type { Language } from '../../kernel/words.ts'
import type { Moment, Opening } from '../lesson.ts'

/* The format of puzzles. docs/puzzles.md tells how they are found. */

/** One decision of a solution. Moves are told by their place among the legal ones, counted from 0. */
export interface SolutionStep {
  /** The strongest known move first, then those nearly as good. */
  readonly accepted: readonly number[]
  /** The best of all others, and by how much of a win it is behind. */
  readonly next: number
  readonly lead: number
  /** The seat's chance to win after the strongest move. */
  readonly chance: number
}

/** A position of a match and what to find there. */
export interface PuzzleEntry {
  /** After so many of the match's moves. */
  readonly at: number
  readonly theme: string
  readonly rating: number
  /** What the seat sees there: tells whether the position is still the same. */
  readonly mark: string
  /** The decisions of one turn, while there is one clearly best move. */
  readonly line: readonly SolutionStep[]
}

/** A real match between bots and its puzzles, which share its beginning. */
export interface PuzzleMatch extends Opening {
  readonly seats: number
  readonly options: Options
  readonly puzzles: readonly PuzzleEntry[]
}

/** Themes are told when the book is written: they can change without looking for everything again. */
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
  /** The same as long as the puzzle is shipped. */
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

/** A table at which puzzles are looked for. */
export interface MinedTable {
  readonly seats: number
  readonly options: Options
}

/** What a puzzle is about: the first theme that fits its first move; the last one fits all. */
export interface PuzzleTheme<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
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
  /** Where strong bots meet, in turn. */
  readonly tables: readonly MinedTable[]
  /** Where the thresholds of all games do not suit this one. */
  readonly limits?: Partial<PuzzleLimits>
  /** Of no theme more than this part of the book, three fifths unless told. */
  readonly largestPart?: number
  book(): Promise<PuzzleBook>
}

export const LARGEST_PART = 0.6

/** When a position is a puzzle. */
export interface PuzzleLimits {
  /** Fewer legal moves are no choice. */
  readonly moves: number
  /** By how much of a win the accepted moves lead all others. */
  readonly lead: number
  /** Moves that are behind by less are accepted, too. */
  readonly near: number
  /** How many may be accepted at one decision; never more than half of the legal ones. */
  readonly accepted: number
  /** How long each of the searches looks that must agree. */
  readonly iterations: number
  readonly searches: number
}

export const LIMITS: PuzzleLimits = { moves: 4, lead: 0.1, near: 0.03, accepted: 3, iterations: 2000, searches: 5 }

/** Forgets which game a collection belongs to: it is handed only positions of its own game. */
export const definePuzzles = <P extends Position, M extends Move, E extends GameEvent>(
  collection: PuzzleCollection<P, M, E>,
): PuzzleCollection => collection

/** A theme of decisions in which a move of some kinds is the best, or the best of the others: its name gives nothing away. */
export const between =
  <M extends Move>(...kinds: readonly M['kind'][]) =>
  ({ move }: { readonly move: M }, next: M): boolean =>
    kinds.includes(move.kind) || kinds.includes(next.kind)
