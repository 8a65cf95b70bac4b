import * as v from 'valibot'
import { LEVELS } from '../bots/levels.ts'
import type { Move } from '../kernel/game.ts'
import { keysOf } from '../kernel/record.ts'

/** What needs the agreement of every person at the table. Bots agree with everything. */
export const PROPOSAL_KINDS = ['undo', 'pause', 'resume'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const What = v.picklist(PROPOSAL_KINDS)
/** A level that no longer exists plays on as another. */
const StandIn = { level: v.fallback(v.picklist(LEVELS), 'steady') }

/** `command`: what a client sends with it, or null if no client may. `data`: what is stored. */
const event = <C extends v.ObjectEntries | null, D extends v.ObjectEntries>(command: C, data: D) => ({ command, data })

/**
 * Everything that can happen at a table in play, declared once. Client commands, stored events and what others are told
 * follow from this.
 */
export const TABLE_EVENTS = {
  /** `seen`: the `number` of the client's last message about this table. */
  move: event({ seen: Count, move: v.unknown() }, { move: v.custom<Move>(() => true) }),
  /** Takes back one's own last move where the kernel's rules allow it. `to`: how many moves remain. */
  undo: event({ seen: Count }, { to: Count }),
  /** Asks the others. 'undo' goes back to before the proposer's last move, whatever happened since. */
  propose: event({ what: What }, { what: What, to: v.nullable(Count) }),
  /** `proposal`: its number. */
  agree: event({ proposal: Count }, {}),
  /** The proposer declines in order to withdraw it. */
  decline: event({ proposal: Count }, {}),
  /** Ends a pause. People propose it. */
  resume: event(null, {}),
  resign: event({}, {}),
  /** Lets a bot play for a person until they return. */
  'stand-in': event({}, StandIn),
  /** By the host or an administrator; the person cannot return. */
  kick: event(null, StandIn),
  return: event({}, {}),
  /** A person was reminded that their time is running out. */
  remind: event(null, {}),
  /** An administrator aborts the match. */
  close: event(null, {}),
} as const

type EventTable = typeof TABLE_EVENTS
export type MessageFields<E extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<E, undefined>>
type Fields<E> = E extends v.ObjectEntries ? MessageFields<E> : unknown

export type EventKind = keyof EventTable
export const EVENT_KINDS = keysOf(TABLE_EVENTS)

/** What a command of this kind carries, besides who gives it. */
export type CommandFields<K extends EventKind> = Readonly<Fields<EventTable[K]['command']>>
/** What is stored of an event of this kind, besides its number, seat, cause and time. */
export type EventData<K extends EventKind> = Readonly<Fields<EventTable[K]['data']>>

export type CommandKind = { [K in EventKind]: EventTable[K]['command'] extends null ? never : K }[EventKind]
export const COMMAND_KINDS = EVENT_KINDS.filter((kind): kind is CommandKind => TABLE_EVENTS[kind].command !== null)

/** What others are told besides moves. A pause begins with the last agreement to it. */
export type PublicEventKind = Exclude<EventKind, 'move' | 'undo'> | 'pause'
