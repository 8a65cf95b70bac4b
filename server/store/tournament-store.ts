import type { Kysely, Selectable } from 'kysely'
import type { TournamentPhase } from '../../wire/tournament.ts'
import { sql } from './kysely.ts'
import type { Database } from './schema.ts'
import { insertTable, type TableRow } from './table-rows.ts'

export type TournamentRow = Selectable<Database['tournaments']>
export type TournamentEventRow = Selectable<Database['tournament_events']>

/** What lists show of a tournament; it changes with the event that changes it. */
export type TournamentSummary = Pick<
  TournamentRow,
  'phase' | 'people' | 'started_at' | 'ended_at' | 'called_off' | 'winners' | 'due_at'
>

/** An event and all that it changes, stored together. */
export interface TournamentChange {
  readonly event: TournamentEventRow
  readonly summary: TournamentSummary
  /** Tables that begin. */
  readonly tables: readonly TableRow[]
  readonly joins: string | null
  readonly leaves: string | null
}

/** A tournament's table that is over. */
export type FinishedTableRow = Pick<TableRow, 'id' | 'seats' | 'result' | 'ended_at'>

export class TournamentStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  async add(row: TournamentRow): Promise<void> {
    await this.db.insertInto('tournaments').values(row).execute()
  }

  row(id: string): Promise<TournamentRow | undefined> {
    return this.db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Coming ones: the next to start first. Others: the latest first. */
  list(phase: TournamentPhase, limit: number): Promise<TournamentRow[]> {
    const all = this.db.selectFrom('tournaments').selectAll().where('phase', '=', phase).limit(limit)
    const ordered =
      phase === 'coming'
        ? all.orderBy(sql`coalesce(starts_at, ${Number.MAX_SAFE_INTEGER})`).orderBy('created_at')
        : all.orderBy(phase === 'running' ? 'started_at' : 'ended_at', 'desc')
    return ordered.orderBy('id').execute()
  }

  /** The unfinished ones in which this person takes part. */
  async joinedBy(personId: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tournament_people')
      .innerJoin('tournaments', 'tournaments.id', 'tournament_people.tournament_id')
      .select('tournaments.id')
      .where('tournament_people.person_id', '=', personId)
      .where('tournaments.phase', '!=', 'over')
      .execute()
    return rows.map(({ id }) => id)
  }

  unfinished(): Promise<TournamentRow[]> {
    return this.db.selectFrom('tournaments').selectAll().where('phase', '!=', 'over').execute()
  }

  events(id: string, after: number): Promise<TournamentEventRow[]> {
    return this.db
      .selectFrom('tournament_events')
      .selectAll()
      .where('tournament_id', '=', id)
      .where('number', '>', after)
      .orderBy('number')
      .execute()
  }

  /** The event with all its tables, or nothing: false if another server has stored this number. */
  append({ event, summary, tables, joins, leaves }: TournamentChange): Promise<boolean> {
    return this.db.transaction().execute(async transaction => {
      const stored = await transaction
        .insertInto('tournament_events')
        .values(event)
        .onConflict(conflict => conflict.columns(['tournament_id', 'number']).doNothing())
        .executeTakeFirst()
      if (Number(stored.numInsertedOrUpdatedRows ?? 0) === 0) return false
      await transaction.updateTable('tournaments').set(summary).where('id', '=', event.tournament_id).execute()
      const entry = (person_id: string) => ({ tournament_id: event.tournament_id, person_id })
      if (joins !== null)
        await transaction
          .insertInto('tournament_people')
          .values(entry(joins))
          .onConflict(conflict => conflict.columns(['person_id', 'tournament_id']).doNothing())
          .execute()
      if (leaves !== null)
        await transaction
          .deleteFrom('tournament_people')
          .where('tournament_id', '=', event.tournament_id)
          .where('person_id', '=', leaves)
          .execute()
      for (const table of tables) await insertTable(transaction, table)
      return true
    })
  }

  /** Those of these tables that are over. */
  async finished(ids: readonly string[]): Promise<FinishedTableRow[]> {
    if (ids.length === 0) return []
    return this.db
      .selectFrom('tables')
      .select(['id', 'seats', 'result', 'ended_at'])
      .where('id', 'in', ids)
      .where('state', '=', 'over')
      .execute()
  }

  /** Who acted for each seat of these tables. */
  async actors(ids: readonly string[]) {
    if (ids.length === 0) return []
    return this.db
      .selectFrom('table_events')
      .select(['table_id', 'seat', 'cause'])
      .where('table_id', 'in', ids)
      .groupBy(['table_id', 'seat', 'cause'])
      .execute()
  }

  /** Cautious estimates, three deviations below the mean. */
  async strengths(game: string, people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (people.length === 0) return new Map()
    const rows = await this.db
      .selectFrom('ratings')
      .select(['person_id', 'mu', 'sigma'])
      .where('game', '=', game)
      .where('person_id', 'in', people)
      .execute()
    return new Map(rows.map(({ person_id, mu, sigma }) => [person_id, mu - 3 * sigma]))
  }

  due(now: number, limit: number): Promise<Pick<TournamentRow, 'id' | 'due_at'>[]> {
    return this.db
      .selectFrom('tournaments')
      .select(['id', 'due_at'])
      .where('due_at', '<=', now)
      .where('phase', '!=', 'over')
      .orderBy('due_at')
      .limit(limit)
      .execute()
  }

  /** Changes the time only if it is still `seen`: one of several servers does what is due, and news are not overwritten. */
  async changeDue(id: string, seen: number | null, due_at: number | null): Promise<boolean> {
    const changed = await this.db
      .updateTable('tournaments')
      .set({ due_at })
      .where('id', '=', id)
      .where('due_at', '=', seen)
      .executeTakeFirst()
    return Number(changed.numUpdatedRows) > 0
  }
}
