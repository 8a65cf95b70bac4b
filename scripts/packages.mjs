/* System programs that tests need: found in the usual places, or installed with apt-get if allowed. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const foldersOfPath = () => (process.env.PATH ?? '').split(delimiter)

/** The first of these names on the path, or null. */
export const findOnPath = names =>
  names.flatMap(name => foldersOfPath().map(folder => join(folder, name))).find(isExecutable) ?? null

/**
 * What `find` finds, after an installation if needed. The environment variable `variable` overrides it. Throws with
 * advice if there is no way.
 */
export function findOrInstall({ title, purpose, variable, advice, packages, find }) {
  const found = find()
  if (found) return found
  const said = process.env[variable]
  if (said) throw new Error(`${variable} names ${said}, which cannot be run. ${advice}`)
  if (process.getuid?.() !== 0) throw new Error(`${purpose} need ${title}. ${advice}`)
  console.error(`Installing ${title} for ${purpose.charAt(0).toLowerCase()}${purpose.slice(1)} (apt-get) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 2, 2]
  spawnSync('apt-get', ['update', '-qq'], { stdio, env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio, env })
  const installed = find()
  if (!installed) throw new Error(`apt-get could not install ${title}. ${advice}`)
  return installed
}
