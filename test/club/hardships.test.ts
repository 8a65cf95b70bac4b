import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endure } from './hardships.ts'
import { startPostgres } from './postgres.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pentarchy-hardships-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('damaged rows, a full disk and a jumping clock cost nobody a move on SQLite', async () => {
  const hardships = ['damaged rows', 'full disk', 'jumping clock'] as const
  const result = await endure({ dataDir: join(folder, 'data') }, hardships, 2)
  expect(result.faults).toEqual([])
})

it('damaged rows cost nobody a move on PostgreSQL', async () => {
  const postgres = await startPostgres()
  const result = await endure({ dataDir: folder, databaseUrl: postgres.url }, ['damaged rows'], 2)
  await postgres.stop()
  expect(result.faults).toEqual([])
})
