import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Rng } from '../../kernel/rng.ts'
import { endure, HARDSHIPS } from './hardships.ts'
import { killAgainAndAgain } from './kills.ts'
import { startPostgres } from './postgres.ts'

/*
 * npm run chaos: kills the server under load again and again, on each store, and looks for moves lost, doubled or shown
 * too early, and for wrong final views. Then, during play: damaged rows, a full disk, a locked file, a jumping clock.
 * Prints one JSON object; status 1 if anything is found.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    store: { type: 'string', default: 'sqlite,postgres' },
    seed: { type: 'string', default: 'chaos' },
  },
})
const rounds = Number(values.rounds)

const folder = mkdtempSync(join(tmpdir(), 'pentarchy-chaos-'))
type Result = Awaited<ReturnType<typeof killAgainAndAgain>> | Awaited<ReturnType<typeof endure>>
const results: Record<string, Result> = {}
try {
  for (const store of values.store.split(',')) {
    const postgres = store === 'postgres' ? await startPostgres({ durable: true }) : null
    const place = { dataDir: join(folder, store), databaseUrl: postgres?.url }
    results[store] = await killAgainAndAgain(place, { rounds, tables: 8, rng: Rng.fromSeed(values.seed) })
    const hard = { dataDir: join(folder, `${store} hard`), databaseUrl: postgres && (await postgres.database('hard')) }
    results[`${store}, hardships`] = await endure({ ...hard, databaseUrl: hard.databaseUrl ?? undefined }, HARDSHIPS, 4)
    await postgres?.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(JSON.stringify(results, null, 2))
process.exit(Object.values(results).some(({ faults }) => faults.length > 0) ? 1 : 0)
