import type { Level } from '../../bots/levels.ts'
import type { GameEvent } from '../../kernel/game.ts'
import { checkMove, type Match, playUnchecked, type UndoBar, undo } from '../../kernel/match.ts'
import { replay } from '../../kernel/replay.ts'
import { type Seat, seatsOf, type Viewer } from '../../kernel/seat.ts'
import type { Ask, PlayState } from '../../wire/sent.ts'
import type { SeatHolder, Settings } from '../../wire/table.ts'
import type { Act } from './act.ts'
import { clocksOf, passTime, runFor, startTiming, type Timing, welcomeBack } from './clock.ts'

/** Who plays for a person that is away. */
export const STAND_IN: Level = 'steady'

export interface SeatCourse {
  standIn: Level | null
  kicked: boolean
  /** The number of the act; who resigned later is placed better. */
  resigned: number | null
}

/** Everything about a table in play beside its position: no more than follows from its acts. */
export interface Course {
  match: Match
  readonly holders: readonly SeatHolder[]
  readonly settings: Settings
  /** How many acts there were. */
  number: number
  /**
   * The acts whose moves are the match as it stands; those taken back are not among them. Grows in place, but an undo
   * begins a new list: who remembers the list and its length remembers the line.
   */
  line: number[]
  /** The time of the last act. */
  at: number
  /** The last act that changed the position, and the last undo. */
  turned: number
  undone: number
  /** Since which act each seat has been asked for its present decision. */
  readonly asked: number[]
  readonly seats: readonly SeatCourse[]
  paused: { by: Seat; at: number } | null
  ask: (Omit<Ask, 'waiting'> & { waiting: Seat[] }) | null
  timing: Timing | null
  ended: 'resigned' | 'closed' | null
}

export function startCourse(
  match: Match,
  holders: readonly SeatHolder[],
  settings: Settings,
  startedAt: number,
): Course {
  const course: Course = {
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
    paused: null,
    ask: null,
    timing: settings.clock && startTiming(settings.clock, holders.length, startedAt),
    ended: null,
  }
  letClocksRun(course, null, false)
  return course
}

export const isOver = (course: Course): boolean =>
  course.ended !== null || course.match.game.toMove(course.match.position).length === 0

/** Does the seat's own person play it at present? */
export const isPlayedByPerson = (course: Course, seat: Seat): boolean =>
  course.holders[seat].kind === 'person' && course.seats[seat].standIn === null

/** The bot that plays the seat at present, if one does. */
export function botOn(course: Course, seat: Seat): Level | null {
  const holder = course.holders[seat]
  return holder.kind === 'bot' ? holder.level : course.seats[seat].standIn
}

const peopleOf = (course: Course): Seat[] =>
  seatsOf(course.holders.length).filter(seat => isPlayedByPerson(course, seat))

export interface Effect {
  readonly events: readonly GameEvent[]
  /** Did the position change, and how? */
  readonly position: 'same' | 'moved' | 'back'
}

const NOTHING: Effect = { events: [], position: 'same' }

/** Lets an act happen. It must be one that `decide` allowed. */
export function happen(course: Course, act: Act): Effect {
  const { timing } = course
  const before = course.match.game.toMove(course.match.position)
  course.number = act.number
  course.at = act.at
  if (timing) passTime(timing, act.at)
  const wasPaused = course.paused !== null
  const effect = settle(course, takeEffect(course, act))
  if (effect.position !== 'same') noteWhoIsAsked(course, before, act, effect)
  if (isOver(course)) {
    course.ask = null
    course.paused = null
  }
  letClocksRun(course, act.kind === 'move' ? act.seat : null, wasPaused)
  return effect
}

/** What is stored happens once more, checked as if it came in now; null for what cannot have happened. */
export function happenAgain(course: Course, act: Act): Effect | null {
  if (act.number !== course.number + 1) return null
  if (act.kind === 'move' && !checkMove(course.match.game, course.match.position, act.seat, act.move).ok) return null
  return happen(course, act)
}

function takeEffect(course: Course, act: Act): Effect {
  switch (act.kind) {
    case 'move': {
      // What was asked of the position before is no longer the question.
      if (course.ask?.what === 'undo') course.ask = null
      course.line.push(act.number)
      return { events: playUnchecked(course.match, act.seat, act.move).events, position: 'moved' }
    }
    case 'undo':
      return goBack(course, act.to)
    case 'ask':
      course.ask = {
        number: act.number,
        what: act.what,
        by: act.seat,
        to: act.to,
        waiting: peopleOf(course).filter(seat => seat !== act.seat),
      }
      return NOTHING
    case 'agree':
      stopWaitingFor(course, act.seat)
      return NOTHING
    case 'decline':
      course.ask = null
      return NOTHING
    case 'resume':
      course.paused = null
      if (course.ask?.what === 'resume') course.ask = null
      return NOTHING
    case 'stand-in':
      return leaveTo(course, act.seat, act.level)
    case 'kick':
      course.seats[act.seat].kicked = true
      return leaveTo(course, act.seat, act.level)
    case 'resign': {
      course.seats[act.seat].resigned = act.number
      leaveTo(course, act.seat, STAND_IN)
      if (!canGoOn(course)) course.ended = 'resigned'
      return NOTHING
    }
    case 'return':
      course.seats[act.seat].standIn = null
      if (course.timing) welcomeBack(course.timing, act.seat)
      return NOTHING
    case 'remind':
      if (course.timing) course.timing.reminded[act.seat] = true
      return NOTHING
    case 'close':
      course.ended = 'closed'
      return NOTHING
  }
}

/** A bot plays on, and is not asked whether it agrees. */
function leaveTo(course: Course, seat: Seat, level: Level): Effect {
  course.seats[seat].standIn = level
  if (course.ask?.by === seat) course.ask = null
  stopWaitingFor(course, seat)
  return NOTHING
}

function stopWaitingFor({ ask }: Course, seat: Seat): void {
  if (ask) ask.waiting = ask.waiting.filter(other => other !== seat)
}

/** As long as two seats are in the game, one of them a person's. */
function canGoOn(course: Course): boolean {
  const still = seatsOf(course.holders.length).filter(seat => course.seats[seat].resigned === null)
  return still.length > 1 && still.some(seat => course.holders[seat].kind === 'person')
}

/** What everybody agreed to is done. */
function settle(course: Course, effect: Effect): Effect {
  const { ask } = course
  if (!ask || ask.waiting.length > 0) return effect
  course.ask = null
  switch (ask.what) {
    case 'undo':
      return goBack(course, ask.to ?? 0)
    case 'pause':
      course.paused = { by: ask.by, at: course.at }
      return effect
    case 'resume':
      course.paused = null
      return effect
  }
}

function goBack(course: Course, to: number): Effect {
  const { match } = course
  const last = match.log.at(-1)
  const oneBack = last !== undefined && to === match.log.length - 1 && undo(match, last.seat).ok
  if (!oneBack) course.match = rewound(match, to)
  course.line = course.line.slice(0, to)
  return { events: [], position: 'back' }
}

/** The match as it was after its first moves, with all that undo may need; by playing them again. */
function rewound(match: Match, count: number): Match {
  const replayed = replay(match.game, match.setup, match.log.slice(0, count))
  if (!replayed.ok) throw new Error('a match does not replay its own moves')
  return replayed.value
}

function noteWhoIsAsked(course: Course, before: readonly Seat[], act: Act, effect: Effect): void {
  course.turned = act.number
  if (effect.position === 'back') course.undone = act.number
  for (const seat of course.match.game.toMove(course.match.position))
    if (effect.position === 'back' || seat === act.seat || !before.includes(seat)) course.asked[seat] = act.number
}

function letClocksRun(course: Course, mover: Seat | null, paused: boolean): void {
  const { timing, match } = course
  if (!timing) return
  const still = course.paused !== null || isOver(course)
  const running = still ? [] : match.game.toMove(match.position).filter(seat => isPlayedByPerson(course, seat))
  runFor(timing, running, mover, { paused, grace: course.settings.absent === 'move' })
}

/** Which rule forbids the viewer to take back the last move; null if none does. */
export function undoBarFor(course: Course, viewer: Viewer): UndoBar | null {
  const last = course.match.log.at(-1)
  if (!last) return 'start'
  if (last.seat !== viewer) return 'other-moved'
  if (isOver(course)) return 'seat-changed'
  // Opened from a snapshot: what could be taken back before it must be worked out.
  if (course.match.past.length === 0 && course.match.bar === 'start')
    course.match = rewound(course.match, course.match.log.length)
  return course.match.past.length > 0 ? null : course.match.bar
}

/** How play stands, for everybody to know. */
export const stateOf = (course: Course): PlayState => ({
  seats: course.seats.map(({ standIn, kicked, resigned }) => ({ standIn, kicked, resigned: resigned !== null })),
  paused: course.paused && { ...course.paused },
  ask: course.ask && { ...course.ask, waiting: [...course.ask.waiting] },
  clocks: course.timing && clocksOf(course.timing),
})

/** What a snapshot keeps beside the position. */
export type StoredCourse = Pick<
  Course,
  'number' | 'line' | 'at' | 'turned' | 'undone' | 'asked' | 'seats' | 'paused' | 'ask' | 'timing' | 'ended'
>

export function storedCourse(course: Course): StoredCourse {
  const { number, line, at, turned, undone, asked, seats, paused, ask, timing, ended } = course
  return { number, line, at, turned, undone, asked, seats, paused, ask, timing, ended }
}
