import type { NetConnectOpts } from 'node:net'
import type { Place } from '../../server/store/open.ts'
import { type RunningNats, startNats } from './nats.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { type Environment, type RunningClub, startClub } from './process.ts'
import { type RunningProxy, startProxy } from './proxy.ts'
import { type RunningWorker, startWorker } from './worker.ts'

/** One server and its connections to the others, which can be cut. */
export interface Machine {
  club: RunningClub
  readonly address: string
  readonly natsLine: RunningProxy
  readonly postgresLine: RunningProxy
  /** Restarts at the same address after a kill. */
  restart(): Promise<void>
}

/** A whole deployment on loopback: servers, workers, PostgreSQL and NATS, each a separate process. */
export interface Machines {
  readonly place: Place
  readonly postgres: RunningPostgres
  readonly nats: RunningNats
  readonly servers: readonly Machine[]
  readonly workers: RunningWorker[]
  /** Divides the servers' timeouts for a silent PostgreSQL. */
  readonly haste: number
  stop(): Promise<void>
}

export async function startMachines(count: {
  servers: number
  workers: number
  haste?: number
  environment?: Environment
}): Promise<Machines> {
  const { haste = 1, environment = {} } = count
  const [postgres, nats] = await Promise.all([startPostgres({ durable: true }), startNats()])
  const place: Place = { dataDir: '', databaseUrl: postgres.url }
  const servers = await Promise.all(
    Array.from({ length: count.servers }, () =>
      startMachine(
        { path: postgres.socket },
        { host: '127.0.0.1', port: nats.port },
        { ...environment, HASTE: String(haste) },
      ),
    ),
  )
  const workers = await Promise.all(Array.from({ length: count.workers }, () => startWorker(nats.url)))
  return {
    place,
    postgres,
    nats,
    servers,
    workers,
    haste,
    async stop() {
      await Promise.all(workers.map(worker => worker.kill()))
      await Promise.all(servers.map(({ club }) => club.kill()))
      await Promise.all(servers.flatMap(({ natsLine, postgresLine }) => [natsLine.stop(), postgresLine.stop()]))
      await Promise.all([postgres.stop(), nats.stop()])
    },
  }
}

async function startMachine(postgres: NetConnectOpts, nats: NetConnectOpts, given: Environment): Promise<Machine> {
  const [postgresLine, natsLine] = [await startProxy(() => postgres), await startProxy(() => nats)]
  const environment: Environment = {
    DATABASE_URL: `postgres://pentarchy@localhost:${postgresLine.port}/postgres`,
    NATS_URL: `nats://localhost:${natsLine.port}`,
    ...given,
  }
  const club = await startClub(environment)
  const machine: Machine = {
    club,
    address: club.address,
    natsLine,
    postgresLine,
    async restart() {
      machine.club = await startClub({ ...environment, PORT: new URL(club.address).port })
    },
  }
  return machine
}
