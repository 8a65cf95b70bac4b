import type { Browser } from 'playwright-core'
import { expect } from 'vitest'

/** One task of a thread, as the browser's own tracing saw it; `tdur` is the time the thread itself worked, in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Where the page leaves these marks, only what happens between the first and the last of them is watched. */
export const WATCH = 'watch'

/**
 * How long each task of the page's own thread worked while the browser traced it, in milliseconds. The thread's own time,
 * since other work of the machine may hold up any page.
 */
export async function tasksDuring(browser: Browser, meanwhile: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(undefined, {
    categories: ['toplevel', '__metadata', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
  })
  await meanwhile()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const marks = traceEvents.filter(({ name }) => name === WATCH).map(({ ts }) => ts)
  const [from, until] = marks.length > 0 ? [Math.min(...marks), Math.max(...marks)] : [0, Number.POSITIVE_INFINITY]
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, tdur }) =>
      name === 'RunTask' &&
      ts >= from &&
      ts < until &&
      tdur !== undefined &&
      mains.some(main => main.pid === pid && main.tid === tid),
  )
  expect(tasks.length).toBeGreaterThan(0)
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}
