import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pentarchy } from '../../cli/test/run.ts'
import { fileIn, openStore } from '../../server/store/open.ts'
import { type Club, openClub } from '../../server/test/club.ts'
import { freshStore, PLACE_NAMES, preparePlaces } from './places.ts'
import { startClub } from './process.ts'
import { aMove, aTable } from './rows.ts'

let dataDir: string
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'pentarchy-trouble-')), 'data')
})
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const health = async ({ address }: Pick<Club, 'address'>) => {
  const reply = await fetch(`${address}/health`)
  return { status: reply.status, ...((await reply.json()) as object) }
}

it('only the owner may read a club’s files', async () => {
  const store = await openStore({ dataDir })
  await store.addTable(aTable({ id: 't' }))
  expect([modeOf(dataDir), modeOf(fileIn(dataDir)), modeOf(`${fileIn(dataDir)}-wal`)]).toEqual(['700', '600', '600'])
  await store.close()
})

it('while another process locks the file, the event loop goes on, and what waits is stored afterwards', async () => {
  const store = await openStore({ dataDir })
  const other = new DatabaseSync(fileIn(dataDir))
  other.exec('BEGIN IMMEDIATE')
  let stored = false
  const storing = store.appendEvents([aMove({ table_id: 't', number: 1 })], []).then(() => {
    stored = true
  })
  const began = performance.now()
  for (let turns = 0; turns < 50; turns++) await new Promise(resolve => setImmediate(resolve))
  expect(performance.now() - began).toBeLessThan(1000)
  expect(stored).toBe(false)
  other.exec('COMMIT')
  await storing
  expect(await store.eventsAfter('t', 0)).toHaveLength(1)
  other.close()
  await store.close()
})

describe('The health of a server', () => {
  it('is bad while nothing can be written, and good again', async () => {
    const club = await openClub(fileIn(dataDir))
    const { servers } = club.store
    const { beat } = servers
    servers.beat = () => Promise.reject(new Error('the disk is full'))
    await club.app.tidy()
    expect(await health(club)).toEqual({ status: 503, ok: false, reason: 'storage' })
    servers.beat = beat
    await club.app.tidy()
    expect(await health(club)).toEqual({ status: 200, ok: true })
    await club.close()
  })

  it('detects a damaged file', async () => {
    const store = await openStore({ dataDir })
    for (let n = 0; n < 300; n++)
      await store.appendEvents([aMove({ table_id: 't', number: n + 1, data: `"${'x'.repeat(200)}"` })], [])
    await store.close()
    const file = await open(fileIn(dataDir), 'r+')
    const { size } = await file.stat()
    await file.write(Buffer.alloc(4096, 0xff), 0, 4096, size - 8192)
    await file.close()
    const club = await openClub(fileIn(dataDir))
    await club.app.tidy()
    expect(await health(club)).toEqual({ status: 503, ok: false, reason: 'damaged' })
    await club.close()
  })
})

it('two servers that cannot hear each other do not start on one file', async () => {
  const first = await startClub({ DATA_DIR: dataDir })
  const { status, stderr } = await pentarchy(['start', '--no-page'], [], {
    DATA_DIR: dataDir,
    PORT: '0',
    DATABASE_URL: '',
  })
  expect(status).not.toBe(0)
  expect(stderr).toMatch(/Another server \(process \d+ on .*NATS_URL/)
  await first.kill()
  // A killed server is in nobody's way.
  const second = await startClub({ DATA_DIR: dataDir })
  await second.stop()
})

describe('Over HTTP', () => {
  let club: Club
  beforeEach(async () => {
    club = await openClub()
  })
  afterEach(() => club.close())

  const say = async (request: string) => {
    const line = connect(Number(new URL(club.address).port), '127.0.0.1')
    line.write(request)
    return text(line)
  }

  it('an unknown protocol upgrade is ignored', async () => {
    const heard = await say(
      'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n',
    )
    expect(heard).toMatch(/^HTTP\/1.1 200 /)
  })

  it('an invalid address gets an ordinary answer', async () => {
    const heard = await say('GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(heard).toMatch(/^HTTP\/1.1 400 /)
    expect(heard).toContain('{"fault":"not-understood"}')
  })

  it('no request may take longer than 15 seconds to arrive', () => {
    const { requestTimeout, headersTimeout } = club.app.http.server
    expect([requestTimeout, headersTimeout]).toEqual([15_000, 10_000])
  })
})

describe('Sockets of one person', () => {
  const { places } = preparePlaces()

  it.each(PLACE_NAMES)('are counted in the store on %s, however many servers open them at once', async place => {
    const { store } = await freshStore(places[place])
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, n) => store.servers.takeSocket('Vera', `server ${n % 3}`, 20, 1000, 2000)),
    )
    const open = taken.filter(slot => slot !== null)
    expect(open).toHaveLength(20)
    expect(new Set(open.map(({ slot }) => slot)).size).toBe(20)
    const [first] = open
    if (first) await Promise.all([0, 1, 2].map(n => store.servers.leaveSocket(first, `server ${n}`)))
    expect(await store.servers.takeSocket('Vera', 'server 0', 20, 1500, 2500)).toEqual(first)
    // Slots of a server that is gone are free again.
    expect(await store.servers.takeSocket('Vera', 'server 0', 20, 2001, 3000)).not.toBeNull()
    // Slots that a server could not give back while the store was away are given up as a whole.
    expect(await store.servers.socketsOf('Vera', 'server 1')).toBeGreaterThan(0)
    await store.servers.leaveSockets('Vera', 'server 1')
    expect(await store.servers.socketsOf('Vera', 'server 1')).toBe(0)
    await store.close()
  })
})
