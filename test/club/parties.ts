import { setTimeout as sleep } from 'node:timers/promises'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import { openStore, type Place } from '../../server/store/open.ts'
import { within } from '../../server/test/until.ts'
import { Guest } from './guest.ts'
import { Stubborn } from './stubborn.ts'
import { arrangeTables, type PlayedTable } from './tables.ts'
import { faultsAt } from './verdict.ts'

const SEATS = 3
const PATIENCE_MS = 120_000

interface Party {
  readonly table: PlayedTable
  readonly players: readonly Stubborn[]
}

/** Scripted tables, each with a spectator, while something terrible happens to their servers. */
export class Parties {
  private readonly place: Place
  private readonly address: () => string
  private readonly all: Party[] = []

  /** `address`: where new connections go. */
  constructor(place: Place, address: () => string) {
    this.place = place
    this.address = address
  }

  /** Keeps this many tables in play; starts new ones when half of them are done. */
  async keep(count: number): Promise<void> {
    const unfinished = this.all.filter(({ players }) => players.some(player => !player.isDone)).length
    if (unfinished >= count / 2) return
    for (let laid = unfinished; laid < count; laid++) this.all.push(await this.lay())
  }

  /** A server may still be restarting: then try another, or a little later. */
  private async lay(): Promise<Party> {
    for (let tries = 0; ; tries++)
      try {
        const wanted = { game: 'ethnos', count: 1, seats: SEATS } as const
        const table = elementAt(await arrangeTables(this.address(), this.place, wanted), 0)
        return { table, players: await this.seat(table) }
      } catch (error) {
        if (tries > 20) throw error
        await sleep(200)
      }
  }

  private async seat(table: PlayedTable): Promise<Stubborn[]> {
    const spectator = await new Guest('Vera').arrive(this.address())
    return [...table.guests, spectator].map(
      (guest, index) => new Stubborn(table, index < SEATS ? (index as Seat) : null, guest, this.address),
    )
  }

  get tables(): readonly PlayedTable[] {
    return this.all.map(({ table }) => table)
  }

  /** How many events everybody has seen so far. */
  get seen(): number {
    return this.all.flatMap(({ players }) => players).reduce((sum, { watched }) => sum + watched.number, 0)
  }

  get isDone(): boolean {
    return this.all.every(({ players }) => players.every(player => player.isDone))
  }

  /** Until everybody together has seen this many more, or all is done. */
  async untilSeen(more: number): Promise<void> {
    const wanted = this.seen + more
    await within(PATIENCE_MS, () => this.seen >= wanted || this.isDone)
  }

  async untilDone(): Promise<void> {
    await within(PATIENCE_MS, () => this.isDone)
  }

  /** Does anybody see more, or has everybody seen everything? */
  goesOn(milliseconds: number): Promise<boolean> {
    const { seen } = this
    return within(milliseconds, () => this.seen !== seen || this.isDone)
  }

  async verdict() {
    const store = await openStore(this.place)
    const faults: string[] = []
    for (const { table, players } of this.all) faults.push(...(await faultsAt(store, table, players)))
    await store.close()
    const players = this.all.flatMap(party => party.players)
    for (const player of players) player.leave()
    return {
      tables: this.all.length,
      moves: this.all.reduce((sum, { table }) => sum + table.script.moves.length, 0),
      acknowledged: players.reduce((sum, player) => sum + player.acknowledged.length, 0),
      faults,
    }
  }
}
