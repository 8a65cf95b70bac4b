import { expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectNoProblems, PHONE } from './browser.ts'
import { arrive, go, layTable, leave, type post, sitDownTogether, useClubStage } from './club.ts'

/* People at the club: following, challenges, notes. */

const stage = useClubStage()

const idOf = (page: Parameters<typeof post>[0]): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/club')).json()).you.id)

it('a follow shows where somebody plays, and puts their tables first', async () => {
  const [ann, ben] = [await arrive(stage, 'Ann'), await arrive(stage, 'Ben')]
  const cleo = await arrive(stage, 'Клео', { language: 'ru', viewport: PHONE, touch: true })
  await go(cleo, `#/online/person/${await idOf(ann)}`)
  await cleo.getByRole('button', { name: 'Подписаться' }).click()
  await cleo.getByRole('button', { name: 'Отписаться' }).waitFor()
  await cleo.getByLabel('Моя заметка').fill('Любит троллей')
  await cleo.getByRole('button', { name: 'Сохранить заметку' }).click()
  await cleo.getByText('Сохранено.').waitFor()
  await expectAccessibleInBothThemes(cleo)
  await cleo.reload()
  await expect.poll(() => cleo.getByLabel('Моя заметка').inputValue()).toBe('Любит троллей')

  const info = await sitDownTogether(ann, ben)
  const other = await layTable(ben)
  const hers = await layTable(ann)
  await layTable(ben)
  await go(cleo, '#/online')
  const open = cleo.getByRole('region', { name: 'Свободные места' }).locator('[data-table]')
  await expect.poll(() => open.count()).toBe(3)
  expect(await open.first().getAttribute('data-table')).toBe(hers.id)
  expect(other.id).not.toBe(hers.id)
  await expectAccessible(cleo)
  await cleo.locator('[data-followed]').getByRole('link', { name: 'Смотреть' }).click()
  await cleo.locator(`[data-game=${info.game}]`).waitFor()
  for (const page of [ann, cleo]) expectNoProblems(page)
  await leave(ann, ben, cleo)
})

it('a link challenges a person: a private table, which they find in their lobby', async () => {
  const [ann, ben] = [await arrive(stage, 'Ann'), await arrive(stage, 'Ben')]
  await go(ann, `#/online/person/${await idOf(ann)}`)
  const link = await ann.getByRole('textbox', { name: 'Your link' }).inputValue()
  await expectAccessible(ann)
  await go(ann, '#/online')
  await ben.goto(link)
  await ben.getByRole('heading', { name: 'Challenge Ann' }).waitFor()
  await ben.locator('select').first().selectOption('dark-lands')
  await expectAccessibleInBothThemes(ben)
  await ben.getByRole('button', { name: 'Send the challenge' }).click()
  await ben.getByText('only by link').waitFor()
  await ann.getByText('Ben challenges you to Dark Lands.').waitFor()
  await expectAccessible(ann)
  await ann.locator('[data-challenged]').getByRole('link', { name: 'Go there' }).click()
  await ann.getByRole('button', { name: 'Sit here' }).click()
  await ben.getByRole('button', { name: 'Start', exact: true }).click()
  for (const page of [ann, ben]) {
    await page.locator('[data-game=dark-lands]').waitFor()
    expectNoProblems(page)
  }
  expect(elementAt(ben.url().split('#'), 1)).toMatch(/^\/t\//)
  await leave(ann, ben)
})
