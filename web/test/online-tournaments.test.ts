import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { Goer } from '../../test/club/goer.ts'
import { Guest } from '../../test/club/guest.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { expectAccessibleInBothThemes, expectNoProblems, PHONE } from './browser.ts'
import { arrive, go, leave, post, useClubStage } from './club.ts'

/* Tournaments in real browsers: planned, joined, played to the end, and read afterwards. */

const stage = useClubStage()
const { game } = await loadGame('ferry')

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** For whoever looks at what the tests see. */
const SHOTS = process.env.PENTARCHY_SHOTS
const LOOK = { drawn: SHOTS !== undefined }
const picture = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

/** The same person at another device plays all their tables. */
async function playOn(page: Page, tournament: string): Promise<Goer> {
  const guest = new Guest('elsewhere')
  guest.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const address = elementAt(page.url().split('/#'), 0)
  return new Goer(guest, () => address, tournament, game)
}

describe('A tournament', () => {
  it('is planned with the form, changed in language, and called off', async () => {
    const page = await arrive(stage, 'Yaroslav', LOOK)
    await go(page, '#/online/tournaments')
    await page.getByText('Nothing is planned. Host one.').waitFor()
    await go(page, '#/online/tournaments/new/dark-lands')
    await page.getByText('Only accounts can host tournaments.').waitFor()
    await post(page, '/api/register', { name: 'Yaroslav', password: 'a long enough secret' })
    await page.reload()
    await page.getByLabel('Name').fill('The long night')
    await page.getByText('Arena', { exact: true }).click()
    await panel(page, 'Format').getByText('As soon as your table ends', { exact: false }).waitFor()
    await picture(page, 'form')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Create the tournament' }).click()
    await page.getByRole('heading', { name: 'The long night' }).waitFor()
    await page.getByRole('button', { name: 'Take part' }).click()
    await panel(page, 'Players').getByText('Yaroslav').waitFor()
    await picture(page, 'coming')
    await page.getByRole('button', { name: 'Call off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Call off' }).click()
    await page.getByText('Called off by the host.').waitFor()
    await go(page, '#/online/tournaments')
    await panel(page, 'Finished').getByText('The long night').waitFor()
    await picture(page, 'list')
    await expectAccessibleInBothThemes(page)
    expectNoProblems(page)
    await leave(page)
  })

  it('for three, in two languages, on laptop and phone: joined, called to the table, played, read', async () => {
    const anna = await arrive(stage, 'Anna', LOOK)
    const boris = await arrive(stage, 'Борис', { ...LOOK, language: 'ru', viewport: PHONE })
    const vera = await arrive(stage, 'Vera')
    await post(anna, '/api/register', { name: 'Anna', password: 'a long enough secret' })
    const { id } = await post<TournamentInfo>(anna, '/api/tournaments', {
      name: 'Ferry cup',
      game: 'ferry',
      format: 'round-robin',
      seats: 2,
      clock: { kind: 'real-time', seconds: 600, increment: 10 },
      startsAt: null,
      most: 3,
    })
    for (const page of [anna, boris, vera]) await go(page, `#/online/tournament/${id}`)
    await anna.getByRole('button', { name: 'Take part' }).click()
    await boris.getByRole('button', { name: 'Участвовать' }).click()
    // Everybody sees who has come.
    await panel(anna, 'Players').getByText('Борис').waitFor()
    // The last one is in the lobby when it starts.
    await vera.getByRole('button', { name: 'Take part' }).click()
    await go(vera, '#/online')

    await anna.getByText('Round 1 of 3').first().waitFor()
    await boris.getByText('Тур 1 из 3').first().waitFor()
    await picture(boris, 'running-phone')
    await picture(anna, 'running')
    // Two of the three are called, wherever they are; one press leads to the table.
    const called: Page[] = []
    for (const page of [anna, boris, vera]) {
      const way = page.getByRole('link', { name: page === boris ? 'Перейти' : 'Go there', exact: true })
      if ((await way.count()) > 0) called.push(page)
    }
    expect(called).toHaveLength(2)
    const first = elementAt(called, 0)
    const sit = first === boris ? 'За стол' : first === anna ? 'Take your seat' : 'Go there'
    await first.getByRole('link', { name: sit, exact: true }).first().click()
    await first.locator('[data-game=ferry]').waitFor()

    const players = await Promise.all([anna, boris, vera].map(page => playOn(page, id)))
    await expect.poll(() => players.every(player => player.isDone), { timeout: 60_000 }).toBe(true)
    for (const player of players) player.leave()
    for (const page of [anna, boris]) await go(page, `#/online/tournament/${id}`)
    await anna.getByText('Won by ').waitFor()
    await boris.getByText('Победа: ').waitFor()
    const rows = panel(anna, 'Standings').getByRole('row')
    await expect.poll(() => rows.count()).toBe(4)
    await expect
      .poll(() =>
        panel(boris, 'Результаты')
          .getByRole('link', { name: /^Запись/ })
          .count(),
      )
      .toBe(3)
    await picture(anna, 'over')
    await picture(boris, 'over-phone')
    await expectAccessibleInBothThemes(anna)
    await expectAccessibleInBothThemes(boris)

    // A result leads to its replay, and the replay back.
    await panel(anna, 'Results')
      .getByRole('link', { name: /^Replay/ })
      .first()
      .click()
    await anna.locator('[data-game=ferry]').waitFor()
    const csv = await anna.evaluate(
      async path => (await fetch(path)).text(),
      `./api/tournaments/${id}/export?csv=standings`,
    )
    expect(csv.split('\r\n').slice(0, 1)).toEqual(['rank,player,status,points,sonneborn_berger,wins,tables'])
    for (const page of [anna, boris]) expectNoProblems(page)
    await leave(anna, boris, vera)
  })
})
