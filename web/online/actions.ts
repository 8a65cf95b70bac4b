import type { TableInfo } from '../../wire/table.ts'
import { address } from '../app/address.ts'
import { router } from '../app/router.svelte.ts'
import { download } from '../store/share.ts'
import type { SessionActions } from '../table/contract.ts'
import { analysisAt } from './analysis.ts'
import { call } from './api.ts'
import { say } from './text/text.svelte.ts'

/** What one can do with a finished club match. Its address stays the same. */
export const actionsAt = (info: () => TableInfo): SessionActions => ({
  get onward() {
    const { tournament } = info()
    return tournament === null ? null : { label: say().table.toTournament, href: address.tournament(tournament) }
  },
  async rematch() {
    if (info().daily) return router.go(address.daily())
    const again = await call('POST /api/tables/:id/rematch', { id: info().id })
    if (again.ok) router.go(address.club(again.value.id))
  },
  async save() {
    const { id, game, createdAt } = info()
    const file = await call('GET /api/tables/:id/file', { id })
    if (file.ok) download(`${game}-${new Date(createdAt).toISOString().slice(0, 10)}.json`, JSON.stringify(file.value))
  },
  link: async () => new URL(address.club(info().id, info().invite), location.href).href,
  clubAnalysis: analysisAt(() => info().id),
})
