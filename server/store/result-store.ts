import type { Kysely, Selectable } from 'kysely'
import { NAMELESS } from '../../wire/people.ts'
import { sql } from './kysely.ts'
import type { LadderRow } from './ladder-store.ts'
import type { Database } from './schema.ts'

export type ResultRow = Selectable<Database['results']>
export type RatingRow = Selectable<Database['ratings']>

/** A ladder: a season's ratings of a game at tables of a size. */
export type LadderKey = Pick<LadderRow, 'season' | 'game' | 'seats'>

/** Two accounts, how often they met in rated matches of a game, and how often each won. */
export interface PairRow {
  readonly one: string
  readonly other: string
  readonly game: string
  readonly matches: number
  readonly won: number
  readonly lost: number
  readonly at: number
}

/** Results of matches, ratings and statistics. */
export class ResultStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  /**
   * Records how a table ended: its row, results and new ratings, in one transaction and once. `rate` gets the present
   * ratings. False if it was recorded before.
   */
  async record(
    table: { readonly id: string; readonly game: string; readonly tournament_id: string | null },
    results: readonly ResultRow[],
    end: {
      readonly at: number
      resultFor(ratings: readonly RatingRow[]): { text: string; ratings: RatingRow[] }
      /** What the match changes on a ladder, given who stands where. */
      readonly ladder?: { readonly key: LadderKey; climb(rungs: readonly RatingRow[]): RatingRow[] }
    },
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
      // With the result, so that no crash makes a tournament wait for ever.
      if (table.tournament_id !== null)
        await transaction
          .updateTable('tournaments')
          .set({ due_at: 0 })
          .where('id', '=', table.tournament_id)
          .where('phase', '!=', 'over')
          .execute()
      await transaction.deleteFrom('sitters').where('table_id', '=', table.id).execute()
      await transaction.deleteFrom('notices').where('table_id', '=', table.id).execute()
      if (results.length > 0) await transaction.insertInto('results').values(results).execute()
      for (const { person_id, game, ...rating } of ratings)
        await transaction
          .insertInto('ratings')
          .values({ person_id, game, ...rating })
          .onConflict(conflict => conflict.columns(['person_id', 'game']).doUpdateSet(rating))
          .execute()
      if (end.ladder) await climb(transaction, end.ladder.key, end.ladder.climb, people)
      return true
    })
  }

  ratingsOf(personId: string): Promise<RatingRow[]> {
    return this.db.selectFrom('ratings').selectAll().where('person_id', '=', personId).orderBy('game').execute()
  }

  /** Accounts only: guests disappear with their cookie. */
  leaders(game: string, least: { readonly games: number; readonly opponents: number }, limit: number) {
    const opponents = sql<number>`(select count(distinct theirs.person_id) from results as mine
      join results as theirs on theirs.table_id = mine.table_id and theirs.person_id <> mine.person_id
      where mine.person_id = people.id and mine.game = ${game} and mine.weight > 0 and theirs.weight > 0)`
    return this.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person_id')
      .select(['people.id', 'people.name', 'ratings.mu', 'ratings.sigma', 'ratings.games', 'ratings.updated_at'])
      .where('ratings.game', '=', game)
      .where('ratings.games', '>=', least.games)
      .where(opponents, '>=', least.opponents)
      .where('people.name_key', 'is not', null)
      .where('people.banned', '=', 0)
      .where('people.bot', '=', 0)
      .orderBy(sql`ratings.mu - 3 * ratings.sigma`, 'desc')
      .orderBy('people.id')
      .limit(limit)
      .execute()
  }

  /** How often these people met in rated matches since then: each pair twice, once from either side. */
  async ratedTogether(
    game: string,
    people: readonly string[],
    since: number,
  ): Promise<{ one: string; other: string; matches: number }[]> {
    const rows = await this.db
      .selectFrom('results as mine')
      .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
      .select(({ fn }) => ['mine.person_id as one', 'theirs.person_id as other', fn.countAll<number>().as('matches')])
      .where('mine.person_id', 'in', people)
      .where('theirs.person_id', 'in', people)
      .whereRef('mine.person_id', '!=', 'theirs.person_id')
      .where('mine.game', '=', game)
      .where('mine.at', '>=', since)
      .where('mine.weight', '>', 0)
      .where('theirs.weight', '>', 0)
      .groupBy(['mine.person_id', 'theirs.person_id'])
      .execute()
    return rows.map(row => ({ ...row, matches: Number(row.matches) }))
  }

  /** Pairs that met often since then, most often first: signs of arranged matches. */
  async frequentPairs(since: number, least: number, limit: number): Promise<PairRow[]> {
    const { rows } = await sql<PairRow>`
      select mine.person_id as one, theirs.person_id as other, mine.game as game, count(*) as matches,
        sum(mine.won) as won, sum(theirs.won) as lost, max(mine.at) as at
      from results as mine join results as theirs on theirs.table_id = mine.table_id
      where mine.person_id < theirs.person_id and mine.at >= ${since} and mine.weight > 0 and theirs.weight > 0
      group by mine.person_id, theirs.person_id, mine.game
      having count(*) >= ${least}
      order by matches desc, at desc limit ${limit}`.execute(this.db)
    return rows.map(row => ({
      ...row,
      matches: Number(row.matches),
      won: Number(row.won),
      lost: Number(row.lost),
      at: Number(row.at),
    }))
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
      .where('counts', '=', 1)
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

  /** Latest first. */
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

/** Locked until the transaction ends: of two matches that end together, the second counts on the first. */
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

/** Writes the new ratings on a ladder, locked as above. */
async function climb(
  transaction: Kysely<Database>,
  key: LadderKey,
  change: (rungs: readonly RatingRow[]) => RatingRow[],
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return
  const known = await transaction
    .updateTable('ladders')
    .set(row => ({ updated_at: row.ref('updated_at') }))
    .where('season', '=', key.season)
    .where('game', '=', key.game)
    .where('seats', '=', key.seats)
    .where('person_id', 'in', people)
    .returningAll()
    .execute()
  for (const { person_id, mu, sigma, games, updated_at } of change(known)) {
    const rating = { mu, sigma, games, updated_at }
    await transaction
      .insertInto('ladders')
      .values({ ...key, person_id, ...rating })
      .onConflict(conflict => conflict.columns(['season', 'game', 'seats', 'person_id']).doUpdateSet(rating))
      .execute()
  }
}
