/* Firefox for the tests in several engines: the system's, installed if needed and possible. */
import { findOnPath, findOrInstall, isExecutable } from './packages.mjs'

/** The path of Firefox, or null. FIREFOX overrides it. */
export function findFirefox() {
  if (process.env.FIREFOX) return isExecutable(process.env.FIREFOX) ? process.env.FIREFOX : null
  return findOnPath(['firefox-esr', 'firefox'])
}

/** The path of Firefox, installed with apt-get if allowed. Throws with advice if there is no way. */
export const firefox = () =>
  findOrInstall({
    title: 'Firefox',
    purpose: 'The tests in Firefox',
    variable: 'FIREFOX',
    advice: 'Install Firefox, or say where it is: FIREFOX=/path/to/firefox npm run test:browsers.',
    packages: ['firefox-esr'],
    find: findFirefox,
  })
