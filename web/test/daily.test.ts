import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { DATE, DAY, NOON, playedAlone, TASK } from '../../test/club/daily.ts'
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoProblems,
  openStageWith,
  PHONE,
  playListed,
  remember,
  useStage,
  type Visitor,
} from './browser.ts'
import { arrive, go, openOneServer, post } from './club.ts'
import { storedScene } from './scene.ts'

/* The daily challenge: at the club until midnight and after it, and on a page alone. */

const HOUR = 3_600_000

let ahead = 0
const begun = Date.now()
const stage = useStage(() => openStageWith(() => openOneServer({}, { now: () => NOON + ahead + (Date.now() - begun) })))

/** Somebody on that day. */
async function come(name: string, visitor: Visitor = {}): Promise<Page> {
  const page = await arrive(stage, name, visitor)
  await page.clock.setSystemTime(NOON + ahead)
  return page
}

it('one try at the club; at midnight results and replays open, in both languages', async () => {
  ahead = 0
  const ann = await come('Ann')
  await post(ann, '/api/register', { name: 'Ann', password: 'a long enough secret' })
  await ann.getByRole('link', { name: 'Daily challenge' }).click()
  await ann.locator('[data-date]').waitFor()
  await ann.getByText('Results open in').waitFor()
  await expectAccessibleInBothThemes(ann)
  await ann.getByRole('button', { name: 'Play your try' }).click()
  await ann.locator('[data-game=ethnos]').waitFor()
  for (let n = 0; n < 2; n++) {
    await ann.locator('[data-acting]').waitFor()
    await playListed(ann)
  }
  await ann.getByRole('button', { name: 'At this table' }).click()
  await ann.getByRole('button', { name: 'Resign' }).click()
  await ann.getByRole('alertdialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
  await ann.getByText('Seed and replay open at midnight UTC.').waitFor()
  await expectAccessible(ann)
  await ann.getByRole('link', { name: 'To the daily challenge' }).click()
  await expect.poll(() => ann.locator('[data-mine]').innerText()).toBe(`You came fourth of ${TASK.seats}.`)
  const line = await ann.locator('[data-share]').inputValue()
  expect(line).toMatch(new RegExp(`^Pentarchy ${DATE} · Ethnos ▫️ 4/4 · http://localhost:\\d+/#/daily/${DATE}$`))

  const ben = await come('Бен', { language: 'ru', viewport: PHONE, touch: true })
  await go(ben, `#/daily/${DATE}`)
  await ben.locator('[data-finished="1"]').waitFor()
  expect(await ben.getByRole('table').count()).toBe(0)
  await expectAccessible(ben)

  ahead = 13 * HOUR
  await ben.clock.setSystemTime(NOON + ahead)
  await ben.reload()
  await ben.getByRole('row').filter({ hasText: 'Ann' }).getByRole('link', { name: 'Запись' }).waitFor()
  await expectAccessibleInBothThemes(ben)
  await ben.getByRole('link', { name: 'Запись' }).click()
  await ben.locator('[data-game=ethnos]').waitFor()
  await go(ben, `#/daily/${DATE}`)
  await ben.getByRole('button', { name: 'Потренироваться' }).first().click()
  await ben.locator('[data-game=ethnos]').waitFor()
  expectNoProblems(ann)
  expectNoProblems(ben)
})

it('a try without the club counts when it is brought: the club plays it again', async () => {
  ahead = 0
  const { game, setup, log } = await playedAlone()
  const page = await come('Cleo', { offline: true })
  const own = log.flatMap(({ seat }, at) => (seat === TASK.seat ? [at] : []))
  const stored = { ...storedScene({ game, setup, log: log.slice(0, own.at(-2)) }, [TASK.seat]), daily: DAY }
  const seats = stored.seats.map(seat => ({ ...seat, level: TASK.rivals }))
  await remember(page, { ...stored, seats })
  await page.evaluate(
    text => localStorage.setItem('pentarchy-daily', text),
    JSON.stringify({ [DAY]: { match: stored.id } }),
  )
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.locator('main').waitFor()
  await page.context().setOffline(true)
  await go(page, `#/daily/${DATE}`)
  await page.reload()
  await page.clock.setSystemTime(NOON)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('this try counts').first().waitFor()
  // No hints at a try that counts.
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0)
  const [result, acting] = [page.locator('dialog[open]'), page.locator('[data-acting]')]
  while (!(await result.isVisible())) {
    await acting.or(result).first().waitFor()
    if (!(await result.isVisible())) await playListed(page)
  }
  await page.locator('#reckoning-title').waitFor()
  await page.locator('dialog[open] .btn.primary').click()
  await page.locator('#result-title').waitFor()
  await result.getByRole('link', { name: 'To the daily challenge' }).click()
  await page.locator('[data-verdict=waiting]').waitFor()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.reload()
  await page.locator('[data-verdict=counted]').waitFor()
  expect(await page.locator('[data-streak]').innerText()).toBe('1 day')
  expect(elementAt(await page.locator('[data-alone]').allInnerTexts(), 0)).toMatch(/^You came/)
})
