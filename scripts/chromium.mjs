/*
 * The browser for tests in a real page: the system's own Chromium, installed if need be and possible.
 */
import { findOnPath, findOrInstall, isExecutable } from './packages.mjs'

// The shell draws no windows: the same engine, and pages open twice as fast.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The path of Chromium, or null. The variable CHROMIUM says it outright. */
export function findChromium() {
  if (process.env.CHROMIUM) return isExecutable(process.env.CHROMIUM) ? process.env.CHROMIUM : null
  return findOnPath(NAMES)
}

/** The path of Chromium, installed with apt-get where we may. Throws with advice if there is no way. */
export const chromium = () =>
  findOrInstall({
    title: 'Chromium',
    purpose: 'The browser tests',
    variable: 'CHROMIUM',
    advice: 'Install Chromium, or say where it is: CHROMIUM=/path/to/chromium npm test.',
    packageName: 'chromium-headless-shell',
    find: findChromium,
  })
