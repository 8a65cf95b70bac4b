import type { Seat } from '../../kernel/seat.ts'
import { remindAt, runsOutAt } from './clock.ts'
import { botOn, isOver, type TableState } from './table-state.ts'

/** A pause ends by itself, so that nobody can stop a table for ever. */
const LONGEST_PAUSE_MS = 86_400_000

/** What a server must do at a table, and when. Any server may do it, because an event number can be taken only once. */
export interface Due {
  readonly at: number
  readonly seat: Seat
  readonly what: 'resume' | 'remind' | 'move' | 'stand-in' | 'resign'
}

const POLICIES = { move: 'move', bot: 'stand-in', resign: 'resign' } as const

export function nextDue(state: TableState): Due | null {
  if (isOver(state)) return null
  const { paused, timing, settings } = state
  if (paused) return { at: paused.at + LONGEST_PAUSE_MS, seat: paused.by, what: 'resume' }
  if (!timing) return null
  const dues: Due[] = []
  for (const seat of timing.running) {
    const reminder = remindAt(timing, seat)
    if (reminder !== null) dues.push({ at: reminder, seat, what: 'remind' })
    if (settings.absent !== 'wait') dues.push({ at: runsOutAt(timing, seat), seat, what: POLICIES[settings.absent] })
  }
  return dues.reduce<Due | null>((first, due) => (first && first.at <= due.at ? first : due), null)
}

/** After this long a bot's job counts as lost with its server. */
const BOT_PATIENCE_MS = 8000

/** When another server's sweep must find the table: no later than its next due action. */
export function lookAgainAt(state: TableState): number | null {
  const due = nextDue(state)?.at ?? null
  const { match, paused } = state
  const botIsAsked = !paused && match.game.toMove(match.position).some(seat => botOn(state, seat) !== null)
  if (!botIsAsked || isOver(state)) return due
  return Math.min(due ?? Number.POSITIVE_INFINITY, state.at + BOT_PATIENCE_MS)
}
