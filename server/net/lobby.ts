import type { MyTable, TableInfo } from '../../wire/table.ts'
import type { Store } from '../store/store.ts'
import { runsOutAt } from '../tables/clock.ts'
import { infosOf, seatOf } from '../tables/table-info.ts'
import type { TableRegistry } from '../tables/table-registry.ts'

const TABLES_SHOWN = 50
/** How long after its creation a match stays in the lobby. */
const SHOWN_MS = 2 * 86_400_000

export class Lobby {
  private readonly store: Store
  private readonly registry: TableRegistry

  constructor(store: Store, registry: TableRegistry) {
    this.store = store
    this.registry = registry
  }

  /** Tables with free seats, and matches in play. */
  async tables(): Promise<TableInfo[]> {
    const [gathering, playing] = await Promise.all([
      this.store.listed('gathering', 0, TABLES_SHOWN),
      this.store.listed('playing', Date.now() - SHOWN_MS, TABLES_SHOWN),
    ])
    return infosOf([...gathering, ...playing])
  }

  async mine(personId: string): Promise<MyTable[]> {
    const rows = await this.store.tablesOf(personId, TABLES_SHOWN)
    return Promise.all(infosOf(rows).map(table => this.withTurn(table, personId)))
  }

  private async withTurn(table: TableInfo, personId: string): Promise<MyTable> {
    const seat = seatOf(table.seats, personId)
    // A host who does not play learns whose turn it is as late as spectators do.
    const isLate = seat === null && table.settings.delay > 0
    const open = table.state === 'playing' && !isLate ? await this.registry.open(table.id) : null
    if (!open || typeof open === 'string') return { table, seat, toMove: [], due: null }
    const { state, shown } = open.liveTable
    const { timing } = state
    return {
      table,
      seat,
      toMove: shown.over ? [] : state.match.game.toMove(shown.position),
      due: timing && timing.running.length > 0 ? Math.min(...timing.running.map(s => runsOutAt(timing, s))) : null,
    }
  }
}
