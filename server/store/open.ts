import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { openPostgres, type PostgresTimes } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { Store } from './store.ts'

export interface Place {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
}

/** PostgreSQL if there is a URL for it, otherwise an SQLite file in the data folder. For work that may take long. */
export const openEngine = ({ databaseUrl, dataDir }: Place): Engine =>
  databaseUrl ? openPostgres(databaseUrl, { patient: true }) : openSqlite(fileIn(dataDir))

export const fileIn = (dataDir: string): string => `${dataDir}/pentarchy.sqlite`

/** The migrated store, for a server. */
export async function openStore(place: Place, times?: PostgresTimes): Promise<Store> {
  const engine = openEngine(place)
  await migrate(engine.db)
  if (!place.databaseUrl) return new Store(engine)
  await engine.close()
  return new Store(openPostgres(place.databaseUrl, times && { times }))
}
