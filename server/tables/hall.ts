import type { Answer } from '../../wire/sent.ts'
import type { TableInfo } from '../../wire/table.ts'
import type { Thinker } from '../bots/thinker.ts'
import type { Store } from '../store/store.ts'
import { Committer } from './committer.ts'
import type { Command } from './decide.ts'
import { Keeper, type KeeperParts } from './keeper.ts'
import { openTable, type Unopened } from './open-table.ts'
import { Rumours } from './rumours.ts'
import { infoOf } from './table-info.ts'

/** What others want to know of the tables. */
export interface HallNews {
  changed(info: TableInfo): void
  turn: KeeperParts['turn']
  remind: KeeperParts['remind']
  /** Something went wrong with storing: whoever looked at the table must look anew. */
  reopened(id: string): void
  failed(error: unknown): void
}

const SWEEP_MS = 15_000
/** Where servers share a store each looks often, for what none of them has looked after for a while. */
const SHARED_SWEEP_MS = 2000
const SHARED_GRACE_MS = 2000
/** Who has taken up a table has so long to do what is due there. */
const CLAIM_MS = 5000
const IDLE_MS = 60_000
const TRY_AGAIN_MS = 1000
const LOOK_AT_ONCE = 100
/** Where something was heard a moment ago, a missing act would have been noticed. */
const QUIET_MS = 1000
/** After a start: how many tables are held to see whether anybody comes to them, and how long at least. */
const MOST_WOKEN = 200
const WOKEN_MS = 2000

/** All tables in play on this server: opens them when somebody comes or something is due, lets them rest when not. */
export class Hall {
  private readonly store: Store
  private readonly bots: Thinker
  private readonly committer: Committer
  private readonly news: HallNews
  private readonly now: () => number
  private readonly open = new Map<string, Promise<Keeper | Unopened>>()
  private readonly timers: NodeJS.Timeout[] = []
  private readonly shared: boolean
  private readonly rumours: Rumours
  private stopped = false

  constructor(
    store: Store,
    bots: Thinker,
    news: HallNews,
    {
      committer = new Committer(store),
      now = Date.now,
      shared = false,
    }: { committer?: Committer; now?: () => number; shared?: boolean } = {},
  ) {
    this.shared = shared
    this.rumours = new Rumours(store, async id => (await this.openAt(id))?.live ?? null, news.failed)
    this.store = store
    this.bots = bots
    this.news = news
    this.committer = committer
    this.now = now
  }

  /** How many tables are held in memory. */
  get size(): number {
    return this.open.size
  }

  /** Resolves when every move that was accepted is stored. */
  settle(): Promise<void> {
    return this.committer.idle()
  }

  /** Finds what other servers have done and we have not heard of: is there an act after the last at tables that are quiet? */
  async lookAround(): Promise<void> {
    const quiet = (await this.allOpen())
      .filter(({ live }) => live.lastAt < this.now() - QUIET_MS)
      .map(({ live }) => ({ table_id: live.id, number: live.durable + 1 }))
    for (let from = 0; from < quiet.length; from += LOOK_AT_ONCE)
      for (const { table_id, number } of await this.store.movesNumbered(quiet.slice(from, from + LOOK_AT_ONCE)))
        await this.catchUp(table_id, number)
  }

  /** Takes up what was left when a server stopped, and looks after what is due from now on. */
  begin(): void {
    const every = (ms: number, act: () => Promise<void>) => {
      const timer = setInterval(() => void act().catch(this.news.failed), ms)
      timer.unref()
      this.timers.push(timer)
    }
    every(this.shared ? SHARED_SWEEP_MS : SWEEP_MS, () => this.openWhatIsDue())
    every(IDLE_MS, () => this.letIdleRest())
    void this.wake().catch(this.news.failed)
  }

  /** Whatever was being looked after here is left to others, at once. */
  async stop(): Promise<void> {
    this.stopped = true
    for (const timer of this.timers) clearInterval(timer)
    const open = await this.allOpen()
    for (const table of open) table.stop()
    const left = open.filter(table => table.isNotedBefore(Number.POSITIVE_INFINITY)).map(table => table.row.id)
    if (this.shared) await this.store.hurry(left).catch(this.news.failed)
  }

  async info(id: string): Promise<TableInfo | null> {
    const row = await this.store.table(id)
    return row ? infoOf(row) : null
  }

  /** The table, opened from the store if nobody was there. */
  async visit(id: string): Promise<Keeper | Unopened> {
    const table = await (this.open.get(id) ?? this.opened(id))
    if (typeof table === 'string') return table
    // Laid to rest while we waited for it: nobody may enter there any more.
    if (table.stopped && !this.stopped) return this.visit(id)
    table.touched = this.now()
    return table
  }

  /** A match has begun here: bots may be the first to move, whether or not anybody looks. */
  async started(id: string): Promise<void> {
    const table = await this.visit(id)
    if (typeof table !== 'string') table.takeCharge()
  }

  /**
   * A command at a table. Whoever gives it may have seen more than this server, by way of another one. `unconfirmed`:
   * the store does not say whether it was done, or this server stops; asked again under the same id, it is done once.
   */
  async submit(id: string, command: Command): Promise<Answer | Unopened | 'unconfirmed'> {
    if ('seen' in command) await this.catchUp(id, command.seen)
    const table = await this.visit(id)
    if (typeof table === 'string') return table
    // Nobody would be left to tell of it: it is done by whichever server it is said to next.
    if (this.stopped) return 'unconfirmed'
    const answer = await table.live.submit(command)
    if (table.live.isUnconfirmed(command.id)) return 'unconfirmed'
    return table.live.broken && answer.kind === 'refused' ? this.submitAgain(id, command, answer) : answer
  }

  /** What is stored decides: another server was first, perhaps with this very command, or this one, unconfirmed at first. */
  private async submitAgain(
    id: string,
    command: Command,
    refused: Answer & { kind: 'refused' },
  ): Promise<Answer | 'unconfirmed'> {
    const table = await this.visit(id).catch(() => 'damaged' as const)
    if (typeof table === 'string') return refused
    if (this.stopped) return 'unconfirmed'
    if (refused.objection.code !== 'stale' && !table.live.knows(command.id)) return refused
    const answer = await table.live.submit(command)
    return table.live.isUnconfirmed(command.id) ? 'unconfirmed' : answer
  }

  /** Another server has come as far as this act: it will be read together with whatever else is heard. */
  heardOf(id: string, number: number): void {
    this.rumours.hear(id, number)
  }

  /** Somebody has seen this act: it is read now, if it is missing. */
  async catchUp(id: string, number: number): Promise<void> {
    const table = await this.openAt(id)
    if (table && table.live.durable < number) table.live.catchUp(await this.store.movesAfter(id, table.live.durable))
  }

  private async openAt(id: string): Promise<Keeper | null> {
    const table = await this.open.get(id)?.catch(() => null)
    return table && typeof table !== 'string' ? table : null
  }

  private opened(id: string): Promise<Keeper | Unopened> {
    const opening = this.openAgain(id)
    this.open.set(id, opening)
    const forget = () => this.open.get(id) === opening && this.open.delete(id)
    opening.then(table => typeof table === 'string' && forget(), forget)
    return opening
  }

  private async openAgain(id: string): Promise<Keeper | Unopened> {
    const row = await this.store.table(id)
    if (!row || row.state === 'gathering') return 'unknown-table'
    const live = await openTable(this.store, this.committer, id, this.now)
    if (typeof live === 'string') return live
    const keeper = new Keeper(row, live, this.keeperParts())
    live.onBroken = () => void this.heal(keeper)
    if (this.stopped) keeper.stop()
    return keeper
  }

  private keeperParts(): KeeperParts {
    const { store, bots, now, news, shared } = this
    return {
      store,
      bots,
      now,
      shared,
      turn: news.turn,
      remind: news.remind,
      failed: news.failed,
      ended: id => void this.tellChange(id).catch(news.failed),
    }
  }

  private async tellChange(id: string): Promise<void> {
    const info = await this.info(id)
    if (info) this.news.changed(info)
  }

  /** Memory was ahead of what is stored: what is stored holds, for everybody who looks. */
  private async heal(keeper: Keeper): Promise<void> {
    const { id } = keeper.row
    // Laid to rest before: another has been opened in its place, or will be.
    if (keeper.stopped) return
    this.open.delete(id)
    keeper.stop()
    while (!this.stopped) {
      try {
        await this.visit(id)
        return this.news.reopened(id)
      } catch (error) {
        this.news.failed(error)
        await new Promise(resolve => setTimeout(resolve, TRY_AGAIN_MS).unref())
      }
    }
  }

  /** One after another, so that people who come meanwhile are answered at once. */
  private async wake(): Promise<void> {
    const woken: Keeper[] = []
    for await (const row of this.store.allTables('playing')) {
      if (this.stopped) return
      const table = await this.visit(row.id)
      if (typeof table !== 'string') woken.push(table)
      const [first] = woken.length > MOST_WOKEN ? woken.splice(0, 1) : []
      if (first) await this.letRest([first], this.now() - WOKEN_MS)
      await new Promise(resolve => setTimeout(resolve, 1))
    }
  }

  private async openWhatIsDue(): Promise<void> {
    if (this.shared) return this.takeOverWhatIsDue()
    const known: Keeper[] = []
    for (const { id } of await this.store.dueTables(this.now(), LOOK_AT_ONCE)) {
      const open = await this.open.get(id)
      const table = await this.visit(id)
      if (open && typeof table !== 'string') known.push(table)
    }
    // Written down as a lower bound: open tables know better.
    await Keeper.noteDues(this.store, known)
  }

  /** What is due and looked after by no other server, as it seems: one of those who see it takes it up. */
  private async takeOverWhatIsDue(): Promise<void> {
    await this.noteDues()
    for (const { id, due_at } of await this.store.dueTables(this.now() - SHARED_GRACE_MS, LOOK_AT_ONCE)) {
      if (!(await this.store.claimDue(id, due_at, this.now() + CLAIM_MS))) continue
      const table = await this.visit(id)
      if (typeof table !== 'string') table.takeCharge()
    }
  }

  /** So that others need not open what is looked after here. */
  private async noteDues(): Promise<void> {
    const soon = this.now() + SHARED_SWEEP_MS
    const open = await this.allOpen()
    await Keeper.noteDues(
      this.store,
      open.filter(table => table.isNotedBefore(soon)),
    )
  }

  private async letIdleRest(): Promise<void> {
    await this.letRest(await this.allOpen(), this.now() - IDLE_MS)
  }

  private async allOpen(): Promise<Keeper[]> {
    const tables = await Promise.all([...this.open.keys()].map(id => this.openAt(id)))
    return tables.filter(table => table !== null)
  }

  /** Those that nobody has had to do with since. */
  private async letRest(tables: readonly Keeper[], since: number): Promise<void> {
    const idle = tables.filter(table => table.isIdleSince(since))
    for (const table of idle) {
      this.open.delete(table.row.id)
      table.stop()
    }
    await Keeper.noteDues(this.store, idle)
  }
}
