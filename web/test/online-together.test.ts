import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, PHONE } from './browser.ts'
import { arrive, asked, choose, gameLog, leave, sitDownTogether, useClubStage } from './club.ts'

/* The least that must work online; npm test tries it at one server and at three. */

const stage = useClubStage()

describe('an invitation', () => {
  it('brings a friend to a private table, and both begin', async () => {
    const host = await arrive(stage, 'Miroslava')
    await host.getByRole('link', { name: 'Ethnos' }).click()
    await host.getByText('Only people with the link').click()
    await expectAccessible(host)
    await host.getByRole('button', { name: 'Create the table' }).click()
    const invitation = await host.getByLabel('Link to the table').inputValue()
    expect(invitation).toMatch(/#\/t\/[^/]+\/[^/]+$/)
    await expectAccessible(host)

    // As a host would say it aloud: the server knows the way to the page.
    const [, , id, key] = new URL(invitation).hash.split('/')
    const guest = await arrive(stage, 'Tikhon', { viewport: PHONE, touch: true }, `t/${id}?key=${key}`)
    await guest.getByRole('button', { name: 'Sit here' }).click()
    await host.getByText('Tikhon').waitFor()
    await host.getByRole('button', { name: 'Start' }).click()
    for (const page of [host, guest]) await page.locator('[data-game=ethnos]').waitFor()
    expect(await guest.evaluate(() => location.hash)).not.toContain(new URL(invitation).hash.split('/')[3])

    // Without the key the doors stay closed.
    const stranger = await arrive(stage, 'Nobody', {}, new URL(invitation).hash.split('/').slice(0, 3).join('/'))
    await stranger.getByText('This table is private').waitFor()
    expectNoProblems(host)
    expectNoProblems(guest)
    await leave(host, guest, stranger)
  })
})

it('takes moves back: alone while nobody else knows, later when the other agrees', async () => {
  const host = await arrive(stage, 'Kupala')
  const guest = await arrive(stage, 'Marena')
  await sitDownTogether(host, guest, { game: 'small-world' })
  const mover = await asked([host, guest])
  const other = mover === host ? guest : host
  await choose(mover)
  await expect.poll(async () => (await gameLog(other)).length).toBeGreaterThan(0)
  await mover.getByRole('button', { name: 'At this table' }).click()
  await mover.getByRole('button', { name: 'Ask to take back my last move' }).click()
  await other.getByText('would like to take back the last move').waitFor()
  await other.getByRole('button', { name: 'Agree' }).click()
  for (const page of [host, guest]) await page.locator(`[aria-valuetext="Move 0 of 0"]`).first().waitFor()
  expectNoProblems(host)
  expectNoProblems(guest)
  await leave(host, guest)
})
