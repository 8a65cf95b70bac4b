import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inLanguage, type Language } from '../../kernel/languages.ts'
import { DESKTOP, expectAccessible, expectNoProblems, PHONE, sample, visit } from './browser.ts'
import { arrive, go, layTable, post, useClubStage } from './club.ts'

const stage = useClubStage()

const WORDS = {
  en: { seat: (n: number) => `Seat ${n}: Colour`, mine: 'Your colour', red: 'Red', blue: 'Blue', silver: 'Silver' },
  ru: {
    seat: (n: number) => `Место ${n}: Цвет`,
    mine: 'Ваш цвет',
    red: 'Красный',
    blue: 'Синий',
    silver: 'Серебряный',
  },
}
const opener = (page: Page, label: string) => page.getByRole('button', { name: `${label}: ` })
/** The colour that a picker shows, by its name. */
const shown = (page: Page, label: string) => opener(page, label).locator('span').innerText()
const palette = (page: Page, label: string) => page.getByRole('group', { name: label })

describe('around one screen', () => {
  it.each([
    ['a laptop, in English', DESKTOP, 'en'],
    ['a phone, in Russian', PHONE, 'ru'],
  ] as const)('players choose colours on %s; who had one takes the other', async (_, viewport, language) => {
    const words = inLanguage(WORDS, language)
    const page = await visit(stage, { language, viewport, touch: viewport === PHONE })
    await go(page, '#/new/ethnos')
    await opener(page, words.seat(1)).click()
    await expectAccessible(page)
    await palette(page, words.seat(1)).getByRole('button', { name: words.blue }).click()
    expect(await shown(page, words.seat(1))).toBe(words.blue)
    expect(await shown(page, words.seat(2))).toBe(words.red)
    await page.locator('form button[type=submit]').click()
    await page.locator('[data-game=ethnos]').waitFor()
    const stored = await page.evaluate(() => location.hash)
    await page.reload()
    await page.locator('[data-game=ethnos]').waitFor()
    expect(await page.evaluate(() => location.hash)).toBe(stored)
    await go(page, '#/matches')
    const shields = page.locator('.shields').first().locator('svg > path:first-child')
    const fills = () => shields.evaluateAll(paths => paths.slice(0, 2).map(path => path.getAttribute('fill')))
    await expect.poll(fills).toEqual(['var(--seat-2)', 'var(--seat-1)'])
    expectNoProblems(page)
  })
})

describe('by keys', () => {
  it('the palette opens, is walked through, chooses and closes', async () => {
    const page = await visit(stage)
    await go(page, '#/new/small-world')
    const { seat } = WORDS.en
    await opener(page, seat(1)).focus()
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    expect(await focused()).toContain('Red')
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).toContain('Silver')
    await page.keyboard.press('Enter')
    expect(await shown(page, seat(1))).toBe('Silver')
    expect(await opener(page, seat(1)).evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(() => palette(page, seat(1)).count()).toBe(0)
    expect(await shown(page, seat(1))).toBe('Silver')
    expectNoProblems(page)
  })
})

describe('in the waiting room', () => {
  it.each(sample<Language>('en', 'ru'))(
    'a player picks a free colour, everybody sees it, and it stays, in %s',
    async language => {
      const words = inLanguage(WORDS, language)
      const host = await arrive(stage, 'Vesna', { language })
      const guest = await arrive(stage, 'Lel', { language, viewport: PHONE, touch: true })
      const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'novice' }] as const
      const { id } = await layTable(host, { game: 'ethnos', seats: [...seats] })
      for (const page of [host, guest]) await go(page, `#/t/${id}`)
      await guest.locator('[data-seat="1"] button').first().click()
      await opener(guest, words.mine).click()
      await expectAccessible(guest)
      // What the host has cannot be taken; what a bot has can.
      const taken = palette(guest, words.mine).getByRole('button', { name: words.red })
      await expect.poll(() => taken.getAttribute('aria-disabled')).toBe('true')
      await expect.poll(() => taken.innerText()).toContain('Vesna')
      await palette(guest, words.mine).locator('[data-colour="3"]').click()
      await expect.poll(() => shieldOf(host, 1)).toBe('var(--seat-3)')
      await expect.poll(() => shieldOf(host, 2)).toBe('var(--seat-2)')
      await opener(host, words.mine).click()
      await palette(host, words.mine).getByRole('button', { name: words.silver }).click()
      await expect.poll(() => shown(host, words.mine)).toBe(words.silver)
      await host.reload()
      await expect.poll(() => shown(host, words.mine)).toBe(words.silver)
      await post(host, `/api/tables/${id}/start`, {})
      for (const page of [host, guest]) {
        await page.locator('[data-game=ethnos]').waitFor()
        const fills = await page
          .locator('svg.shield > path:first-child')
          .evaluateAll(paths => [...new Set(paths.map(path => path.getAttribute('fill')))].sort())
        // The host's first colour is free again, and the bot has it.
        expect(fills).toEqual(['var(--seat-1)', 'var(--seat-3)', 'var(--seat-7)'])
      }
      expectNoProblems(host)
      expectNoProblems(guest)
    },
  )
})

const shieldOf = (page: Page, seat: number): Promise<string | null> =>
  page.locator(`[data-seat="${seat}"] svg.shield > path`).first().getAttribute('fill')
