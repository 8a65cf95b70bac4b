import { createHmac, randomBytes } from 'node:crypto'
import { isGameId, loadGame, loadRules } from '../../games/registry.ts'
import type { Move } from '../../kernel/game.ts'
import { commitmentTo } from '../../kernel/hash.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { seatAt } from '../../kernel/seat.ts'
import { type DailyTask, openSeedOf, replayTry, taskOf } from '../../learn/daily.ts'
import { beginOf, dateOf, dayFrom, dayOf, streakOf } from '../../learn/days.ts'
import type { DailyInfo, DailyResult, DailyTry } from '../../wire/daily.ts'
import type { Fault } from '../../wire/faults.ts'
import { DEFAULT_SETTINGS, type SeatHolder } from '../../wire/table.ts'
import type { BotService } from '../bots/bot-service.ts'
import type { DailyStartRow, FinishedTry } from '../store/daily-store.ts'
import type { Person, Store, TableRow } from '../store/store.ts'
import { recordEnd } from '../tables/ending.ts'
import { resume } from '../tables/open-table.ts'
import { rowOf } from '../tables/table-event.ts'
import type { TableRegistry } from '../tables/table-registry.ts'

const SHOWN = 100
/** The longest row of days we count. */
const LONGEST_STREAK = 1000
/** How long after its day a try without the club may be brought. */
const LATE_DAYS = 7
/** Of what day one may still ask. */
const KEPT_DAYS = 400

export interface DailyParts {
  readonly store: Store
  readonly registry: TableRegistry
  readonly bots: BotService
  readonly now: () => number
}

/** One start a day for everybody at this club (docs/club.md). A try is a table like any other, sealed until midnight. */
export class DailyChallenge {
  private readonly parts: DailyParts

  constructor(parts: DailyParts) {
    this.parts = parts
  }

  private get today(): number {
    return dayOf(this.parts.now())
  }

  /** Null for the future and for the distant past. */
  private dayIn(date: string): number | null {
    const day = date === 'today' ? this.today : dayFrom(date)
    return day === null || day > this.today || day < this.today - KEPT_DAYS ? null : day
  }

  /** Nobody can know the seed before the day: it follows from a secret of the club. */
  private async start(day: number): Promise<DailyStartRow> {
    const { store } = this.parts
    const known = await store.daily.knownStart(day)
    if (known) return known
    const { game, seats, seat, rivals } = taskOf(day)
    const { rulesVersion } = (await loadGame(game)).game.facts
    const secret = await store.people.secret('daily', async () => randomBytes(32).toString('hex'))
    const seed = createHmac('sha256', secret).update(dateOf(day)).digest('hex').slice(0, 32)
    return store.daily.start({ day, game, rules_version: rulesVersion, seats, seat, rivals, seed })
  }

  async describe(date: string, person: Person | null): Promise<Result<DailyInfo, Fault>> {
    const day = this.dayIn(date)
    return day === null ? err('unknown-day') : ok(await this.describeDay(day, person))
  }

  private async describeDay(day: number, person: Person | null): Promise<DailyInfo> {
    const { store } = this.parts
    await store.daily.openBefore(this.today)
    const start = await this.start(day)
    const isOpen = day < this.today
    const mine = async (alone: 0 | 1) => (person ? this.tryOf(day, person, alone) : null)
    const results = async (alone: 0 | 1) => (isOpen ? ranked(await store.daily.finished(day, alone, SHOWN)) : null)
    return {
      date: dateOf(day),
      game: start.game,
      rulesVersion: start.rules_version,
      seats: start.seats,
      seat: start.seat,
      rivals: start.rivals,
      commitment: commitmentTo(start.seed),
      opensAt: beginOf(day + 1),
      now: this.parts.now(),
      seed: isOpen ? start.seed : null,
      mine: await mine(0),
      mineAlone: await mine(1),
      streak: person ? streakOf(await store.daily.daysOf(person.id, LONGEST_STREAK), this.today) : 0,
      finished: await store.daily.countFinished(day, 0),
      results: await results(0),
      resultsAlone: await results(1),
    }
  }

  private async tryOf(day: number, person: Person, alone: 0 | 1): Promise<DailyTry | null> {
    const { daily } = this.parts.store
    const row = await daily.tryOf(day, person.id, alone)
    if (!row) return null
    const result = await daily.resultOf(row)
    return { table: row.table_id, place: result?.place ?? null, score: result?.score ?? null }
  }

  /** Begins this person's only try of today, or finds it. */
  async begin(date: string, person: Person): Promise<Result<TableRow, Fault>> {
    const day = this.dayIn(date)
    if (day === null || day !== this.today) return err('unknown-day')
    const { store, registry } = this.parts
    const start = await this.start(day)
    const claimed = await this.claim(day, person, 0)
    const row = await this.lay(
      this.tableFor(claimed.table_id, person, { ...start, rulesVersion: start.rules_version }, start.seed, day),
    )
    await registry.started(row.id)
    return ok((await store.table(row.id)) ?? row)
  }

  private claim(day: number, person: Person, alone: 0 | 1) {
    const id = randomBytes(6).toString('base64url')
    return this.parts.store.daily.claim({ day, person_id: person.id, alone, table_id: id, at: this.parts.now() })
  }

  /** Another server may do the same at this moment. */
  private async lay(row: TableRow): Promise<TableRow> {
    const { store } = this.parts
    const known = await store.table(row.id)
    if (known) return known
    try {
      await store.addTable(row)
      return row
    } catch (error) {
      const other = await store.table(row.id)
      if (other) return other
      throw error
    }
  }

  private tableFor(
    id: string,
    person: Person,
    { game, seats, seat, rivals, rulesVersion }: Omit<DailyTask, 'game'> & { game: string; rulesVersion: number },
    seed: string,
    day: number,
  ): TableRow {
    const now = this.parts.now()
    const holders: SeatHolder[] = Array.from({ length: seats }, () => ({ kind: 'bot', level: rivals }))
    holders[seat] = { kind: 'person', id: person.id, name: person.name, ready: true }
    return {
      id,
      game,
      rules_version: rulesVersion,
      options: '{}',
      seats: JSON.stringify(holders),
      settings: JSON.stringify({ ...DEFAULT_SETTINGS, rated: false }),
      host_id: person.id,
      host_name: person.name,
      state: 'playing',
      seed,
      listed: 0,
      // Nobody is invited: who has played could tell what is to come.
      invite: null,
      version: 0,
      result: null,
      next_id: null,
      created_at: now,
      started_at: now,
      ended_at: null,
      due_at: now,
      tournament_id: null,
      daily: day,
      sealed: day < this.today ? 0 : 1,
    }
  }

  /** Counts a try that was played without the club: plays it again, and keeps it as a table that is over. */
  async count(
    date: string,
    person: Person,
    { rulesVersion, moves }: { rulesVersion: number; moves: readonly (readonly [number, unknown])[] },
  ): Promise<Result<DailyInfo, Fault>> {
    const day = this.dayIn(date)
    if (day === null || day < this.today - LATE_DAYS) return err('unknown-day')
    const { store, bots } = this.parts
    const known = await store.daily.tryOf(day, person.id, 1)
    if (!known || !(await store.daily.resultOf(known))) {
      const task = taskOf(day)
      const module = isGameId(task.game) ? await loadRules(task.game, rulesVersion) : null
      if (!module) return err('other-rules')
      if (moves.length > module.game.facts.longest) return err('no-try')
      const seed = openSeedOf(day)
      const played = await replayTry(module, task, seed, moves, job => bots.choose(job, 'others', person.id))
      if (!played.ok) return err('no-try')
      const { table_id } = await this.claim(day, person, 1)
      const row = await this.lay(this.tableFor(table_id, person, { ...task, rulesVersion }, seed, day))
      await this.keep(row, task, moves)
    }
    return ok(await this.describeDay(day, person))
  }

  /** A crash in between loses nothing: the moves are brought again, or the table is found ready to end. */
  private async keep(row: TableRow, task: DailyTask, moves: readonly (readonly [number, unknown])[]): Promise<void> {
    const { store, now } = this.parts
    const stored = await store.eventsAfter(row.id, 0)
    const at = now()
    const events = moves.map(([number, move], index) =>
      rowOf(row.id, `alone ${index}`, {
        kind: 'move',
        number: index + 1,
        seat: seatAt(number),
        move: move as Move,
        cause: number === task.seat ? 'person' : 'bot',
        at,
      }),
    )
    if (stored.length === 0) await store.appendEvents(events, [])
    const resumed = await resume(row, stored.length === 0 ? events : stored)
    if (typeof resumed === 'string') throw new Error(`a try that was checked cannot be resumed: ${resumed}`)
    await recordEnd(store, row, resumed.state)
  }

  /** After midnight everybody may look. */
  async open(): Promise<void> {
    await this.parts.store.daily.openBefore(this.today)
  }
}

const ranked = (tries: readonly FinishedTry[]): DailyResult[] =>
  tries.map(({ id, name, table_id, place, score }) => ({
    id,
    name,
    rank: 1 + tries.filter(other => isBetter(other, { place, score })).length,
    place,
    score,
    table: table_id,
  }))

const isBetter = (one: Pick<FinishedTry, 'place' | 'score'>, other: Pick<FinishedTry, 'place' | 'score'>): boolean =>
  one.place < other.place || (one.place === other.place && (one.score ?? -1e6) > (other.score ?? -1e6))
