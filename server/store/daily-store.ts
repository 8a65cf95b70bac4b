import type { Kysely, Selectable } from 'kysely'
import { beginOf } from '../../learn/days.ts'
import { sql } from './kysely.ts'
import type { Database } from './schema.ts'

export type DailyStartRow = Selectable<Database['daily_starts']>
export type DailyTryRow = Selectable<Database['daily_tries']>
type Alone = DailyTryRow['alone']

/** A finished try that counts. */
export interface FinishedTry {
  readonly id: string
  readonly name: string
  readonly table_id: string
  readonly place: number
  readonly score: number | null
}

/** Starts and tries of the daily challenge. Results are those of the tables where the tries were played. */
export class DailyStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  /** The first server that is asked decides what the day brings. */
  async start(row: DailyStartRow): Promise<DailyStartRow> {
    await this.db
      .insertInto('daily_starts')
      .values(row)
      .onConflict(conflict => conflict.column('day').doNothing())
      .execute()
    return this.db.selectFrom('daily_starts').selectAll().where('day', '=', row.day).executeTakeFirstOrThrow()
  }

  knownStart(day: number): Promise<DailyStartRow | undefined> {
    return this.db.selectFrom('daily_starts').selectAll().where('day', '=', day).executeTakeFirst()
  }

  /** The person's only try of the day: this one, or the one they had. */
  async claim(row: DailyTryRow): Promise<DailyTryRow> {
    await this.db
      .insertInto('daily_tries')
      .values(row)
      .onConflict(conflict => conflict.columns(['day', 'person_id', 'alone']).doNothing())
      .execute()
    return (await this.tryOf(row.day, row.person_id, row.alone)) ?? row
  }

  tryOf(day: number, personId: string, alone: Alone): Promise<DailyTryRow | undefined> {
    return this.db
      .selectFrom('daily_tries')
      .selectAll()
      .where('day', '=', day)
      .where('person_id', '=', personId)
      .where('alone', '=', alone)
      .executeTakeFirst()
  }

  /** Whether or not it counts. */
  triesBy(personId: string): Promise<DailyTryRow[]> {
    return this.db.selectFrom('daily_tries').selectAll().where('person_id', '=', personId).orderBy('day').execute()
  }

  /** The best first. */
  async finished(day: number, alone: Alone, limit: number): Promise<FinishedTry[]> {
    return this.counted(day, alone)
      .select(['people.id', 'people.name', 'daily_tries.table_id', 'results.place', 'results.score'])
      .orderBy('results.place')
      .orderBy(sql`coalesce(results.score, -1000000)`, 'desc')
      .orderBy('results.at')
      .limit(limit)
      .execute()
  }

  async countFinished(day: number, alone: Alone): Promise<number> {
    const { count } = await this.counted(day, alone)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Tries of accounts that ended in time. A try without the club is counted whenever it is brought. */
  private counted(day: number, alone: Alone) {
    return this.db
      .selectFrom('daily_tries')
      .innerJoin('people', 'people.id', 'daily_tries.person_id')
      .innerJoin('results', join =>
        join
          .onRef('results.table_id', '=', 'daily_tries.table_id')
          .onRef('results.person_id', '=', 'daily_tries.person_id'),
      )
      .where('daily_tries.day', '=', day)
      .where('daily_tries.alone', '=', alone)
      .where('people.name_key', 'is not', null)
      .where('people.banned', '=', 0)
      .$if(alone === 0, query => query.where('results.at', '<', beginOf(day + 1)))
  }

  /** The result of a try, if it counts. */
  async resultOf({ day, person_id, alone }: DailyTryRow): Promise<{ place: number; score: number | null } | null> {
    const row = await this.db
      .selectFrom('daily_tries')
      .innerJoin('results', 'results.table_id', 'daily_tries.table_id')
      .select(['results.place', 'results.score', 'results.at'])
      .where('daily_tries.day', '=', day)
      .where('daily_tries.person_id', '=', person_id)
      .where('daily_tries.alone', '=', alone)
      .whereRef('results.person_id', '=', 'daily_tries.person_id')
      .executeTakeFirst()
    if (!row || (alone === 0 && Number(row.at) >= beginOf(day + 1))) return null
    return { place: row.place, score: row.score }
  }

  /** On which days this person finished a try that counts; newest first. */
  async daysOf(personId: string, limit: number): Promise<number[]> {
    const rows = await this.db
      .selectFrom('daily_tries')
      .innerJoin('results', 'results.table_id', 'daily_tries.table_id')
      .select('daily_tries.day')
      .distinct()
      .where('daily_tries.person_id', '=', personId)
      .whereRef('results.person_id', '=', 'daily_tries.person_id')
      .where(sql<boolean>`(daily_tries.alone = 1 or results.at < (daily_tries.day + 1) * ${beginOf(1)})`)
      .orderBy('daily_tries.day', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ day }) => day)
  }

  /** Opens the tables of earlier days to everybody. */
  async openBefore(today: number): Promise<void> {
    await this.db.updateTable('tables').set({ sealed: 0 }).where('sealed', '=', 1).where('daily', '<', today).execute()
  }
}
