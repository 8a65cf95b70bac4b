import { ok } from '../../kernel/json.ts'
import type { DailyChallenge } from '../daily/daily.ts'
import { infoOf } from '../tables/table-info.ts'
import type { Allowance } from './allowance.ts'
import { fault, orFault, type Routes } from './routes.ts'

/** About as many bots as sit at a challenge: each try costs as much as starting a match against them. */
const RIVALS = 3

export function answerDaily(
  routes: Routes,
  { daily, matches }: { readonly daily: DailyChallenge; readonly matches: Allowance },
): void {
  routes.open('GET /api/daily/:date', async ({ known, param }) =>
    orFault(await daily.describe(param('date'), known?.person ?? null)),
  )
  routes.known('POST /api/daily/:date/try', async ({ known, param, payer }) => {
    if (!matches.allows(payer, 1 + RIVALS)) return fault('too-fast')
    const begun = await daily.begin(param('date'), known.person)
    return begun.ok ? ok(infoOf(begun.value)) : fault(begun.error)
  })
  routes.known('POST /api/daily/:date/alone', async ({ known, param, body, payer }) => {
    if (!matches.allows(payer, 1 + RIVALS)) return fault('too-fast')
    return orFault(await daily.count(param('date'), known.person, body))
  })
}
