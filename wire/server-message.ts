import type { Level } from '../bots/levels.ts'
import type { GameEvent, Objection, Position } from '../kernel/game.ts'
import type { UndoBar } from '../kernel/match.ts'
import type { Patch } from '../kernel/patch.ts'
import type { Seat, Viewer } from '../kernel/seat.ts'
import type { ErrorCode } from './faults.ts'
import type { Me, PersonRef } from './people.ts'
import type { TableInfo } from './table.ts'
import type { ProposalKind, PublicEventKind } from './table-events.ts'

/** Who moved for the seat: its person, its bot or stand-in, or the table's absence policy. */
export type Cause = 'person' | 'bot' | 'clock'

/** One move of the match as a viewer may know it; its index in the history is its number. */
export interface HistoryStep {
  readonly mover: Seat
  readonly cause: Cause
  readonly at: number
  readonly events: readonly GameEvent[]
}

/** Milliseconds left for every seat at `at` (server time); the running ones lose time from then on. */
export interface Clocks {
  readonly left: readonly number[]
  readonly running: readonly Seat[]
  readonly at: number
}

export interface Proposal {
  /** Needed to agree or decline. */
  readonly number: number
  readonly what: ProposalKind
  readonly by: Seat
  /** For 'undo': how many moves of the match would remain. */
  readonly to: number | null
  /** Whose answer is still awaited. */
  readonly waiting: readonly Seat[]
}

/** The state of play besides the position. */
export interface PlayState {
  readonly seats: readonly {
    /** The bot that plays for this seat's person at present. */
    readonly standIn: Level | null
    /** Kicked by the host; cannot return. */
    readonly kicked: boolean
    readonly resigned: boolean
  }[]
  readonly paused: { readonly by: Seat; readonly at: number } | null
  readonly proposal: Proposal | null
  /** Null without a clock, and for spectators who see the match with a delay. */
  readonly clocks: Clocks | null
}

export interface ChatLine {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly seat: Seat | null
  /** During the match, spectators' lines reach spectators only. */
  readonly room: 'seats' | 'spectators'
  readonly text: string
  readonly at: number
}

export type CommandAnswer =
  /** Stored, as event `number` of the table; of several moves, the last. */
  | { readonly kind: 'accepted'; readonly number: number }
  /** Nothing has changed. `at`: which of several moves was refused, from 1; absent if none was examined. */
  | { readonly kind: 'refused'; readonly objection: Objection; readonly at?: number }
  | { readonly kind: 'done' }

/**
 * Everything the server sends over the socket, made by the broadcaster for one viewer or public by nature.
 * `number` counts everything that has happened at a table: 'step', 'back' and 'state' each carry the next one. If one
 * is missing, watch again. `moves` counts the moves of the match as it stands: an undo makes it smaller.
 */
export type ServerMessage =
  /** Sent first. `time` is the server's, for the clocks. */
  | { readonly kind: 'hello'; readonly you: Me; readonly time: number }
  | { readonly kind: 'table'; readonly table: TableInfo }
  | ViewMessage
  /** A move. The patch turns the previous view into the next; null if the viewer sees no change. */
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
  /** Anything else: a proposal, a vote, a resignation, a pause, a stand-in. */
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
  /** At one of my tables it has become my turn, or ceased to be, whether I watch it or not. */
  | { readonly kind: 'turn'; readonly table: string; readonly game: string; readonly yours: boolean }
  /** My table of a tournament has begun; not `waiting` any more: it is over. */
  | {
      readonly kind: 'seated'
      readonly table: string
      readonly game: string
      readonly tournament: string
      readonly name: string
      readonly waiting: boolean
    }
  /** Something is new in the tournament that I follow. */
  | { readonly kind: 'tournament'; readonly tournament: string }
  /** Somebody awaits me at this table. */
  | { readonly kind: 'challenged'; readonly table: string }
  /** I am no longer at this table: the host has kicked me, or it closed before it began. */
  | { readonly kind: 'gone'; readonly table: string; readonly why: 'kicked' | 'closed' }

/** The whole present, sent on 'watch' and whenever patches would not do. */
export interface ViewMessage {
  readonly kind: 'view'
  readonly table: string
  readonly number: number
  readonly moves: number
  readonly seat: Viewer
  readonly view: Position
  /** Null if the viewer's last move can be undone; otherwise the rule that forbids it. */
  readonly undo: UndoBar | null
  readonly state: PlayState
  /** Keep the first `from` known steps, then append these. */
  readonly history: { readonly from: number; readonly steps: readonly HistoryStep[] }
}

/** What happened besides moves, if it is worth a line in the log. */
export interface PublicEvent {
  readonly kind: PublicEventKind
  /** The seat it is about; null for the whole table. */
  readonly seat: Seat | null
  readonly cause: Cause | 'host' | 'admin'
  readonly at: number
}
