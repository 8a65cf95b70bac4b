import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Place } from '../../server/store/open.ts'
import { anchor, pacedAnchor } from './anchor.ts'
import { holdArena } from './arena.ts'
import { coldStart } from './cold-start.ts'
import { agreeWithTheStore, CrowdedTable, pace, quantile } from './crowd.ts'
import { startPostgres } from './postgres.ts'
import { type RunningClub, startClub } from './process.ts'
import { watchStolen } from './stolen.ts'
import { arrangeTables, type PlayedTable } from './tables.ts'

/*
 * npm run load: how fast one server process is, as one JSON object. Server and players are two processes on loopback;
 * every run is bounded in time and number. `--parts tournament` compares the paced tables with and without a tournament
 * beside them.
 */

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    seconds: { type: 'string', default: '10' },
    tables: { type: 'string', default: '100' },
    paced: { type: 'string', default: '1000' },
    stored: { type: 'string', default: '10000' },
    parts: { type: 'string', default: 'closed,paced,cold' },
    profile: { type: 'string' },
    /** For the server's Node, separated by spaces. */
    flags: { type: 'string', default: '' },
  },
})
const SECONDS = Number(values.seconds)
const SEATS = 5
const WARM_SECONDS = Math.min(4, SECONDS / 2)
const GAME = 'ethnos'
const PACED_TABLES = 200
const ARENA_PEOPLE = 24

const folder = mkdtempSync(join(tmpdir(), 'pentarchy-load-'))
const postgres = values.store === 'postgres' ? await startPostgres({ durable: true }) : null
try {
  const parts = values.parts.split(',')
  const closed = parts.includes('closed') ? await inPlace('closed', closedLoop) : undefined
  const relay = parts.includes('closed') ? await anchor(Number(values.tables), SECONDS / 2) : undefined
  const paced = parts.includes('paced') ? await inPlace('paced', pacedLoop) : undefined
  const pacedRelay = paced && (await pacedRelays())
  const tournament = parts.includes('tournament') ? await inPlace('tournament', besideTournament) : undefined
  const cold = parts.includes('cold') ? await coldStart(await placeNamed('cold'), Number(values.stored)) : undefined
  const node = [process.version, values.flags].join(' ').trim()
  const ratiosToRelay = closed &&
    relay && {
      moves: round(closed.movesPerSecond / relay.relayedPerSecond),
      cpu: round(closed.server.cpuMicrosPerMove / relay.relayCpuMicros),
    }
  const ratiosToStoringRelay = paced &&
    pacedRelay && {
      p50: round(paced.p50Ms / pacedRelay.storing.p50Ms),
      p99: round(paced.p99Ms / pacedRelay.storing.p99Ms),
    }
  const figures = { closed, ...relay, ratiosToRelay, paced, pacedRelay, ratiosToStoringRelay, tournament, cold }
  console.log(JSON.stringify({ store: values.store, game: GAME, seats: SEATS, node, ...figures }, null, 2))
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function placeNamed(name: string): Promise<Place> {
  return { dataDir: join(folder, name), databaseUrl: await postgres?.database(name) }
}

async function inPlace<T>(name: string, measure: (club: RunningClub, place: Place) => Promise<T>): Promise<T> {
  const place = await placeNamed(name)
  const club = await startClub(
    { DATA_DIR: place.dataDir, ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}) },
    values.flags.split(' ').filter(flag => flag !== ''),
  )
  try {
    return await measure(club, place)
  } finally {
    await club.stop()
  }
}

/** As fast as possible: each table continues as soon as the next seat has seen the last move. */
async function closedLoop(club: RunningClub, place: Place) {
  const arranged = await arrangeTables(club.address, place, { game: GAME, count: Number(values.tables), seats: SEATS })
  const empty = await club.usage()
  let running = true
  const crowd = await seatAll(club, arranged, table => {
    if (running && !table.isOver) table.play()
  })
  const connected = await club.usage()
  for (const table of crowd) table.play()
  const figures = await measure('closed', club, crowd, async seconds => {
    const began = performance.now()
    await until(() => performance.now() - began > seconds * 1000 || crowd.every(table => table.isOver))
  })
  running = false
  await finish(crowd, place)
  return {
    ...figures,
    kibPerLiveTable: {
      rss: Math.round((connected.rss - empty.rss) / 1024 / crowd.length),
      heap: Math.round((connected.heap - empty.heap) / 1024 / crowd.length),
    },
  }
}

async function pacedLoop(club: RunningClub, place: Place) {
  const rate = Number(values.paced)
  const played = await arrangeTables(club.address, place, { game: GAME, count: PACED_TABLES, seats: SEATS })
  const crowd = await seatAll(club, played, () => {})
  const figures = await measure('paced', club, crowd, async seconds => {
    await pace(crowd, rate, seconds)
    // Measured, and garbage collected, while no move is under way.
    await until(() => crowd.every(table => table.isOver || table.isIdle))
  })
  await finish(crowd, place)
  return figures
}

/** The paced tables alone, beside an arena of people who think, and alone again. */
async function besideTournament(club: RunningClub, place: Place) {
  const rate = Number(values.paced)
  const played = await arrangeTables(club.address, place, { game: GAME, count: PACED_TABLES, seats: SEATS })
  const crowd = await seatAll(club, played, () => {})
  const play = async (seconds: number) => {
    await pace(crowd, rate, seconds)
    await until(() => crowd.every(table => table.isOver || table.isIdle))
  }
  const before = await measure('before', club, crowd, play)
  const arena = await holdArena(club.address, ARENA_PEOPLE)
  const beside = await measure('beside', club, crowd, play)
  const tables = await arena.close()
  const after = await measure('after', club, crowd, play)
  await finish(crowd, place)
  const ratio = (figure: (of: typeof before) => number) =>
    round(figure(beside) / ((figure(before) + figure(after)) / 2))
  return {
    arena: { people: ARENA_PEOPLE, tables },
    before,
    beside,
    after,
    ratios: {
      p50: ratio(({ p50Ms }) => p50Ms),
      p99: ratio(({ p99Ms }) => p99Ms),
      cpuPerMove: ratio(({ server }) => server.cpuMicrosPerMove),
    },
  }
}

/** The cost of as many moves that are only relayed, or stored and relayed. */
async function pacedRelays() {
  const relay = (file: string | null) => pacedAnchor(PACED_TABLES, Number(values.paced), SECONDS / 2, file)
  const [bare, storing] = [await relay(null), await relay(join(folder, 'relayed'))]
  return { bare: rounded(bare), storing: rounded(storing) }
}

/** A warm server is measured, not one that is still compiling. */
async function measure(
  name: string,
  club: RunningClub,
  crowd: readonly CrowdedTable[],
  play: (seconds: number) => Promise<void>,
) {
  await play(WARM_SECONDS)
  for (const table of crowd) table.latencies.length = 0
  const profile = values.profile && join(values.profile, `${name}.cpuprofile`)
  if (profile) await club.profile(profile)
  const crowdLoop = monitorEventLoopDelay({ resolution: 1 })
  const before = await club.usage()
  crowdLoop.enable()
  const stolenSince = watchStolen()
  const began = { at: performance.now(), moves: movesOf(crowd) }
  await play(SECONDS)
  const seconds = (performance.now() - began.at) / 1000
  const stolen = stolenSince()
  const moves = movesOf(crowd) - began.moves
  const after = await club.usage()
  if (profile) await club.profile(profile)
  const latencies = crowd.flatMap(table => table.latencies)
  const cpuMs = after.cpu - before.cpu
  return {
    tables: crowd.length,
    sockets: crowd.length * SEATS,
    warmUpSeconds: WARM_SECONDS,
    seconds: round(seconds),
    moves,
    movesPerSecond: Math.round(moves / seconds),
    p50Ms: round(quantile(latencies, 0.5)),
    p99Ms: round(quantile(latencies, 0.99)),
    refused: crowd.reduce((sum, table) => sum + table.refusals, 0),
    // CPU time that the virtual machine's host took away.
    stolen: stolen === null ? null : round(stolen),
    server: {
      cpuMicrosPerMove: Math.round((cpuMs * 1000) / moves),
      cpu: round(cpuMs / 1000 / seconds),
      gcMicrosPerMove: Math.round(((after.gc.ms - before.gc.ms) * 1000) / moves),
      longestGcMs: round(after.gc.longestMs),
      loopDelayMs: { p99: round(after.loop.p99Ms), longest: round(after.loop.longestMs) },
    },
    // How late the crowd itself was; the delays it measures include this.
    crowdLoopDelayMs: { p99: round(crowdLoop.percentile(99) / 1e6), longest: round(crowdLoop.max / 1e6) },
  }
}

function movesOf(crowd: readonly CrowdedTable[]): number {
  return crowd.reduce((sum, table) => sum + table.done, 0)
}

async function finish(crowd: readonly CrowdedTable[], place: Place): Promise<void> {
  await until(() => crowd.every(table => table.isOver || table.isIdle))
  await agreeWithTheStore(crowd, place)
  for (const table of crowd) table.close()
}

async function seatAll(club: RunningClub, played: readonly PlayedTable[], onDone: (table: CrowdedTable) => void) {
  const crowd = played.map(table => new CrowdedTable(table, onDone))
  for (const table of crowd) await table.connect(() => club.address)
  return crowd
}

async function until(isSo: () => boolean): Promise<void> {
  const patience = performance.now() + SECONDS * 1000 + 30_000
  while (!isSo()) {
    if (performance.now() > patience) throw new Error('the server did not answer in time')
    await sleep(5)
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function rounded({ p50Ms, p99Ms }: { p50Ms: number; p99Ms: number }) {
  return { p50Ms: round(p50Ms), p99Ms: round(p99Ms) }
}
