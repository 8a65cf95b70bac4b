import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { importMatch, parseMatchFile } from '../../kernel/file.ts'
import { DIST } from '../build.ts'
import { serve } from '../serve.ts'
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoProblems,
  openStage,
  PHONE,
  sharedPages,
  useStage,
  visit,
} from './browser.ts'
import { seatMatch } from './ethnos.ts'

const stage = useStage(openStage)

const asVisitor = sharedPages(stage)
const go = async (page: Page, address: string): Promise<void> => {
  await page.goto(stage.url + address)
  await page.locator('main').waitFor()
}

const PAGES = [
  '#/',
  '#/rules',
  '#/rules/ethnos',
  '#/new/ethnos',
  '#/matches',
  '#/settings',
  '#/about',
  '#/nowhere',
] as const

describe('by daylight and by candle light', () => {
  it.each(PAGES)('axe-core finds nothing on %s', address =>
    asVisitor({}, async page => {
      await go(page, address)
      await page.waitForLoadState('networkidle')
      await expectAccessibleInBothThemes(page)
    }),
  )
})

describe('the shell', () => {
  it('speaks the language of the browser, changes it at once and remembers it', async () => {
    const page = await visit(stage, { language: 'ru' })
    await expect.poll(() => page.locator('h1').first().innerText()).toBe('Пентархия')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ru')
    await page.getByText('EN', { exact: true }).click()
    await page.getByRole('heading', { name: 'Many kingdoms, one table' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Many kingdoms, one table' }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    expectNoProblems(page)
    await page.context().close()
  })

  it('has an address for every page, and the back button goes back', async () => {
    const page = await visit(stage)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    expect(page.url()).toContain('#/settings')
    await page.getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { name: 'About Pentarchy' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Many kingdoms, one table' }).waitFor()
    await page.context().close()
  })

  it('keeps the chosen light and motion over a reload', async () => {
    const page = await visit(stage, { motion: 'no-preference' })
    await go(page, '#/settings')
    await page.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click()
    await page.getByRole('radiogroup', { name: 'Animation' }).getByText('Off').click()
    await page.reload()
    const root = page.locator('html')
    await expect.poll(() => root.getAttribute('data-theme')).toBe('dark')
    await expect.poll(() => root.getAttribute('data-motion')).toBe('reduced')
    await page.context().close()
  })

  it('says of every strength how it plays, where it is chosen', async () => {
    const page = await visit(stage)
    const hints = (within: string) => page.locator(`${within} [data-level]`).allInnerTexts()
    expect(await hints('.hero')).toEqual(['Steady. Plays sensibly but overlooks things. For when you know the rules.'])
    await page.locator('.hero select').selectOption('master')
    expect(await hints('.hero')).toEqual(['Master. Thinks two seconds about every move. The strongest.'])
    await go(page, '#/new/ethnos')
    await page.locator('form li select').nth(2).selectOption('novice')
    expect(await hints('form')).toEqual([
      'Novice. Overlooks a lot, as beginners do. For your first games.',
      'Master. Thinks two seconds about every move. The strongest.',
    ])
    await page.context().close()
  })

  it('lists on the About page who drew the glyphs that are in the build', async () => {
    const page = await visit(stage)
    await go(page, '#/about')
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Delapouite' }).count()).toBe(1)
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Lorc' }).innerText()).toContain('lion')
    await page.context().close()
  })

  it('finds rules by their words and by their ids, and marks the one in the address', async () => {
    const page = await visit(stage)
    await go(page, '#/rules/ethnos/ET-SETUP-2')
    const marked = page.locator('#ET-SETUP-2')
    await expect.poll(() => marked.getAttribute('class')).toContain('target')
    await expect.poll(() => marked.evaluate(rule => rule.getBoundingClientRect().top < innerHeight)).toBe(true)
    await page.getByRole('searchbox').fill('et-setup-2')
    await expect.poll(() => page.locator('.rule').count()).toBe(1)
    await page.getByRole('searchbox').fill('no such words')
    await page.getByText('No rule contains these words.').waitFor()
    await page.context().close()
  })

  it.each([
    ['en', 'A band of four swims from cell 1'],
    ['ru', 'Отряд из четырёх карт плывёт с ячейки 1'],
  ] as const)('draws small diagrams under rules and says in words what they show (%s)', async (language, words) => {
    const page = await visit(stage, { language })
    await go(page, '#/rules/ethnos/ET-TRIBE-MERFOLK-2')
    await page.locator('#ET-TRIBE-MERFOLK-2').getByRole('img', { name: words }).waitFor()
    const under = await page
      .locator('.rule [role=img][aria-label]')
      .evaluateAll(all => all.map(each => each.closest('.rule')?.id))
    expect(under).toEqual([
      'ET-AGE-4',
      'ET-BAND-1',
      'ET-BAND-3',
      'ET-MARKER-2',
      'ET-TRIBE-MERFOLK-2',
      'ET-SCORE-2',
      'ET-SCORE-5',
      'ET-SCORE-8',
    ])
    expectNoProblems(page)
    await page.context().close()
  })

  it('fits a phone without sideways scrolling, in both languages', async () => {
    for (const language of ['en', 'ru'] as const) {
      const page = await visit(stage, { language, viewport: PHONE, touch: true })
      for (const address of PAGES) {
        await go(page, address)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, `${address} in ${language}`).toBeLessThanOrEqual(0)
      }
      expectNoProblems(page)
      await page.context().close()
    }
  })

  it('can be walked with the keyboard from the skip link on', async () => {
    const page = await visit(stage)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await page.context().close()
  })

  it('says quietly that a new version is ready, and goes on meanwhile with its own files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pentarchy-'))
    cpSync(DIST, folder, { recursive: true })
    const before = await serve(folder, '127.0.0.1', 0)
    const page = await visit({ ...stage, url: before.url }, { offline: true })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await before.close()

    // A new build: its page starts from another script.
    const edit = (file: string, change: (text: string) => string) =>
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
    const entry = /assets\/(index-[^"]+\.js)/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? ''
    const renamed = (text: string) => text.replaceAll(entry, 'index-new.js').replace(/BUILD = "/, 'BUILD = "new')
    renameSync(join(folder, 'assets', entry), join(folder, 'assets', 'index-new.js'))
    for (const file of ['index.html', 'service-worker.js']) edit(file, renamed)
    const after = await serve(folder, '127.0.0.1', Number(new URL(before.url).port))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

    await page.getByText('A new version is ready.').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.getByRole('button', { name: 'Update' }).click()
    await page.waitForFunction(() => document.querySelector('script[src*=index-new]'))
    await page.locator('main').waitFor()
    expect(await page.getByText('A new version is ready.').isVisible()).toBe(false)
    await page.context().close()
    await after.close()
    rmSync(folder, { recursive: true })
  })

  it('saves every match kept here as a file', async () => {
    const page = await visit(stage)
    await seatMatch(page, { players: 3, seed: 'kept', until: 'middle' })
    await go(page, '#/settings')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save all as files' }).click()
    const file = parseMatchFile(readFileSync(await (await download).path(), 'utf8'))
    if (!file.ok) throw new Error(file.error.code)
    expect(importMatch(ethnos.game, file.value).ok).toBe(true)
    await page.getByText('1 match saved.').waitFor()
    expectNoProblems(page)
    await page.context().close()
  })

  it('starts again with the network gone', async () => {
    const page = await visit(stage, { offline: true })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: 'Many kingdoms, one table' }).waitFor()
    await go(page, '#/rules/ethnos')
    await page.getByRole('heading', { name: 'Rules of Ethnos' }).waitFor()
    await page.context().close()
  })
})
