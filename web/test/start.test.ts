import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { chromium as findChromium } from '../../scripts/chromium.mjs'
import { SOCKET_PATH } from '../../wire/http.ts'
import { buildIfStale } from '../build.ts'
import { BUILD_TIME } from './browser.ts'

/* What `npm start` runs, in a real browser: the page and the club on one port, under the strict policy. */

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'pentarchy-start-'))

let browser: Browser
let server: ChildProcess
let url: string
beforeAll(async () => {
  await buildIfStale()
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' }
  server = spawn(process.execPath, [MAIN, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  url = await addressSaid(server)
}, BUILD_TIME)
afterAll(async () => {
  await browser?.close()
  server?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const addressSaid = (process: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    process.stdout?.on('data', part => {
      said += part
      const found = /Pentarchy is at (\S+)/.exec(said)
      if (found) resolve(elementAt(found, 1))
    })
    process.once('exit', () => reject(new Error(said)))
  })

it('serves page, club and socket under a policy that nothing breaks, and stops when told', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', event =>
      console.error(`${event.violatedDirective} ${event.blockedURI}`),
    ),
  )
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()

  const heard = await page.evaluate(async path => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/guest', { method: 'POST', headers, body: JSON.stringify({ name: 'Anna' }) })
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${path}`)
    const first = new Promise<string>(resolve => {
      socket.onmessage = message => resolve(JSON.parse(String(message.data)).kind)
    })
    return first
  }, SOCKET_PATH)
  expect(heard).toBe('hello')
  // A script that is no file of ours does not run.
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.head.append(script)
    return 'ran' in window
  })
  expect(ran).toBe(false)
  expect(complaints.filter(text => !/script-src|inline script/.test(text))).toEqual([])
  expect(complaints.some(text => /script-src/.test(text))).toBe(true)

  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
