import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { analyse, ITERATIONS } from '../../bots/advice/analyse.ts'
import { loadGame } from '../../games/registry.ts'
import type { Match } from '../../kernel/match.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { expectAccessible, expectNoProblems, openStage, PHONE, sitDownAt, useStage, visit } from './browser.ts'
import { layMatch, playedByChance, someWayIn, storedScene } from './scene.ts'

/* Looking back at a match: the analysis beside the board, slips tried again, and playing on from a position. */

const stage = useStage(openStage)

const playedFerry = (): Promise<Match> => playedByChance('ferry', () => false)

/** A finished match of Ferry on the table, judged as the page would, its analysis open. */
async function openAnalysed(page: Page, name: string): Promise<void> {
  const match = await playedFerry()
  const botGame = await loadBotGame(await loadGame('ferry'))
  const analysis = [...analyse(botGame, match, { iterations: ITERATIONS, part: 0, parts: 1 })]
  await sitDownAt(page, { ...storedScene(match), analysis })
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.locator('.story').waitFor()
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there`)
  return box
}

describe('the analysis', () => {
  it('judges a finished match, can be stopped, is kept with it, tells its story, and leads to its positions', async () => {
    const page = await visit(stage)
    await layMatch(page, await playedFerry())
    await page.getByRole('dialog').getByRole('button', { name: 'Analysis' }).click()
    const panel = page.getByRole('region', { name: 'Analysis' })
    await panel.getByRole('button', { name: 'Analyse this match' }).click()
    await panel.getByRole('progressbar').waitFor()
    await panel.getByRole('button', { name: 'Stop' }).click()
    await panel.getByText('Stopped.').waitFor()
    await panel.getByRole('button', { name: 'Analyse this match' }).click()
    await panel.getByRole('heading', { name: 'The story of the match' }).waitFor({ timeout: 110_000 })
    await expect.poll(() => panel.locator('.story li').count()).toBe(5)
    await expectAccessible(page)
    // It stands beside the board, which stays whole.
    const [board, beside] = [await boxOf(page, '.board'), await boxOf(page, '.review')]
    expect(beside.x).toBeGreaterThanOrEqual(board.x + board.width)
    const told = await panel.getByRole('listitem').allInnerTexts()
    await page.reload()
    await page.getByRole('dialog').getByRole('button', { name: 'Analysis' }).click()
    await panel.getByRole('heading', { name: 'The story of the match' }).waitFor()
    await expect.poll(() => panel.getByRole('listitem').allInnerTexts()).toEqual(told)
    await panel
      .getByRole('button', { name: /chance to win/ })
      .last()
      .click()
    await page
      .getByText(/looking back/i)
      .first()
      .waitFor()
    // The log follows the position looked at.
    await page.locator('[aria-label=Chronicle] li.current').first().waitFor()
    expectNoProblems(page)
    await page.context().close()
  })
})

describe('a slip of one’s own', () => {
  it('is tried again on a phone: a weaker move has its price and is taken back, the best one can be shown', async () => {
    const page = await visit(stage, { language: 'ru', viewport: PHONE, touch: true })
    await openAnalysed(page, 'Разбор')
    await expectAccessible(page)
    const slip = page
      .locator('.slips li')
      .filter({ has: page.locator('[data-try]') })
      .first()
    const played = (await slip.getByText('Сделано: ').innerText()).replace('Сделано: ', '')
    await slip.locator('[data-try]').tap()
    const guide = page.locator('[data-say]')
    await guide.getByText('Найдите ход лучше').waitFor()
    await page.getByRole('button', { name: 'Ходы списком' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: played, exact: true }).tap()
    await guide.getByText('Так и было сыграно').waitFor({ timeout: 60_000 })
    await expectAccessible(page)
    await guide.getByRole('button', { name: 'Отменить ход' }).tap()
    await page.locator('[data-say=ask]').waitFor()
    await guide.getByRole('button', { name: 'Показать' }).tap()
    await guide.getByText('Выбор бота').waitFor()
    await guide.getByRole('button', { name: 'К разбору' }).first().tap()
    await page.locator('.story').waitFor()
    expectNoProblems(page)
    await page.context().close()
  })
})

describe('whoever comes back', () => {
  /** Seat 0 loaded a crate long ago; the others went on, and it is asked again. */
  const leftLongAgo = async () => ({ ...storedScene(await someWayIn('ferry')), played: 0 })

  it('sees a film of what happened, which says whose turn it is, is skipped by Space and shown again from the log', async () => {
    const page = await visit(stage, { language: 'ru', motion: 'no-preference' })
    await sitDownAt(page, await leftLongAgo())
    const film = page.getByRole('region', { name: 'Что было после вашего хода' })
    await film.getByText('Ваш ход.').waitFor()
    await expect.poll(() => film.getByRole('listitem').count()).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await film.waitFor({ state: 'detached' })
    await page.getByText('Ваш ход.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Что было после вашего хода' }).click()
    await film.getByText('×2').click()
    // To its end.
    await film.waitFor({ state: 'detached' })
    await page.getByText('Ваш ход.', { exact: true }).waitFor()
    expectNoProblems(page)
    await page.context().close()
  })

  it('reads a list instead where motion is unwelcome, and plays at once', async () => {
    const page = await visit(stage, { viewport: PHONE, touch: true })
    await sitDownAt(page, await leftLongAgo())
    const list = page.getByRole('region', { name: 'Since your last turn' })
    await list.waitFor()
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(1)
    await page.getByText('Your turn.', { exact: true }).waitFor()
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Close' }).tap()
    await list.waitFor({ state: 'detached' })
    expectNoProblems(page)
    await page.context().close()
  })

  it('is told nothing a moment later', async () => {
    const page = await visit(stage)
    await sitDownAt(page, storedScene(await someWayIn('ferry')))
    await page.getByText('Your turn.', { exact: true }).waitFor()
    await expect.poll(() => page.locator('[data-film]').count()).toBe(0)
    await page.context().close()
  })
})

describe('playing on from here', () => {
  it('makes a position of a replay a match of one’s own, by the keyboard alone', async () => {
    const page = await visit(stage)
    const stored = storedScene(await playedFerry())
    await sitDownAt(page, stored)
    await page.goto(`${stage.url}#/replay/${stored.id}`)
    await page.getByText('Move 0 of').first().waitFor()
    for (let move = 0; move < 5; move++) await page.keyboard.press('ArrowRight')
    await page.getByText('Move 5 of').first().waitFor()
    await page.getByRole('button', { name: 'Play on from here' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Play on from here' })
    await dialog.getByText('after 5 moves').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: 'Tikhon' }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Play' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/table\//)
    await page.getByText('Your turn.', { exact: true }).waitFor()
    await expect.poll(() => page.locator('[aria-valuetext^="Move "]').getAttribute('max')).toMatch(/^[5-7]$/)
    expectNoProblems(page)
    await page.context().close()
  })
})
