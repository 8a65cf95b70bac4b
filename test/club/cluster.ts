import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { elementAt } from '../../kernel/list.ts'
import { openStore, type Place } from '../../server/store/open.ts'
import { agreeWithTheStore, CrowdedTable, quantile } from './crowd.ts'
import { Guest } from './guest.ts'
import { startMachines } from './machines.ts'
import { type RunningClub, startClub } from './process.ts'
import { scriptOfTable } from './script.ts'
import { arrangeTable, type PlayedTable } from './tables.ts'
import { loseMachines } from './topology.ts'
import { TROUBLES, troubleAgainAndAgain } from './troubles.ts'

/*
 * npm run cluster: three servers, two workers, PostgreSQL and NATS play many tables of scripted people and bots, every
 * seat on another server; beside it the same tables on one server with SQLite. Prints one JSON object.
 * npm run cluster -- --chaos 50: that many failures during play; status 1 if anything was lost.
 * npm run cluster -- --topology full: three nodes of NATS, and PostgreSQL with a standby; one machine after another
 * dies.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    bots: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '10' },
    chaos: { type: 'string' },
    topology: { type: 'string', default: 'simple' },
  },
})
const SECONDS = Number(values.seconds)
const SEATS = 3
/** How many pages one person may have open. */
const TABLES_EACH = 15

const round = (value: number): number => Math.round(value * 100) / 100

if (values.topology === 'full') await report(loseMachines)
else if (values.chaos) await report(() => chaos(Number(values.chaos)))
else await measure()
process.exit()

async function report(suffer: () => Promise<{ readonly faults: readonly string[] }>): Promise<void> {
  const began = performance.now()
  const result = await suffer()
  console.log(JSON.stringify({ seconds: Math.round((performance.now() - began) / 1000), ...result }, null, 2))
  if (result.faults.length > 0) process.exit(1)
}

async function chaos(rounds: number) {
  const machines = await startMachines({ servers: 3, workers: 2 })
  const troubles = Array.from({ length: rounds }, (_, n) => elementAt(TROUBLES, n % TROUBLES.length))
  const result = await troubleAgainAndAgain(machines, troubles, 6)
  await machines.stop()
  return result
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pentarchy-cluster-'))
  const place = { dataDir: folder }
  const club = await startClub({ DATA_DIR: folder })
  const one = await play([club], place)
  await club.stop()
  rmSync(folder, { recursive: true, force: true })

  const machines = await startMachines({ servers: 3, workers: 2 })
  const many = await play(
    machines.servers.map(server => server.club),
    machines.place,
  )
  await machines.stop()
  const ratio = round(many.movesPerSecond / one.movesPerSecond)
  const ratioOfPeople = round(many.people.movesPerSecond / one.people.movesPerSecond)
  const node = process.version
  const shape = { servers: 3, workers: 2, tables: Number(values.tables), botTables: Number(values.bots), seats: SEATS }
  console.log(
    JSON.stringify({ node, game: 'ethnos', ...shape, cluster: many, oneServer: one, ratio, ratioOfPeople }, null, 2),
  )
}

/** Closed loop: each table continues as soon as the next seat has seen the last move through its own server. */
async function play(clubs: readonly RunningClub[], place: Place) {
  const addresses = clubs.map(({ address }) => address)
  const crowd = (await layTables(addresses, place)).map(
    table =>
      new CrowdedTable(table, each => {
        if (running && !each.isOver) each.play()
      }),
  )
  for (const [n, table] of crowd.entries())
    await table.connect(seat => elementAt(addresses, (n + seat) % addresses.length))
  let running = true
  for (const table of crowd) table.play()
  const bots = await layBots(addresses)
  await sleep((SECONDS * 1000) / 3)

  for (const table of crowd) table.latencies.length = 0
  const before = { people: playedAt(crowd), all: await storedAt(addresses), cpu: await cpuOf(clubs) }
  const began = performance.now()
  while (performance.now() - began < SECONDS * 1000 && !crowd.every(table => table.isOver)) await sleep(20)
  const seconds = (performance.now() - began) / 1000
  const people = playedAt(crowd) - before.people
  const all = (await storedAt(addresses)) - before.all
  const cpu = (await cpuOf(clubs)) - before.cpu
  const latencies = crowd.flatMap(table => table.latencies)
  running = false
  await settled(crowd)
  await agreeWithTheStore(crowd, place)
  for (const table of crowd) table.close()
  return {
    seconds: round(seconds),
    movesPerSecond: Math.round(all / seconds),
    people: {
      movesPerSecond: Math.round(people / seconds),
      p50Ms: round(quantile(latencies, 0.5)),
      p99Ms: round(quantile(latencies, 0.99)),
    },
    bots: { tables: bots, movesPerSecond: Math.round((all - people) / seconds) },
    // Of all servers together, independent of other load.
    serverCpuMsPerMove: round(cpu / all),
    refused: crowd.reduce((sum, table) => sum + table.refusals, 0),
  }
}

function playedAt(crowd: readonly CrowdedTable[]): number {
  return crowd.reduce((sum, table) => sum + table.done, 0)
}

async function settled(crowd: readonly CrowdedTable[]): Promise<void> {
  const patience = performance.now() + 30_000
  while (!crowd.every(table => table.isOver || table.isIdle)) {
    if (performance.now() > patience) throw new Error('a table stands still')
    await sleep(10)
  }
}

async function cpuOf(clubs: readonly RunningClub[]): Promise<number> {
  const usages = await Promise.all(clubs.map(club => club.usage()))
  return usages.reduce((sum, { cpu }) => sum + cpu, 0)
}

/** Events stored by all servers so far. */
async function storedAt(addresses: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    addresses.map(async address => {
      const text = await (await fetch(`${address}/metrics`)).text()
      return Number(/^pentarchy_events_total (\d+)/m.exec(text)?.[1] ?? 0)
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function layTables(addresses: readonly string[], place: Place): Promise<PlayedTable[]> {
  const count = Number(values.tables) - Number(values.bots)
  const store = await openStore(place)
  const tables: PlayedTable[] = []
  let guests: Guest[] = []
  for (let n = 0; n < count; n++) {
    const address = elementAt(addresses, n % addresses.length)
    if (n % TABLES_EACH === 0)
      guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => new Guest(`Guest ${seat}`).arrive(address)))
    const id = await arrangeTable(address, 'ethnos', guests)
    tables.push({ id, guests, script: await scriptOfTable(store, id) })
  }
  await store.close()
  return tables
}

async function layBots(addresses: readonly string[]): Promise<number> {
  const count = Number(values.bots)
  for (let n = 0; n < count; n++) {
    const address = elementAt(addresses, n % addresses.length)
    const host = await new Guest('Host').arrive(address)
    const seats = Array.from({ length: SEATS }, () => ({ kind: 'bot', level: 'novice' }))
    const { id } = await host.post(address, '/api/tables', { game: 'ethnos', seats })
    await host.post(address, `/api/tables/${id}/start`)
  }
  return count
}
