import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { GameId } from '../../games/registry.ts'
import { DEEP, expectNoProblems, openStage, sample, useStage, visit } from './browser.ts'
import { beforeMoment, MOMENTS, matchWith, type Staged } from './moments.ts'
import { tasksDuring, WATCH } from './tasks.ts'

const stage = useStage(openStage)

const rows = Object.entries(MOMENTS).flatMap(([game, [first, ...others]]) =>
  first ? sample(first, ...others).map((staged): [GameId, Staged] => [game as GameId, staged]) : [],
)

const onStage = (page: Page, { name }: Staged) => page.locator(`[data-moment~="${name}"]`)

describe('a great moment', () => {
  it.each(rows)('of %s appears, and Space ends it', async (game, staged) => {
    const page = await visit(stage, { motion: 'no-preference' })
    await beforeMoment(page, await matchWith(game, staged))
    // The stage comes when the browser is idle.
    await page.locator('[data-stage]').waitFor({ state: 'attached' })
    // It would be over before anybody could press a key: the clock of its motions stands still.
    await page.evaluate(() => {
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        animation.pause()
        return animation
      }
    })
    await page.keyboard.press('ArrowRight')
    await onStage(page, staged).waitFor({ state: 'attached' })
    // Whose turn it is stands outside the board, and nothing on the stage can be pressed.
    const line = await page.locator('.prompt').boundingBox()
    const board = await page.locator('.table .board').boundingBox()
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0)
    expect(await page.locator('[data-moment]').evaluate(shown => getComputedStyle(shown).pointerEvents)).toBe('none')
    await page.keyboard.press('Space')
    await page.locator('[data-moment]').waitFor({ state: 'detached' })
    expectNoProblems(page)
    await page.context().close()
  })

  it('is not there without motion', async () => {
    const [row] = rows
    if (!row) throw new Error('no moments')
    const page = await visit(stage, { motion: 'reduce' })
    await beforeMoment(page, await matchWith(...row))
    const before = await page.locator('[aria-valuetext]').first().inputValue()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('[aria-valuetext]').first().inputValue()).not.toBe(before)
    await expect.poll(() => page.locator('[data-stage], [data-moment]').count()).toBe(0)
    await page.context().close()
  })
})

/** Marks every frame from the first to the last one of a moment, and counts them. Runs in the page. */
const framesOfMoment = (mark: string): Promise<number> =>
  new Promise(resolve => {
    let count = 0
    const next = () => {
      if (document.querySelector('[data-moment]')) {
        performance.mark(mark)
        count++
      } else if (count > 0) return resolve(count)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })

const SLOWER = 4
const MAX_FRAME = 50

// Times are told by a machine that does nothing else.
if (DEEP)
  describe(`with a processor ${SLOWER} times slower`, () => {
    // Not yet of Small World: its map is one drawing, and what travels over it paints it again.
    const light = rows.filter(([game]) => game !== 'small-world')
    const named = light.map(([game, staged]): [GameId, string, Staged] => [game, staged.name, staged])
    it.each(named)(`no frame of %s, %s keeps the page busy for ${MAX_FRAME} ms`, async (game, _, staged) => {
      const page = await visit(stage, { drawn: true, motion: 'no-preference' })
      await beforeMoment(page, await matchWith(game, staged))
      await page.locator('[data-stage]').waitFor({ state: 'attached' })
      const browser = await page.context().newCDPSession(page)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      const tasks = await tasksDuring(stage.browser, async () => {
        const frames = page.evaluate(framesOfMoment, WATCH)
        await page.keyboard.press('ArrowRight')
        expect(await frames).toBeGreaterThan(5)
      })
      const longest = Math.max(...tasks)
      console.info(`${game}, ${staged.name}: longest task ${longest.toFixed(1)} ms`)
      expect(longest).toBeLessThanOrEqual(MAX_FRAME)
      await page.context().close()
    })
  })
