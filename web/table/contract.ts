import type { Component } from 'svelte'
import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { Game, GameEvent, Move, Objection, Outcome, Position } from '../../kernel/game.ts'
import type { Language } from '../../kernel/languages.ts'
import type { UndoBar } from '../../kernel/match.ts'
import type { Preview } from '../../kernel/preview.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { NameOf, TableWords } from '../../kernel/words.ts'
import type { Colour } from '../pieces/heraldry.ts'
import type { Explanation } from '../pieces/hover-card.svelte.ts'
import type { LogEntry } from '../pieces/log-entry.ts'
import type { LastOwn, MatchSource, SeatInfo, SessionActions, SessionKind, Speed } from './source.ts'

export {
  type ClubAnalysis,
  type LastOwn,
  type SeatInfo,
  type SessionActions,
  type SessionKind,
  SPEEDS,
  type Speed,
} from './source.ts'

/** The question at this screen. A new object means a new question: what others do meanwhile leaves it alone. */
export interface Question<M extends Move = Move> {
  readonly seat: Seat
  /** Every legal answer. */
  readonly moves: readonly M[]
}

/** A position to act on: the match itself, or a draft laid over it. */
export interface Playable<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The position as the viewer may know it. */
  readonly view: P
  /** Every legal move of the acting seat; empty when nobody may move at this screen. */
  readonly moves: readonly M[]
  /** The events that led to the position, as the viewer may know them; for motion and highlights. */
  readonly events: readonly E[]
  /** Why the acting seat may not do this, or `null` if it may. */
  objection(move: M): Objection | null
  /** The same in words with the rule, ready for `{@attach explain(() => session.why(move))}`. */
  why(move: M): Explanation | null
  /** Plays a legal move of the acting seat. An illegal one changes nothing and returns its objection. */
  play(move: M): Objection | null
  /** `null` if the last step can be taken back, otherwise which rule forbids it. */
  readonly undoBar: UndoBar | null
  undo(): void
}

/** What is being shown of the last step: see web/stage. */
export interface Staging {
  /** Something is on the stage that the match waits for. */
  readonly isOn: boolean
  settled(): Promise<void>
}

/** What a game's table receives. Everything is reactive: read it in templates and `$derived`. */
export interface TableSession<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent>
  extends Playable<P, M, E> {
  readonly game: Game<P, M, E>
  readonly words: TableWords<P, M, E>
  readonly language: Language
  readonly seats: readonly SeatInfo[]
  readonly nameOf: NameOf
  colourOf(seat: Seat): Colour
  inWords(objection: Objection): Explanation

  /** The seat of the viewer; `null` for a spectator. */
  readonly viewer: Viewer
  /** Who is to move in the position shown. */
  readonly toMove: readonly Seat[]
  /** The same in the latest position, whichever one is shown. */
  readonly toMoveNow: readonly Seat[]
  /** The seat that may move now at this screen, or `null`. */
  readonly acting: Seat | null
  /** The question at this screen, or `null`. */
  readonly question: Question<M> | null

  /** Each move is answered before the next one, so a table that lets turns be planned plays every move at once. */
  readonly atOnce: boolean
  /**
   * What the moves lead to, one after another, by the rules. `null` where it cannot be known: chance has a say, something
   * hidden comes to light, somebody else answers in between, or a move is not legal.
   */
  preview(moves: M | readonly M[]): Preview<P, E> | null
  /**
   * Plays several moves as one gesture, in order. Stops at the first that is refused here and returns its objection. The club
   * makes those of them together whose effect is known beforehand: all or none.
   */
  playAll(moves: readonly M[]): Objection | null

  /** The number of moves before the position shown, and in all. */
  readonly step: number
  readonly steps: number
  /** The latest position is shown: nobody looks back. */
  readonly isCurrent: boolean
  /** What happened at that step, as the viewer may know it. */
  eventsAt(step: number): readonly E[]
  goTo(step: number): void
  returnToNow(): void

  /** The viewer's last own move, for players who come back to the table: its number, 0 for none yet, and its time. */
  readonly lastOwn: LastOwn | null

  /** Stages great moments; `null` until it is loaded, and where there are none. */
  stage: Staging | null
  /** A moment is being shown: narrations and results come after it. */
  readonly isStaged: boolean
  /** Everything that goes on by itself, such as bots, waits for this. */
  settled(): Promise<void>

  readonly thinking: Seat | null
  /** Bots play at once, without pauses for the eye, until somebody else is asked. */
  skipPauses(): void

  readonly log: readonly LogEntry[]
  /** Who made move 1, 2, ... */
  readonly movers: readonly Seat[]
  readonly outcome: Outcome | null

  /** Pass-and-play: who takes the screen next, while the previous player still looks at it. */
  readonly handover: Seat | null
  /** Also earlier, to another seat that is asked: where turns overlap, the previous player may answer later. */
  handOver(to?: Seat): void

  /** May an Expert be asked for a hint? Never where people play each other over the network. */
  readonly mayAsk: boolean
  /** The whole match, once nothing in it is secret. */
  readonly record: MatchRecord | null

  /**
   * What a match of one's own against bots may go on from: the whole match, where nothing in it is secret any more or where
   * it is one's own against bots.
   */
  readonly playOnFrom: MatchRecord | null
  /** Lays another match on the table for a while, such as a position to try again. `null` brings this one back as it was looked at. */
  lay(source: MatchSource | null): void
  readonly isLaid: boolean

  /** What can be done with the match as a whole; absent in a replay of another person's file. */
  readonly actions: SessionActions | null
  readonly kind: SessionKind
  /** How fast bots play; offered at the table only for watching. */
  speed: Speed
  /** Only for spectators and replays: the viewpoint; 'all' sees everything. */
  viewpoint: Viewer | 'all'
  /** The reader wants no motion: only end states are shown. */
  readonly still: boolean
}

/** The opponent of the seats, if the game itself plays one; its points are in the outcome. */
export interface Opponent {
  readonly name: string
  readonly glyph: string
  /** Who won, with both totals. */
  readonly headline: (outcome: Outcome) => string
}

export interface TableProps<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly session: TableSession<P, M, E>
}

/** What `games/<game>/table/index.ts` exports as `table`. */
export interface TableModule {
  readonly Table: Component<TableProps>
  /** Takes the eye no time, such as one piece of a larger arrangement: bots go on at once. */
  readonly brisk?: ((event: GameEvent) => boolean) | undefined
  /** Where each language of the table's own words is a file: fetches one before the table is drawn. */
  readonly learn?: ((language: Language) => Promise<void>) | undefined
}

/** Drops the types of one game: the page hands a table only sessions of its own game. */
export const defineTable = <P extends Position, M extends Move, E extends GameEvent>(
  Table: Component<TableProps<P, M, E>>,
  { brisk, learn }: { brisk?: (event: E) => boolean; learn?: (language: Language) => Promise<void> } = {},
): TableModule => ({ Table: Table as Component<TableProps>, brisk: brisk as TableModule['brisk'], learn })
