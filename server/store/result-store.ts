import type { Kysely, Selectable } from 'kysely'
import { NAMELESS } from '../../wire/people.ts'
import { sql } from './kysely.ts'
import type { Database } from './schema.ts'

export type ResultRow = Selectable<Database['results']>
export type RatingRow = Selectable<Database['ratings']>

/** How matches ended for people, and what follows from it. */
export class ResultStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  /**
   * Records how a table ended: its row, its people's results and new ratings, together and once. `rate` is given the
   * ratings as they are now. False if it was recorded before.
   */
  async record(
    table: { readonly id: string; readonly game: string; readonly version: number },
    results: readonly ResultRow[],
    end: { readonly at: number; resultFor(ratings: readonly RatingRow[]): { text: string; ratings: RatingRow[] } },
  ): Promise<boolean> {
    return this.db.transaction().execute(async transaction => {
      const people = results.map(result => result.person_id)
      const known = await heldRatings(transaction, table.game, people)
      const { text, ratings } = end.resultFor(known)
      const changed = await transaction
        .updateTable('tables')
        .set({ state: 'over', result: text, ended_at: end.at, due_at: null, version: sql`version + 1` })
        .where('id', '=', table.id)
        .where('state', '!=', 'over')
        .executeTakeFirst()
      if (Number(changed.numUpdatedRows) === 0) return false
      await transaction.deleteFrom('sitters').where('table_id', '=', table.id).execute()
      await transaction.deleteFrom('notices').where('table_id', '=', table.id).execute()
      if (results.length > 0) await transaction.insertInto('results').values(results).execute()
      for (const { person_id, game, ...rating } of ratings)
        await transaction
          .insertInto('ratings')
          .values({ person_id, game, ...rating })
          .onConflict(conflict => conflict.columns(['person_id', 'game']).doUpdateSet(rating))
          .execute()
      return true
    })
  }

  ratingsOf(personId: string): Promise<RatingRow[]> {
    return this.db.selectFrom('ratings').selectAll().where('person_id', '=', personId).orderBy('game').execute()
  }

  /** Accounts only: a guest is gone with the cookie. */
  leaders(game: string, minGames: number, limit: number) {
    return this.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person_id')
      .select(['people.id', 'people.name', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
      .where('ratings.game', '=', game)
      .where('ratings.games', '>=', minGames)
      .where('people.name_key', 'is not', null)
      .where('people.banned', '=', 0)
      .orderBy(sql`ratings.mu - 3 * ratings.sigma`, 'desc')
      .orderBy('people.id')
      .limit(limit)
      .execute()
  }

  async statisticsOf(personId: string) {
    const rows = await this.db
      .selectFrom('results')
      .select(({ fn }) => [
        'game',
        fn.countAll<number>().as('played'),
        fn.sum<number>('won').as('won'),
        fn.max('score').as('best'),
        fn.avg<number | null>('score').as('mean'),
      ])
      .where('person_id', '=', personId)
      .groupBy('game')
      .orderBy('game')
      .execute()
    return rows.map(row => ({
      game: row.game,
      played: Number(row.played),
      won: Number(row.won),
      bestScore: row.best === null ? null : Number(row.best),
      meanScore: row.mean === null ? null : Number(row.mean),
    }))
  }

  historyOf(personId: string, before: number, limit: number): Promise<ResultRow[]> {
    return this.db
      .selectFrom('results')
      .selectAll()
      .where('person_id', '=', personId)
      .where('at', '<', before)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute()
  }

  async gamesOf(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (people.length === 0) return new Map()
    const rows = await this.db
      .selectFrom('results')
      .select(({ fn }) => ['person_id', fn.countAll<number>().as('games')])
      .where('person_id', 'in', people)
      .groupBy('person_id')
      .execute()
    return new Map(rows.map(row => [row.person_id, Number(row.games)]))
  }

  /** Whom a person has played with, latest first. */
  metBy(personId: string, limit: number): Promise<{ id: string; name: string }[]> {
    return this.db
      .selectFrom('results as mine')
      .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
      .innerJoin('people', 'people.id', 'theirs.person_id')
      .select(['people.id', 'people.name'])
      .where('mine.person_id', '=', personId)
      .where('theirs.person_id', '!=', personId)
      .where('people.name', '!=', NAMELESS)
      .groupBy(['people.id', 'people.name'])
      .orderBy(({ fn }) => fn.max('theirs.at'), 'desc')
      .limit(limit)
      .execute()
  }
}

/** Ratings as they are, and stay until the transaction ends: of two matches that end together the second reckons with the first. */
async function heldRatings(
  transaction: Kysely<Database>,
  game: string,
  people: readonly string[],
): Promise<RatingRow[]> {
  if (people.length === 0) return []
  return transaction
    .updateTable('ratings')
    .set(row => ({ updated_at: row.ref('updated_at') }))
    .where('game', '=', game)
    .where('person_id', 'in', people)
    .returningAll()
    .execute()
}
