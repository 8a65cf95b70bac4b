import { type ChildProcess, execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { postgres } from '../../scripts/postgres.mjs'
import { letGo, spawnTied } from './tied.ts'

export interface RunningPostgres {
  /** As in DATABASE_URL. */
  readonly url: string
  /** An empty database of its own, beside all others. */
  database(name: string): Promise<string>
  /** Where it listens: a proxy can stand in front. */
  readonly socket: string
  /** Away for so long, as when it is updated. */
  restart(awayMs: number): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const user of ['postgres', 'nobody'])
    try {
      const id = (what: string) => Number(execFileSync('id', [what, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  throw new Error('There is no user to run PostgreSQL as: neither postgres nor nobody.')
}

/** A real PostgreSQL in a temporary folder, reached by a socket in it; nobody else on the machine can. */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  const bin = postgres()
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'pentarchy-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { cwd: folder, ...user, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'pentarchy', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions'],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const settings = [
    ['listen_addresses', ''],
    ['unix_socket_directories', folder],
    ['max_connections', '100'],
    ['fsync', durable ? 'on' : 'off'],
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const urlOf = (database: string) => `postgres://pentarchy@${encodeURIComponent(folder)}/${database}`
  const run = async () => {
    const started = spawnTied(join(bin, 'postgres'), ['-D', data, ...settings], as)
    await untilItAnswers(started, urlOf('postgres'))
    return started
  }
  let server = await run()
  return {
    url: urlOf('postgres'),
    socket: join(folder, '.s.PGSQL.5432'),
    async database(name) {
      await ask(urlOf('postgres'), `create database "${name}"`)
      return urlOf(name)
    },
    async restart(awayMs) {
      await letGo(server)
      await sleep(awayMs)
      server = await run()
    },
    async stop() {
      await letGo(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ask(url: string, question: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(question)
  await client.end()
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once (status ${server.exitCode})`)
    const fault = await ask(url, 'select 1').catch((error: unknown) => error)
    if (fault === undefined) return
    await sleep(100)
  }
  await letGo(server)
  throw new Error('PostgreSQL did not answer within half a minute')
}
