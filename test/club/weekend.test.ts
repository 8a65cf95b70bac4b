import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { startClub } from './process.ts'
import { openServer, prepareServers } from './servers.ts'
import { spendWeekend } from './weekend.ts'

/* A sample; `npm run weekend` has 64 people, and `npm run test:deep` the second test. */

const SMALL = { swiss: 6, arena: 5, roundRobin: 4, arenaMinutes: 5 }
const PATIENCE_MS = 110_000
const DEEP = process.env.PENTARCHY_DEEP === '1'
/** Five minutes of an arena pass in ten seconds. */
const HURRY = 30
const began = Date.now()
const now = () => began + (Date.now() - began) * HURRY
const pace = { pauseMs: 0, tickMs: 1000 * HURRY, noShowMs: 600_000 * HURRY }

describe('A weekend of three tournaments', () => {
  const servers = prepareServers(3, { now, pace })

  it('on three servers, one of which goes down: every table played, all standings right and everywhere the same', async () => {
    const addresses = servers.clubs.map(({ address }) => address)
    const goDown = async () => {
      await elementAt(servers.clubs, 1).close()
      servers.clubs[1] = await openServer(servers, { now, pace })
      addresses[1] = servers.clubs[1].address
    }
    const place = { dataDir: '', databaseUrl: servers.databaseUrl }
    const { faults, tables } = await spendWeekend(addresses, place, SMALL, goDown, PATIENCE_MS)
    expect(faults).toEqual([])
    expect(tables).toMatchObject({ swiss: 8, roundRobin: 4 })
    expect(tables.arena).toBeGreaterThan(2)
  }, 120_000)
})

it.runIf(DEEP)(
  'a lone server that is killed goes on with its tournaments',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pentarchy-weekend-'))
    const environment = { DATA_DIR: folder, PAUSE_MS: '0', HURRY: `${HURRY} ${began}` }
    let club = await startClub(environment)
    const { address } = club
    const kill = async () => {
      await club.kill()
      club = await startClub({ ...environment, PORT: new URL(address).port })
    }
    const { faults } = await spendWeekend([address], { dataDir: folder }, SMALL, kill, PATIENCE_MS)
    expect(faults).toEqual([])
    await club.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  120_000,
)
