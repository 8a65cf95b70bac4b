import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Engine } from '../../server/store/engine.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { Store } from '../../server/store/store.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'

/** Each call makes a fresh place for a store, which can be opened repeatedly. */
export type Places = Readonly<Record<'SQLite' | 'PostgreSQL', () => Promise<() => Engine>>>

export const PLACE_NAMES = ['SQLite', 'PostgreSQL'] as const

/** A private folder and PostgreSQL for this test file. */
export function preparePlaces(): { readonly places: Places; pathOf(name: string): string } {
  let folder = ''
  let postgres: RunningPostgres
  let count = 0
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pentarchy-store-'))
    postgres = await startPostgres()
  }, 60_000)
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const pathOf = (name: string) => join(folder, name)
  return {
    pathOf,
    places: {
      async SQLite() {
        const path = pathOf(`${++count}.sqlite`)
        return () => openSqlite(path)
      },
      async PostgreSQL() {
        const url = await postgres.database(`d${++count}`)
        return () => openPostgres(url)
      },
    },
  }
}

export async function freshStore(place: () => Promise<() => Engine>): Promise<{ store: Store; engine: Engine }> {
  const engine = (await place())()
  const store = new Store(engine)
  await store.migrate()
  return { store, engine }
}
