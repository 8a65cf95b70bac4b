import { setTimeout as sleep } from 'node:timers/promises'
import { sameData } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'
import { openStore } from '../../server/store/open.ts'
import { resume } from '../../server/tables/open-table.ts'
import { Guest } from './guest.ts'
import type { Machines } from './machines.ts'
import { Parties } from './parties.ts'
import { poll } from './poll.ts'
import type { RunningProxy, Swallowed } from './proxy.ts'
import { startWorker } from './worker.ts'

export const TROUBLES = [
  'kill a server',
  'kill a worker',
  'stop NATS for five seconds',
  'cut a server off from NATS',
  'cut a server off from PostgreSQL',
  'restart PostgreSQL',
  'swallow what a server and NATS say',
  'swallow what a server and PostgreSQL say',
  'swallow what PostgreSQL answers a server',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** After a failure, play must resume by itself within this time. */
const RESUME_MS = 20_000
const AGREE_MS = 3000
const CUT_MS = 1500
/** Long enough for everybody to notice, and to retry twice. */
const SILENT_MS = { nats: 6000, postgres: 9000 }
const BOT_TABLES = [
  ['sharp', 'sharp'],
  ['novice', 'novice', 'novice'],
  ['expert', 'novice'],
] as const

/** Causes this many failures, one after another, while people and bots play on all servers. */
export async function troubleAgainAndAgain(machines: Machines, rounds: readonly Trouble[], tables: number) {
  const rng = Rng.fromSeed('trouble')
  const parties = new Parties(machines.place, () => rng.pick(machines.servers).address)
  const bots = await Promise.all(BOT_TABLES.map(levels => layBots(elementAt(machines.servers, 0).address, levels)))
  const faults: string[] = []
  let longest = 0
  for (const [round, trouble] of rounds.entries()) {
    await parties.keep(tables)
    // So that it dies during a search.
    if (trouble === 'kill a worker') bots.push(await layBots(rng.pick(machines.servers).address, ['expert', 'expert']))
    await sleep(100 + rng.below(300))
    await make(trouble, machines, rng)
    const began = performance.now()
    const goesOn = await parties.goesOn(RESUME_MS)
    longest = Math.max(longest, performance.now() - began)
    if (!goesOn) faults.push(`round ${round}, ${trouble}: play did not go on`)
  }
  await parties.untilDone()
  faults.push(...(await disagreements(machines, parties)), ...(await faultsOfBots(machines, bots)))
  const verdict = await parties.verdict()
  return {
    rounds: rounds.length,
    longestStandstillMs: Math.round(longest),
    ...verdict,
    faults: [...faults, ...verdict.faults],
  }
}

async function make(trouble: Trouble, machines: Machines, rng: Rng): Promise<void> {
  const server = rng.pick(machines.servers)
  switch (trouble) {
    case 'kill a server':
      await server.club.kill()
      await sleep(rng.below(500))
      return server.restart()
    case 'kill a worker': {
      const worker = elementAt(machines.workers.splice(rng.below(machines.workers.length), 1), 0)
      await worker.kill()
      machines.workers.push(await startWorker(machines.nats.url))
      return
    }
    case 'stop NATS for five seconds':
      return machines.nats.restart(5000)
    case 'cut a server off from NATS':
      server.natsLine.cut()
      await sleep(CUT_MS)
      return server.natsLine.mend()
    case 'cut a server off from PostgreSQL':
      server.postgresLine.cut()
      await sleep(CUT_MS)
      return server.postgresLine.mend()
    case 'restart PostgreSQL':
      return machines.postgres.restart(rng.below(500))
    case 'swallow what a server and NATS say':
      return silence(server.natsLine, 'everything', SILENT_MS.nats)
    case 'swallow what a server and PostgreSQL say':
      return silence(server.postgresLine, 'everything', SILENT_MS.postgres / machines.haste)
    case 'swallow what PostgreSQL answers a server':
      return silence(server.postgresLine, 'answers', SILENT_MS.postgres / machines.haste)
  }
}

async function silence(line: RunningProxy, what: Swallowed, ms: number): Promise<void> {
  line.swallow(what)
  await sleep(ms)
  line.mend()
}

export async function layBots(address: string, levels: readonly string[]): Promise<string> {
  const host = await new Guest('Anna').arrive(address)
  const seats = levels.map(level => ({ kind: 'bot', level }))
  const { id } = await host.post(address, '/api/tables', { game: 'ethnos', seats })
  await host.post(address, `/api/tables/${id}/start`)
  return String(id)
}

/** Every server shows every table alike, as soon as it has caught up. */
export async function disagreements(
  { servers }: { readonly servers: readonly { readonly address: string }[] },
  parties: Parties,
): Promise<string[]> {
  const faults: string[] = []
  for (const { id } of parties.tables) {
    let shown: Shown[] = []
    const agree = async () => {
      shown = await Promise.all(servers.map(({ address }) => shownAt(address, id)))
      return shown.every(each => sameData(each, shown[0]))
    }
    if (!(await poll(agree, AGREE_MS)))
      faults.push(
        `${id}: servers show different things: ${shown.map(({ number, fault }) => fault ?? number).join(', ')}`,
      )
  }
  return faults
}

interface Shown {
  readonly number?: number | undefined
  readonly view?: unknown
  readonly fault?: string
}

async function shownAt(address: string, id: string): Promise<Shown> {
  const { number, view, fault } = (await (await fetch(`${address}/api/tables/${id}/view`)).json()) as Shown
  return fault === undefined ? { number, view } : { fault }
}

/**
 * Their games are not known beforehand, but must follow the rules, use each number once, and be over or in progress.
 */
export async function faultsOfBots({ place }: Pick<Machines, 'place'>, tables: readonly string[]): Promise<string[]> {
  const store = await openStore(place)
  const faults: string[] = []
  for (const id of tables) {
    const before = (await store.eventsAfter(id, 0)).length
    const goesOn = async () =>
      (await store.table(id))?.state === 'over' || (await store.eventsAfter(id, 0)).length > before
    await poll(goesOn, RESUME_MS)
    const [row, rows] = [await store.table(id), await store.eventsAfter(id, 0)]
    if (!row || typeof (await resume(row, rows)) === 'string') faults.push(`${id}: the bots' match does not replay`)
    if (row?.state !== 'over' && rows.length === before) faults.push(`${id}: the bots stand still at ${before}`)
    if (new Set(rows.map(({ command }) => command)).size !== rows.length) faults.push(`${id}: a bot moved twice`)
  }
  await store.close()
  return faults
}
