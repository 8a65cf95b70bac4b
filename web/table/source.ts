import type { Judged, MatchRecord } from '../../bots/advice/analyse.ts'
import type { Level } from '../../bots/levels.ts'
import type { GameEvent, Move, Objection, Outcome, Position } from '../../kernel/game.ts'
import type { UndoBar } from '../../kernel/match.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Persona } from '../cast/personas.ts'
import type { Colour } from '../pieces/heraldry.ts'
import type { LogEntry } from '../pieces/log-entry.ts'

export interface SeatInfo {
  readonly seat: Seat
  readonly name: string
  readonly colour: Colour
  readonly kind: 'you' | 'bot' | 'human'
  /** Which of the bots it is. */
  readonly persona?: Persona | undefined
}

/** Playing here; watching bots of this page; a replay; a spectator of a match played elsewhere. */
export type SessionKind = 'play' | 'watch' | 'replay' | 'spectate'

export const SPEEDS = ['paused', 'slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

export interface SessionActions {
  rematch(): void | Promise<void>
  /** The same against bots of the next level, where there are bots and such a level. */
  readonly harder?: { readonly level: Level; play(): void | Promise<void> } | undefined
  /** Saves the match file. */
  save(): void | Promise<void>
  /** The address of a replay that carries the whole match; `null` if it would be too long. */
  link(): Promise<string | null>
  /** Where the analysis of the match is kept. */
  readonly analysis?: {
    load(): Promise<readonly Judged[] | undefined>
    save(analysis: readonly Judged[]): Promise<void>
  }
  /** Where somebody else judges the match, for everybody. */
  readonly clubAnalysis?: ClubAnalysis
}

/** An analysis that is made and kept by the club. */
export interface ClubAnalysis {
  /** Follows it until it is whole, and asks for it first if it should `begin`. False if nobody makes it. */
  follow(begin: boolean, told: (judged: readonly Judged[]) => void, signal: AbortSignal): Promise<boolean>
}

export interface LastOwn {
  readonly step: number
  readonly at: number
}

/** One step of a match: who moved, and what happened. The first is wherever the match begins, which nobody made. */
export interface MatchStep {
  readonly events: readonly GameEvent[]
  readonly mover: Seat | null
}

/**
 * Where a match is kept and where its moves go: this page, the club, a file, a lesson. A `Session` makes a table's
 * session out of it. Everything is reactive.
 */
export interface MatchSource {
  readonly kind: SessionKind
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** Every step so far. What precedes the first is no part of the match: it may begin anywhere. */
  readonly steps: readonly MatchStep[]
  /** The latest position as the viewer may know it. */
  readonly view: Position
  /** The position after so many steps; `undefined` until it has been fetched. */
  viewAt(step: number): Position | undefined
  fetchView?(step: number): Promise<unknown>
  /** The event as the viewer may know it. */
  mask(event: GameEvent): GameEvent
  /** Log lines that belong to no move. */
  readonly asides?: readonly LogEntry[]
  readonly outcome: Outcome | null
  readonly record: MatchRecord | null
  /** What a match against bots may go on from, where that is more than `record`. */
  readonly playOnFrom?: MatchRecord | null

  /** May the viewer, if the rules ask it, move here and now? */
  readonly takesMoves: boolean
  /** A lesson may want less than the rules allow: why it does not take this legal move, or `null`. */
  restriction?(move: Move): Objection | null
  /** Each move is answered before the next one, as in a lesson: nothing is planned ahead. */
  readonly atOnce?: boolean
  /** Takes a legal move of the viewer. */
  submit(move: Move): void
  /** What is submitted meanwhile is one gesture. */
  together?<T>(submit: () => T): T
  /** What was submitted leads to a position that is not known yet: `view` is still the one before. */
  readonly isAwaiting: boolean
  readonly undoBar: UndoBar | null
  undo(): void

  /** Absent where nobody comes back, as in a lesson. */
  readonly lastOwn?: LastOwn | null

  /** Set by the session: what is shown of the last step has been seen. Bots of this page wait for it. */
  settled?: () => Promise<void>

  readonly thinking: Seat | null
  skipPauses(): void
  speed: Speed
  viewpoint: Viewer | 'all'
  readonly handover: Seat | null
  handOver(to?: Seat): void
  readonly mayAsk: boolean
  readonly actions: SessionActions | null

  /** Called inside a component, once. */
  run?(): void
}
