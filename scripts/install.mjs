/*
 * Plain JavaScript for whatever Node the machine has: sees to it that node_modules is what package-lock.json says,
 * and finds the project's own Node, with which everything else runs.
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

/** What Node has compiled of the program is kept here, so that the next start is shorter (NODE_COMPILE_CACHE). */
export const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled')

const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/** npm writes down what it has installed when it is done; an installation cut short leaves no such note. */
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

/** Installs what is missing. Speaks on standard error only: standard output belongs to the command. */
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
