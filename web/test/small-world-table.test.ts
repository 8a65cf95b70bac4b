import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromium } from '../../scripts/chromium.mjs'
import { expectAccessible, expectNoProblems, openStage, PHONE, type Stage, startMatch, visit } from './browser.ts'
import { asked, byClick, byKeyboard, decide, middleOf, type Pointer, sitDown } from './small-world.ts'

let stage: Stage
beforeAll(async () => {
  expect(chromium()).toBeTruthy()
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

const prompt = (page: Page) => page.locator('.prompt')
const region = (page: Page, number: number) => page.locator(`[data-region="${number}"]`)
const chronicle = (page: Page) => page.getByLabel('Chronicle')
const roundOf = async (page: Page): Promise<number> =>
  Number((await page.locator('.topbar').innerText()).match(/round (\d+)/)?.[1])

async function playToTheEnd(page: Page, pointer: Pointer): Promise<void> {
  for (let moves = 0; moves < 600; moves++) {
    await expect.poll(() => asked(page), { interval: 25, timeout: 20_000 }).not.toBe('wait')
    const kind = await asked(page)
    if (kind === 'over') return
    await decide(page, kind, pointer, await roundOf(page))
    if ((await asked(page)) === 'wait') await page.keyboard.press('Space')
  }
  throw new Error('The game does not end')
}

describe('a whole game of three', () => {
  it.each([
    ['clicks', byClick],
    ['the keyboard', byKeyboard],
  ] as const)('can be played by %s', { timeout: 240_000 }, async (_, pointer) => {
    const page = await visit(stage)
    await startMatch(page, { game: 'small-world', players: 3 })
    await playToTheEnd(page, pointer)
    expect(await page.locator('dialog[open] #result-title').innerText()).toMatch(/wins|share the victory/)
    expectNoProblems(page)
    await page.context().close()
  })
})
