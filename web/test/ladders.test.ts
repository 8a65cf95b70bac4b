import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes, expectNoProblems, PHONE } from './browser.ts'
import { arrive, asked, choose, go, leave, post, sitDownTogether, useClubStage } from './club.ts'

/* Ladders of the season, ratings over time, achievements. */

const stage = useClubStage()

it('a rated match puts both on the ladder, provisionally, and begins a history', async () => {
  const ann = await arrive(stage, 'Ann')
  const ben = await arrive(stage, 'Ben')
  const password = 'a long enough secret'
  const { id } = await post<{ id: string }>(ann, '/api/register', { name: 'Ann', password })
  await post(ben, '/api/register', { name: 'Ben', password })
  for (const page of [ann, ben]) await page.reload()
  await sitDownTogether(ann, ben)
  for (let n = 0; n < 4; n++) await choose(await asked([ann, ben]))
  await ann.getByRole('button', { name: 'At this table' }).click()
  await ann.getByRole('button', { name: 'Resign' }).click()
  await ann.getByRole('alertdialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
  await ann.getByText('All but one resigned').waitFor()

  await go(ann, '#/online/leaders/dark-lands')
  await expect.poll(() => ann.locator('[data-rung]').count()).toBe(2)
  expect(await ann.locator('[data-rung=Ben]').innerText()).toMatch(/^–\s+Ben\s+\d+\? ± \d+\s+1$/)
  await expectAccessibleInBothThemes(ann)

  const cleo = await arrive(stage, 'Клео', { language: 'ru', viewport: PHONE, touch: true })
  await go(cleo, `#/online/person/${id}`)
  await cleo.getByRole('img', { name: '1 рейтинговая партия' }).waitFor()
  await cleo.getByRole('region', { name: 'Достижения' }).getByText('Пока нет.').waitFor()
  await expectAccessible(cleo)
  for (const page of [ann, ben, cleo]) expectNoProblems(page)
  await leave(ann, ben, cleo)
})
