import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openNats } from '../../server/bus/nats.ts'
import type { Environment } from '../../server/net/app.ts'
import { openStore } from '../../server/store/open.ts'
import { type Club, openClub } from '../../server/test/club.ts'
import { type RunningNats, startNats } from './nats.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'

/** This many servers on one PostgreSQL and one NATS, fresh for every test. */
export function prepareServers(count: number, world: Environment = {}) {
  const servers = { clubs: [] as Club[], nats: {} as RunningNats, databaseUrl: '' }
  let postgres: RunningPostgres
  let tests = 0
  beforeAll(async () => {
    ;[postgres, servers.nats] = await Promise.all([startPostgres(), startNats()])
  }, 120_000)
  afterAll(() => Promise.all([postgres?.stop(), servers.nats.stop?.()]))
  beforeEach(async () => {
    servers.databaseUrl = await postgres.database(`cluster${++tests}`)
    servers.clubs = []
    for (let n = 0; n < count; n++) servers.clubs.push(await openServer(servers, world))
  })
  afterEach(() => Promise.all(servers.clubs.map(club => club.close())))
  return servers
}

/** One more server beside the others. */
export async function openServer(
  { nats, databaseUrl }: { readonly nats: RunningNats; readonly databaseUrl: string },
  world: Environment = {},
): Promise<Club> {
  const bus = await openNats(nats.url, () => {})
  return openClub(await openStore({ dataDir: '', databaseUrl }), { natsUrl: nats.url }, { ...world, bus })
}
