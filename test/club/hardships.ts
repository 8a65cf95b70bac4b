import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sql } from '../../server/store/kysely.ts'
import { openEngine, type Place } from '../../server/store/open.ts'
import { Guest } from './guest.ts'
import { Parties } from './parties.ts'
import { poll } from './poll.ts'
import { type RunningClub, startClub } from './process.ts'
import { layBots } from './troubles.ts'

export const HARDSHIPS = ['damaged rows', 'full disk', 'locked file', 'jumping clock'] as const
export type Hardship = (typeof HARDSHIPS)[number]

/** Longer than the server waits for a lock, so that commands are refused and repeated. */
const LOCKED_MS = 6000
const FULL_MS = 3000
/** Play must resume within this time. */
const RESUME_MS = 20_000
const HOUR_MS = 3_600_000

interface World {
  readonly place: Place
  club: RunningClub
  restart(): Promise<void>
}

/** Each hardship in turn while tables are played: nothing is lost, and everything else continues. */
export async function endure(place: Place, hardships: readonly Hardship[], tables: number) {
  const environment = { DATA_DIR: place.dataDir, ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}) }
  const club = await startClub(environment)
  const { address } = club
  const world: World = {
    place,
    club,
    async restart() {
      await world.club.kill()
      world.club = await startClub({ ...environment, PORT: new URL(address).port })
    },
  }
  const parties = new Parties(place, () => address)
  const faults: string[] = []
  for (const hardship of hardships) {
    await parties.keep(tables)
    faults.push(...(await SUFFER[hardship](world)).map(fault => `${hardship}: ${fault}`))
    if (!(await parties.goesOn(RESUME_MS))) faults.push(`${hardship}: play did not go on`)
  }
  await parties.untilDone()
  const verdict = await parties.verdict()
  await world.club.stop()
  return { hardships, ...verdict, faults: [...faults, ...verdict.faults] }
}

const SUFFER: Readonly<Record<Hardship, (world: World) => Promise<string[]>>> = {
  async 'damaged rows'(world) {
    const { place, club } = world
    const broken = await Promise.all([1, 2, 3].map(() => layBots(club.address, ['novice', 'novice', 'novice'])))
    const sound = await layBots(club.address, ['novice', 'novice'])
    const engine = openEngine(place)
    await sql`update tables set settings = '{' where id = ${broken[0]}`.execute(engine.db)
    await sql`update table_events set data = '{' where table_id = ${broken[1]}`.execute(engine.db)
    await sql`update tables set rules_version = 9999 where id = ${broken[2]}`.execute(engine.db)
    await world.restart()
    const count = async () =>
      (await sql<{ n: number }>`select count(*) as n from table_events where table_id = ${sound}`.execute(engine.db))
        .rows[0]?.n ?? 0
    const before = await count()
    const isOver = async () =>
      (await sql`select 1 from tables where id = ${sound} and state = 'over'`.execute(engine.db)).rows.length > 0
    const goesOn = await poll(async () => (await count()) !== before || (await isOver()), RESUME_MS)
    await engine.close()
    const metrics = await (await fetch(`${world.club.address}/metrics`)).text()
    const setAside = Number(/^pentarchy_tables_set_aside (\d+)/m.exec(metrics)?.[1])
    return [
      ...(goesOn ? [] : ['bots beside them stand still']),
      ...(setAside >= 2 ? [] : [`${setAside} tables were set aside`]),
    ]
  },

  /** The system lets no file of the server grow; PostgreSQL refuses writes in its own way. */
  async 'full disk'({ place, club }) {
    if (place.databaseUrl) {
      const database = new URL(place.databaseUrl).pathname.slice(1)
      const readOnly = (on: boolean) =>
        asOwner(place.databaseUrl ?? '', async client => {
          await client.query(`alter database "${database}" set default_transaction_read_only = ${on}`)
          await client.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
          )
        })
      await readOnly(true)
      const sick = await becomes(club, 503)
      await sleep(FULL_MS)
      await readOnly(false)
      return [...(sick ? [] : ['health saw nothing']), ...((await becomes(club, 200)) ? [] : ['health did not return'])]
    }
    const largest = Math.max(...readdirSync(place.dataDir).map(name => statSync(join(place.dataDir, name)).size))
    const limit = (size: string) => execFileSync('prlimit', ['--pid', String(club.pid), `--fsize=${size}:unlimited`])
    limit(String(Math.min(largest, 4096)))
    const sick = await becomes(club, 503)
    await sleep(FULL_MS)
    limit('unlimited')
    return [...(sick ? [] : ['health saw nothing']), ...((await becomes(club, 200)) ? [] : ['health did not return'])]
  },

  /** Another process holds a write lock. */
  async 'locked file'({ place, club }) {
    const began = performance.now()
    let slowest = 0
    const look = async () => {
      while (performance.now() - began < LOCKED_MS) {
        const asked = performance.now()
        await fetch(`${club.address}/t/x`, { redirect: 'manual' })
        slowest = Math.max(slowest, performance.now() - asked)
        await sleep(20)
      }
    }
    if (place.databaseUrl)
      await asOwner(place.databaseUrl, async client => {
        await client.query('begin; lock table table_events in exclusive mode')
        await look()
        await client.query('rollback')
      })
    else {
      const other = new DatabaseSync(join(place.dataDir, 'pentarchy.sqlite'), { timeout: 5000 })
      other.exec('BEGIN IMMEDIATE')
      await look()
      other.exec('ROLLBACK')
      other.close()
    }
    return slowest > 1000 ? [`the server answered nobody for ${Math.round(slowest)} ms`] : []
  },

  /** An hour forward, then two back: nobody's clock runs out, and nobody gains time. */
  async 'jumping clock'({ club }) {
    const [ann, bob] = [await new Guest('Ann').arrive(club.address), await new Guest('Bob').arrive(club.address)]
    const settings = {
      clock: { kind: 'real-time', seconds: 600, increment: 0 },
      absent: 'resign',
      delay: 0,
      rated: false,
    }
    const seats = [{ kind: 'open' }, { kind: 'open' }]
    const { id } = await ann.post(club.address, '/api/tables', { game: 'ethnos', seats, settings })
    await bob.post(club.address, `/api/tables/${id}/sit`, { seat: 1 })
    await ann.post(club.address, `/api/tables/${id}/start`)
    const faults: string[] = []
    for (const jump of [HOUR_MS, -2 * HOUR_MS, HOUR_MS]) {
      await club.setClock(jump)
      await sleep(1000)
      const table = (await (await fetch(`${club.address}/api/tables/${id}`)).json()) as { state?: string }
      if (table.state !== 'playing') faults.push(`a jump of ${jump} ms ended a match`)
      const health = (await (await fetch(`${club.address}/health`)).json()) as { warnings?: readonly string[] }
      if (jump !== HOUR_MS && !health.warnings?.includes('clock')) faults.push('health saw no jump')
    }
    return faults
  },
}

const becomes = ({ address }: RunningClub, status: number): Promise<boolean> =>
  poll(async () => (await fetch(`${address}/health`)).status === status, RESUME_MS)

async function asOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  await work(client)
  await client.end()
}
