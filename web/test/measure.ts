import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright-core'
import { GAME_IDS, loadGame } from '../../games/registry.ts'
import { openStage, startMatch, visit } from './browser.ts'
import { layMatch, someWayIn } from './scene.ts'

/*
 * npm run -s measure: what the page asks of an old phone, as JSON. A screen of 360 by 640, a processor at a quarter of the
 * speed of this one, and of every game a whole match of bots at a full table.
 */

const OLD_PHONE = { width: 360, height: 640 }
const SLOWER = 4
const IDLE_MS = 5000
const MEGABYTE = 1024 * 1024

const figure = (value: number): number => Math.round(value * 10) / 10

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
}

/** Of all of the page's own process, with the threads of its bots; only Linux tells. */
function processMemory(pid: number): number {
  const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

const stage = await openStage()
const page = await visit(stage, { viewport: OLD_PHONE, touch: true, drawn: true })
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable')

async function start(page: Page): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = await metric(session, 'TaskDuration')
  await page.reload()
  await page.locator('main article').first().waitFor()
  await page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => resolve())))
  const after = await metric(session, 'TaskDuration')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // A new document may count from nothing.
  return 1000 * (after >= before ? after - before : after)
}

async function idle(page: Page): Promise<number> {
  await layMatch(page, await someWayIn('small-world'))
  await page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => resolve())))
  const before = await metric(session, 'TaskDuration')
  await page.waitForTimeout(IDLE_MS)
  return ((await metric(session, 'TaskDuration')) - before) / (IDLE_MS / 1000) / 10
}

async function memoryAfter(page: Page, game: (typeof GAME_IDS)[number]) {
  const { max } = (await loadGame(game)).game.facts.seats
  await startMatch(page, { game, players: max, people: 0 })
  await page.locator('dialog[open]').waitFor({ timeout: 600_000 })
  await session.send('HeapProfiler.collectGarbage')
  return {
    players: max,
    heapMegabytes: figure((await metric(session, 'JSHeapUsedSize')) / MEGABYTE),
    nodes: await metric(session, 'Nodes'),
  }
}

const startWorkMs = figure(await start(page))
const idleShare = figure(await idle(page))
const games: Record<string, Awaited<ReturnType<typeof memoryAfter>>> = {}
for (const game of GAME_IDS) games[game] = await memoryAfter(page, game)
const browser = await stage.browser.newBrowserCDPSession()
const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => processMemory(id))
await stage.close()

console.log(
  JSON.stringify(
    {
      screen: OLD_PHONE,
      slower: SLOWER,
      startWorkMs,
      idlePercentOfProcessor: idleShare,
      memory: { games, processMegabytesAfterAll: figure(Math.max(...renderers) / MEGABYTE) },
    },
    null,
    2,
  ),
)
