import type { Engine } from './engine.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { Store } from './store.ts'

export interface Place {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
}

/** PostgreSQL if there is an address for it, otherwise one SQLite file in the data folder. */
export const openEngine = ({ databaseUrl, dataDir }: Place): Engine =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(fileIn(dataDir))

export const fileIn = (dataDir: string): string => `${dataDir}/pentarchy.sqlite`

/** The store, in its present form. */
export async function openStore(place: Place): Promise<Store> {
  const store = new Store(openEngine(place))
  await store.migrate()
  return store
}
