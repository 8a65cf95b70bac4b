import { err, ok, type Result } from '../../kernel/json.ts'
import type { Fault } from '../../wire/faults.ts'
import type { TournamentEventBody } from './tournament-event.ts'
import { joinsLate, peopleIn, type TournamentState } from './tournament-state.ts'

/** What people ask of a tournament. What it does by itself is in `advance.ts`. */
export type TournamentCommand =
  | { readonly kind: 'join'; readonly player: string; readonly account: boolean }
  | { readonly kind: 'leave'; readonly player: string; readonly why: 'left' | 'banned' }
  | { readonly kind: 'call-off'; readonly why: 'host' | 'admin' }

/** Behind the places of a tournament, so many more may wait. */
const MOST_WAITING = 50
/** How often one person may join or leave. */
const MOST_WISHES = 20

/** The event that the command causes; null if it changes nothing. */
export function decideTournament(
  state: TournamentState,
  command: TournamentCommand,
): Result<TournamentEventBody | null, Fault> {
  if (state.phase === 'over') return err('tournament-over')
  switch (command.kind) {
    case 'join':
      return decideJoin(state, command)
    case 'leave': {
      const status = state.players.get(command.player)?.status
      const isHere = status === 'in' || status === 'waiting' || (status === 'no-show' && command.why === 'banned')
      return ok(isHere ? { kind: 'leave', player: command.player, why: command.why } : null)
    }
    case 'call-off':
      return command.why === 'host' && state.phase === 'running'
        ? err('already-started')
        : ok({ kind: 'call-off', why: command.why })
  }
}

function decideJoin(
  state: TournamentState,
  { player: id, account }: TournamentCommand & { readonly kind: 'join' },
): Result<TournamentEventBody | null, Fault> {
  const { settings, players, rounds, planned } = state
  const status = players.get(id)?.status
  if (status === 'in' || status === 'waiting') return ok(null)
  if (status === 'banned') return err('kicked')
  if (settings.accounts && !account) return err('accounts-only')
  if ((state.wishes.get(id) ?? 0) >= MOST_WISHES) return err('too-fast')
  if (state.phase === 'running' && joinsLate(state) && planned !== null && rounds.length >= planned)
    return err('tournament-over')
  const waiting = [...players.values()].filter(player => player.status === 'waiting').length
  if (peopleIn(state) + waiting >= settings.most + MOST_WAITING) return err('tournament-full')
  return ok({ kind: 'join', player: id })
}
