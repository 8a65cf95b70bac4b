import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, openStage, startMatch, useStage, visit } from './browser.ts'

const stage = useStage(openStage)

/** Counts every string that is plucked. Runs in the page. */
function listen(): void {
  const start = AudioScheduledSourceNode.prototype.start
  Object.assign(globalThis, { plucked: 0 })
  AudioScheduledSourceNode.prototype.start = function (when) {
    Object.assign(globalThis, { plucked: Number(Reflect.get(globalThis, 'plucked')) + 1 })
    start.call(this, when)
  }
}
const plucked = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'plucked')))

/** Sits down at a table for the first time. */
async function firstTable(): Promise<Page> {
  const page = await visit(stage)
  await page.addInitScript(listen)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage['pentarchy-preferences'] ?? '{}')
    localStorage['pentarchy-preferences'] = JSON.stringify({ ...kept, soundOffered: false })
  })
  await page.reload()
  await startMatch(page, { game: 'ferry', players: 2 })
  return page
}

describe('sound', () => {
  it('is offered at the first table, is heard at once, and is not offered again', async () => {
    const page = await firstTable()
    const offer = page.locator('[data-sound-offer]')
    await offer.waitFor()
    await expectAccessible(page)
    expect(await plucked(page)).toBe(0)
    await offer.getByRole('button', { name: 'Yes, with sound' }).click()
    await offer.waitFor({ state: 'detached' })
    await expect.poll(() => plucked(page)).toBeGreaterThan(0)
    await page.reload()
    await page.locator('.prompt').waitFor()
    await expect.poll(() => offer.count()).toBe(0)
    expectNoProblems(page)
    await page.context().close()
  })

  it('stays off for whoever declines', async () => {
    const page = await firstTable()
    const offer = page.locator('[data-sound-offer]')
    await offer.getByRole('button', { name: 'No, thanks' }).click()
    await offer.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => JSON.parse(localStorage['pentarchy-preferences'] ?? '{}'))).toMatchObject({
      sound: false,
      soundOffered: true,
    })
    expect(await plucked(page)).toBe(0)
    await page.context().close()
  })
})
