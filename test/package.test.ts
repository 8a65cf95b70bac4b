import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../scripts/install.mjs'
import { layOut } from '../scripts/package/layout.ts'

/*
 * What people get who do not clone the repository. npm test tries the package where it is laid out; the deep suite also
 * installs the packed one elsewhere, as npx does, and makes the single file.
 */

const DEEP = process.env.PENTARCHY_DEEP === '1'
const MINUTES = 60_000

/** Below the project, whose packages it finds. */
const laidOut = join(ROOT, 'dist', `package-${process.pid}`)
const elsewhere = mkdtempSync(join(tmpdir(), 'pentarchy-package-'))
const servers: ChildProcess[] = []

beforeAll(() => layOut(laidOut), 3 * MINUTES)
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL')
  for (const folder of [laidOut, elsewhere]) rmSync(folder, { recursive: true })
})

const WAYS: readonly (readonly [string, () => readonly [string, ...string[]]])[] = [
  ['The package', () => [process.execPath, join(laidOut, 'run.mjs')]],
  ...(DEEP
    ? ([
        ['The packed package, installed elsewhere', installed],
        ['The single file', singleFile],
      ] as const)
    : []),
]

describe.each(WAYS)('%s', (_, command) => {
  let program: readonly [string, ...string[]]
  beforeAll(() => {
    program = command()
  }, 5 * MINUTES)

  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', XDG_CACHE_HOME: join(elsewhere, 'cache') }
  const run = (...args: string[]): string => {
    const [file, ...before] = program
    return execFileSync(file, [...before, ...args], { env, encoding: 'utf8', stdio: 'pipe' })
  }

  it('plays whole matches between bots', { timeout: 2 * MINUTES }, () => {
    const report = run('arena', 'small-world', '--seats', 'novice,novice', '--games', '2', '--json')
    expect(JSON.parse(report)).toMatchObject({ game: 'small-world', games: 2 })
  })

  it('serves page and club by default, keeps its data outside itself, and stops when told', async () => {
    const data = mkdtempSync(join(elsewhere, 'data-'))
    const [file, ...args] = program
    const server = spawn(file, args, { env: { ...env, XDG_DATA_HOME: data }, stdio: ['ignore', 'pipe', 'inherit'] })
    servers.push(server)
    const url = await addressSaid(server)
    expect(await (await fetch(`${url}health`)).json()).toEqual({ ok: true })
    expect(await (await fetch(url)).text()).toContain('<title>Pentarchy</title>')
    expect(execFileSync('ls', [join(data, 'pentarchy')], { encoding: 'utf8' })).toContain('pentarchy.sqlite')
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
  })

  it('says which commands need the sources', () => {
    expect(() => run('mutate', 'ethnos')).toThrow('run it in a clone of the repository')
  })
})

function installed(): readonly [string, ...string[]] {
  const project = join(elsewhere, 'project')
  mkdirSync(project)
  execFileSync('npm', ['pack', '--silent', '--pack-destination', elsewhere], { cwd: laidOut })
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', project, ...packedIn(elsewhere)])
  return [join(project, 'node_modules', '.bin', 'pentarchy')]
}

const packedIn = (folder: string): string[] =>
  execFileSync('find', [folder, '-maxdepth', '1', '-name', '*.tgz'], { encoding: 'utf8' }).trim().split('\n')

function singleFile(): readonly [string, ...string[]] {
  const said = execFileSync(process.execPath, [join(ROOT, 'scripts', 'single-file.ts')], { encoding: 'utf8' })
  return [JSON.parse(said).file]
}

const addressSaid = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', part => {
      said += part
      const [, url] = /Pentarchy is at (\S+)/.exec(said) ?? []
      if (url !== undefined) resolve(url)
    })
    server.once('exit', () => reject(new Error(said)))
  })
