import type { CommandAnswer } from '../../wire/server-message.ts'
import type { SetAsideTable, TableInfo } from '../../wire/table.ts'
import type { BotService } from '../bots/bot-service.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { DueTable, Store } from '../store/store.ts'
import { CatchUp } from './catch-up.ts'
import { CommitQueue } from './commit-queue.ts'
import type { Command, MovesCommand } from './decide.ts'
import { type Damage, openTable, type Unopened } from './open-table.ts'
import { SetAside } from './set-aside.ts'
import { infoOf } from './table-info.ts'
import { type RunnerParts, TableRunner } from './table-runner.ts'

/** Events of the registry for the rest of the server. */
export interface RegistryListener {
  changed(info: TableInfo): void
  turn: RunnerParts['turn']
  remind: RunnerParts['remind']
  /** A table was reopened from the store: its viewers need the whole view again. */
  reopened(id: string): void
  readonly failed: ReportFailure
  /** A table cannot be opened. */
  setAside(table: SetAsideTable): void
}

const SWEEP_MS = 15_000
/** How often each server looks for tables that no server runs. */
const SHARED_SWEEP_MS = 2000
const SHARED_GRACE_MS = 2000
/** How long a server that claims a table has to do what is due. */
const CLAIM_MS = 5000
const IDLE_MS = 60_000
const TRY_AGAIN_MS = 1000
const LOOK_AT_ONCE = 100
/** Tables with a recent event are skipped: a gap there would have shown. */
const QUIET_MS = 1000
/** After a start: how many resumed tables stay in memory, and how long at least. */
const MOST_RESUMED = 200
const RESUMED_MS = 2000

/** All tables in play on this server. Opens one when somebody comes or something is due, and evicts it when idle. */
export class TableRegistry {
  private readonly store: Store
  private readonly bots: BotService
  private readonly commits: CommitQueue
  private readonly listener: RegistryListener
  private readonly now: () => number
  private readonly runners = new Map<string, Promise<TableRunner | Unopened>>()
  private readonly timers: NodeJS.Timeout[] = []
  private readonly shared: boolean
  readonly setAside: SetAside
  private readonly announcements: CatchUp
  private stopped = false

  constructor(
    store: Store,
    bots: BotService,
    listener: RegistryListener,
    {
      commits = new CommitQueue(store),
      now = Date.now,
      shared = false,
    }: { commits?: CommitQueue; now?: () => number; shared?: boolean } = {},
  ) {
    this.shared = shared
    this.announcements = new CatchUp(store, async id => (await this.ifOpen(id))?.liveTable ?? null, listener.failed)
    this.store = store
    this.bots = bots
    this.listener = listener
    this.commits = commits
    this.now = now
    this.setAside = new SetAside(listener.setAside, now)
  }

  /** How many tables are held in memory. */
  get size(): number {
    return this.runners.size
  }

  /** Resolves when every move that was accepted is stored. */
  settle(): Promise<void> {
    return this.commits.idle()
  }

  /** Finds unannounced events of other servers at quiet tables. */
  async readMissedEvents(): Promise<void> {
    const quiet = (await this.allOpen())
      .filter(({ liveTable }) => liveTable.lastAt < this.now() - QUIET_MS)
      .map(({ liveTable }) => ({ table_id: liveTable.id, number: liveTable.durable + 1 }))
    for (let from = 0; from < quiet.length; from += LOOK_AT_ONCE)
      for (const { table_id, number } of await this.store.eventsNumbered(quiet.slice(from, from + LOOK_AT_ONCE)))
        await this.catchUp(table_id, number)
  }

  /** Resumes what was in play when a server stopped, then does whatever becomes due. */
  start(): void {
    const every = (ms: number, operation: string, task: () => Promise<void>) => {
      const timer = setInterval(() => void task().catch(this.failedTo(operation)), ms)
      timer.unref()
      this.timers.push(timer)
    }
    every(this.shared ? SHARED_SWEEP_MS : SWEEP_MS, 'open tables where something is due', () => this.openDueTables())
    every(IDLE_MS, 'evict idle tables', () => this.evictIdle())
    void this.resumeAll().catch(this.failedTo('resume tables after the start'))
  }

  /** Hands the tables run here to other servers at once. */
  async stop(): Promise<void> {
    this.stopped = true
    for (const timer of this.timers) clearInterval(timer)
    const runners = await this.allOpen()
    for (const table of runners) table.stop()
    const left = runners.filter(table => table.isNotedBefore(Number.POSITIVE_INFINITY)).map(table => table.row.id)
    if (this.shared) await this.store.makeDueNow(left).catch(this.failedTo('leave tables to other servers'))
  }

  async info(id: string): Promise<TableInfo | null> {
    const row = await this.store.table(id)
    return row ? infoOf(row) : null
  }

  /** The table, opened from the store if nobody was there. */
  async open(id: string): Promise<TableRunner | Unopened> {
    const table = await (this.runners.get(id) ?? this.openOnce(id))
    if (typeof table === 'string') return table
    // Evicted while we waited for it.
    if (table.stopped && !this.stopped) return this.open(id)
    table.lastUsed = this.now()
    return table
  }

  /** A match has begun here: a bot may move first, whether or not anybody watches. */
  async started(id: string): Promise<void> {
    const table = await this.open(id)
    if (typeof table !== 'string') table.begin()
  }

  /**
   * A command at a table. Its sender may have seen more than this server, through another one. `unconfirmed`: the store
   * did not confirm it, or this server is stopping; repeated under the same id, it is carried out once.
   */
  async submit(id: string, command: Command | MovesCommand): Promise<CommandAnswer | Unopened | 'unconfirmed'> {
    if ('seen' in command) await this.catchUp(id, command.seen)
    const table = await this.open(id)
    if (typeof table === 'string') return table
    // This server could not announce it any more: the next one carries it out.
    if (this.stopped) return 'unconfirmed'
    const answer = await table.liveTable.submit(command)
    if (table.liveTable.isUnconfirmed(command.id)) return 'unconfirmed'
    return table.liveTable.broken && answer.kind === 'refused' ? this.submitAgain(id, command, answer) : answer
  }

  /** The store decides: another server was first, perhaps with this very command, or this one was, unconfirmed. */
  private async submitAgain(
    id: string,
    command: Command | MovesCommand,
    refused: CommandAnswer & { kind: 'refused' },
  ): Promise<CommandAnswer | 'unconfirmed'> {
    const table = await this.open(id).catch(this.failedTo('reopen a table', id))
    if (!table || typeof table === 'string') return refused
    if (this.stopped) return 'unconfirmed'
    if (refused.objection.code !== 'stale' && !table.liveTable.knows(command.id)) return refused
    const answer = await table.liveTable.submit(command)
    return table.liveTable.isUnconfirmed(command.id) ? 'unconfirmed' : answer
  }

  /** Another server has reached this event. It is read together with other announcements. */
  announced(id: string, number: number): void {
    this.announcements.announce(id, number)
  }

  /** Somebody has seen this event: read it now if it is missing. */
  async catchUp(id: string, number: number): Promise<void> {
    const table = await this.ifOpen(id)
    if (table && table.liveTable.durable < number)
      table.liveTable.catchUp(await this.store.eventsAfter(id, table.liveTable.durable))
  }

  private async ifOpen(id: string): Promise<TableRunner | null> {
    const table = await this.runners.get(id)?.catch(() => null)
    return table && typeof table !== 'string' ? table : null
  }

  private openOnce(id: string): Promise<TableRunner | Unopened> {
    const opening = this.openFromStore(id)
    this.runners.set(id, opening)
    const forget = () => this.runners.get(id) === opening && this.runners.delete(id)
    opening.then(table => typeof table === 'string' && forget(), forget)
    return opening
  }

  private async openFromStore(id: string): Promise<TableRunner | Unopened> {
    const row = await this.store.table(id)
    if (!row || row.state === 'gathering') return 'unknown-table'
    let damage: Damage = { detail: '', event: null }
    const liveTable = await openTable(this.store, this.commits, id, this.now, found => {
      damage = found
    })
    if (liveTable === 'unknown-table') return liveTable
    if (typeof liveTable === 'string') {
      this.setAside.add({ id, game: row.game, why: liveTable, ...damage })
      return liveTable
    }
    this.setAside.remove(id)
    const runner = new TableRunner(row, liveTable, this.runnerParts())
    liveTable.onBroken = () => void this.reopen(runner)
    if (this.stopped) runner.stop()
    return runner
  }

  private runnerParts(): RunnerParts {
    const { store, bots, now, listener, shared } = this
    return {
      store,
      bots,
      now,
      shared,
      turn: listener.turn,
      remind: listener.remind,
      failed: listener.failed,
      ended: id => void this.tellChange(id).catch(this.failedTo('tell that a match is over', id)),
    }
  }

  private failedTo(operation: string, table?: string): (error: unknown) => void {
    return error => {
      this.listener.failed(error, { operation, ...(table && { table }) })
    }
  }

  private async tellChange(id: string): Promise<void> {
    const info = await this.info(id)
    if (info) this.listener.changed(info)
  }

  /** Memory was ahead of the store: reopen the table for all its viewers. */
  private async reopen(runner: TableRunner): Promise<void> {
    const { id } = runner.row
    // Already evicted: a new one has been or will be opened.
    if (runner.stopped) return
    this.runners.delete(id)
    runner.stop()
    while (!this.stopped) {
      try {
        await this.open(id)
        return this.listener.reopened(id)
      } catch (error) {
        this.failedTo('reopen a table', id)(error)
        await new Promise(resolve => setTimeout(resolve, TRY_AGAIN_MS).unref())
      }
    }
  }

  /** After a start, one by one, so that people are answered meanwhile. */
  private async resumeAll(): Promise<void> {
    const resumed: TableRunner[] = []
    for await (const row of this.store.allTables('playing')) {
      if (this.stopped) return
      const table = await this.openIfPossible(row.id, 'resume a table')
      if (table) resumed.push(table)
      const [first] = resumed.length > MOST_RESUMED ? resumed.splice(0, 1) : []
      if (first) await this.evict([first], this.now() - RESUMED_MS)
      await new Promise(resolve => setTimeout(resolve, 1))
    }
  }

  private async openDueTables(): Promise<void> {
    if (this.shared) return this.takeOverDueTables()
    const known: TableRunner[] = []
    for await (const { id } of this.dueTables(this.now())) {
      const isOpen = (await this.ifOpen(id)) !== null
      const table = await this.openIfPossible(id, 'open a table where something is due')
      if (isOpen && table) known.push(table)
    }
    // The stored times are lower bounds: open tables know better.
    await TableRunner.noteDues(this.store, known)
  }

  /** Tables where something has been due for two seconds: their server has gone silent. One server claims each. */
  private async takeOverDueTables(): Promise<void> {
    await this.noteDues()
    for await (const { id, due_at } of this.dueTables(this.now() - SHARED_GRACE_MS)) {
      if (!(await this.store.claimDue(id, due_at, this.now() + CLAIM_MS))) continue
      const table = await this.openIfPossible(id, 'take over a table')
      table?.takeCharge()
    }
  }

  /** All of them, however many, except those that cannot be opened. */
  private async *dueTables(now: number): AsyncGenerator<DueTable> {
    let last: DueTable | undefined
    do {
      const page = await this.store.dueTables(now, LOOK_AT_ONCE, last)
      yield* page.filter(({ id }) => !this.setAside.has(id))
      last = page.length < LOOK_AT_ONCE ? undefined : page.at(-1)
    } while (last && !this.stopped)
  }

  /** One failing table must not keep the next from opening. */
  private async openIfPossible(id: string, operation: string): Promise<TableRunner | null> {
    try {
      const table = await this.open(id)
      return typeof table === 'string' ? null : table
    } catch (error) {
      this.failedTo(operation, id)(error)
      return null
    }
  }

  /** So that other servers do not open what is run here. */
  private async noteDues(): Promise<void> {
    const soon = this.now() + SHARED_SWEEP_MS
    const runners = await this.allOpen()
    await TableRunner.noteDues(
      this.store,
      runners.filter(table => table.isNotedBefore(soon)),
    )
  }

  private async evictIdle(): Promise<void> {
    await this.evict(await this.allOpen(), this.now() - IDLE_MS)
  }

  private async allOpen(): Promise<TableRunner[]> {
    const tables = await Promise.all([...this.runners.keys()].map(id => this.ifOpen(id)))
    return tables.filter(table => table !== null)
  }

  /** Those unused since then. */
  private async evict(tables: readonly TableRunner[], since: number): Promise<void> {
    const idle = tables.filter(table => table.isIdleSince(since))
    for (const table of idle) {
      this.runners.delete(table.row.id)
      table.stop()
    }
    await TableRunner.noteDues(this.store, idle)
  }
}
