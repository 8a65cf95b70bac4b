import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { COURSE_IDS } from '../../learn/course-ids.ts'
import { loadCourse } from '../../learn/courses.ts'
import { expectAccessible, expectNoProblems, openStage, PHONE, playListed, useStage, visit } from './browser.ts'
import { boardShare } from './faults.ts'

/* Lessons at the real table: by mouse, by touch and by keys. */

const stage = useStage(openStage)

const said = (page: Page): Promise<string> => page.locator('[data-say] p').innerText()

async function open(page: Page, lesson: string, game = 'ethnos'): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/learn/${game}/${lesson}`)
  await page.locator('[data-say]').waitFor()
}

it('a stranger learns by mouse: from the cover through a poor move to the end of a lesson, which is remembered', async () => {
  const page = await visit(stage)
  await page.getByRole('link', { name: 'Learn: Ethnos' }).click()
  await page.getByRole('searchbox').fill('size')
  await expect.poll(() => page.locator('[data-lesson]').count()).toBe(1)
  await expectAccessible(page)
  await page.locator('[data-lesson=size]').click()
  expect(await page.locator('.prompt').isVisible()).toBe(false)
  await page.locator('[data-next]').click()
  await page.locator('[data-lit="1"]').waitFor()
  await expect.poll(() => page.locator('.prompt').innerText()).toContain('Your turn.')
  await expectAccessible(page)

  await page.locator('.band').first().click()
  await page.locator('[data-play]').click()
  await page.locator('[data-say=wrong]').waitFor()
  expect(await said(page)).toContain('costs you 3')
  await page.locator('[data-take-back]').click()
  await page.locator('[data-say=ask]').waitFor()

  await page.locator('[data-recruit][data-legal]').first().waitFor()
  await page.locator('[data-show]').click()
  await expect.poll(() => said(page)).toContain('Nobody was quicker')
  await page.locator('[data-show]').click()
  await page.locator('[data-next]').click()
  await page.locator('[data-say=done]').waitFor()
  await page.getByRole('link', { name: 'Leave' }).click()
  await page.locator('[data-lesson=size]', { hasText: 'done' }).waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('by touch, on a phone, in Russian: the panel covers nothing, and the right tab opens', async () => {
  const page = await visit(stage, { language: 'ru', viewport: PHONE, touch: true })
  await open(page, 'kingdom')
  await page.locator('[data-next]').tap()
  await page.locator('[data-lit]').waitFor()
  expect(await page.evaluate(overlaps)).toEqual([])
  // What is asked is about the map: it stays large enough to be read.
  expect(await page.evaluate(boardShare)).toBeGreaterThan(0.2)
  await expectAccessible(page)
  await page.locator('.band').first().tap()
  const leaders = page.locator('[data-leader]')
  await leaders.nth(1).tap()
  await page.locator('[data-play]').tap()
  await page.locator('[data-say=wrong]').waitFor()
  expect(await said(page)).toMatch(/теряете \d/)
  await page.locator('[data-take-back]').tap()
  await page.locator('.band').first().tap()
  await leaders.first().tap()
  await page.locator('[data-play]').tap()
  await page.locator('[data-next]').tap()
  await page.locator('[data-say=done]').waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('what a lesson asks for is brought into sight on a phone, and the table stays where it is', async () => {
  const page = await visit(stage, { viewport: PHONE, touch: true })
  await open(page, 'spread', 'tiny-epic-kingdoms')
  await page.locator('[data-next]').tap()
  await page.locator('[data-say=ask]').waitFor()
  await page.locator('[data-lit]').waitFor()
  expect(await page.locator('[data-game]').evaluate(table => table.scrollTop)).toBe(0)
  await page.context().close()
})

/** What is lit and lies behind the panel. Runs in the page. */
function overlaps(): string[] {
  const panel = document.querySelector('[data-say]')?.getBoundingClientRect()
  const rings = [...document.querySelectorAll('[data-lit] .outer')].map(ring => ring.getBoundingClientRect())
  const margin = 4
  return rings
    .filter(ring => panel && ring.top + margin < panel.bottom && ring.bottom - margin > panel.top)
    .map(ring => JSON.stringify(ring))
}

it('by keys: Enter goes on, Escape takes back and leaves; and from anywhere one plays on against bots', async () => {
  const page = await visit(stage)
  await open(page, 'recruit')
  await page.keyboard.press('Enter')
  await page.locator('[data-say=ask]').waitFor()
  await playListed(page)
  await page.locator('[data-say=wrong]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-say=ask]').waitFor()
  await page.locator('[data-back]').click()
  await page.locator('[data-say=tell]').waitFor()
  await page.locator('main').focus()
  await page.keyboard.press('Escape')
  await page.locator('[data-lesson]').first().waitFor()

  await open(page, 'game')
  await page.locator('[data-play-on]').click()
  await page.waitForURL(/#\/table\//)
  await page.locator('[data-acting]').waitFor()
  await expect.poll(() => page.locator('[data-say]').count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it.each(COURSE_IDS)('whatever a lesson of %s lights is there, in every step of the course', async game => {
  const page = await visit(stage, { hasty: true })
  const course = await loadCourse(game)
  for (const lesson of course.lessons) {
    await open(page, lesson.id, game)
    for (const [at, step] of lesson.steps.entries()) {
      const where = `${lesson.id}: ${step.say}`
      if (step.free) break
      await page.locator(`[data-say] i.now[data-key="${step.say}"]`).waitFor({ state: 'attached' })
      const isAsked = step.want !== undefined
      await page.locator(`[data-say=${isAsked ? 'ask' : 'tell'}]`).waitFor()
      if (step.light) await expect.poll(() => page.locator('[data-lit]').count(), { message: where }).toBe(1)
      // Past the dialogs in which the end of an age and the result are told.
      await page.locator(isAsked ? '[data-show]' : '[data-next]').dispatchEvent('click')
      if (at === lesson.steps.length - 1) await page.locator('[data-say=done]').waitFor()
    }
  }
  expectNoProblems(page)
  await page.context().close()
})
