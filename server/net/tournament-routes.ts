import { ok, type Result } from '../../kernel/json.ts'
import type { FaultReply } from '../../wire/faults.ts'
import type { TournamentReply } from '../../wire/tournament.ts'
import type { Moderation } from '../people/moderation.ts'
import type { Known } from '../people/people.ts'
import type { LiveTournament } from '../tournaments/live-tournament.ts'
import { standingOf, standingsCsv, tablesCsv } from '../tournaments/tournament-view.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import { fault, type Routes } from './routes.ts'

export interface TournamentRouteParts {
  readonly tournaments: Tournaments
  readonly moderation: Moderation
}

export function answerTournaments(routes: Routes, { tournaments, moderation }: TournamentRouteParts): void {
  const replyTo = (tournament: LiveTournament, known: Known | null): TournamentReply => ({
    ...tournaments.view(tournament),
    you: standingOf(tournament, known?.person.id ?? null),
  })
  const answer = (done: Result<LiveTournament, FaultReply>, known: Known): Result<TournamentReply, FaultReply> =>
    done.ok ? ok(replyTo(done.value, known)) : done

  routes.open('GET /api/tournaments', async ({ known }) =>
    ok({
      tournaments: await tournaments.list(),
      mine: known ? await tournaments.joinedBy(known.person.id) : [],
    }),
  )
  routes.known('POST /api/tournaments', ({ known, body }) => tournaments.create(known.person, body))
  routes.open('GET /api/tournaments/:id', async ({ known, param }) => {
    const tournament = await tournaments.look(param('id'))
    return tournament ? ok(replyTo(tournament, known)) : fault('unknown-tournament')
  })
  routes.known('POST /api/tournaments/:id/join', async ({ known, param }) =>
    answer(await tournaments.join(param('id'), known.person), known),
  )
  routes.known('POST /api/tournaments/:id/leave', async ({ known, param }) =>
    answer(await tournaments.leave(param('id'), known.person.id), known),
  )
  routes.known('POST /api/tournaments/:id/call-off', async ({ known, param }) => {
    const done = await tournaments.callOff(param('id'), known)
    if (done.ok && known.admin && done.value.row.host_id !== known.person.id)
      await moderation.audit(known.person, 'close-tournament', { detail: done.value.state.settings.name })
    return answer(done, known)
  })
  routes.open('GET /api/tournaments/:id/export', async ({ param, query, reply }) => {
    const tournament = await tournaments.look(param('id'))
    if (!tournament) return fault('unknown-tournament')
    const view = tournaments.view(tournament)
    const what = query('csv')
    const name = `tournament-${view.info.id}${what ? `-${what === 'tables' ? what : 'standings'}.csv` : '.json'}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    if (!what) return ok(view)
    await reply.type('text/csv; charset=utf-8').send(what === 'tables' ? tablesCsv(view) : standingsCsv(view))
    return ok(view)
  })
}
