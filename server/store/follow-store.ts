import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema.ts'
import type { TableRow } from './table-rows.ts'

export type NoteRow = Selectable<Database['notes']>
export type ChallengeRow = Selectable<Database['challenges']>

/** Whom somebody follows, what they noted about others, and who has challenged them. */
export class FollowStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  async follow(personId: string, followedId: string, at: number): Promise<void> {
    await this.db
      .insertInto('follows')
      .values({ person_id: personId, followed_id: followedId, at })
      .onConflict(conflict => conflict.columns(['person_id', 'followed_id']).doNothing())
      .execute()
  }

  async unfollow(personId: string, followedId: string): Promise<void> {
    await this.db
      .deleteFrom('follows')
      .where('person_id', '=', personId)
      .where('followed_id', '=', followedId)
      .execute()
  }

  /** By name. Banned people are not shown. */
  followedBy(personId: string): Promise<{ id: string; name: string }[]> {
    return this.db
      .selectFrom('follows')
      .innerJoin('people', 'people.id', 'follows.followed_id')
      .select(['people.id', 'people.name'])
      .where('follows.person_id', '=', personId)
      .where('people.banned', '=', 0)
      .orderBy('people.name')
      .orderBy('people.id')
      .execute()
  }

  async isFollowing(personId: string, followedId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('follows')
      .select('at')
      .where('person_id', '=', personId)
      .where('followed_id', '=', followedId)
      .executeTakeFirst()
    return row !== undefined
  }

  /** The public matches that these people play, of those who let it be seen; newest first. */
  playing(people: readonly string[]): Promise<{ person_id: string; table_id: string; game: string }[]> {
    if (people.length === 0) return Promise.resolve([])
    return this.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .leftJoin('unseen', 'unseen.person_id', 'sitters.person_id')
      .select(['sitters.person_id', 'sitters.table_id', 'tables.game'])
      .where('sitters.person_id', 'in', people)
      .where('unseen.person_id', 'is', null)
      .where('tables.state', '=', 'playing')
      .where('tables.listed', '=', 1)
      .orderBy('tables.started_at', 'desc')
      .execute()
  }

  async isUnseen(personId: string): Promise<boolean> {
    const row = await this.db.selectFrom('unseen').selectAll().where('person_id', '=', personId).executeTakeFirst()
    return row !== undefined
  }

  async setUnseen(personId: string, unseen: boolean): Promise<void> {
    if (!unseen) await this.db.deleteFrom('unseen').where('person_id', '=', personId).execute()
    else
      await this.db
        .insertInto('unseen')
        .values({ person_id: personId })
        .onConflict(conflict => conflict.column('person_id').doNothing())
        .execute()
  }

  /** Whoever is blocked follows no more, and challenges no more. */
  async cutOff(personId: string, blockedId: string): Promise<void> {
    await this.unfollow(blockedId, personId)
    await this.unfollow(personId, blockedId)
    await this.db.deleteFrom('challenges').where('person_id', '=', personId).where('by_id', '=', blockedId).execute()
  }

  async note(personId: string, aboutId: string): Promise<string> {
    const row = await this.db
      .selectFrom('notes')
      .select('text')
      .where('person_id', '=', personId)
      .where('about_id', '=', aboutId)
      .executeTakeFirst()
    return row?.text ?? ''
  }

  async writeNote(note: NoteRow): Promise<void> {
    const { text, at } = note
    if (text === '')
      await this.db
        .deleteFrom('notes')
        .where('person_id', '=', note.person_id)
        .where('about_id', '=', note.about_id)
        .execute()
    else
      await this.db
        .insertInto('notes')
        .values(note)
        .onConflict(conflict => conflict.columns(['person_id', 'about_id']).doUpdateSet({ text, at }))
        .execute()
  }

  notesBy(personId: string): Promise<NoteRow[]> {
    return this.db.selectFrom('notes').selectAll().where('person_id', '=', personId).orderBy('at').execute()
  }

  async challenge(row: ChallengeRow): Promise<void> {
    await this.db.insertInto('challenges').values(row).execute()
  }

  /** The tables where this person is awaited. */
  challengesOf(personId: string, limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('challenges')
      .innerJoin('tables', 'tables.id', 'challenges.table_id')
      .selectAll('tables')
      .where('challenges.person_id', '=', personId)
      .where('tables.state', '=', 'gathering')
      .orderBy('challenges.at', 'desc')
      .limit(limit)
      .execute()
  }

  /** False if there is no such challenge. */
  async decline(personId: string, tableId: string): Promise<boolean> {
    const declined = await this.db
      .deleteFrom('challenges')
      .where('person_id', '=', personId)
      .where('table_id', '=', tableId)
      .executeTakeFirst()
    return Number(declined.numDeletedRows) > 0
  }

  challengesAbout(personId: string): Promise<ChallengeRow[]> {
    return this.db
      .selectFrom('challenges')
      .selectAll()
      .where(where => where.or([where('person_id', '=', personId), where('by_id', '=', personId)]))
      .orderBy('at')
      .execute()
  }
}
