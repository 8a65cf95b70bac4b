import type { Level } from '../bots/levels.ts'
import type { GameEvent, Objection, Position } from '../kernel/game.ts'
import type { UndoBar } from '../kernel/match.ts'
import type { Patch } from '../kernel/patch.ts'
import type { Seat, Viewer } from '../kernel/seat.ts'
import type { ErrorCode } from './faults.ts'
import type { Me, PersonRef } from './people.ts'
import type { TableInfo } from './table.ts'
import type { ProposalKind, PublicEventKind } from './table-events.ts'

/** Who moved for the seat: its person, its bot or stand-in, or the table's policy for the absent. */
export type Cause = 'person' | 'bot' | 'clock'

/** One move of the match as a viewer may know it; its place in the history is its number. */
export interface HistoryStep {
  readonly mover: Seat
  readonly cause: Cause
  readonly at: number
  readonly events: readonly GameEvent[]
}

/** Milliseconds left for every seat at the moment `at` (server's time); the running ones lose time from then on. */
export interface Clocks {
  readonly left: readonly number[]
  readonly running: readonly Seat[]
  readonly at: number
}

export interface Proposal {
  /** Name it when agreeing or declining. */
  readonly number: number
  readonly what: ProposalKind
  readonly by: Seat
  /** For 'undo': how many moves of the match would remain. */
  readonly to: number | null
  /** Whose answer is still awaited. */
  readonly waiting: readonly Seat[]
}

/** How play stands, beside the position itself. */
export interface PlayState {
  readonly seats: readonly {
    /** The bot that plays for this seat's person at present. */
    readonly standIn: Level | null
    /** Sent away by the host: does not return. */
    readonly kicked: boolean
    readonly resigned: boolean
  }[]
  readonly paused: { readonly by: Seat; readonly at: number } | null
  readonly proposal: Proposal | null
  /** Null without a clock, and for spectators who see the match later than the seats. */
  readonly clocks: Clocks | null
}

export interface ChatLine {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly seat: Seat | null
  /** What spectators say while the match runs reaches spectators only. */
  readonly room: 'seats' | 'spectators'
  readonly text: string
  readonly at: number
}

export type CommandAnswer =
  /** Stored for good, as event `number` of the table; of several moves, the last. */
  | { readonly kind: 'accepted'; readonly number: number }
  /** Nothing has changed. `at`: which of several moves was refused, counted from 1; absent if none was looked at. */
  | { readonly kind: 'refused'; readonly objection: Objection; readonly at?: number }
  | { readonly kind: 'done' }

/**
 * Everything the server sends over the socket: made by the broadcaster for one viewer, or public by its nature.
 *
 * `number` counts all that has happened at a table: 'step', 'back' and 'state' each carry the next one. If one is
 * missing, watch again. `moves` counts the moves of the match as it stands: an undo makes it smaller.
 */
export type ServerMessage =
  /** First of all. `time`: the server's, to reckon clocks by. */
  | { readonly kind: 'hello'; readonly you: Me; readonly time: number }
  | { readonly kind: 'table'; readonly table: TableInfo }
  | ViewMessage
  /** A move. The patch turns the view before into the view after; null if the viewer sees no change. */
  | {
      readonly kind: 'step'
      readonly table: string
      readonly number: number
      readonly moves: number
      readonly mover: Seat
      readonly cause: Cause
      readonly at: number
      readonly patch: Patch | null
      readonly events: readonly GameEvent[]
      readonly undo: UndoBar | null
      readonly clocks: Clocks | null
    }
  /** Moves were taken back: forget the history after `moves`. */
  | {
      readonly kind: 'back'
      readonly table: string
      readonly number: number
      readonly moves: number
      readonly by: Seat
      readonly patch: Patch | null
      readonly undo: UndoBar | null
      readonly state: PlayState
    }
  /** Anything else: somebody proposed, agreed, resigned; a pause began or ended; a stand-in came or went. */
  | {
      readonly kind: 'state'
      readonly table: string
      readonly number: number
      readonly event: PublicEvent
      readonly state: PlayState
    }
  | {
      readonly kind: 'look'
      readonly table: string
      readonly id: string
      readonly moves: number
      readonly view: Position
    }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: CommandAnswer }
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly id: string | null }
  /** Who is connected to the table now, each once. */
  | { readonly kind: 'presence'; readonly table: string; readonly here: readonly PersonRef[] }
  /** The last lines, oldest first, in answer to 'watch'. */
  | { readonly kind: 'chats'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly kind: 'chat-gone'; readonly table: string; readonly line: string }
  | { readonly kind: 'lobby'; readonly tables: readonly TableInfo[] }
  | { readonly kind: 'lobby-change'; readonly table: TableInfo }
  | { readonly kind: 'lobby-gone'; readonly table: string }
  /** At some table of mine it has become my turn, or ceased to be; whether I watch it or not. */
  | { readonly kind: 'turn'; readonly table: string; readonly game: string; readonly yours: boolean }
  /** I am no longer at this table: the host has sent me away, or it was closed before it began. */
  | { readonly kind: 'gone'; readonly table: string; readonly why: 'kicked' | 'closed' }

/** The present, whole: sent on 'watch' and whenever patches would not do. */
export interface ViewMessage {
  readonly kind: 'view'
  readonly table: string
  readonly number: number
  readonly moves: number
  readonly seat: Viewer
  readonly view: Position
  /** Null if the viewer's own last move can be taken back; otherwise the rule that forbids it. */
  readonly undo: UndoBar | null
  readonly state: PlayState
  /** Keep the first `from` steps known already, then these: all moves of the match as it stands. */
  readonly history: { readonly from: number; readonly steps: readonly HistoryStep[] }
}

/** What happened beside a move, in so far as it is worth a line in the log. */
export interface PublicEvent {
  readonly kind: PublicEventKind
  /** Whom it is about; null for what concerns the table. */
  readonly seat: Seat | null
  readonly cause: Cause | 'host' | 'admin'
  readonly at: number
}
