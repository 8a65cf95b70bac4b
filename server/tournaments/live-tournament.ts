import * as v from 'valibot'
import { elementAt } from '../../kernel/list.ts'
import type { SeatHolder, TableResult } from '../../wire/table.ts'
import { NewTournamentSchema } from '../../wire/tournament.ts'
import type { Store } from '../store/store.ts'
import type { TournamentRow } from '../store/tournament-store.ts'
import { openTables } from './rounds/round.ts'
import type { MatchOutcome } from './standings.ts'
import { tournamentEventOf } from './tournament-event.ts'
import { newState, reduceTournament, type TournamentState } from './tournament-state.ts'

/** A tournament in memory: its record and its finished tables, as far as they have been read. */
export class LiveTournament {
  readonly row: TournamentRow
  state: TournamentState
  readonly outcomes = new Map<string, MatchOutcome>()
  /** The names of its people. */
  readonly names = new Map<string, string>()
  readAt = Number.NEGATIVE_INFINITY
  private readonly store: Store

  constructor(row: TournamentRow, store: Store) {
    this.row = row
    this.store = store
    this.state = newState(row.id, v.parse(NewTournamentSchema, JSON.parse(row.settings)))
  }

  /** Reads what is new: events, then results of its open tables. */
  async read(now: number): Promise<void> {
    const { store, state } = this
    for (const row of await store.tournaments.events(state.id, state.number)) {
      // A concurrent read was first.
      if (row.number === state.number + 1) reduceTournament(state, tournamentEventOf(row))
    }
    await this.readOutcomes()
    await this.readNames()
    this.readAt = now
  }

  private async readOutcomes(): Promise<void> {
    const { store, state, outcomes } = this
    const finished = await store.tournaments.finished(openTables(state, outcomes))
    if (finished.length === 0) return
    const actors = await store.tournaments.actors(finished.map(({ id }) => id))
    for (const { id, seats, result, ended_at } of finished) {
      const holders: readonly SeatHolder[] = JSON.parse(seats)
      const { places }: TableResult = JSON.parse(result ?? '{"places":null}')
      const causes = holders.map((_, seat) =>
        actors.flatMap(actor => (actor.table_id === id && actor.seat === seat ? [actor.cause] : [])),
      )
      const missed = holders.map(
        ({ kind }, seat) =>
          kind === 'person' && elementAt(causes, seat).length > 0 && !elementAt(causes, seat).includes('person'),
      )
      outcomes.set(id, { places, missed, at: ended_at ?? 0 })
    }
  }

  private async readNames(): Promise<void> {
    const people = [...this.state.players.values()].flatMap(({ id, level }) => (level === null ? [id] : []))
    const unknown = [this.row.host_id, ...people].filter(id => !this.names.has(id))
    if (unknown.length === 0) return
    for (const { id, name } of await this.store.people.byIds(unknown)) this.names.set(id, name)
  }
}
