import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { MatchAnalysis } from '../../wire/analysis.ts'
import { expectAccessible, expectNoProblems } from './browser.ts'
import { arrive, choose, playOnElsewhere, sitDownTogether, useClubStage } from './club.ts'

/* Looking back at a match of the club: its analysis is made by its server for everybody who looks; what happened meanwhile. */

const stage = useClubStage()

const panelOf = (page: Page) => page.getByRole('region', { name: 'Analysis' })

async function openAnalysis(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analysis' }).click()
  await panelOf(page).waitFor()
}

/** Shows the page no more than so many steps, however fast the server is, until the result is called. */
async function holdAt(page: Page, steps: number): Promise<() => Promise<void>> {
  const address = '**/analysis?*'
  await page.route(address, async route => {
    const response = await route.fetch()
    const told = (await response.json()) as MatchAnalysis
    const from = Number(new URL(route.request().url()).searchParams.get('from'))
    if (told.state === 'none') return route.fulfill({ response })
    await route.fulfill({ json: { ...told, state: 'work', judged: told.judged.slice(0, Math.max(0, steps - from)) } })
  })
  return () => page.unroute(address)
}

async function whole(page: Page): Promise<string[]> {
  const panel = panelOf(page)
  await expect.poll(() => panel.getByRole('progressbar').count(), { timeout: 100_000 }).toBe(0)
  await panel.getByRole('heading', { name: 'The story of the match' }).waitFor()
  // Each reads of it what they could see; the chances are the same.
  return panel.locator('tbody tr').allTextContents()
}

describe('whoever comes back to a table of the club', () => {
  it('sees what happened since their last move, as the server shows it to them', async () => {
    const host = await arrive(stage, 'Lada', { motion: 'no-preference' })
    const guest = await arrive(stage, 'Lel')
    const [open, bot] = [{ kind: 'open' }, { kind: 'bot', level: 'novice' }] as const
    await sitDownTogether(host, guest, { game: 'ferry', seats: [open, open, bot] })
    for (const page of [host, guest]) {
      await page.getByText('Your turn.', { exact: true }).waitFor()
      await choose(page)
    }
    await host.getByText('Your turn.', { exact: true }).waitFor()
    await expect.poll(() => host.locator('[data-film]').count()).toBe(0)
    // An hour later.
    await host.clock.install({ time: Date.now() + 3_600_000 })
    await host.reload()
    const film = host.getByRole('region', { name: 'Since your last turn' })
    await film.getByText('Your turn.').waitFor()
    await film.getByText('Lel').first().waitFor()
    await film.getByRole('button', { name: 'Skip' }).click()
    await film.waitFor({ state: 'detached' })
    await host.getByText('Your turn.', { exact: true }).waitFor()
    expectNoProblems(host)
  })
})

describe('the analysis of a match of the club', () => {
  it('is asked for by one, seen by all, kept, and made by the page where the server declines', async () => {
    const [host, guest] = [await arrive(stage, 'Vesna'), await arrive(stage, 'Yarilo')]
    const table = await sitDownTogether(host, guest, { game: 'ferry' })
    await Promise.all([host, guest].map((page, seat) => playOnElsewhere(page, table, `lot ${seat}`)))
    await host.locator('#result-title').waitFor()
    await host.keyboard.press('Escape')
    const released = await holdAt(host, 1)
    await openAnalysis(host)
    await panelOf(host).getByRole('button', { name: 'Analyse this match' }).click()
    await panelOf(host).getByRole('progressbar').waitFor()
    await panelOf(host).getByText('The club’s server is working on it').waitFor()
    await expectAccessible(host)

    // Whoever opens the replay meanwhile sees how far it has come, and has nothing to press.
    const vera = await arrive(stage, 'Vera', {}, `#/t/${table.id}`)
    const shown = await holdAt(vera, 3)
    await openAnalysis(vera)
    await panelOf(vera).locator('svg[role=img]').waitFor()
    await expect.poll(() => panelOf(vera).getByRole('button', { name: 'Analyse this match' }).count()).toBe(0)
    await Promise.all([released(), shown()])
    const told = await whole(host)
    expect(await whole(vera)).toEqual(told)
    await vera.reload()
    await openAnalysis(vera)
    expect(await whole(vera)).toEqual(told)

    // A server that declines: the page finds the same by itself.
    const gleb = await arrive(stage, 'Gleb', {}, `#/t/${table.id}`)
    await gleb.route('**/analysis*', route =>
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
