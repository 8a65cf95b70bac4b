import { elementAt } from '../../kernel/list.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { TournamentStore } from '../store/tournament-store.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { CLAIM_MS, type Tournaments } from './tournaments.ts'

const SWEEP_MS = 1000
const AT_ONCE = 50

export interface TournamentRunnerParts {
  readonly store: { readonly tournaments: TournamentStore }
  readonly tournaments: Tournaments
  readonly registry: TableRegistry
  readonly now: () => number
  readonly failed: ReportFailure
  isConnected(person: string): Promise<boolean>
}

/** Starts, seats and ends tournaments when it is time. Every server runs one; each time is claimed by one of them. */
export class TournamentRunner {
  private readonly parts: TournamentRunnerParts
  private readonly timer: NodeJS.Timeout
  private busy: Promise<void> | null = null

  constructor(parts: TournamentRunnerParts) {
    this.parts = parts
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.busy
  }

  /** A slow store is not asked twice at the same time. */
  sweep(): Promise<void> {
    this.busy ??= this.lookForDue().finally(() => {
      this.busy = null
    })
    return this.busy
  }

  /** A bot plays for whoever has not come to their first turn, until they do. */
  private async sitInForAbsent(id: string): Promise<void> {
    const { registry, isConnected } = this.parts
    const table = await registry.open(id)
    if (typeof table === 'string') return
    const { state, eventLog } = table.liveTable
    const came = new Set(eventLog.flatMap(({ seat, cause }) => (cause === 'person' ? [seat] : [])))
    for (const seat of state.timing?.running ?? []) {
      const holder = elementAt(state.holders, seat)
      if (holder.kind !== 'person' || came.has(seat) || (await isConnected(holder.id))) continue
      await registry.submit(id, { kind: 'stand-in', id: `no-show ${seat}`, seat, cause: 'clock' })
    }
  }

  private async lookForDue(): Promise<void> {
    const { store, tournaments, now, failed } = this.parts
    try {
      for (const { id, due_at } of await store.tournaments.due(now(), AT_ONCE)) {
        if (!(await store.tournaments.changeDue(id, due_at, now() + CLAIM_MS))) continue
        const report = (error: unknown) => failed(error, { operation: 'run a tournament', tournament: id })
        await tournaments.advance(id).catch(report)
        for (const table of tournaments.freshTables(id)) await this.sitInForAbsent(table).catch(report)
      }
    } catch (error) {
      failed(error, { operation: 'look for tournaments where something is due' })
    }
  }
}
