import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chromium, findChromium } from '../scripts/chromium.mjs'
import { findFirefox, firefox } from '../scripts/firefox.mjs'
import { isInstalled } from '../scripts/install.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pentarchy-scripts-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
  vi.unstubAllEnvs()
})

interface Package {
  readonly version: string
  readonly optional?: true
}

const WANTED: Readonly<Record<string, Package>> = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
}

/** A project whose lock wants WANTED and where npm has recorded that `installed` is there. */
function project(
  installed: Readonly<Record<string, Package>> | null,
  note = JSON.stringify({ packages: installed }),
): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: WANTED }))
  const node = join(root, 'node_modules', 'node', 'bin')
  mkdirSync(node, { recursive: true })
  writeFileSync(join(node, process.platform === 'win32' ? 'node.exe' : 'node'), '')
  if (installed) writeFileSync(join(root, 'node_modules', '.package-lock.json'), note)
}

describe('the installation is compared with the lock file', () => {
  it('a fresh clone has nothing', () => expect(isInstalled(root)).toBe(false))

  it('everything is there', () => {
    project({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } })
    expect(isInstalled(root)).toBe(true)
  })

  it('packages for other machines may be missing', () => {
    project({ 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(root)).toBe(true)
  })

  it('an older version is not enough', () => {
    project({ 'node_modules/a': { version: '0.9.0' } })
    expect(isInstalled(root)).toBe(false)
  })

  it('a missing package is not enough', () => {
    project({})
    expect(isInstalled(root)).toBe(false)
  })

  it('an interrupted installation leaves no record', () => {
    project(null)
    expect(isInstalled(root)).toBe(false)
  })

  it('a damaged record counts as none', () => {
    project({}, '{"packages":')
    expect(isInstalled(root)).toBe(false)
  })
})

describe('the browser for tests', () => {
  const fake = (name: string): string => {
    const path = join(root, name)
    writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 })
    return path
  }

  it('is where CHROMIUM says', () => {
    vi.stubEnv('CHROMIUM', fake('my-browser'))
    expect(findChromium()).toBe(join(root, 'my-browser'))
  })

  it('is not found if CHROMIUM is wrong, which is reported', () => {
    vi.stubEnv('CHROMIUM', join(root, 'nothing'))
    expect(findChromium()).toBeNull()
    expect(chromium).toThrow(/CHROMIUM names .*nothing/)
  })

  it('is found on the path', () => {
    vi.stubEnv('CHROMIUM', '')
    vi.stubEnv('PATH', root)
    expect(findChromium()).toBeNull()
    fake('chromium-browser')
    expect(findChromium()).toBe(join(root, 'chromium-browser'))
  })

  it('is Firefox where FIREFOX says, which must be right', () => {
    vi.stubEnv('FIREFOX', fake('my-firefox'))
    expect(findFirefox()).toBe(join(root, 'my-firefox'))
    vi.stubEnv('FIREFOX', join(root, 'nothing'))
    expect(firefox).toThrow(/FIREFOX names .*nothing/)
  })
})
