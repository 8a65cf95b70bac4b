import { enableCompileCache } from 'node:module'
import { readConfig } from '../../server/config.ts'

/*
 * A club server in a process of its own, to be measured and killed: what `npm start` runs, without the page and without
 * a limit to how fast one connection may speak. Tells its parent where it listens and, when asked, what it has used.
 */

export interface Usage {
  readonly rss: number
  readonly heap: number
  /** Milliseconds of processor time since the start. */
  readonly cpu: number
}

// As the command line does, before anything else is loaded.
enableCompileCache()
const { createApp } = await import('../../server/net/app.ts')
const { openBus } = await import('../../server/bus/open.ts')
const { openStore } = await import('../../server/store/open.ts')

const config = readConfig(process.env)
if (!config.ok) throw new Error(config.error)
const store = await openStore(config.value)
const bus = await openBus(config.value, () => {})
const app = await createApp(store, { ...config.value, pace: { spare: 1e9, perSecond: 1e9 } }, null, { bus })
process.send?.({ address: await app.http.listen({ port: config.value.port, host: '127.0.0.1' }) })

process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send?.({ rss, heap: heapUsed, cpu: (user + system) / 1000 } satisfies Usage)
})
process.once('SIGTERM', async () => {
  await app.close()
  process.exit()
})
// Whoever started it has gone.
process.once('disconnect', () => process.exit())
