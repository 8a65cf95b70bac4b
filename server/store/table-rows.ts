import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema.ts'

export type TableRow = Selectable<Database['tables']>

export async function insertTable(db: Kysely<Database>, table: TableRow): Promise<void> {
  await db.insertInto('tables').values(table).execute()
  await writeSitters(db, table.id, table.seats)
}

export async function writeSitters(db: Kysely<Database>, tableId: string, seats: string): Promise<void> {
  await db.deleteFrom('sitters').where('table_id', '=', tableId).execute()
  const holders: readonly { readonly id?: string }[] = JSON.parse(seats)
  const people = holders.flatMap(({ id }) => id ?? [])
  const rows = [...new Set(people)].map(person_id => ({ table_id: tableId, person_id }))
  if (rows.length > 0) await db.insertInto('sitters').values(rows).execute()
}
