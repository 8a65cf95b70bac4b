import type { Game, Move, Outcome, Position } from '../kernel/game.ts'
import type { UndoBar } from '../kernel/match.ts'
import type { Seat, Viewer } from '../kernel/seat.ts'
import type { NameOf } from '../kernel/words.ts'

/** A table as a dialogue needs it: the terminal makes it of a match, the page of its session. */
export interface SpokenTable {
  readonly game: Pick<Game, 'moves' | 'isMove' | 'objection' | 'toMove'>
  /** The position as the viewer may know it. */
  readonly view: Position
  readonly viewer: Viewer
  readonly acting: Seat | null
  /** Every legal move of the acting seat. */
  readonly moves: readonly Move[]
  readonly seats: number
  readonly nameOf: NameOf
  /** What the viewer has already played. */
  readonly ownMoves: readonly Move[]
  /** What happened, a list of sentences for each move. */
  readonly log: readonly (readonly string[])[]
  /** From this entry of the log on it tells what came after the viewer's last move. */
  readonly since: number
  readonly outcome: Outcome | null
  /** Plays a legal move; says why it cannot be played here and now, or `null`. */
  play(move: Move): string | null
  /** Takes back the viewer's last move, or says which rule forbids it. */
  undo(): UndoBar | null
  hint(): Promise<readonly string[]>
  /** The text of a rule; the letters of the id may be small. */
  rule(id: string): Promise<{ readonly id: string; readonly text: string } | null>
}
