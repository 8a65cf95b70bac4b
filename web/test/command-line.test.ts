import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../games/registry.ts'
import { DESKTOP, expectAccessible, expectNoProblems, openStage, PHONE, sharedPages, useStage } from './browser.ts'
import { layMatch, someWayIn } from './scene.ts'

/* Playing by typing. Whole games are in web/dialogue/test, without a browser. */

const asVisitor = sharedPages(useStage(openStage))

const field = (page: Page) => page.locator('[data-command-line] input')

async function openCommandLine(page: Page): Promise<void> {
  await page.locator('.opener').waitFor({ state: 'attached' })
  await page.keyboard.press('/')
  await field(page).waitFor()
  await page.locator('.transcript p').first().waitFor()
}

/** What is answered to a line. */
async function type(page: Page, line: string): Promise<readonly string[]> {
  const lines = page.locator('.transcript p')
  const before = await lines.count()
  await field(page).fill(line)
  await field(page).press('Enter')
  await expect.poll(() => lines.count()).toBeGreaterThan(before + 1)
  return (await lines.allInnerTexts()).slice(before + 1)
}

describe.each(GAME_IDS)('%s by typing', id => {
  it.each([
    ['a laptop', { viewport: DESKTOP }, ['hand', 'where', 'points', 'why'], 'options'],
    ['a phone, in Russian', { viewport: PHONE, touch: true, language: 'ru' }, ['рука', 'где', 'очки'], 'варианты'],
  ] as const)('on %s: questions are answered, a number is a move', (_, visitor, questions, options) =>
    asVisitor(visitor, async page => {
      await layMatch(page, await someWayIn(id))
      await openCommandLine(page)
      for (const question of questions) expect((await type(page, question)).join()).not.toMatch(/undefined|NaN/)
      // Asked twice, said twice: each line is new to a screen reader.
      const choices = await type(page, options)
      expect(await type(page, options)).toEqual(choices)
      const heard = await page.locator('[data-voice] p').allInnerTexts()
      expect(heard.filter(line => line === choices[0]).length).toBeGreaterThanOrEqual(2)
      expect(await type(page, '1')).not.toEqual(choices)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await field(page).waitFor({ state: 'detached' })
      expectNoProblems(page)
    }),
  )
})
