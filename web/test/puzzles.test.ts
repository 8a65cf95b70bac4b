import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { COURSE_IDS, type CourseId } from '../../learn/course-ids.ts'
import { loadPuzzles } from '../../learn/puzzles/collections.ts'
import { type Puzzle, puzzlesIn } from '../../learn/puzzles/puzzle.ts'
import { expectAccessible, expectNoProblems, openStage, PHONE, playListed, useStage, visit } from './browser.ts'

/* Puzzles at the real table: by mouse, by touch and by keys. */

const stage = useStage(openStage)

const puzzlesOf = async (game: CourseId): Promise<readonly Puzzle[]> =>
  puzzlesIn(await (await loadPuzzles(game)).book())
/** One decision, all of whose moves are in the list. */
const short = ({ line, match }: Puzzle): boolean =>
  line.length === 1 && match.seats < 5 && line.every(({ accepted, next }) => Math.max(next, ...accepted) < 30)

async function open(page: Page, game: CourseId, puzzle = ''): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/puzzles/${game}/${puzzle}`)
}
const said = (page: Page): Promise<string> => page.locator('[data-say] p').innerText()

it('by mouse: the puzzle of the day from the cover, shown, rated, and remembered', async () => {
  const page = await visit(stage)
  await page.getByRole('link', { name: 'Puzzle of the day: Ethnos' }).click()
  await page.locator('[data-say=ask]').waitFor()
  expect(await said(page)).toMatch(/^Find the strongest (move|turn) for /)
  await expectAccessible(page)
  await page.locator('[data-show]').click()
  await page.locator('[data-say=shown]').waitFor()
  expect(await said(page)).toMatch(/^Strongest known: .+ Next best: .+ weaker\)\./)
  await expect.poll(() => page.locator('[data-change]').innerText()).toMatch(/Your rating: 1\d\d\d \(−\d+\)/)
  await page.locator('[data-why]').click()
  await page.locator('dialog[open] [data-price]').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-vote]').click()
  await expect.poll(() => page.locator('[data-change]').innerText()).toBe('You will not see it again.')
  await page.locator('[data-again]').click()
  await page.locator('[data-say=ask]').waitFor()
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await page.locator('[data-daily]', { hasText: 'Done for today' }).waitFor()
  await expect.poll(() => page.locator('[data-streak]').innerText()).toBe('0 days')
  await expectAccessible(page)
  await page.locator('[data-theme-link]').first().click()
  await page.locator('[data-say=ask]').waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('by touch, on a phone, in Russian: a weaker move has its price, the strongest is right, the next one comes', async () => {
  const page = await visit(stage, { language: 'ru', viewport: PHONE, touch: true })
  const puzzle = (await puzzlesOf('small-world')).find(short) as Puzzle
  const [step] = puzzle.line
  await open(page, 'small-world', puzzle.id)
  await page.locator('[data-say=ask]').waitFor()
  await expectAccessible(page)
  await playListed(page, step?.next)
  await page.locator('[data-say=weaker]').waitFor()
  expect(await said(page)).toMatch(/слабее сильнейшего известного хода/)
  await expect
    .poll(() => page.locator('[data-price]').getAttribute('aria-label'))
    .toMatch(/Шансы на победу: \d+ % .+ \d+ %/)
  await expectAccessible(page)
  await page.locator('[data-take-back]').tap()
  await page.locator('[data-say=ask]').waitFor()
  await playListed(page, step?.accepted[0])
  await page.locator('[data-say=solved]').waitFor()
  expect(await said(page)).toContain('Верно')
  await expectAccessible(page)
  await page.locator('[data-next]').tap()
  await page.locator('[data-say=ask]').waitFor()
  expect(page.url()).not.toContain(puzzle.id)
  expectNoProblems(page)
  await page.context().close()
})

it('by keys: a right answer lengthens the row of days, Enter goes on, Escape leaves; and one plays on against bots', async () => {
  const page = await visit(stage)
  await open(page, 'ethnos', 'daily')
  await page.locator('[data-say=ask]').waitFor()
  const mark = await page.locator('[data-puzzle]').getAttribute('data-puzzle')
  const puzzle = (await puzzlesOf('ethnos')).find(({ id }) => id === mark) as Puzzle
  for (const [at, { accepted }] of puzzle.line.entries()) {
    await page.locator(`[data-say=ask] [data-decision="${at}"]`).waitFor({ state: 'attached' })
    await playListed(page, accepted[0])
  }
  await page.locator('[data-say=solved]').waitFor()
  await expect.poll(() => page.locator('[data-change]').innerText()).toMatch(/\(\+\d+\)/)
  await page.locator('main').focus()
  await page.keyboard.press('Escape')
  await page.locator('[data-streak]', { hasText: '1 day' }).waitFor()
  await open(page, 'ethnos', 'daily')
  await page.locator('[data-show]').click()
  await page.locator('[data-say=shown]').waitFor()
  await page.locator('[data-play-on]').click()
  await page.locator('dialog[open] .primary').click()
  await page.waitForURL(/#\/table\//)
  expectNoProblems(page)
  await page.context().close()
})

it.each(COURSE_IDS)('a puzzle of %s opens and can be shown', async game => {
  const page = await visit(stage, { language: 'ru' })
  await open(page, game)
  await page.locator('[data-train]').click()
  await page.locator('[data-say=ask]').waitFor()
  await page.locator('[data-show]').click()
  await page.locator('[data-say=shown]').waitFor()
  expect(await said(page)).toMatch(/^Сильнейшее из известного: /)
  expectNoProblems(page)
  await page.context().close()
})
