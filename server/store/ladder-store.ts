import type { Kysely, Selectable } from 'kysely'
import { sql } from './kysely.ts'
import type { Database } from './schema.ts'

export type LadderRow = Selectable<Database['ladders']>

/** A match in somebody's history of ratings. */
export interface RatedRow {
  readonly table_id: string
  readonly seat: number
  readonly at: number
  /** As `TableResult`. */
  readonly result: string | null
}

/** When somebody first did something, and where. */
export interface FirstRow {
  readonly at: number
  readonly table_id: string
  readonly listed: number
}

/** Ladders of seasons, and what finished tables say about people. */
export class LadderStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  /** Accounts only, the highest first. */
  rungs({ season, game, seats }: Pick<LadderRow, 'season' | 'game' | 'seats'>, limit: number) {
    return this.db
      .selectFrom('ladders')
      .innerJoin('people', 'people.id', 'ladders.person_id')
      .select(['people.id', 'people.name', 'ladders.mu', 'ladders.sigma', 'ladders.games'])
      .where('season', '=', season)
      .where('game', '=', game)
      .where('seats', '=', seats)
      .where('people.name_key', 'is not', null)
      .where('people.banned', '=', 0)
      .orderBy(sql`ladders.mu - 3 * ladders.sigma`, 'desc')
      .orderBy('people.id')
      .limit(limit)
      .execute()
  }

  /** Which ladders of a game there are. */
  sizes(game: string): Promise<{ season: number; seats: number }[]> {
    return this.db
      .selectFrom('ladders')
      .select(['season', 'seats'])
      .distinct()
      .where('game', '=', game)
      .orderBy('season', 'desc')
      .orderBy('seats')
      .execute()
  }

  rungsOf(personId: string): Promise<LadderRow[]> {
    return this.db.selectFrom('ladders').selectAll().where('person_id', '=', personId).orderBy('season').execute()
  }

  /** Somebody's latest rated matches of a game; newest first. */
  rated(personId: string, game: string, limit: number): Promise<RatedRow[]> {
    return this.db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .select(['results.table_id', 'results.seat', 'results.at', 'tables.result'])
      .where('results.person_id', '=', personId)
      .where('results.game', '=', game)
      .where('results.weight', '>', 0)
      .orderBy('results.at', 'desc')
      .limit(limit)
      .execute()
  }

  /** Matches that count, with at least so many people at the table. */
  private among(personId: string, people: number) {
    return this.db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .select(['results.at', 'results.table_id', 'tables.listed'])
      .where('results.person_id', '=', personId)
      .where('results.counts', '=', 1)
      .where(
        sql<number>`(select count(*) from results as theirs where theirs.table_id = results.table_id)`,
        '>=',
        people,
      )
      .orderBy('results.at')
  }

  /** The first win against people at each game; the last of them last. */
  async firstWins(personId: string): Promise<(FirstRow & { readonly game: string })[]> {
    const rows = await this.among(personId, 2).select('results.game').where('results.won', '=', 1).execute()
    return rows.filter(({ game }, index) => rows.findIndex(row => row.game === game) === index)
  }

  firstWinAmong(personId: string, people: number): Promise<FirstRow | undefined> {
    return this.among(personId, people).where('results.won', '=', 1).limit(1).executeTakeFirst()
  }

  /** The match with this number, counted from 0, among matches with others. */
  nthMatch(personId: string, number: number): Promise<FirstRow | undefined> {
    return this.among(personId, 2).offset(number).limit(1).executeTakeFirst()
  }

  firstWinAgainst(personId: string, level: string): Promise<FirstRow | undefined> {
    return this.among(personId, 1)
      .where('results.won', '=', 1)
      .where('tables.seats', 'like', `%"level":"${level}"%`)
      .limit(1)
      .executeTakeFirst()
  }
}
