import { BOT_PROTOCOL, type BotQuestion } from '../../wire/programs.ts'
import { runsOutAt } from '../tables/clock.ts'
import { viewerAt } from '../tables/table-info.ts'
import type { TableRunner } from '../tables/table-runner.ts'
import { isPlayedByPerson } from '../tables/table-state.ts'

/** What this person's seat is asked now; null if it is not. */
export function questionTo(personId: string, { liveTable, row }: TableRunner, now: number): BotQuestion | null {
  const { state, shown } = liveTable
  const { game } = state.match
  const seat = viewerAt(state, personId)
  if (typeof seat !== 'number' || shown.over || state.paused || !isPlayedByPerson(state, seat)) return null
  if (!game.toMove(shown.position).includes(seat)) return null
  const view = game.view(shown.position, seat)
  return {
    kind: 'question',
    id: `${row.id}.${shown.number}`,
    protocol: BOT_PROTOCOL,
    table: row.id,
    game: row.game,
    rulesVersion: game.facts.rulesVersion,
    seat,
    view,
    moves: game.moves(view, seat),
    deadline: state.timing && Math.max(0, runsOutAt(state.timing, seat) - now),
  }
}

/** The table and the event that an answer is about. */
export function readQuestionId(id: string): { readonly table: string; readonly number: number } {
  const dot = id.lastIndexOf('.')
  return { table: id.slice(0, dot), number: Number(id.slice(dot + 1)) }
}
