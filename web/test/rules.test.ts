import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from '../../games/registry.ts'
import { DESKTOP, expectAccessible, expectNoProblems, openStage, PHONE, useStage, visit } from './browser.ts'
import { seatMatch } from './ethnos.ts'

const stage = useStage(openStage)

const go = async (page: Page, address: string): Promise<void> => {
  await page.goto(stage.url + address)
  await page.locator('main').waitFor()
}

const PRIMERS = GAME_IDS.filter(id => id !== 'ferry')
const drawer = (page: Page) => page.locator('dialog[open]:has(.reader)')
const inSight = (page: Page, id: string): Promise<boolean> =>
  page.locator(`[id="${id}"]`).evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

describe('the primer', () => {
  it.each(PRIMERS)('of %s comes before the rules, with pictures of the real table, in both languages', async game => {
    for (const language of ['en', 'ru'] as const) {
      const page = await visit(stage, { language, viewport: language === 'en' ? DESKTOP : PHONE })
      await go(page, `#/rules/${game}`)
      await page.locator('.primer figure').first().waitFor()
      const pictures = await page.locator('.primer figure > [role=img]').evaluateAll(all =>
        all.map(picture => ({
          told: picture.getAttribute('aria-label') ?? '',
          area: picture.clientWidth * picture.clientHeight,
          drawn: picture.querySelectorAll('svg').length,
        })),
      )
      expect(pictures.length).toBeGreaterThanOrEqual(3)
      for (const { told, area, drawn } of pictures) {
        expect(told.length).toBeGreaterThan(20)
        expect(area, told).toBeGreaterThan(8_000)
        expect(drawn, told).toBeGreaterThan(0)
      }
      // Nothing in a picture can be reached by the keyboard.
      await expect.poll(() => page.locator('.primer figure [inert]').count()).toBe(pictures.length)
      const order = await page
        .locator('article h2, article h3')
        .evaluateAll(all => all.map(each => each.closest('.primer') !== null))
      expect(order.indexOf(false)).toBeGreaterThan(order.lastIndexOf(true))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
      expectNoProblems(page)
      await page.context().close()
    }
  })
})

describe('the rules', () => {
  it.each([DESKTOP, PHONE])('are reached by the contents and by the keyboard ($width wide)', async viewport => {
    const page = await visit(stage, { viewport })
    await go(page, '#/rules/ethnos')
    const [, , section] = await (await loadGame('ethnos')).rules.en()
    if (!section) throw new Error('too few sections')
    const contents = page.getByRole('navigation', { name: 'Contents' })
    if (viewport === PHONE) {
      await contents.locator('summary').focus()
      await page.keyboard.press('Enter')
    }
    const link = contents.getByRole('link', { name: section.title, exact: true })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => inSight(page, `section-${section.id}`)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`section-${section.id}`)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/rules/ethnos')
    await page.context().close()
  })

  it('are searched by what one sees; hits are marked and say where they stand', async () => {
    const page = await visit(stage)
    await go(page, '#/rules/ethnos')
    const field = page.getByRole('searchbox')
    await field.fill('win')
    await expect.poll(() => page.locator('.rule').count()).toBeGreaterThan(0)
    const marked = await page.locator('mark').allInnerTexts()
    expect(
      marked.every(word => /^win(s|ning|ner|ners)?$/i.test(word)),
      marked.join(),
    ).toBe(true)
    await expect.poll(() => page.locator('.rule:not(:has(mark))').count()).toBe(0)
    await field.fill('crown')
    await page.getByText('About: Crown of the leader').waitFor()
    await page.getByRole('heading', { name: 'Playing a band' }).waitFor()
    // A hit leads to its place among all the others.
    await page.locator('.rule a').first().click()
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/rules\/ethnos\/ET-/)
    await expect.poll(() => field.inputValue()).toBe('')
    await expect.poll(() => page.locator('.rule.target').count()).toBe(1)
    expectNoProblems(page)
    await page.context().close()
  })

  it('find a Russian word in any of its forms', async () => {
    const page = await visit(stage, { language: 'ru' })
    await go(page, '#/rules/ethnos')
    await page.getByRole('searchbox').fill('минотавров')
    await expect.poll(() => page.locator('mark').first().innerText()).toMatch(/^минотавр/i)
    await page.context().close()
  })
})

describe('beside a table', () => {
  it.each([
    ['a laptop', DESKTOP, 'en', 'Rules'],
    ['a phone', PHONE, 'ru', 'Правила'],
  ] as const)(
    'on %s rules open at what is decided, and closing leaves the draft as it was',
    async (_, viewport, language, rules) => {
      const page = await visit(stage, { viewport, language, touch: viewport === PHONE })
      await seatMatch(page, { players: 3, seed: 'kept', until: 'middle' })
      const address = page.url()
      const card = page.locator('[data-hand]').first()
      await card.click()
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')

      await page.getByRole('link', { name: rules, exact: true }).click()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ET-TURN-1')
      expect(page.url()).toBe(address)
      await expectAccessible(page)
      // Another rule is read here, too; the table keeps its address.
      await drawer(page).locator('.rule a').nth(3).click()
      await expect.poll(() => page.locator('.rule.target').getAttribute('id')).not.toBe('ET-TURN-1')
      await drawer(page).getByRole('searchbox').fill('dragon')
      await page.keyboard.press('Escape')
      await expect.poll(() => drawer(page).count()).toBe(1)
      await page.keyboard.press('Escape')
      await expect.poll(() => drawer(page).count()).toBe(0)
      expect(page.url()).toBe(address)
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(rules)
      expectNoProblems(page)
      await page.context().close()
    },
  )

  it('a card that explains itself leads to its rule', async () => {
    const page = await visit(stage)
    await seatMatch(page, { players: 3, seed: 'kept', until: 'middle' })
    await page.locator('[data-recruit], [data-hand]').first().hover()
    const link = page.locator('.hover-card a').first()
    await link.waitFor()
    const rule = (await link.getAttribute('href'))?.split('/').at(-1)
    await link.click()
    await expect.poll(() => page.locator('.rule.target').getAttribute('id')).toBe(rule)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => drawer(page).count()).toBe(0)
    expectNoProblems(page)
    await page.context().close()
  })
})
