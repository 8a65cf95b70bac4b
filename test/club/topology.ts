import { setTimeout as sleep } from 'node:timers/promises'
import { elementAt } from '../../kernel/list.ts'
import type { Place } from '../../server/store/open.ts'
import { startNatsNodes } from './nats.ts'
import { Parties } from './parties.ts'
import { promote, startPostgres, startStandby } from './postgres.ts'
import { startClub } from './process.ts'
import { startProxy } from './proxy.ts'
import { disagreements, faultsOfBots, layBots } from './troubles.ts'
import { startWorker } from './worker.ts'

const TABLES = 4
const RESUME_MS = 30_000

/**
 * The deployment of docs/scaling.md: three servers, each on another of three NATS nodes, two workers, PostgreSQL with a
 * synchronous standby, and one address for the primary. Then machines die.
 */
export async function loseMachines() {
  const nodes = await startNatsNodes(3)
  const primary = await startPostgres({ durable: true })
  const standby = await startStandby(primary)
  // Moving the database's address is the operator's job; here a proxy does it.
  let written = primary
  const address = await startProxy(() => ({ path: written.socket }))
  const place: Place = { dataDir: '', databaseUrl: `postgres://pentarchy@localhost:${address.port}/postgres` }
  const environment = { DATABASE_URL: place.databaseUrl ?? '' }
  // Each is told of one node, and learns of the others from it.
  const servers = await Promise.all(nodes.map(({ url }) => startClub({ ...environment, NATS_URL: url })))
  const workers = await Promise.all(nodes.slice(0, 2).map(({ url }) => startWorker(url)))
  let next = 0
  const parties = new Parties(place, () => elementAt(servers, next++ % servers.length).address)
  const bots = [
    await layBots(elementAt(servers, 0).address, ['sharp', 'sharp']),
    await layBots(elementAt(servers, 1).address, ['novice', 'novice']),
  ]
  const faults: string[] = []
  const seen: { readonly what: string; readonly standstillMs: number }[] = []

  /** From the failure to the first move that anybody sees after it is over. */
  async function suffer(what: string, happen: () => Promise<void>): Promise<void> {
    await parties.keep(TABLES)
    await sleep(1000)
    const began = performance.now()
    await happen()
    if (!(await parties.goesOn(RESUME_MS))) faults.push(`${what}: play did not go on`)
    seen.push({ what, standstillMs: Math.round(performance.now() - began) })
  }

  await suffer('a node of NATS is killed', () => elementAt(nodes, 0).kill())
  await suffer('that node comes back', () => elementAt(nodes, 0).restart(0))
  await suffer('the standby is away for six seconds', () => standby.restart(6000))
  await suffer('PostgreSQL is killed, its standby takes its place', async () => {
    await primary.kill()
    await promote(standby)
    written = standby
  })
  await suffer('another node of NATS is killed', () => elementAt(nodes, 1).kill())

  await parties.untilDone()
  faults.push(...(await disagreements({ servers }, parties)), ...(await faultsOfBots({ place }, bots)))
  const verdict = await parties.verdict()
  await Promise.all([...workers, ...servers].map(each => each.kill()))
  await address.stop()
  await Promise.all([primary.stop(), standby.stop(), ...nodes.map(node => node.stop())])
  return { seen, ...verdict, faults: [...faults, ...verdict.faults] }
}
