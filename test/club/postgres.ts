import { type ChildProcess, execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { postgres } from '../../scripts/postgres.mjs'
import { killTied, letGo, spawnTied } from './tied.ts'

export interface RunningPostgres {
  /** As in DATABASE_URL. */
  readonly url: string
  /** A separate empty database. */
  database(name: string): Promise<string>
  /** Where it listens, for a proxy in front. */
  readonly socket: string
  /** The folder of that socket, as a standby wants it. */
  readonly folder: string
  /** Stops it for this long, as during an update. */
  restart(awayMs: number): Promise<void>
  /** As in a power cut. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Settings = Readonly<Record<string, string>>

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

/** A real PostgreSQL in a temporary folder, reached by a socket in it, so nobody else on the machine can. */
export const startPostgres = ({ durable = false } = {}): Promise<RunningPostgres> =>
  startIn(durable, {}, (run, data) =>
    run('initdb', [
      ...['-D', data, '-U', 'pentarchy', '--auth=trust', '--encoding=UTF8'],
      ...['--no-sync', '--no-instructions'],
    ]),
  )

/** A synchronous standby: a commit is confirmed when both have it. */
export async function startStandby(primary: RunningPostgres): Promise<RunningPostgres> {
  const standby = await startIn(
    true,
    { primary_conninfo: `host=${primary.folder} user=pentarchy application_name=standby` },
    (run, data) =>
      run('pg_basebackup', ['-h', primary.folder, '-U', 'pentarchy', '-D', data, '-R', '--checkpoint=fast']),
  )
  await ask(primary.url, `alter system set synchronous_standby_names = 'FIRST 1 (standby)'`)
  await ask(primary.url, 'select pg_reload_conf()')
  for (let tries = 0; ; tries++) {
    const [state] = await ask(primary.url, 'select sync_state from pg_stat_replication')
    if (state?.sync_state === 'sync') return standby
    if (tries > 300) throw new Error('the standby does not follow')
    await sleep(100)
  }
}

/** Makes the standby the primary. */
export const promote = ({ url }: RunningPostgres): Promise<unknown> => ask(url, 'select pg_promote()')

type Run = (program: string, args: readonly string[]) => void

async function startIn(
  durable: boolean,
  more: Settings,
  prepare: (run: Run, data: string) => void,
): Promise<RunningPostgres> {
  const bin = postgres()
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'pentarchy-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { cwd: folder, ...user, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  prepare((program, args) => {
    execFileSync(join(bin, program), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
  }, data)
  const settings: Settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '100',
    fsync: durable ? 'on' : 'off',
    ...more,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const urlOf = (database: string) => `postgres://pentarchy@${encodeURIComponent(folder)}/${database}`
  const run = async () => {
    const started = spawnTied(join(bin, 'postgres'), ['-D', data, ...args], as)
    await untilItAnswers(started, urlOf('postgres'))
    return started
  }
  let server = await run()
  return {
    url: urlOf('postgres'),
    socket: join(folder, '.s.PGSQL.5432'),
    folder,
    async database(name) {
      await ask(urlOf('postgres'), `create database "${name}"`)
      return urlOf(name)
    },
    async restart(awayMs) {
      await letGo(server)
      await sleep(awayMs)
      server = await run()
    },
    kill: () => killTied(server),
    async stop() {
      await letGo(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ask(url: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once (status ${server.exitCode})`)
    const fault = await ask(url, 'select 1').then(
      () => undefined,
      (error: unknown) => error,
    )
    if (fault === undefined) return
    await sleep(100)
  }
  await letGo(server)
  throw new Error('PostgreSQL did not answer within half a minute')
}
