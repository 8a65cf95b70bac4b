import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEEP, openStage, startMatch, useStage, visit } from './browser.ts'
import { tasksDuring, WATCH } from './tasks.ts'

const MAX_JAVASCRIPT = 111_000
const MAX_FRAME = 50
const MAX_START = 500
const FRAMES = 60

const stage = useStage(openStage)

/** Waits until the table shows this many moves or more. Looks seldom, since looking is work of the page's own. */
const movesPlayed = (page: Page, moves: number) =>
  page.waitForFunction(
    wanted => Number(document.querySelector('[aria-valuetext^="Move "]')?.getAttribute('max')) >= wanted,
    moves,
    { polling: 200 },
  )

/** Asks for frame after frame for a second or until it is somebody's turn, and marks each. Runs in the page. */
const frames = (mark: string): Promise<number> =>
  new Promise(resolve => {
    const started = performance.now()
    let count = 0
    const next = () => {
      if (performance.now() - started > 1000 || document.querySelector('[data-acting]')) return resolve(count)
      performance.mark(mark)
      count++
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })

describe('speed', () => {
  it.each([
    ['en', 'Play Ethnos'],
    ['ru', 'Играть: Этнос'],
  ] as const)(
    `the shell and Ethnos' table need at most ${MAX_JAVASCRIPT / 1000} kB of JavaScript, art not counted (%s)`,
    async (language, play) => {
      const page = await visit(stage, { language })
      await page.getByRole('button', { name: play }).click()
      await page.locator('.prompt').waitFor()
      const files = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
          name: name.split('/').at(-1) ?? '',
          size: encodedBodySize,
        })),
      )
      // Glyphs and covers are drawings that happen to travel as modules. Bots have a thread and files of their own, which are
      // fetched by now only if one of them moves first.
      const sizes = files.filter(({ name }) => name.endsWith('.js') && !/^(glyphs|art|worker|pool)-/.test(name))
      const total = sizes.reduce((sum, { size }) => sum + size, 0)
      expect(total).toBeGreaterThan(20_000)
      expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(MAX_JAVASCRIPT)
      await page.context().close()
    },
  )

  // Times are told by a machine that does nothing else.
  if (!DEEP) return

  it(`a first visit is interactive after at most ${MAX_START} ms of work`, async () => {
    const tasks = await tasksDuring(stage.browser, async () => {
      const page = await visit(stage, { drawn: true, motion: 'no-preference' })
      await page.getByRole('button', { name: 'Play Ethnos' }).waitFor()
      await page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => resolve())))
      await page.context().close()
    })
    const work = tasks.reduce((sum, task) => sum + task, 0)
    expect(work).toBeLessThanOrEqual(MAX_START)
  })

  it(`no task keeps the page busy for ${MAX_FRAME} ms while three bots play`, { timeout: 120_000 }, async () => {
    const page = await visit(stage, { drawn: true, motion: 'no-preference', pace: 'normal' })
    await startMatch(page, { game: 'ethnos', players: 3, people: 0 })
    await page.getByText('Fast', { exact: true }).click()
    await movesPlayed(page, 3)
    const tasks = await tasksDuring(stage.browser, () => movesPlayed(page, 20))
    expect(Math.max(...tasks)).toBeLessThanOrEqual(MAX_FRAME)
    await page.context().close()
  })

  it(`the page keeps ${FRAMES} frames a second while a Master thinks`, { timeout: 120_000 }, async () => {
    const page = await visit(stage, { drawn: true, motion: 'no-preference' })
    await startMatch(page, { game: 'ethnos', players: 2, level: 'master' })
    const tasks = await tasksDuring(stage.browser, async () => {
      await page.locator('[data-draw]:not([aria-disabled])').click()
      await page.locator('[data-acting]').waitFor({ state: 'detached' })
      // The card drawn comes to rest first.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      expect(await page.evaluate(frames, WATCH)).toBeGreaterThan(1)
    })
    expect(Math.max(...tasks)).toBeLessThanOrEqual(1000 / FRAMES)
    await page.context().close()
  })
})
