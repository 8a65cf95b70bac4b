import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fuzzClub } from './fuzz-club.ts'
import { startPostgres } from './postgres.ts'

/*
 * npm run fuzz:club: malformed, oversized, stale, foreign, replayed, mistyped and deeply nested frames and requests.
 * Each must be answered or end in a clean close, and change nothing. Prints one JSON object; status 1 if anything is
 * found.
 */

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '80000' },
    requests: { type: 'string', default: '20000' },
    store: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: 'fuzz' },
  },
})
const MOST_GROWTH_KIB = 8192

const dataDir = mkdtempSync(join(tmpdir(), 'pentarchy-fuzz-'))
const postgres = values.store === 'postgres' ? await startPostgres() : null
try {
  const counts = { frames: Number(values.frames), requests: Number(values.requests), seed: values.seed }
  const fuzzed = await fuzzClub({ dataDir: join(dataDir, 'club'), databaseUrl: postgres?.url }, counts)
  console.log(JSON.stringify({ store: values.store, ...fuzzed, faults: fuzzed.faults.slice(0, 20) }, null, 2))
  const bad = fuzzed.crashed || fuzzed.stateChanged || fuzzed.faults.length > 0
  process.exitCode = bad || fuzzed.heapGrowthKib > MOST_GROWTH_KIB ? 1 : 0
} finally {
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
