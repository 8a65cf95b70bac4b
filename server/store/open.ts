import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { Store } from './store.ts'

/** PostgreSQL if there is an address for it, otherwise one SQLite file in the data folder. */
export async function openStore(place: {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
}): Promise<Store> {
  const store = new Store(
    place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(`${place.dataDir}/pentarchy.sqlite`),
  )
  await store.migrate()
  return store
}
