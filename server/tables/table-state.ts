import type { Level } from '../../bots/levels.ts'
import type { GameEvent } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { checkMove, type Match, playUnchecked, type UndoBar, undo } from '../../kernel/match.ts'
import { replay } from '../../kernel/replay.ts'
import { type Seat, seatsOf, type Viewer } from '../../kernel/seat.ts'
import type { PlayState, Proposal } from '../../wire/server-message.ts'
import type { SeatHolder, Settings } from '../../wire/table.ts'
import { clocksOf, passTime, runFor, startTiming, type Timing, welcomeBack } from './clock.ts'
import type { TableEvent } from './table-event.ts'

/** Who plays for an absent person. */
export const STAND_IN: Level = 'steady'

export interface SeatState {
  standIn: Level | null
  kicked: boolean
  /** The number of the event. A later resignation is placed better. */
  resigned: number | null
}

/** A table in play, reduced from the log of its events. */
export interface TableState {
  match: Match
  readonly holders: readonly SeatHolder[]
  readonly settings: Settings
  number: number
  /**
   * The events whose moves make up the match; those taken back are left out. Grows in place, but an undo starts a new
   * list, so a list and its length identify the line.
   */
  line: number[]
  /** The time of the last event. */
  at: number
  /** The last event that changed the position, and the last undo. */
  turned: number
  undone: number
  /** Since which event each seat has been asked for its present decision. */
  readonly asked: number[]
  readonly seats: readonly SeatState[]
  /** How often each seat's person has undone, proposed or left. */
  readonly wishes: number[]
  paused: { by: Seat; at: number } | null
  proposal: (Omit<Proposal, 'waiting'> & { waiting: Seat[] }) | null
  timing: Timing | null
  ended: 'resigned' | 'closed' | null
}

export function initialState(
  match: Match,
  holders: readonly SeatHolder[],
  settings: Settings,
  startedAt: number,
): TableState {
  const state: TableState = {
    match,
    holders,
    settings,
    number: 0,
    line: [],
    at: startedAt,
    turned: 0,
    undone: 0,
    asked: holders.map(() => 0),
    seats: holders.map(() => ({ standIn: null, kicked: false, resigned: null })),
    wishes: holders.map(() => 0),
    paused: null,
    proposal: null,
    timing: settings.clock && startTiming(settings.clock, holders.length, startedAt),
    ended: null,
  }
  letClocksRun(state, null, false)
  return state
}

export const isOver = (state: TableState): boolean =>
  state.ended !== null || state.match.game.toMove(state.match.position).length === 0

/** Whether the seat's own person plays it at present. */
export const isPlayedByPerson = (state: TableState, seat: Seat): boolean =>
  elementAt(state.holders, seat).kind === 'person' && elementAt(state.seats, seat).standIn === null

/** The bot that plays the seat at present, if one does. */
export function botOn(state: TableState, seat: Seat): Level | null {
  const holder = elementAt(state.holders, seat)
  return holder.kind === 'bot' ? holder.level : elementAt(state.seats, seat).standIn
}

const peopleOf = (state: TableState): Seat[] =>
  seatsOf(state.holders.length).filter(seat => isPlayedByPerson(state, seat))

/** Events besides moves that people could repeat without end. */
type WishKind = 'undo' | 'propose' | 'stand-in'
const WISHES: ReadonlySet<string> = new Set<WishKind>(['undo', 'propose', 'stand-in'])
export const isWish = <T extends { readonly kind: string }>(what: T): what is T & { readonly kind: WishKind } =>
  WISHES.has(what.kind)

export interface Effect {
  readonly events: readonly GameEvent[]
  /** Whether and how the position changed. */
  readonly position: 'same' | 'moved' | 'back'
}

const NOTHING: Effect = { events: [], position: 'same' }

/** The state after an event, changed in place. It must be an event that `decide` allowed. */
export function reduce(state: TableState, event: TableEvent): Effect {
  const { timing } = state
  const before = state.match.game.toMove(state.match.position)
  state.number = event.number
  state.at = event.at
  if (timing) passTime(timing, event.at)
  const wasPaused = state.paused !== null
  if (event.cause === 'person' && isWish(event)) state.wishes[event.seat] = elementAt(state.wishes, event.seat) + 1
  const effect = settle(state, applyEvent(state, event))
  if (effect.position !== 'same') noteWhoIsAsked(state, before, event, effect)
  if (isOver(state)) {
    state.proposal = null
    state.paused = null
  }
  letClocksRun(state, event.kind === 'move' ? event.seat : null, wasPaused)
  return effect
}

/**
 * For an event that another server has checked and stored. Repeats only the checks that cost nothing; null if it cannot
 * be the next event here.
 */
export function reduceStored(state: TableState, event: TableEvent): Effect | null {
  if (event.number !== state.number + 1) return null
  if (event.kind === 'move') {
    const { game, position } = state.match
    if (!game.isMove(event.move) || !game.toMove(position).includes(event.seat)) return null
  }
  return reduce(state, event)
}

/** The same for a log that may be damaged: every move must be legal. */
export function reduceChecked(state: TableState, event: TableEvent): Effect | null {
  const { game, position } = state.match
  if (event.kind === 'move' && !checkMove(game, position, event.seat, event.move).ok) return null
  return reduceStored(state, event)
}

function applyEvent(state: TableState, event: TableEvent): Effect {
  switch (event.kind) {
    case 'move': {
      // A proposal about an earlier position is void.
      if (state.proposal?.what === 'undo') state.proposal = null
      state.line.push(event.number)
      return { events: playUnchecked(state.match, event.seat, event.move).events, position: 'moved' }
    }
    case 'undo':
      return goBack(state, event.to)
    case 'propose':
      state.proposal = {
        number: event.number,
        what: event.what,
        by: event.seat,
        to: event.to,
        waiting: peopleOf(state).filter(seat => seat !== event.seat),
      }
      return NOTHING
    case 'agree':
      stopWaitingFor(state, event.seat)
      return NOTHING
    case 'decline':
      state.proposal = null
      return NOTHING
    case 'resume':
      state.paused = null
      if (state.proposal?.what === 'resume') state.proposal = null
      return NOTHING
    case 'stand-in':
      return leaveTo(state, event.seat, event.level)
    case 'kick':
      elementAt(state.seats, event.seat).kicked = true
      return leaveTo(state, event.seat, event.level)
    case 'resign': {
      elementAt(state.seats, event.seat).resigned = event.number
      leaveTo(state, event.seat, STAND_IN)
      if (!canGoOn(state)) state.ended = 'resigned'
      return NOTHING
    }
    case 'return':
      elementAt(state.seats, event.seat).standIn = null
      if (state.timing) welcomeBack(state.timing, event.seat)
      return NOTHING
    case 'remind':
      if (state.timing) state.timing.reminded[event.seat] = true
      return NOTHING
    case 'close':
      state.ended = 'closed'
      return NOTHING
  }
}

/** A bot plays on and is not asked for consent. */
function leaveTo(state: TableState, seat: Seat, level: Level): Effect {
  elementAt(state.seats, seat).standIn = level
  if (state.proposal?.by === seat) state.proposal = null
  stopWaitingFor(state, seat)
  return NOTHING
}

function stopWaitingFor({ proposal: ask }: TableState, seat: Seat): void {
  if (ask) ask.waiting = ask.waiting.filter(other => other !== seat)
}

/** Play goes on while two seats are in the game and one of them is a person's. */
function canGoOn(state: TableState): boolean {
  const still = seatsOf(state.holders.length).filter(seat => elementAt(state.seats, seat).resigned === null)
  return still.length > 1 && still.some(seat => elementAt(state.holders, seat).kind === 'person')
}

/** Carries out what everybody agreed to. */
function settle(state: TableState, effect: Effect): Effect {
  const { proposal: ask } = state
  if (!ask || ask.waiting.length > 0) return effect
  state.proposal = null
  switch (ask.what) {
    case 'undo':
      return goBack(state, ask.to ?? 0)
    case 'pause':
      state.paused = { by: ask.by, at: state.at }
      return effect
    case 'resume':
      state.paused = null
      return effect
  }
}

function goBack(state: TableState, to: number): Effect {
  const { match } = state
  const last = match.log.at(-1)
  const oneBack = last !== undefined && to === match.log.length - 1 && undo(match, last.seat).ok
  if (!oneBack) state.match = rewound(match, to)
  state.line = state.line.slice(0, to)
  return { events: [], position: 'back' }
}

/** The match after its first moves, with everything undo needs, by replaying them. */
function rewound(match: Match, count: number): Match {
  const replayed = replay(match.game, match.setup, match.log.slice(0, count))
  if (!replayed.ok) throw new Error('a match does not replay its own moves')
  return replayed.value
}

function noteWhoIsAsked(state: TableState, before: readonly Seat[], event: TableEvent, effect: Effect): void {
  state.turned = event.number
  if (effect.position === 'back') state.undone = event.number
  for (const seat of state.match.game.toMove(state.match.position))
    if (effect.position === 'back' || seat === event.seat || !before.includes(seat)) state.asked[seat] = event.number
}

function letClocksRun(state: TableState, mover: Seat | null, paused: boolean): void {
  const { timing, match } = state
  if (!timing) return
  const still = state.paused !== null || isOver(state)
  const running = still ? [] : match.game.toMove(match.position).filter(seat => isPlayedByPerson(state, seat))
  runFor(timing, running, mover, { paused, grace: state.settings.absent === 'move' })
}

/** Which rule forbids undoing the last move; null if none does. */
export function undoBarFor(state: TableState, viewer: Viewer): UndoBar | null {
  const last = state.match.log.at(-1)
  if (!last) return 'start'
  if (last.seat !== viewer) return 'other-moved'
  if (isOver(state)) return 'seat-changed'
  // Opened from a snapshot: what could be undone before it must be recomputed.
  if (state.match.past.length === 0 && state.match.bar === 'start')
    state.match = rewound(state.match, state.match.log.length)
  return state.match.past.length > 0 ? null : state.match.bar
}

/** How play stands, as everybody may know. */
export const playStateOf = (state: TableState): PlayState => ({
  seats: state.seats.map(({ standIn, kicked, resigned }) => ({ standIn, kicked, resigned: resigned !== null })),
  paused: state.paused && { ...state.paused },
  proposal: state.proposal && { ...state.proposal, waiting: [...state.proposal.waiting] },
  clocks: state.timing && clocksOf(state.timing),
})

/** What a snapshot keeps besides the position. */
export type StoredTableState = Pick<
  TableState,
  | 'number'
  | 'line'
  | 'at'
  | 'turned'
  | 'undone'
  | 'asked'
  | 'seats'
  | 'wishes'
  | 'paused'
  | 'proposal'
  | 'timing'
  | 'ended'
>

export function storedState(state: TableState): StoredTableState {
  const { number, line, at, turned, undone, asked, seats, wishes, paused, proposal: ask, timing, ended } = state
  return { number, line, at, turned, undone, asked, seats, wishes, paused, proposal: ask, timing, ended }
}
