import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fuzzClub } from './fuzz-club.ts'
import { startPostgres } from './postgres.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pentarchy-fuzz-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const COUNTS = { frames: 1500, requests: 500, seed: 'test' }
const WELL = { stateChanged: false, crashed: false, faults: [] }

it('every malformed frame or request is answered or ends in a clean close, and changes nothing', async () => {
  const fuzzed = await fuzzClub({ dataDir }, COUNTS)
  expect(fuzzed).toMatchObject(WELL)
  expect(fuzzed.closes).toBeGreaterThan(0)
})

it('on PostgreSQL too', async () => {
  const postgres = await startPostgres()
  expect(await fuzzClub({ dataDir, databaseUrl: postgres.url }, { ...COUNTS, seed: 'other' })).toMatchObject(WELL)
  await postgres.stop()
})
