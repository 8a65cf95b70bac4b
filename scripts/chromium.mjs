/*
 * The browser for tests in a real page: the system's own Chromium, installed if need be and possible.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of Chromium, or null. The variable CHROMIUM says it outright. */
export function findChromium() {
  if (process.env.CHROMIUM) return isExecutable(process.env.CHROMIUM) ? process.env.CHROMIUM : null
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return places.find(isExecutable) ?? null
}

const ADVICE = 'Install Chromium, or say where it is: CHROMIUM=/path/to/chromium npm test.'

/** The path of Chromium, installed with apt-get where we may. Throws with advice if there is no way. */
export function chromium() {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which cannot be run. ${ADVICE}`)
  if (process.getuid?.() !== 0) throw new Error(`The browser tests need Chromium. ${ADVICE}`)
  console.error('Installing Chromium for the browser tests (apt-get) ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 2, 2]
  spawnSync('apt-get', ['update', '-qq'], { stdio, env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio, env })
  const installed = findChromium()
  if (!installed) throw new Error(`apt-get could not install Chromium. ${ADVICE}`)
  return installed
}
