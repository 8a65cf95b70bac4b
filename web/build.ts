import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The folder of the built page. */
export const DIST = join(ROOT, 'dist', 'web')
const STAMP = join(DIST, '.stamp')
const BUNDLER = join(ROOT, 'web', 'bundle.ts')
const LOCK = join(ROOT, 'dist', '.building')
const SOURCES = ['web', 'learn', 'wire', 'dialogue', 'games', 'kernel', 'bots']
const LOCK_IS_DEAD_AFTER = 120_000

/** Builds the page if any of its sources has changed. Returns whether it built. */
export async function buildIfStale(): Promise<boolean> {
  if (isFresh()) return false
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  await withLock(async () => {
    if (!isFresh()) await build()
  })
  return true
}

/** A package contains the built page but not its sources. */
const isFresh = (): boolean =>
  !existsSync(BUNDLER) || (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint())

/** Names, sizes and times of all sources: cheap, and errs only on the side of building. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of SOURCES)
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/(^|[/\\])test([/\\]|$)/.test(name)) continue
      const { size, mtimeMs, isFile } = pick(join(ROOT, folder, name))
      if (isFile) hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`)
    }
  hash.update(readFileSync(join(ROOT, 'package-lock.json')))
  return hash.digest('hex')
}

function pick(path: string): { size: number; mtimeMs: number; isFile: boolean } {
  const stats = statSync(path, { throwIfNoEntry: false })
  return { size: stats?.size ?? 0, mtimeMs: stats?.mtimeMs ?? 0, isFile: stats?.isFile() ?? false }
}

/** Built elsewhere and moved into place at the end, so that a running server or test never sees half a page. */
async function build(): Promise<void> {
  const stamp = fingerprint()
  const aside = join(ROOT, 'dist', `.web-${process.pid}`)
  try {
    await bundle(aside)
    writeFileSync(join(aside, '.stamp'), stamp)
    rmSync(DIST, { recursive: true, force: true })
    renameSync(aside, DIST)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** In a process of its own: the bundler takes half a gigabyte, which a server would keep for as long as it runs. */
async function bundle(outDir: string): Promise<void> {
  // The bundler obeys NODE_ENV, which tests set, but there is only one page to build.
  const child = spawn(process.execPath, [BUNDLER, outDir], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`The page could not be built (status ${status}).`)
}

async function withLock(work: () => Promise<void>): Promise<void> {
  while (!take()) await sleep(200)
  try {
    await work()
  } finally {
    rmSync(LOCK, { recursive: true, force: true })
  }
}

function take(): boolean {
  const held = statSync(LOCK, { throwIfNoEntry: false })
  if (held && Date.now() - held.mtimeMs > LOCK_IS_DEAD_AFTER) rmSync(LOCK, { recursive: true, force: true })
  try {
    mkdirSync(LOCK)
    return true
  } catch {
    return false
  }
}
