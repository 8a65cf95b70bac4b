import { isIntegerIn, ok, type Result } from '../../kernel/json.ts'
import type { FaultReply } from '../../wire/faults.ts'
import type { Analyses } from '../analysis/analyses.ts'
import type { Known } from '../people/people.ts'
import type { Admission } from '../tables/admission.ts'
import { fault, orFault, type Routes } from './routes.ts'
import { visitorOf } from './table-routes.ts'

/** More than any match has. */
const MOST_STEPS = 1e6

/** Analyses of finished matches. */
export function answerAnalyses(
  routes: Routes,
  { admission, analyses }: { admission: Admission; analyses: Analyses },
): void {
  /** During a match nobody may learn what its cards are worth. */
  async function enter(id: string, known: Known | null): Promise<Result<string, FaultReply>> {
    const entered = await admission.enter(id, visitorOf(known))
    if (!entered.ok) return entered
    const { state, started_at, sealed } = entered.value
    if (sealed === 1) return fault('sealed')
    return state === 'over' && started_at !== null ? ok(id) : fault('not-over')
  }

  routes.open('GET /api/tables/:id/analysis', async ({ known, param, query }) => {
    const from = Number(query('from') ?? 0)
    if (!isIntegerIn(from, 0, MOST_STEPS)) return fault('not-understood')
    const entered = await enter(param('id'), known)
    return entered.ok ? ok(await analyses.look(entered.value, from)) : entered
  })
  routes.known('POST /api/tables/:id/analysis', async ({ known, param }) => {
    const entered = await enter(param('id'), known)
    return entered.ok ? orFault(await analyses.ask(entered.value, known.person.id)) : entered
  })
}
