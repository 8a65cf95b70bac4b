import type { Objection } from '../../kernel/game.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { checkMove } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { ServerObjection } from '../../wire/faults.ts'
import type { AskKind } from '../../wire/said.ts'
import type { MoveRow } from '../store/store.ts'
import type { Act } from './act.ts'
import { type Course, isOver, isPlayedByPerson, STAND_IN, undoBarFor } from './course.ts'

/** What somebody wants to happen at a table. */
export type Wish =
  | { readonly kind: 'move'; readonly seen: number; readonly move: unknown }
  | { readonly kind: 'undo'; readonly seen: number }
  | { readonly kind: 'ask'; readonly what: AskKind }
  | { readonly kind: 'agree' | 'decline'; readonly ask: number }
  | { readonly kind: 'resign' | 'stand-in' | 'return' | 'kick' | 'resume' | 'remind' }
  | { readonly kind: 'close' }

export type Command = Wish & {
  /** The sender's own: given twice, it is done once. */
  readonly id: string
  readonly seat: Seat
  readonly cause: MoveRow['cause']
}

export const serverObjection = (code: ServerObjection, figures: Objection['figures'] = {}): Objection => ({
  code,
  rule: 'server',
  figures,
})

const refuse = (code: ServerObjection, figures?: Objection['figures']): Result<never, Objection> =>
  err(serverObjection(code, figures))

type Unnumbered = Act extends infer A ? (A extends Act ? Omit<A, 'number' | 'cause' | 'at'> : never) : never

/** What would happen if the command were carried out now, or why it may not. Changes nothing. */
export function decide(course: Course, command: Command, now: number): Result<Act, Objection> {
  const decided = isOver(course) ? refuse('over') : decideWhilePlaying(course, command)
  if (!decided.ok) return decided
  // Clocks of several machines may differ a little; a table's time never goes back.
  const at = Math.max(now, course.at)
  return ok({ ...decided.value, number: course.number + 1, cause: command.cause, at } as Act)
}

function decideWhilePlaying(course: Course, command: Command): Result<Unnumbered, Objection> {
  const { seat } = command
  if (command.kind === 'close') return ok({ kind: 'close', seat: null })
  if (command.cause === 'person') {
    if (command.kind !== 'move' && command.kind !== 'resign' && isEndless(course)) return refuse('too-fast')
    const { kicked, resigned, standIn } = course.seats[seat]
    if (kicked) return refuse('kicked')
    if (resigned !== null) return refuse('resigned')
    if (standIn !== null && command.kind !== 'return' && command.kind !== 'resign') return refuse('stand-in')
  }
  switch (command.kind) {
    case 'move':
      return decideMove(course, command)
    case 'undo':
      return decideUndo(course, command)
    case 'ask':
      return decideAsk(course, seat, command.what)
    case 'agree':
      return course.ask?.number === command.ask && course.ask.waiting.includes(seat)
        ? ok({ kind: 'agree', seat })
        : refuse('not-asked')
    case 'decline':
      return course.ask?.number === command.ask && (course.ask.waiting.includes(seat) || course.ask.by === seat)
        ? ok({ kind: 'decline', seat })
        : refuse('not-asked')
    case 'resume':
      return course.paused ? ok({ kind: 'resume', seat }) : refuse('not-paused')
    case 'resign':
      return ok({ kind: 'resign', seat })
    case 'stand-in':
    case 'kick':
      return isPlayedByPerson(course, seat) || command.kind === 'kick'
        ? ok({ kind: command.kind, seat, level: STAND_IN })
        : refuse('stand-in')
    case 'return':
      return course.seats[seat].standIn === null ? refuse('no-stand-in') : ok({ kind: 'return', seat })
    case 'remind':
      return ok({ kind: 'remind', seat })
  }
}

/** The log is for ever: nobody may fill it with anything but moves, of which every game has only so many. */
const MOST_OTHER_ACTS = 2000
const isEndless = ({ number, line }: Course): boolean => number - line.length >= MOST_OTHER_ACTS

function decideMove(course: Course, command: Command & { kind: 'move' }): Result<Unnumbered, Objection> {
  const { seat, seen } = command
  if (isStale(course, seat, seen)) return refuse('stale', { seen, now: course.number })
  if (course.paused) return refuse('paused')
  const checked = checkMove(course.match.game, course.match.position, seat, command.move)
  return checked.ok ? ok({ kind: 'move', seat, move: checked.value }) : checked
}

/** Where seats choose at once, others' choices arrive in between and do not make one's own stale. */
function isStale(course: Course, seat: Seat, seen: number): boolean {
  if (seen > course.number) return true
  return seen < (course.match.game.facts.simultaneous ? Math.max(course.asked[seat], course.undone) : course.turned)
}

function decideUndo(course: Course, { seat, seen }: Command & { kind: 'undo' }): Result<Unnumbered, Objection> {
  if (seen > course.number || seen < course.turned) return refuse('stale', { seen, now: course.number })
  if (course.paused) return refuse('paused')
  const bar = undoBarFor(course, seat)
  return bar === null ? ok({ kind: 'undo', seat, to: course.match.log.length - 1 }) : refuse(`undo-${bar}`)
}

function decideAsk(course: Course, seat: Seat, what: AskKind): Result<Unnumbered, Objection> {
  if (course.ask) return refuse('asked-already')
  switch (what) {
    case 'undo': {
      if (course.paused) return refuse('paused')
      const to = course.match.log.findLastIndex(entry => entry.seat === seat)
      return to < 0 ? refuse('nothing-to-undo') : ok({ kind: 'ask', seat, what, to })
    }
    case 'pause':
      if (!course.timing) return refuse('no-clock')
      return course.paused ? refuse('paused') : ok({ kind: 'ask', seat, what, to: null })
    case 'resume':
      if (!course.paused) return refuse('not-paused')
      // Who asked for the pause may end it alone.
      return course.paused.by === seat ? ok({ kind: 'resume', seat }) : ok({ kind: 'ask', seat, what, to: null })
  }
}
