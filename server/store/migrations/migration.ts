import type { ColumnDataType, ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'
import type { Database } from '../schema.ts'

export interface Migration {
  readonly name: string
  up(db: Kysely<Database>): Promise<void>
}

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

/** SQLite adds one column at a time. */
export async function addColumns(
  db: Kysely<Database>,
  table: string,
  columns: Readonly<Record<string, readonly [ColumnDataType, Build?]>>,
): Promise<void> {
  for (const [name, [type, build]] of Object.entries(columns))
    await db.schema.alterTable(table).addColumn(name, type, build).execute()
}

/** Every column must have a value. */
export async function createTable(
  db: Kysely<Database>,
  table: string,
  columns: Readonly<Record<string, ColumnDataType>>,
  key: readonly [string, ...string[]],
): Promise<void> {
  const empty: CreateTableBuilder<string, string> = db.schema.createTable(table)
  await Object.entries(columns)
    .reduce((building, [name, type]) => building.addColumn(name, type, c => c.notNull()), empty)
    .addPrimaryKeyConstraint(`${table}_key`, [...key])
    .execute()
}
