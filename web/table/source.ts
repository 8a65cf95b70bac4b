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

/** Playing here; watching bots of this page; a replay; watching a match played elsewhere. */
export type SessionKind = 'play' | 'watch' | 'replay' | 'spectate'

export const SPEEDS = ['paused', 'slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

export interface SessionActions {
  rematch(): void | Promise<void>
  /** The same against bots of the next level, where there are bots and such a level. */
  readonly harder?: { readonly level: Level; play(): void | Promise<void> } | undefined
  /** Where to go from here, if there is no rematch. */
  readonly onward?: { readonly label: string; readonly href: string } | null
  /** Saves the match file. */
  save(): void | Promise<void>
  /** The address of a replay that carries the whole match; `null` if it would be too long. */
  link(): Promise<string | null>
  /** Where the analysis of the match is kept. */
  readonly analysis?: {
    load(): Promise<readonly Judged[] | undefined>
    save(analysis: readonly Judged[]): Promise<void>
  }
  /** Where somebody else analyses the match, for everybody. */
  readonly clubAnalysis?: ClubAnalysis
}

/** An analysis made and kept by the club. */
export interface ClubAnalysis {
  /** Follows it until it is complete; with `begin`, asks for it first. False if nobody makes it. */
  follow(begin: boolean, told: (judged: readonly Judged[]) => void, signal: AbortSignal): Promise<boolean>
}

export interface LastOwn {
  readonly step: number
  readonly at: number
}

/** One step of a match: who moved, and what happened. The first one is the match's beginning, made by nobody. */
export interface MatchStep {
  readonly events: readonly GameEvent[]
  readonly mover: Seat | null
}

/**
 * Where a match is kept and where its moves go: this page, the club, a file, a lesson. `Session` turns it into a
 * table's session. Everything is reactive.
 */
export interface MatchSource {
  readonly kind: SessionKind
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** Every step so far. The match may begin anywhere; what precedes its first step is not part of it. */
  readonly steps: readonly MatchStep[]
  /** The latest position as the viewer may know it. */
  readonly view: Position
  /** The position after this many steps; `undefined` until it has been fetched. */
  viewAt(step: number): Position | undefined
  fetchView?(step: number): Promise<unknown>
  /** The event as the viewer may know it. */
  mask(event: GameEvent): GameEvent
  /** Log lines that belong to no move. */
  readonly asides?: readonly LogEntry[]
  readonly outcome: Outcome | null
  readonly record: MatchRecord | null
  /** What a match against bots may continue from, where that is more than `record`. */
  readonly playOnFrom?: MatchRecord | null

  /** May the viewer move here and now, if it is their turn by the rules? */
  readonly takesMoves: boolean
  /** A lesson may allow less than the rules: why it does not take this legal move, or `null`. */
  restriction?(move: Move): Objection | null
  /** Each move is answered before the next one, as in a lesson: nothing can be planned. */
  readonly atOnce?: boolean
  /** Takes a legal move of the viewer. */
  submit(move: Move): void
  /** Moves submitted inside are one gesture. */
  together?<T>(submit: () => T): T
  /** The result of a submitted move is not known yet: `view` is still the previous position. */
  readonly isAwaiting: boolean
  readonly undoBar: UndoBar | null
  undo(): void

  /** Absent where nobody comes back, as in a lesson. */
  readonly lastOwn?: LastOwn | null

  /** Set by the session: resolves once what is on the stage has been seen. Bots of this page wait for it. */
  settled?: () => Promise<void>

  readonly thinking: Seat | null
  skipPauses(): void
  speed: Speed
  viewpoint: Viewer | 'all'
  readonly handover: Seat | null
  handOver(to?: Seat): void
  readonly mayAsk: boolean
  readonly actions: SessionActions | null

  /** Called once, inside a component. */
  run?(): void
}
