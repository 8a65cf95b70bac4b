import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { GAME_IDS, type GameId, loadGame } from '../../games/registry.ts'
import { LANGUAGES } from '../../kernel/languages.ts'
import { elementAt } from '../../kernel/list.ts'
import { recordOf } from '../../kernel/record.ts'
import {
  DEEP,
  DESKTOP,
  expectAccessibleInBothThemes,
  expectNoProblems,
  PHONE,
  playListed,
  sharedPages,
  TABLET,
  useStage,
} from './browser.ts'
import { arrive, go, openClubStage } from './club.ts'
import { layMatch, someWayIn } from './scene.ts'

/* What holds for every game in the registry, whoever wrote it: nothing here knows any of them. */

const stage = useStage(openClubStage)

const asVisitor = sharedPages(stage)

describe('every registered game', () => {
  const examples: GameId[] = []
  const titles = recordOf(LANGUAGES, (): string[] => [])
  beforeAll(async () => {
    for (const id of GAME_IDS) {
      const module = await loadGame(id)
      if (module.game.facts.example) examples.push(id)
      else for (const language of LANGUAGES) titles[language].push((await module.words[language]()).title)
    }
  })

  it.each(LANGUAGES)(
    'is on the home page, in the index of rules and in the lobby, by its title (%s)',
    async language => {
      const page = await arrive(stage, `Reader ${language}`, { language })
      await expect.poll(() => page.locator('.games .game').allInnerTexts()).toEqual(titles[language])
      await go(page, '#/rules')
      await expect.poll(() => page.locator('main li a b').allInnerTexts()).toEqual(titles[language])
      await go(page, '#/')
      await expect.poll(() => page.locator('article h2').allInnerTexts()).toEqual(titles[language])
      await expect.poll(() => page.locator('article .play').count()).toBe(titles[language].length)
      expectNoProblems(page)
      await page.context().close()
    },
  )

  it('is there, too, if it is an example and examples are asked for', () =>
    asVisitor({}, async page => {
      await go(page, '#/settings')
      await page.getByRole('radiogroup', { name: 'Example games' }).getByText('Shown').click()
      await go(page, '#/')
      await expect.poll(() => page.locator('article').count()).toBe(GAME_IDS.length)
      await go(page, '#/settings')
      await page.getByRole('radiogroup', { name: 'Example games' }).getByText('Hidden').click()
      await go(page, '#/')
      await expect.poll(() => page.locator('article').count()).toBe(GAME_IDS.length - examples.length)
    }))

  it('starts with as many players as were chosen, or says how many it takes', () =>
    asVisitor({}, async page => {
      await go(page, '#/')
      const counts = page.getByRole('radiogroup', { name: 'Opponents' }).getByRole('radio')
      const { seats } = (await loadGame('ethnos')).game.facts
      const play = page.getByRole('button', { name: 'Play Ethnos' })
      await counts.last().check({ force: true })
      await expect.poll(() => counts.count()).toBeGreaterThan(seats.max - 1)
      await expect.poll(() => play.getAttribute('title')).toBe(`${seats.min}–${seats.max} players`)
      await counts.nth(seats.max - 2).check({ force: true })
      await play.click()
      await page.locator('[data-game=ethnos]').waitFor()
      await expect.poll(() => page.locator('section.seat').count()).toBe(seats.max)
    }))
})

/** What can be pressed to get on with the decision: what the table marks as legal, or the button that sends it. */
const PRESSABLE = '[data-game] :is([data-legal], .btn.primary):not([aria-disabled=true])'

/** The table as it is; pressing anything that looks as if it could be pressed changes it. */
const tableNow = (page: Page): Promise<string> => page.locator('[data-game]').evaluate(table => table.outerHTML)

/** A point of the thing that belongs to it: where pieces overlap, its middle may be another's. */
const pointOf = (thing: Locator): Promise<[number, number] | null> =>
  thing.evaluate((piece): [number, number] | null => {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = piece.getBoundingClientRect()
    for (let spread = 0; spread < 0.5; spread += 0.05)
      for (let turn = 0; turn < 12; turn++) {
        const x = box.left + box.width * (0.5 + spread * Math.cos((turn * Math.PI) / 6))
        const y = box.top + box.height * (0.5 + spread * Math.sin((turn * Math.PI) / 6))
        if (piece.contains(document.elementFromPoint(x, y))) return [x, y]
      }
    return null
  })

describe.each(GAME_IDS)('the table of %s', id => {
  const laid = async (page: Page): Promise<void> => {
    await layMatch(page, await someWayIn(id))
    await page.locator(PRESSABLE).first().waitFor()
  }

  it.each([
    ['a laptop', { viewport: DESKTOP }],
    ['a phone, in Russian', { viewport: PHONE, touch: true, language: 'ru' }],
    ...(DEEP ? ([['a tablet, in Russian', { viewport: TABLET, language: 'ru' }]] as const) : []),
  ] as const)('is accessible and does not overflow on %s', (_, visitor) =>
    asVisitor(visitor, async page => {
      await laid(page)
      await expectAccessibleInBothThemes(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }),
  )

  it('has no dead button: whatever is legal can be reached by the mouse, and pressing it does something', () =>
    asVisitor({}, async page => {
      await laid(page)
      const things = await page.locator(PRESSABLE).all()
      const unreachable: string[] = []
      for (const thing of things)
        if (!(await pointOf(thing))) unreachable.push(await thing.evaluate(piece => piece.outerHTML.slice(0, 120)))
      expect(unreachable).toEqual([])
      const before = await tableNow(page)
      const [x, y] = (await pointOf(elementAt(things, 0))) ?? [0, 0]
      await page.mouse.click(x, y)
      await expect.poll(() => tableNow(page)).not.toBe(before)
    }))

  it('answers to the keyboard', () =>
    asVisitor({}, async page => {
      await laid(page)
      const before = await tableNow(page)
      await page.locator(PRESSABLE).first().focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => tableNow(page)).not.toBe(before)
    }))

  it('plays a move chosen from the list', () =>
    asVisitor({}, async page => {
      await laid(page)
      const before = await tableNow(page)
      await playListed(page)
      await expect.poll(() => tableNow(page)).not.toBe(before)
    }))
})
