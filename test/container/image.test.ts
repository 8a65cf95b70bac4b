import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Guest } from '../club/guest.ts'
import { startNats } from '../club/nats.ts'
import { startPostgres } from '../club/postgres.ts'
import { buildImage, type Image } from './image.ts'

/* The image is built as a host builds it, and run: see image.ts for what stands in for a container engine. */

const MINUTES = 60_000

let image: Image
const data = mkdtempSync(join(tmpdir(), 'pentarchy-volume-'))
const running: ChildProcess[] = []

beforeAll(() => {
  // The image's user is not ours.
  chmodSync(data, 0o777)
  image = buildImage()
}, 20 * MINUTES)
// Killed at once, buildah would leave the container's program behind.
afterEach(() => Promise.all(running.splice(0).map(end)))
afterAll(() => {
  image.remove()
  rmSync(data, { recursive: true })
}, 10 * MINUTES)

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** A server by the image's own command, once it says where it is. */
async function serve(
  env: Readonly<Record<string, string>>,
  volumes: Readonly<Record<string, string>> = { '/data': data },
) {
  const child = image.start({ env: { PORT: '0', HOST: '127.0.0.1', ...env }, volumes })
  running.push(child)
  const url = await said(child, /Pentarchy is at (\S+)\//)
  return { url, stop: () => end(child) }
}

const said = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', part => {
      text += part
      const found = pattern.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(text)))
  })

const TABLE = { game: 'ethnos', seats: [{ kind: 'open' }, { kind: 'open' }] }

describe('The image', () => {
  it('runs without privileges and writes to its volume only', () => {
    expect(image.config.User).toBe('node')
    expect(Object.keys(image.config.Volumes)).toEqual(['/data'])
    const write = (path: string) =>
      image.run({ command: ['sh', '-c', `touch ${path} 2>/dev/null && echo yes || echo no`] })
    expect([write('/app/x'), write('/data/x')]).toEqual(['no\n', 'yes\n'])
  })

  it('adds no more to its base than the program and what it imports', () => {
    expect(image.bytes).toBeLessThan(75_000_000)
    expect(
      image.run({ command: ['sh', '-c', 'ls node_modules | grep -c -E "^(vite|svelte|playwright-core)$" || true'] }),
    ).toBe('0\n')
  })

  it('plays whole matches between bots', { timeout: 5 * MINUTES }, () => {
    const command = ['node', 'cli/main.js', 'arena', 'ethnos', '--seats', 'novice,novice', '--games', '2', '--json']
    expect(JSON.parse(image.run({ command }))).toMatchObject({ game: 'ethnos', games: 2 })
  })

  it('serves the page and a club, and an update loses nothing', { timeout: 5 * MINUTES }, async () => {
    const before = await serve({})
    expect(await (await fetch(before.url)).text()).toContain('<title>Pentarchy</title>')
    const ann = await new Guest('Ann').arrive(before.url)
    const { id } = await ann.post(before.url, '/api/tables', TABLE)
    await before.stop()

    const after = await serve({})
    const known = await fetch(`${after.url}/api/tables/${id}`, { headers: { cookie: ann.cookie } })
    expect(await known.json()).toMatchObject({ id, game: 'ethnos' })
    await after.stop()
  })

  it('is one of several servers, with a worker, on PostgreSQL and NATS', { timeout: 5 * MINUTES }, async () => {
    const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
    try {
      // The image's user is not PostgreSQL's.
      chmodSync(postgres.folder, 0o755)
      const worker = image.start({ command: ['node', 'cli/main.js', 'worker'], env: { NATS_URL: nats.url } })
      running.push(worker)
      const volumes = { '/data': data, [postgres.folder]: postgres.folder }
      const env = { DATABASE_URL: postgres.url, NATS_URL: nats.url }
      const [one, two] = await Promise.all([serve(env, volumes), serve(env, volumes)])
      const ann = await new Guest('Ann').arrive(one.url)
      const { id } = await ann.post(one.url, '/api/tables', TABLE)
      const known = await fetch(`${two.url}/api/tables/${id}`, { headers: { cookie: ann.cookie } })
      expect(await known.json()).toMatchObject({ id })
      await Promise.all([one.stop(), two.stop()])
    } finally {
      await Promise.all([postgres.stop(), nats.stop()])
    }
  })
})
