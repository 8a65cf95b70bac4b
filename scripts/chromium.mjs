/* The browser for page tests: the system's Chromium, installed if needed and possible. */
import { findOnPath, findOrInstall, isExecutable } from './packages.mjs'

// The headless shell has the same engine and opens pages twice as fast.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The path of Chromium, or null. CHROMIUM overrides it. */
export function findChromium() {
  if (process.env.CHROMIUM) return isExecutable(process.env.CHROMIUM) ? process.env.CHROMIUM : null
  return findOnPath(NAMES)
}

/** The path of Chromium, installed with apt-get if allowed. Throws with advice if there is no way. */
export const chromium = () =>
  findOrInstall({
    title: 'Chromium',
    purpose: 'The browser tests',
    variable: 'CHROMIUM',
    advice: 'Install Chromium, or say where it is: CHROMIUM=/path/to/chromium npm test.',
    packages: ['chromium-headless-shell'],
    find: findChromium,
  })
