/* WebKit for the tests in several engines: GTK's, with a screen that nobody sees, installed if needed and possible. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOnPath, findOrInstall, isExecutable } from './packages.mjs'

/** Debian keeps the smallest browser of WebKitGTK beside its processes, in a folder for each version. */
function debianBrowsers() {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return []
  return readdirSync(libraries)
    .filter(name => name.endsWith('-linux-gnu'))
    .flatMap(name => readdirSync(join(libraries, name)).map(folder => join(libraries, name, folder)))
    .filter(folder => folder.includes('/webkit2gtk-'))
    .map(folder => join(folder, 'MiniBrowser'))
}

/** The paths of the driver, the browser and the X server, or null. WEBKIT_BROWSER overrides the browser's. */
export function findWebKit() {
  const driver = findOnPath(['WebKitWebDriver'])
  const screen = findOnPath(['Xvfb'])
  const named = process.env.WEBKIT_BROWSER
  const browser = (named ? [named] : debianBrowsers()).find(isExecutable)
  return driver && screen && browser ? { driver, screen, browser } : null
}

/** The same, installed with apt-get if allowed. Throws with advice if there is no way. */
export const webkit = () =>
  findOrInstall({
    title: 'WebKit',
    purpose: 'The tests in WebKit',
    variable: 'WEBKIT_BROWSER',
    advice: 'Install WebKitWebDriver, MiniBrowser and Xvfb (Debian: webkit2gtk-driver, xvfb).',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: findWebKit,
  })
