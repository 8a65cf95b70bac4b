/*
 * Plain JavaScript for whatever Node the machine has. Makes node_modules match package-lock.json and finds the
 * project's own Node, which runs everything else.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const WINDOWS = process.platform === 'win32'

const nodeIn = root => join(root, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node')

/** The project's own Node. */
export const NODE = nodeIn(ROOT)

/** Caches compiled code for the next start (NODE_COMPILE_CACHE). */
export const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled')

const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/** npm writes this file when it is done; an interrupted installation leaves none. */
export function isInstalled(root = ROOT) {
  const note = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note) || !existsSync(nodeIn(root))) return false
  try {
    const installed = packagesIn(note)
    return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
      ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
    )
  } catch {
    return false
  }
}

/** Installs what is missing. Prints to standard error only: standard output belongs to the command. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.error('Installing what Pentarchy needs (npm ci). This happens once and takes about half a minute ...')
  const { status } = spawnSync(WINDOWS ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: WINDOWS,
  })
  if (status === 0 && isInstalled()) return
  console.error('The installation failed: see the messages above, then try "npm ci" in this folder.')
  process.exit(1)
}
