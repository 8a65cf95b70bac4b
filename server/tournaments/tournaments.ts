import { randomBytes } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { isGameId, loadGame } from '../../games/registry.ts'
import { err, type Json, ok, type Result } from '../../kernel/json.ts'
import { parseOptions } from '../../kernel/options.ts'
import type { Fault, FaultReply } from '../../wire/faults.ts'
import { MOST_PLAYERS, type NewTournament, type TournamentInfo, type TournamentView } from '../../wire/tournament.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { Person, Store } from '../store/store.ts'
import type { TournamentSummary } from '../store/tournament-store.ts'
import { advance } from './advance.ts'
import { decideTournament, type TournamentCommand } from './decide-tournament.ts'
import { LiveTournament } from './live-tournament.ts'
import type { Surroundings } from './rounds/round.ts'
import { type Outcomes, standingsOf, winnersIn } from './standings.ts'
import { rowOfEvent, type TournamentEvent, type TournamentEventBody } from './tournament-event.ts'
import { peopleIn, reduceTournament, type TournamentState } from './tournament-state.ts'
import { rowsOfRound } from './tournament-tables.ts'
import { tournamentInfo, tournamentView } from './tournament-view.ts'

/** How fast tournaments do what they do by themselves; tests are in more of a hurry. */
export interface TournamentPace {
  /** Between two live rounds. */
  readonly pauseMs: number
  /** How often a live tournament looks for people who came or went. */
  readonly tickMs: number
  /** How long somebody may stay away from a live table before a bot sits in for them. */
  readonly noShowMs: number
}
export const USUAL_PACE: TournamentPace = { pauseMs: 30_000, tickMs: 5000, noShowMs: 60_000 }

export interface TournamentParts {
  readonly store: Store
  readonly now: () => number
  readonly pace: TournamentPace
  readonly failed: ReportFailure
  isConnected(person: string): Promise<boolean>
  /** A match has begun here. */
  started(table: string): Promise<void>
  /** Something is new in this tournament. */
  changed(tournament: string): void
  seated(seated: {
    readonly people: string[]
    readonly table: string
    readonly game: string
    readonly tournament: string
    readonly name: string
  }): void
}

/** Unfinished tournaments of one host, and of the whole club. */
const MOST_OF_A_HOST = 3
const MOST_OF_THE_CLUB = 200
const LISTED = 50
const MOST_OPTIONS = 20_000
const LATEST_START_MS = 90 * 86_400_000
/** Clocks differ a little. */
const LATE_MS = 60_000
const KEPT = 300
/** For so long after the time for coming, tables are looked at for those who did not. */
const FRESH_TABLE_MS = 300_000
/** A page may be this much behind the store. */
const FRESH_MS = 1000
/** How long a server has to do what is due before another does it. */
export const CLAIM_MS = 3000
/** How often an event is decided anew because another server was first. */
const ATTEMPTS = 40
/** Something is wrong if more follows from one event. */
const MOST_STEPS = 20
/** A table of days is looked at when it ends; this is for what else may have changed. */
const SLOW_TICK_MS = 3_600_000

const fault = (code: Fault): Result<never, FaultReply> => err({ fault: code })

/**
 * All tournaments of the club. Each is its record in the store, read anew before every decision; the number of an event
 * can be stored once, so whichever server is first decides.
 */
export class Tournaments {
  private readonly parts: TournamentParts
  private readonly known = new Map<string, LiveTournament>()
  private readonly queues = new Map<string, Promise<unknown>>()

  constructor(parts: TournamentParts) {
    this.parts = parts
  }

  async create(host: Person, wanted: NewTournament): Promise<Result<TournamentInfo, FaultReply>> {
    const { store, now } = this.parts
    if (host.name_key === null) return fault('not-account')
    if (!isGameId(wanted.game)) return fault('unknown-game')
    const { game } = await loadGame(wanted.game)
    const { min, max } = game.facts.seats
    if (wanted.seats > max || wanted.seats < min) return fault('no-such-seat')
    const options = parseOptions(game, wanted.seats, wanted.options)
    if (!options.ok) return err({ fault: 'objection', objection: options.error })
    if (JSON.stringify(options.value).length > MOST_OPTIONS) return fault('not-understood')
    if (wanted.startsAt !== null && !(wanted.startsAt > now() - LATE_MS && wanted.startsAt < now() + LATEST_START_MS))
      return fault('bad-time')
    const isOverDays = wanted.clock.kind === 'days'
    if (wanted.most > MOST_PLAYERS[wanted.format] || (wanted.format === 'arena' && isOverDays))
      return fault('bad-format')
    const unfinished = await store.tournaments.unfinished()
    if (unfinished.filter(({ host_id }) => host_id === host.id).length >= MOST_OF_A_HOST)
      return fault('too-many-tournaments')
    if (unfinished.length >= MOST_OF_THE_CLUB) return fault('too-many-tournaments')
    const settings: NewTournament = { ...wanted, options: options.value as Record<string, Json> }
    const row = {
      id: randomBytes(6).toString('base64url'),
      host_id: host.id,
      settings: JSON.stringify(settings),
      phase: 'coming',
      people: 0,
      created_at: now(),
      starts_at: wanted.startsAt,
      started_at: null,
      ended_at: null,
      called_off: null,
      winners: null,
      due_at: wanted.startsAt ?? now() + SLOW_TICK_MS,
    } as const
    await store.tournaments.add(row)
    return ok(tournamentInfo(row, new Map([[host.id, host.name]])))
  }

  async list(): Promise<TournamentInfo[]> {
    const { store } = this.parts
    const phases = ['running', 'coming', 'over'] as const
    const rows = (await Promise.all(phases.map(phase => store.tournaments.list(phase, LISTED)))).flat()
    const people = rows.flatMap(({ host_id, winners }) => [host_id, ...(JSON.parse(winners ?? '[]') as string[])])
    const names = new Map((await store.people.byIds([...new Set(people)])).map(({ id, name }) => [id, name]))
    return rows.map(row => tournamentInfo(row, names))
  }

  joinedBy(person: string): Promise<string[]> {
    return this.parts.store.tournaments.joinedBy(person)
  }

  /** Fresh enough to be shown. */
  look(id: string): Promise<LiveTournament | null> {
    return this.inTurn(id, () => this.read(id, FRESH_MS))
  }

  /** Another server has changed it. */
  heard(id: string): void {
    const tournament = this.known.get(id)
    if (tournament) tournament.readAt = Number.NEGATIVE_INFINITY
  }

  view(tournament: LiveTournament): TournamentView {
    return tournamentView(tournament, this.parts.pace.pauseMs)
  }

  join(id: string, person: Person): Promise<Result<LiveTournament, FaultReply>> {
    return this.command(id, { kind: 'join', player: person.id, account: person.name_key !== null })
  }

  leave(id: string, person: string, why: 'left' | 'banned' = 'left'): Promise<Result<LiveTournament, FaultReply>> {
    return this.command(id, { kind: 'leave', player: person, why })
  }

  /** By its host before the start, or by an administrator. */
  async callOff(id: string, { person, admin }: { person: Person; admin: boolean }) {
    const row = await this.parts.store.tournaments.row(id)
    if (!row) return fault('unknown-tournament')
    if (!admin && row.host_id !== person.id) return fault('not-host')
    return this.command(id, {
      kind: 'call-off',
      why: admin && !(row.host_id === person.id && row.phase === 'coming') ? 'admin' : 'host',
    })
  }

  /** Somebody will not come back. */
  async leaveAll(person: string, why: 'left' | 'banned'): Promise<void> {
    for (const id of await this.joinedBy(person)) await this.leave(id, person, why)
  }

  private async command(id: string, command: TournamentCommand): Promise<Result<LiveTournament, FaultReply>> {
    const done = await this.inTurn(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const tournament = await this.read(id, 0)
        if (!tournament) return fault('unknown-tournament')
        const decided = decideTournament(tournament.state, command)
        if (!decided.ok) return fault(decided.error)
        if (decided.value === null || (await this.append(tournament, decided.value))) return ok(tournament)
      }
      return fault('busy')
    })
    if (done.ok) await this.advance(id)
    return done
  }

  /** Does everything that is due now, and notes when to look again. */
  advance(id: string): Promise<void> {
    return this.inTurn(id, async () => {
      for (let step = 0; step < MOST_STEPS; step++) {
        // Read before the tables: one that ends from now on makes it due at once, which is not overwritten.
        const seen = (await this.parts.store.tournaments.row(id))?.due_at ?? null
        const tournament = await this.read(id, 0)
        if (!tournament || tournament.state.phase === 'over') return
        const surroundings = await this.surroundings(tournament)
        const event = advance(tournament.state, tournament.outcomes, surroundings)
        if (event === null) {
          await this.parts.store.tournaments.changeDue(id, seen, this.nextLook(tournament))
          return
        }
        await this.append(tournament, event)
      }
      throw new Error('a tournament does not come to rest')
    })
  }

  /** Live tables that have begun lately: their people may not have come. */
  freshTables(id: string): string[] {
    const tournament = this.known.get(id)
    const { now, pace } = this.parts
    if (tournament?.state.settings.clock.kind !== 'real-time') return []
    const { rounds } = tournament.state
    const fresh = rounds.filter(({ at }) => at < now() - pace.noShowMs && at > now() - pace.noShowMs - FRESH_TABLE_MS)
    return fresh.flatMap(({ tables }) => tables.flatMap(table => (tournament.outcomes.has(table.id) ? [] : [table.id])))
  }

  private nextLook({ state }: LiveTournament): number {
    const now = this.parts.now()
    const { startsAt, clock } = state.settings
    const isLive = clock.kind === 'real-time'
    if (state.phase === 'running') return now + (isLive ? this.parts.pace.tickMs : SLOW_TICK_MS)
    if (startsAt !== null) return Math.max(startsAt, now + 1)
    return now + (isLive && peopleIn(state) >= state.settings.most ? this.parts.pace.tickMs : SLOW_TICK_MS)
  }

  private async surroundings({ state, names }: LiveTournament): Promise<Surroundings> {
    const { settings } = state
    const { store, pace } = this.parts
    const now = this.parts.now()
    const isComing = state.phase === 'coming'
    const isDue = settings.startsAt === null ? peopleIn(state) >= settings.most : settings.startsAt <= now
    const people = [...names.keys()].filter(id => ['in', 'waiting'].includes(state.players.get(id)?.status ?? ''))
    const needed = settings.clock.kind === 'real-time' && (!isComing || isDue)
    const here = needed ? await this.connected(people) : null
    const strengths = isComing && isDue ? await store.tournaments.strengths(settings.game, people) : new Map()
    const { game } = await loadGame(settings.game as Parameters<typeof loadGame>[0])
    return {
      now,
      here: settings.clock.kind === 'real-time' ? (here ?? new Set()) : null,
      ratingOf: id => strengths.get(id) ?? 0,
      least: game.facts.seats.min,
      pauseMs: pace.pauseMs,
    }
  }

  private async connected(people: readonly string[]): Promise<ReadonlySet<string>> {
    const here = await Promise.all(people.map(person => this.parts.isConnected(person)))
    return new Set(people.filter((_, index) => here[index]))
  }

  /** False if another server was first. Tables begin with the event that seats them. */
  private async append(tournament: LiveTournament, body: TournamentEventBody): Promise<boolean> {
    const { store, now, changed } = this.parts
    const { row } = tournament
    const event: TournamentEvent = { ...body, number: tournament.state.number + 1, at: now() }
    const next = structuredClone(tournament.state)
    reduceTournament(next, event)
    const tables = event.kind === 'round' ? await rowsOfRound(tournament, event, event.at) : []
    // Should this server die now, another goes on.
    const summary = { ...summaryOf(next, tournament.outcomes), due_at: event.at + CLAIM_MS }
    const change = {
      event: rowOfEvent(row.id, event),
      summary,
      tables,
      joins: event.kind === 'join' ? event.player : null,
      leaves: event.kind === 'leave' ? event.player : null,
    }
    if (!(await store.tournaments.append(change))) return false
    tournament.state = next
    changed(row.id)
    if (event.kind === 'round') this.begin(tournament, event)
    return true
  }

  private begin({ row, state }: LiveTournament, { tables }: TournamentEvent & { kind: 'round' }): void {
    const { started, seated, failed } = this.parts
    const { game, name } = state.settings
    const run = async () => {
      for (const { id, seats } of tables) {
        const people = seats.filter(player => state.players.get(player)?.level === null)
        seated({ people, table: id, game, tournament: row.id, name })
        await started(id).catch(error => failed(error, { operation: 'begin a table of a tournament', table: id }))
        // Moves at other tables pass between two of them.
        await breathe()
      }
    }
    void run()
  }

  private async read(id: string, freshMs: number): Promise<LiveTournament | null> {
    const { store, now } = this.parts
    let tournament = this.known.get(id)
    if (!tournament) {
      const row = await store.tournaments.row(id)
      if (!row) return null
      tournament = new LiveTournament(row, store)
      this.known.set(id, tournament)
      const [oldest] = this.known.keys()
      if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest)
    }
    if (freshMs === 0 || tournament.readAt < now() - freshMs) await tournament.read(now())
    return tournament
  }

  /** One after another for each tournament. */
  private inTurn<T>(id: string, task: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve()
    const done = before.then(task, task)
    const settled = done.catch(() => {})
    this.queues.set(id, settled)
    void settled.then(() => this.queues.get(id) === settled && this.queues.delete(id))
    return done
  }
}

/** What lists show, as it is after an event. */
function summaryOf(state: TournamentState, outcomes: Outcomes): Omit<TournamentSummary, 'due_at'> {
  const { phase, startedAt, endedAt, calledOff } = state
  return {
    phase,
    people: peopleIn(state),
    started_at: startedAt,
    ended_at: endedAt,
    called_off: calledOff,
    winners: phase === 'over' && !calledOff ? JSON.stringify(winnersIn(standingsOf(state, outcomes))) : null,
  }
}
