import type { Objection } from '../../kernel/game.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { checkMove, type Match, playUnchecked } from '../../kernel/match.ts'
import { previewMove } from '../../kernel/preview.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { ServerObjection } from '../../wire/faults.ts'
import type { CommandFields, EventKind, ProposalKind } from '../../wire/table-events.ts'
import type { EventBody, TableEvent } from './table-event.ts'
import { isOver, isPlayedByPerson, isWish, STAND_IN, type TableState, undoBarFor } from './table-state.ts'

/** A request to change a table. */
export type CommandBody = { [K in EventKind]: { readonly kind: K } & CommandFields<K> }[EventKind]

interface Sender {
  /** Chosen by the sender, so that a repeated command is carried out once. */
  readonly id: string
  readonly seat: Seat
  readonly cause: TableEvent['cause']
}

/** Given by a person, a bot or the server. */
export type Command = CommandBody & Sender

/** Moves of a seat in a row, all or none. */
export type MovesCommand = Sender & {
  readonly kind: 'moves'
  readonly seen: number
  readonly moves: readonly unknown[]
}

/** `at`: the number of the refused move, from 1. */
export interface Refusal {
  readonly objection: Objection
  readonly at?: number
}

export const serverObjection = (code: ServerObjection, figures: Objection['figures'] = {}): Objection => ({
  code,
  rule: 'server',
  figures,
})

const refuse = (code: ServerObjection, figures?: Objection['figures']): Result<never, Objection> =>
  err(serverObjection(code, figures))

/** The event that the command would cause now, or why it is refused. Changes nothing. */
export function decide(state: TableState, command: Command, now: number): Result<TableEvent, Objection> {
  const decided = isOver(state) ? refuse('over') : decideWhilePlaying(state, command)
  if (!decided.ok) return decided
  // Machines' clocks differ a little; a table's time never goes back.
  const at = Math.max(now, state.at)
  return ok({ ...decided.value, number: state.number + 1, cause: command.cause, at } as TableEvent)
}

/**
 * The same for several moves. The effect of each but the last must be known to its player: otherwise a list that is
 * refused at a later move would reveal a draw that never took place.
 */
export function decideMoves(
  state: TableState,
  { moves, ...command }: MovesCommand,
  now: number,
): Result<readonly TableEvent[], Refusal> {
  const { seat } = command
  const match: Match = { ...state.match, log: [...state.match.log], past: [] }
  const events: TableEvent[] = []
  for (const [index, move] of moves.entries()) {
    const decided = decide({ ...state, match }, { ...command, kind: 'move', move }, now)
    if (!decided.ok) {
      const isWhole = index === 0 && decided.error.rule === 'server'
      return err({ objection: decided.error, ...(!isWhole && { at: index + 1 }) })
    }
    const event = { ...decided.value, number: state.number + 1 + index }
    events.push(event)
    if (event.kind !== 'move' || index === moves.length - 1) continue
    if (!previewMove(match.game, match.game.view(match.position, seat), seat, event.move))
      return err({ objection: serverObjection('uncertain'), at: index + 1 })
    playUnchecked(match, seat, event.move)
  }
  return ok(events)
}

function decideWhilePlaying(state: TableState, command: Command): Result<EventBody, Objection> {
  const { seat } = command
  if (command.kind === 'close') return ok({ kind: 'close', seat: null })
  if (command.cause === 'person') {
    if (isWish(command) && isEndless(state, seat)) return refuse('too-fast')
    const { kicked, resigned, standIn } = elementAt(state.seats, seat)
    if (kicked) return refuse('kicked')
    if (resigned !== null) return refuse('resigned')
    if (standIn !== null && command.kind !== 'return' && command.kind !== 'resign') return refuse('stand-in')
  }
  switch (command.kind) {
    case 'move':
      return decideMove(state, command)
    case 'undo':
      return decideUndo(state, command)
    case 'propose':
      return decideProposal(state, seat, command.what)
    case 'agree':
      return state.proposal?.number === command.proposal && state.proposal.waiting.includes(seat)
        ? ok({ kind: 'agree', seat })
        : refuse('not-proposed')
    case 'decline':
      return state.proposal?.number === command.proposal &&
        (state.proposal.waiting.includes(seat) || state.proposal.by === seat)
        ? ok({ kind: 'decline', seat })
        : refuse('not-proposed')
    case 'resume':
      return state.paused ? ok({ kind: 'resume', seat }) : refuse('not-paused')
    case 'resign':
      return ok({ kind: 'resign', seat })
    case 'stand-in':
    case 'kick':
      return isPlayedByPerson(state, seat) || command.kind === 'kick'
        ? ok({ kind: command.kind, seat, level: STAND_IN })
        : refuse('stand-in')
    case 'return':
      return elementAt(state.seats, seat).standIn === null ? refuse('no-stand-in') : ok({ kind: 'return', seat })
    case 'remind':
      return ok({ kind: 'remind', seat })
  }
}

/**
 * The log is kept for ever, so undoing, proposing and leaving are limited. All other events that are not moves answer a
 * person or a clock. Each seat has its own limit, so that nobody uses up another's.
 */
const MOST_ASKED = 1000
const isEndless = ({ wishes }: TableState, seat: Seat): boolean => elementAt(wishes, seat) >= MOST_ASKED

function decideMove(state: TableState, command: Command & { kind: 'move' }): Result<EventBody, Objection> {
  const { seat, seen } = command
  if (isStale(state, seat, seen)) return refuse('stale', { seen, now: state.number })
  if (state.paused) return refuse('paused')
  const checked = checkMove(state.match.game, state.match.position, seat, command.move)
  return checked.ok ? ok({ kind: 'move', seat, move: checked.value }) : checked
}

/** Where seats choose at the same time, a choice stays valid when others arrive before it. */
function isStale(state: TableState, seat: Seat, seen: number): boolean {
  if (seen > state.number) return true
  return (
    seen < (state.match.game.facts.simultaneous ? Math.max(elementAt(state.asked, seat), state.undone) : state.turned)
  )
}

function decideUndo(state: TableState, { seat, seen }: Command & { kind: 'undo' }): Result<EventBody, Objection> {
  if (seen > state.number || seen < state.turned) return refuse('stale', { seen, now: state.number })
  if (state.paused) return refuse('paused')
  const bar = undoBarFor(state, seat)
  return bar === null ? ok({ kind: 'undo', seat, to: state.match.log.length - 1 }) : refuse(`undo-${bar}`)
}

function decideProposal(state: TableState, seat: Seat, what: ProposalKind): Result<EventBody, Objection> {
  if (state.proposal) return refuse('already-proposed')
  switch (what) {
    case 'undo': {
      if (state.paused) return refuse('paused')
      const to = state.match.log.findLastIndex(entry => entry.seat === seat)
      return to < 0 ? refuse('nothing-to-undo') : ok({ kind: 'propose', seat, what, to })
    }
    case 'pause':
      if (!state.timing) return refuse('no-clock')
      return state.paused ? refuse('paused') : ok({ kind: 'propose', seat, what, to: null })
    case 'resume':
      if (!state.paused) return refuse('not-paused')
      // The person who proposed the pause may end it alone.
      return state.paused.by === seat ? ok({ kind: 'resume', seat }) : ok({ kind: 'propose', seat, what, to: null })
  }
}
