import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { enableCompileCache } from 'node:module'
import { constants, monitorEventLoopDelay, type PerformanceNodeEntry, PerformanceObserver } from 'node:perf_hooks'
import { readConfig } from '../../server/config.ts'

/*
 * A club server in a separate process, to be measured and killed: what `npm start` runs, without the page and without
 * rate limits. Tells its parent where it listens and, on request, what it has used.
 */

export interface Usage {
  readonly rss: number
  readonly heap: number
  /** CPU milliseconds since the start. */
  readonly cpu: number
  readonly gc: { readonly ms: number; readonly longestMs: number }
  /** How late the event loop was since the last request. */
  readonly loop: { readonly p99Ms: number; readonly longestMs: number }
}

/** Requests from the parent. */
export type Asked =
  | { readonly kind: 'usage' }
  | { readonly kind: 'profile'; readonly file: string }
  | { readonly kind: 'clock'; readonly ms: number }

// As the command line does, before anything else is loaded.
enableCompileCache()
const { createApp } = await import('../../server/net/app.ts')
const { openBus } = await import('../../server/bus/open.ts')
const { openStore } = await import('../../server/store/open.ts')
const { hastened } = await import('./haste.ts')

const config = readConfig(process.env)
if (!config.ok) throw new Error(config.error)
/** Divides the timeouts for a silent database. */
const haste = Number(process.env.HASTE ?? 1)
const store = await openStore(config.value, hastened(haste))
const bus = await openBus(config.value, () => {})
const unlimited = { points: 1e9, seconds: 1 }
const limits = { messageLimit: unlimited, matchLimit: unlimited, wishLimit: unlimited }
/** Attacks are made on a club as hosts run it. */
const given = process.env.LIMITS === 'real' ? config.value : { ...config.value, ...limits }
/** Tournaments of scripted people need no rest between rounds. */
const pace = process.env.PAUSE_MS ? { pauseMs: Number(process.env.PAUSE_MS), tickMs: 1000, noShowMs: 1e9 } : {}
/** How much faster time passes for its tables and tournaments, and since when. */
const [hurry = 1, since = 0] = (process.env.HURRY ?? '').split(' ', 2).flatMap(text => (text ? Number(text) : []))
const time = hurry > 1 ? { now: () => since + (Date.now() - since) * hurry } : {}
const app = await createApp(store, given, null, { bus, pace, ...time })
process.send?.({ address: await app.http.listen({ port: config.value.port, host: '127.0.0.1' }) })

process.on('message', (asked: Asked) => {
  if (asked.kind === 'profile') return void profile(asked.file)
  if (asked.kind === 'clock') return setClock(asked.ms)
  process.send?.(usage())
})

/** For this process alone: nobody else's clock is ours to set. */
function setClock(ms: number): void {
  const before = Date.now
  Date.now = () => before() + ms
  process.send?.({})
}

// A file that may not grow is an error for the writer, not the end of the process.
process.on('SIGXFSZ', () => {})

const collected = { ms: 0, longestMs: 0 }
new PerformanceObserver(list => {
  for (const { duration, detail } of list.getEntries() as PerformanceNodeEntry[]) {
    if (detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) continue
    collected.ms += duration
    collected.longestMs = Math.max(collected.longestMs, duration)
  }
}).observe({ entryTypes: ['gc'] })
const loop = monitorEventLoopDelay({ resolution: 1 })
loop.enable()
const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
let measuringMs = 0

/** Since the start, except delays and maxima, which are since the last request. */
function usage(): Usage {
  const cpu = cpuMs()
  const late = { p99Ms: loop.percentile(99) / 1e6, longestMs: loop.max / 1e6 }
  const gc = { ...collected }
  // Collecting garbage for the measurement is not part of what is measured.
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const used = { rss, heap: heapUsed, cpu: cpu - measuringMs, gc, loop: late }
  measuringMs += cpuMs() - cpu
  setImmediate(() => {
    loop.reset()
    collected.longestMs = 0
  })
  return used
}

let profiling: Session | null = null

/** Starts, and stops on the next request. */
async function profile(file: string): Promise<void> {
  if (profiling) {
    writeFileSync(file, JSON.stringify((await profiling.post('Profiler.stop')).profile))
    profiling.disconnect()
    profiling = null
  } else {
    profiling = new Session()
    profiling.connect()
    await profiling.post('Profiler.enable')
    await profiling.post('Profiler.start')
  }
  process.send?.({})
}
process.once('SIGTERM', async () => {
  await app.close()
  process.exit()
})
// The parent has gone.
process.once('disconnect', () => process.exit())
