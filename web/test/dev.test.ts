import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUILD_TIME } from './browser.ts'

/* What `npm run dev` runs: Vite with hot reload, and the club behind it on the next port. */

const DEV = fileURLToPath(new URL('../../scripts/dev.mjs', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'pentarchy-dev-'))

let dev: ChildProcess
let url: string
beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' }
  dev = spawn(process.execPath, [DEV], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await said(dev, /Pentarchy is at/, /Local/)
}, BUILD_TIME)
afterAll(async () => {
  dev?.kill()
  if (dev?.exitCode === null) await once(dev, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

/** A port that is free, and very likely the next one too. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const said = (child: ChildProcess, ...wanted: readonly RegExp[]): Promise<void> =>
  new Promise((resolve, reject) => {
    let heard = ''
    child.stdout?.on('data', part => {
      heard += part
      if (wanted.every(one => one.test(heard))) resolve()
    })
    child.once('exit', () => reject(new Error(heard)))
  })

it('serves the sources with hot reload, and the club behind the same address', async () => {
  expect(await (await fetch(`${url}/`)).text()).toContain('/@vite/client')
  expect((await fetch(`${url}/App.svelte`)).status).toBe(200)
  expect(await (await fetch(`${url}/api/club`)).json()).toMatchObject({ you: null })
})
