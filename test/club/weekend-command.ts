import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { elementAt } from '../../kernel/list.ts'
import { startMachines } from './machines.ts'
import { startClub } from './process.ts'
import { spendWeekend, type Weekend, type WeekendWish } from './weekend.ts'

/*
 * npm run weekend: 64 scripted people and bots at a Swiss, an arena and a round robin at once, and a server killed in the
 * middle; on one server with SQLite, then on three with PostgreSQL and NATS. Status 1 if a table was lost, a standing is
 * wrong, somebody was seated twice or servers disagree.
 */

const { values } = parseArgs({
  options: { on: { type: 'string', default: 'sqlite,cluster' }, minutes: { type: 'string', default: '2' } },
})
const WISH: WeekendWish = { swiss: 26, arena: 20, roundRobin: 16, arenaMinutes: Number(values.minutes) }
const PATIENCE_MS = 900_000
const KILL_AFTER_MS = 15_000

const weekends: Record<string, Weekend> = {}
if (values.on.includes('sqlite')) weekends.sqlite = await onSqlite()
if (values.on.includes('cluster')) weekends.cluster = await onThreeServers()
console.log(JSON.stringify(weekends, null, 2))
process.exit(Object.values(weekends).some(({ faults }) => faults.length > 0) ? 1 : 0)

async function onSqlite(): Promise<Weekend> {
  const folder = mkdtempSync(join(tmpdir(), 'pentarchy-weekend-'))
  const environment = { DATA_DIR: folder, PAUSE_MS: '1000' }
  let club = await startClub(environment)
  const { address } = club
  const trouble = async () => {
    await sleep(KILL_AFTER_MS)
    await club.kill()
    club = await startClub({ ...environment, PORT: new URL(address).port })
  }
  try {
    return await spendWeekend([address], { dataDir: folder }, WISH, trouble, PATIENCE_MS)
  } finally {
    await club.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onThreeServers(): Promise<Weekend> {
  const machines = await startMachines({ servers: 3, workers: 1, environment: { PAUSE_MS: '1000' } })
  const killed = elementAt(machines.servers, 1)
  const trouble = async () => {
    await sleep(KILL_AFTER_MS)
    await killed.club.kill()
    await sleep(KILL_AFTER_MS)
    await killed.restart()
  }
  try {
    const addresses = machines.servers.map(({ address }) => address)
    return await spendWeekend(addresses, machines.place, WISH, trouble, PATIENCE_MS)
  } finally {
    await machines.stop()
  }
}
