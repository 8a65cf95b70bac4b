import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema.ts'

export type ServerRow = Selectable<Database['servers']>

/** One slot for each socket of a person, on whatever server. */
type SocketKey = Pick<Selectable<Database['sockets']>, 'person_id' | 'slot'>

/** Servers on this store, and the sockets each has open. */
export class ServerStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  /** A sign of life. It fails whenever the store cannot be written. */
  async beat(server: ServerRow): Promise<void> {
    await this.db
      .insertInto('servers')
      .values(server)
      .onConflict(conflict => conflict.column('id').doUpdateSet({ beats: server.beats, beat_at: server.beat_at }))
      .execute()
  }

  async leave(id: string): Promise<void> {
    await this.db.deleteFrom('servers').where('id', '=', id).execute()
    await this.db.deleteFrom('sockets').where('server', '=', id).execute()
  }

  /** All but this one. */
  others(id: string): Promise<ServerRow[]> {
    return this.db.selectFrom('servers').selectAll().where('id', '!=', id).execute()
  }

  /** Takes one of `most` slots until then, or null if all are taken. Two callers never get the same slot. */
  async takeSocket(
    person_id: string,
    server: string,
    most: number,
    now: number,
    until: number,
  ): Promise<SocketKey | null> {
    const open = await this.db
      .selectFrom('sockets')
      .select('slot')
      .where('person_id', '=', person_id)
      .where('until', '>=', now)
      .execute()
    const taken = new Set(open.map(({ slot }) => slot))
    for (let slot = 0; slot < most; slot++) {
      if (taken.has(slot)) continue
      const got = await this.db
        .insertInto('sockets')
        .values({ person_id, slot, server, until })
        .onConflict(conflict =>
          conflict.columns(['person_id', 'slot']).doUpdateSet({ server, until }).where('sockets.until', '<', now),
        )
        .executeTakeFirst()
      if (Number(got.numInsertedOrUpdatedRows ?? 0) > 0) return { person_id, slot }
    }
    return null
  }

  /** How many slots this server has taken for a person. */
  async socketsOf(person_id: string, server: string): Promise<number> {
    const rows = await this.db
      .selectFrom('sockets')
      .select('slot')
      .where('person_id', '=', person_id)
      .where('server', '=', server)
      .execute()
    return rows.length
  }

  async leaveSockets(person_id: string, server: string): Promise<void> {
    await this.db.deleteFrom('sockets').where('person_id', '=', person_id).where('server', '=', server).execute()
  }

  async leaveSocket({ person_id, slot }: SocketKey, server: string): Promise<void> {
    await this.db
      .deleteFrom('sockets')
      .where('person_id', '=', person_id)
      .where('slot', '=', slot)
      .where('server', '=', server)
      .execute()
  }

  /** A living server keeps its slots. */
  async keepSockets(server: string, until: number): Promise<void> {
    await this.db.updateTable('sockets').set({ until }).where('server', '=', server).execute()
  }
}
