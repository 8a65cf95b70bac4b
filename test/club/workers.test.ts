import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import type { Club } from '../../server/test/club.ts'
import { Guest } from './guest.ts'
import { prepareServers } from './servers.ts'
import { startWorker } from './worker.ts'

/* Bots of a club think on whatever workers have joined. */

const servers = prepareServers(1)
const BOT = { kind: 'bot', level: 'sharp' }

async function botsAt({ address }: Club): Promise<string> {
  const host = await new Guest('Anna').arrive(address)
  const { id } = await host.post(address, '/api/tables', { game: 'ethnos', seats: [BOT, BOT] })
  await host.post(address, `/api/tables/${id}/start`)
  return String(id)
}

async function jobsOf({ address }: Club): Promise<Record<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const found = [...text.matchAll(/pentarchy_worker_jobs_total\{outcome="([\w-]+)"\} (\d+)/g)]
  return Object.fromEntries(found.map(([, outcome, count]) => [outcome, Number(count)]))
}

const SOME_TIME = { timeout: 30_000, interval: 25 }

const untilSomeMoves = ({ store }: Club, table: string) =>
  expect.poll(async () => (await store.eventsAfter(table, 0)).length, SOME_TIME).toBeGreaterThanOrEqual(8)

const untilOver = ({ store }: Club, table: string) =>
  expect.poll(async () => (await store.table(table))?.state, SOME_TIME).toBe('over')

describe('Workers', () => {
  it('compute for the bots and come and go: killing one during a search costs nothing but time', async () => {
    const club = elementAt(servers.clubs, 0)
    const workers = [await startWorker(servers.nats.url), await startWorker(servers.nats.url)]
    const table = await botsAt(club)
    await untilSomeMoves(club, table)
    expect((await jobsOf(club)).done).toBeGreaterThanOrEqual(8)
    await elementAt(workers, 0).kill()
    await untilOver(club, table)
    await elementAt(workers, 1).stop()
    await untilSomeMoves(club, await botsAt(club))
    const { nobody, refused } = await jobsOf(club)
    expect({ refused, home: (nobody ?? 0) > 0 }).toEqual({ home: true })
  })
})
