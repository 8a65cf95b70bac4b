import { randomBytes } from 'node:crypto'
import { isGameId, loadGame } from '../../games/registry.ts'
import { freshSeed } from '../../kernel/hash.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { parseOptions } from '../../kernel/options.ts'
import { type Colour, chosenBy, coloursOf, isColour } from '../../wire/colours.ts'
import type { Fault, FaultReply } from '../../wire/faults.ts'
import { NAMELESS } from '../../wire/people.ts'
import type { NewTable, SeatHolder, SeatRequest, TableInfo, TableResult } from '../../wire/table.ts'
import type { Person, Store, TableChange, TableRow } from '../store/store.ts'
import type { Admission } from './admission.ts'
import { holdersOf, infoOf, isHeldBy, readableInfo, seatOf } from './table-info.ts'

type Created = Result<TableInfo, FaultReply>

const fault = (code: Fault): Result<never, FaultReply> => err({ fault: code })

/** How many tables one host may have waiting for players. */
const MOST_GATHERING = 10
/** The most bytes of options. The lobby sends them to everybody, so custom races fit and books do not. */
const MOST_OPTIONS = 20_000
const FORGOTTEN_MS = 3 * 86_400_000
/** How often a change is retried when another came first. */
const ATTEMPTS = 5

const randomId = (): string => randomBytes(6).toString('base64url')
const randomKey = (): string => randomBytes(12).toString('base64url')

const OPEN: SeatHolder = { kind: 'open' }

/** Everything one can do with a table before it starts, and the rematch afterwards. */
export class TableCreation {
  private readonly store: Store
  private readonly admission: Admission
  private readonly changed: (info: TableInfo) => void
  private readonly now: () => number

  constructor(store: Store, admission: Admission, changed: (info: TableInfo) => void, now: () => number = Date.now) {
    this.store = store
    this.admission = admission
    this.changed = changed
    this.now = now
  }

  async create(host: Person, wanted: NewTable): Promise<Created> {
    if (!isGameId(wanted.game)) return fault('unknown-game')
    const { game } = await loadGame(wanted.game)
    const options = parseOptions(game, wanted.seats.length, wanted.options)
    if (!options.ok) return err({ fault: 'objection', objection: options.error })
    if (JSON.stringify(options.value).length > MOST_OPTIONS) return fault('not-understood')
    const mine = await this.store.tablesOf(host.id, 100)
    if (mine.filter(row => row.host_id === host.id && row.state === 'gathering').length >= MOST_GATHERING)
      return fault('too-many-tables')
    const seats: SeatHolder[] = [...wanted.seats]
    const free = seats.findIndex(seat => seat.kind === 'open')
    if (free >= 0) seats[free] = personOn(host, true)
    return this.add(randomId(), host, {
      game: wanted.game,
      rules_version: game.facts.rulesVersion,
      options: JSON.stringify(options.value),
      seats: JSON.stringify(seats),
      // At a private table people could arrange wins.
      settings: JSON.stringify({ ...wanted.settings, rated: wanted.settings.rated && wanted.listed }),
      listed: wanted.listed ? 1 : 0,
    })
  }

  private async add(
    id: string,
    host: Person,
    what: Pick<TableRow, 'game' | 'rules_version' | 'options' | 'seats' | 'settings' | 'listed'>,
  ): Promise<Created> {
    const row: TableRow = {
      ...what,
      id,
      host_id: host.id,
      host_name: host.name,
      state: 'gathering',
      seed: freshSeed(),
      invite: what.listed ? null : randomKey(),
      version: 0,
      result: null,
      next_id: null,
      created_at: this.now(),
      started_at: null,
      ended_at: null,
      due_at: null,
      tournament_id: null,
      daily: null,
      sealed: 0,
    }
    await this.store.addTable(row)
    const info = infoOf(row)
    this.changed(info)
    return ok(info)
  }

  async sit(id: string, person: Person, seat: number): Promise<Created> {
    if (await this.isUnwanted(id, person)) return fault('blocked')
    return this.reseat(id, person, seats => {
      if (seats[seat] === undefined) return 'no-such-seat'
      if (isHeldBy(seats[seat], person.id)) return seats
      if (seats[seat].kind !== 'open') return 'seat-taken'
      return without(seats, person.id).with(seat, personOn(person, true, colourOf(seats, person.id)))
    })
  }

  /** The host or a player there has blocked this person. */
  private async isUnwanted(id: string, person: Person): Promise<boolean> {
    const row = await this.store.table(id)
    if (!row) return false
    const others = holdersOf(row).flatMap(holder => (holder.kind === 'person' ? [holder.id] : []))
    const blocked = await Promise.all([row.host_id, ...others].map(other => this.store.people.blockedBy(other)))
    return blocked.some(list => list.includes(person.id))
  }

  stand(id: string, person: Person): Promise<Created> {
    return this.reseat(id, person, seats => without(seats, person.id))
  }

  ready(id: string, person: Person, ready: boolean): Promise<Created> {
    return this.reseat(id, person, seats => {
      const seat = seatOf(seats, person.id)
      return seat === null ? 'not-seated' : seats.with(seat, personOn(person, ready, chosenBy(elementAt(seats, seat))))
    })
  }

  /** Bots and empty seats give up a colour that a person wants. */
  paint(id: string, person: Person, seat: number, colour: number): Promise<Created> {
    return this.reseat(id, person, seats => {
      if (!isColour(colour)) return 'no-such-colour'
      const holder = seats[seat]
      if (holder === undefined) return 'no-such-seat'
      if (holder.kind !== 'person' || holder.id !== person.id) return 'not-your-seat'
      const shown = coloursOf(seats)
      if (seats.some((other, index) => index !== seat && other.kind === 'person' && shown[index] === colour))
        return 'colour-taken'
      return seats.with(seat, { ...holder, colour })
    })
  }

  /** The host puts a bot on a seat or opens it. The others confirm that they still want to play. */
  setSeat(id: string, host: Person, seat: number, holder: SeatRequest): Promise<Created> {
    return this.reseat(id, host, (seats, row) => {
      if (row.host_id !== host.id) return 'not-host'
      if (seats[seat] === undefined) return 'no-such-seat'
      if (seats[seat].kind === 'person' && seats[seat].id !== host.id) return 'seat-taken'
      return seats
        .with(seat, holder)
        .map(other => (other.kind === 'person' && other.id !== host.id ? { ...other, ready: false } : other))
    })
  }

  /** Before the start: the seat reopens and the person stays outside. */
  async sendAway(id: string, host: Person, personId: string): Promise<Created> {
    const sent = await this.reseat(id, host, (seats, row) => {
      if (row.host_id !== host.id || personId === host.id) return 'not-host'
      return without(seats, personId)
    })
    if (sent.ok) await this.store.admit(id, personId, false)
    return sent
  }

  start(id: string, person: Person): Promise<Created> {
    return this.change(id, person, row => {
      if (row.host_id !== person.id) return 'not-host'
      if (row.state !== 'gathering') return 'already-started'
      const seats = holdersOf(row)
      if (seats.some(seat => seat.kind === 'open')) return 'seats-open'
      if (seats.some(seat => seat.kind === 'person' && seat.id !== person.id && !seat.ready)) return 'not-ready'
      const now = this.now()
      // The server that starts it may die before running it.
      return { state: 'playing', started_at: now, due_at: now }
    })
  }

  close(id: string, person: Person, admin = false): Promise<Created> {
    return this.change(id, { ...person, admin }, row => {
      if (row.host_id !== person.id && !admin) return 'not-host'
      if (row.state !== 'gathering') return 'already-started'
      return this.closing()
    })
  }

  /** Closes tables that nobody joined. */
  async closeForgotten(): Promise<void> {
    for (const row of await this.store.forgotten(this.now() - FORGOTTEN_MS, 100)) {
      const change = this.closing()
      if (!(await this.store.changeTable(row, change))) continue
      const info = readableInfo({ ...row, ...change })
      if (info) this.changed(info)
    }
  }

  private closing() {
    const at = this.now()
    const result: TableResult = { reason: 'closed', places: null, scores: null, ratings: null, at }
    return { state: 'over', result: JSON.stringify(result), ended_at: at } as const
  }

  /** The same people and bots once more; only the person who asks is ready. Asking again returns the same table. */
  async rematch(id: string, person: Person): Promise<Created> {
    const next = randomId()
    const agreed = await this.change(id, person, row => {
      if (row.state !== 'over') return 'not-over'
      if (row.tournament_id !== null) return 'in-tournament'
      if (seatOf(holdersOf(row), person.id) === null && row.host_id !== person.id) return 'not-seated'
      return row.next_id ? {} : { next_id: next }
    })
    if (!agreed.ok) return agreed
    const nextId = agreed.value.next ?? next
    const known = await this.store.table(nextId)
    if (known) return ok(infoOf(known))
    const row = await this.store.table(id)
    if (!row || !isGameId(row.game)) return fault('unknown-table')
    const { game } = await loadGame(row.game)
    const seats = holdersOf(row).map(holder => {
      if (holder.kind !== 'person') return holder
      return holder.name === NAMELESS ? OPEN : { ...holder, ready: holder.id === person.id }
    })
    const { options, settings, listed } = row
    return this.add(nextId, person, {
      game: row.game,
      rules_version: game.facts.rulesVersion,
      options,
      seats: JSON.stringify(seats),
      settings,
      listed,
    })
  }

  private reseat(
    id: string,
    person: Person,
    change: (seats: SeatHolder[], row: TableRow) => readonly SeatHolder[] | Fault,
  ): Promise<Created> {
    return this.change(id, person, row => {
      if (row.state !== 'gathering') return 'already-started'
      const seats = change(holdersOf(row), row)
      return typeof seats === 'string' ? seats : { seats: JSON.stringify(seats) }
    })
  }

  /** Reads, decides and writes; starts over when another write came first. */
  private async change(
    id: string,
    person: Person & { admin?: boolean },
    decide: (row: TableRow) => TableChange | Fault,
  ): Promise<Created> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const entered = await this.admission.enter(id, { id: person.id, admin: person.admin ?? false })
      if (!entered.ok) return entered
      const row = entered.value
      const change = decide(row)
      if (typeof change === 'string') return fault(change)
      if (Object.keys(change).length === 0) return ok(infoOf(row))
      if (!(await this.store.changeTable(row, change))) continue
      const info = infoOf({ ...row, ...change })
      this.changed(info)
      return ok(info)
    }
    return fault('too-fast')
  }
}

const personOn = (person: Person, ready: boolean, colour?: Colour): SeatHolder => ({
  kind: 'person',
  id: person.id,
  name: person.name,
  ready,
  ...(person.bot === 1 && { bot: true }),
  ...(colour && { colour }),
})

const colourOf = (seats: readonly SeatHolder[], personId: string): Colour | undefined => {
  const holder = seats.find(each => isHeldBy(each, personId))
  return holder && chosenBy(holder)
}

const without = (seats: readonly SeatHolder[], personId: string): SeatHolder[] =>
  seats.map(holder => (isHeldBy(holder, personId) ? OPEN : holder))
