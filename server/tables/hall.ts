import { randomBytes, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type GameId, isGameId, loadGame } from '../../games/registry.ts'
import type { Objection } from '../../kernel/game.ts'
import { freshSeed } from '../../kernel/hash.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { parseOptions } from '../../kernel/options.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import type { BotPool } from '../bots/pool.ts'
import type { Person, Store, TableRow } from '../store/store.ts'
import { Committer } from './committer.ts'
import { Gallery } from './gallery.ts'
import type { LiveTable } from './live-table.ts'
import { openTable, type Unopened } from './open-table.ts'
import { DEFAULT_SETTINGS, type SeatHolder, SeatSchema, SettingsSchema } from './seating.ts'
import { infoOf, type TableInfo } from './table-info.ts'

export const NewTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Open places and bots; the host takes the first open one. */
  seats: v.pipe(v.array(SeatSchema), v.minLength(1), v.maxLength(7)),
  settings: v.optional(SettingsSchema, DEFAULT_SETTINGS),
  listed: v.optional(v.boolean(), true),
})
export type NewTable = v.InferOutput<typeof NewTableSchema>

export type HallFault =
  | Unopened
  | 'not-host'
  | 'already-started'
  | 'seat-taken'
  | 'no-such-seat'
  | 'seats-open'
  | { readonly objection: Objection }

/** A table that is being played, and those who look at it. */
export interface OpenTable {
  readonly live: LiveTable
  readonly gallery: Gallery
  readonly seats: readonly SeatHolder[]
}

/** All tables of this server: arranges them, opens them when somebody comes, lets their bots move. */
export class Hall {
  private readonly store: Store
  private readonly bots: BotPool
  private readonly committer: Committer
  private readonly open = new Map<string, Promise<OpenTable | Unopened>>()
  private readonly changed: (info: TableInfo) => void

  constructor(
    store: Store,
    bots: BotPool,
    changed: (info: TableInfo) => void,
    committer: Committer = new Committer(store),
  ) {
    this.store = store
    this.bots = bots
    this.changed = changed
    this.committer = committer
  }

  /** How many tables are held in memory. */
  get size(): number {
    return this.open.size
  }

  /** Resolves when every move that was accepted is stored. */
  settle(): Promise<void> {
    return this.committer.idle()
  }

  async arrange(host: Person, wanted: NewTable): Promise<Result<TableInfo, HallFault>> {
    if (!isGameId(wanted.game)) return err('unknown-game')
    const { game } = await loadGame(wanted.game)
    const options = parseOptions(game, wanted.seats.length, wanted.options)
    if (!options.ok) return err({ objection: options.error })
    const seats = wanted.seats.map((seat): SeatHolder => (seat.kind === 'bot' ? seat : { kind: 'open' }))
    const free = seats.findIndex(seat => seat.kind === 'open')
    if (free >= 0) seats[free] = { kind: 'person', id: host.id, name: host.name }
    const row: TableRow = {
      id: randomBytes(6).toString('base64url'),
      game: wanted.game,
      rules_version: game.facts.rulesVersion,
      options: JSON.stringify(options.value),
      seats: JSON.stringify(seats),
      settings: JSON.stringify(wanted.settings),
      host_id: host.id,
      state: 'gathering',
      seed: freshSeed(),
      listed: wanted.listed ? 1 : 0,
      created_at: Date.now(),
    }
    await this.store.addTable(row)
    return ok(infoOf(row))
  }

  async info(id: string): Promise<TableInfo | null> {
    const row = await this.store.table(id)
    return row ? infoOf(row) : null
  }

  async lobby(): Promise<TableInfo[]> {
    return (await this.store.lobby(50)).map(infoOf)
  }

  sit(id: string, person: Person, seat: number): Promise<Result<TableInfo, HallFault>> {
    return this.reseat(id, seats => {
      if (seats[seat] === undefined) return 'no-such-seat'
      if (seats[seat].kind !== 'open') return 'seat-taken'
      const stood = seats.map((holder): SeatHolder => (isHeldBy(holder, person) ? { kind: 'open' } : holder))
      return stood.with(seat, { kind: 'person', id: person.id, name: person.name })
    })
  }

  stand(id: string, person: Person): Promise<Result<TableInfo, HallFault>> {
    return this.reseat(id, seats => seats.map(holder => (isHeldBy(holder, person) ? { kind: 'open' } : holder)))
  }

  private async reseat(
    id: string,
    change: (seats: readonly SeatHolder[]) => readonly SeatHolder[] | HallFault,
  ): Promise<Result<TableInfo, HallFault>> {
    const row = await this.store.table(id)
    if (!row) return err('unknown-table')
    if (row.state !== 'gathering') return err('already-started')
    const seats = change(JSON.parse(row.seats))
    if (!Array.isArray(seats)) return err(seats as HallFault)
    return this.change(row, { seats: JSON.stringify(seats) })
  }

  async start(id: string, person: Person): Promise<Result<TableInfo, HallFault>> {
    const row = await this.store.table(id)
    if (!row) return err('unknown-table')
    if (row.host_id !== person.id) return err('not-host')
    if (row.state !== 'gathering') return err('already-started')
    if ((JSON.parse(row.seats) as SeatHolder[]).some(seat => seat.kind === 'open')) return err('seats-open')
    const started = await this.change(row, { state: 'playing' })
    void this.visit(id)
    return started
  }

  private async change(
    row: TableRow,
    change: Partial<Pick<TableRow, 'seats' | 'state'>>,
  ): Promise<Result<TableInfo, HallFault>> {
    await this.store.changeTable(row.id, change)
    const info = infoOf({ ...row, ...change })
    this.changed(info)
    return ok(info)
  }

  /** The table, opened from the store if nobody was there. A broken one is opened anew. */
  async visit(id: string): Promise<OpenTable | Unopened> {
    const known = await this.open.get(id)
    if (known && typeof known !== 'string' && !known.live.broken) return known
    const opening = this.openAgain(id)
    this.open.set(id, opening)
    const opened = await opening
    if (typeof opened === 'string') this.open.delete(id)
    return opened
  }

  private async openAgain(id: string): Promise<OpenTable | Unopened> {
    const row = await this.store.table(id)
    if (!row || row.state === 'gathering') return 'unknown-table'
    const live = await openTable(this.store, this.committer, id)
    if (typeof live === 'string') return live
    const { seats, settings } = infoOf(row)
    const table: OpenTable = { live, gallery: new Gallery(live, settings.delay), seats }
    live.listen(() => this.afterMove(table, row))
    this.letBotsMove(table, row)
    return table
  }

  private afterMove(table: OpenTable, row: TableRow): void {
    const { live } = table
    if (live.match.game.outcome(live.shown) !== null) void this.change(row, { state: 'over' })
    else this.letBotsMove(table, row)
  }

  /** Asks every bot that is to move, each once a position. */
  private letBotsMove({ live, seats }: OpenTable, row: TableRow): void {
    for (const seat of live.match.game.toMove(live.shown)) {
      const holder = seats[seat]
      if (holder.kind === 'bot') void this.botMove(live, row.game as GameId, seat, holder.level)
    }
  }

  private async botMove(
    live: LiveTable,
    game: GameId,
    seat: Seat,
    level: (SeatHolder & { kind: 'bot' })['level'],
  ): Promise<void> {
    const seen = live.durable
    const view = live.match.game.view(live.shown, seat)
    const move = await this.bots.choose({ game, level, view, seat, seed: randomUUID() }).catch(() => null)
    if (move) await live.submit({ id: `bot ${seen} ${seat}`, seat, seen, move, cause: 'bot' })
  }
}

const isHeldBy = (holder: SeatHolder, person: Person): boolean => holder.kind === 'person' && holder.id === person.id

export const seatOf = (seats: readonly SeatHolder[], personId: string): Seat | null =>
  seatsOf(seats.length).find(seat => {
    const holder = seats[seat]
    return holder.kind === 'person' && holder.id === personId
  }) ?? null
