import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromium } from '../../scripts/chromium.mjs'
import { BUILD_TIME, expectAccessible, expectNoProblems } from './browser.ts'
import { arrive, type ClubStage, openClubStage, playOnElsewhere, sitDownTogether } from './club.ts'

/* The analysis of a match of the club: made by its server, for everybody who looks. */

let stage: ClubStage
beforeAll(async () => {
  expect(chromium()).toBeTruthy()
  stage = await openClubStage()
}, BUILD_TIME)
afterAll(() => stage?.close())
afterEach(() => Promise.all(stage.browser.contexts().map(context => context.close())))

const panelOf = (page: Page) => page.getByRole('region', { name: 'Analysis' })

async function openAnalysis(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analysis' }).click()
  await panelOf(page).waitFor()
}

async function whole(page: Page): Promise<string[]> {
  const panel = panelOf(page)
  await expect.poll(() => panel.getByRole('progressbar').count(), { timeout: 100_000 }).toBe(0)
  await panel.getByRole('heading', { name: 'Costly moves' }).waitFor()
  return panel.getByRole('listitem').allInnerTexts()
}

describe('the analysis of a match of the club', () => {
  it('is asked for by one, seen by all, kept, and made by the page where the server declines', async () => {
    const [host, guest] = [await arrive(stage, 'Vesna'), await arrive(stage, 'Yarilo')]
    const table = await sitDownTogether(host, guest)
    await Promise.all([host, guest].map((page, seat) => playOnElsewhere(page, table, `lot ${seat}`)))
    await host.locator('#result-title').waitFor()
    await host.keyboard.press('Escape')
    await openAnalysis(host)
    await panelOf(host).getByRole('button', { name: 'Analyse this match' }).click()
    await panelOf(host).getByRole('progressbar').waitFor()
    await panelOf(host).getByText('The club’s server is working on it').waitFor()
    await expectAccessible(host)

    // Whoever opens the replay meanwhile sees how far it has come, and has nothing to press.
    const vera = await arrive(stage, 'Vera', {}, `#/t/${table.id}`)
    await openAnalysis(vera)
    await panelOf(vera).locator('svg[role=img]').waitFor()
    expect(await panelOf(vera).getByRole('button', { name: 'Analyse this match' }).count()).toBe(0)
    const told = await whole(host)
    expect(await whole(vera)).toEqual(told)
    await vera.reload()
    await openAnalysis(vera)
    expect(await whole(vera)).toEqual(told)

    // A server that declines: the page finds the same by itself.
    const gleb = await arrive(stage, 'Gleb', {}, `#/t/${table.id}`)
    await gleb.route('**/analysis', route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { fault: 'busy' } })
        : route.fulfill({ json: { state: 'none', steps: 0, judged: [] } }),
    )
    await openAnalysis(gleb)
    await panelOf(gleb).getByRole('button', { name: 'Analyse this match' }).click()
    await panelOf(gleb).getByText('this device does it').waitFor()
    await panelOf(gleb).getByRole('button', { name: 'Stop' }).waitFor()
    expect(await whole(gleb)).toEqual(told)
    for (const page of [host, guest, vera]) expectNoProblems(page)
  })
})
