import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { COURSE_IDS } from '../../learn/course-ids.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openStage,
  PHONE,
  playListed,
  sample,
  startMatch,
  useStage,
  visit,
} from './browser.ts'

const stage = useStage(openStage)

const tip = (page: Page) => page.locator('[data-tip]')
const tipOf = (page: Page, kind: string) => page.locator(`[data-tip="${kind}"]`)
const gotIt = (page: Page) => page.locator('[data-got-it]').click()

/** What the coach says covers neither the board nor the prompt nor the hand. */
async function expectApart(page: Page): Promise<void> {
  const said = await tip(page).boundingBox()
  for (const other of ['.board', '.prompt']) {
    const box = await page.locator(other).first().boundingBox()
    if (!said || !box) throw new Error(`${other} is not there`)
    const isApart = said.y + said.height <= box.y + 1 || box.y + box.height <= said.y + 1
    expect(isApart, `${other} lies apart from the coach`).toBe(true)
  }
}

const FIRST: Readonly<Record<(typeof COURSE_IDS)[number], string>> = {
  'dark-lands': 'companions',
  ethnos: 'recruit',
  'paper-tales': 'recruit',
  'small-world': 'pick',
  'tiny-epic-kingdoms': 'charters',
}

describe('a first game', () => {
  it.each(
    sample(['en', DESKTOP] as const, ['ru', PHONE] as const).flatMap(look =>
      COURSE_IDS.map(game => [game, ...look] as const),
    ),
  )('of %s begins with its aim and what is asked first (%s)', async (game, language, viewport) => {
    const page = await visit(stage, { coach: true, language, viewport })
    await startMatch(page, { game, players: 3 })
    await tipOf(page, 'aim').waitFor()
    await expectApart(page)
    await gotIt(page)
    await tipOf(page, FIRST[game]).waitFor()
    await page.locator('[data-lit]').waitFor({ state: 'attached' })
    await expectApart(page)
    await expectAccessible(page)
    expectNoProblems(page)
    await page.context().close()
  })

  it('on a phone in Russian hears each thing once, even after coming back', async () => {
    const page = await visit(stage, { coach: true, language: 'ru', viewport: PHONE, touch: true })
    await startMatch(page, { game: 'small-world', players: 2 })
    await tipOf(page, 'aim').waitFor()
    await expect.poll(() => tip(page).innerText()).toContain('Цель')
    await gotIt(page)
    await tipOf(page, 'pick').waitFor()
    await expectApart(page)
    await expectAccessible(page)
    await playListed(page)
    await tipOf(page, 'conquer').waitFor()
    await gotIt(page)
    await tip(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('[data-game]').waitFor()
    await page.locator('[data-legal]').first().waitFor()
    await expect.poll(() => tip(page).count()).toBe(0)
    expectNoProblems(page)
    await page.context().close()
  })

  it('is left alone by somebody who knows the game, but not another game', async () => {
    const page = await visit(stage, { coach: true })
    await startMatch(page, { game: 'ethnos', players: 2 })
    await tipOf(page, 'aim').waitFor()
    await page.locator('[data-know]').click()
    await tip(page).waitFor({ state: 'detached' })
    await startMatch(page, { game: 'dark-lands', players: 2 })
    await tipOf(page, 'aim').waitFor()
    await page.context().close()
  })

  it('has no coach once that is switched off, until Settings bring it back', async () => {
    const page = await visit(stage, { coach: true })
    await startMatch(page, { game: 'ethnos', players: 2 })
    await tipOf(page, 'aim').waitFor()
    await page.locator('[data-coach-off]').click()
    await tip(page).waitFor({ state: 'detached' })
    await page.goto(`${page.url().split('#')[0]}#/settings`)
    const off = page.getByRole('radiogroup', { name: 'Coach' }).getByRole('radio', { name: 'Off' })
    expect(await off.isChecked()).toBe(true)
    await page.locator('[data-anew]').click()
    await startMatch(page, { game: 'ethnos', players: 2 })
    await tipOf(page, 'aim').waitFor()
    await page.context().close()
  })
})
