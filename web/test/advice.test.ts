import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from '../../games/registry.ts'
import { hintFor } from '../advice/hints.ts'
import { DEEP, expectAccessible, expectNoProblems, openStage, startMatch, useStage, visit } from './browser.ts'

/* Hints at the table, and the laboratory. */

const stage = useStage(openStage)

describe('a hint', () => {
  it.each(DEEP ? GAME_IDS : ['small-world' as const])(
    'in %s tells a move, the next best and why, marks them on the board, and can be played',
    async id => {
      const page = await visit(stage)
      const { seats } = (await loadGame(id)).game.facts
      await startMatch(page, { game: id, players: Math.max(2, seats.min) })
      const button = page.getByRole('button', { name: 'Hint' })
      await expect.poll(() => button.isEnabled()).toBe(true)
      const before = await page.getByLabel('Chronicle').getByRole('listitem').count()
      await page.keyboard.press('h')
      const hint = page.getByRole('region', { name: 'What an Expert would do' })
      const moves = hint.getByRole('button', { name: 'Play it' })
      await moves.first().waitFor({ timeout: 60_000 })
      await expect.poll(() => moves.count()).toBeLessThanOrEqual(2)
      expect(await hint.innerText()).not.toMatch(/\d+ ?%/)
      await hint.getByText('Details').click()
      await hint.getByText(/bot’s opinion/).waitFor()
      await page.locator('[data-lit]').waitFor()
      await expectAccessible(page)
      await hint.getByRole('button', { name: 'Play it' }).first().click()
      await hint.waitFor({ state: 'detached' })
      await expect
        .poll(async () => (await page.getByLabel('Chronicle').getByRole('listitem').count()) !== before)
        .toBe(true)
      expectNoProblems(page)
      await page.context().close()
    },
  )
})

it('a hint looks closer at the moves that were searched longest', async () => {
  const weighed = [0.5, 0.2, 0.51, 0.6, 0.4, 0.9].map((share, n) => ({ move: { kind: `move ${n}` }, visits: 9, share }))
  const asked: unknown[] = []
  const hint = await hintFor(
    {
      weigh: async () => ({ iterations: 394, weighed }),
      explain: async ({ moves }) => {
        asked.push(...moves)
        return moves.map(() => [])
      },
    },
    { id: 'ethnos', rulesVersion: 1 },
    {},
    0,
  )
  expect(asked).toEqual(weighed.slice(0, 5).map(({ move }) => move))
  expect(hint).toMatchObject({ best: { share: 0.5 }, runnerUp: { share: 0.6 }, closeness: 'equal' })
})

describe('the laboratory', () => {
  it('plays bots against each other with live figures, stops, and goes on', async () => {
    const page = await visit(stage)
    await page.goto(`${stage.url}#/lab`)
    await page.getByLabel('Players').selectOption('2')
    await page.getByLabel('Competitor 1').selectOption('random')
    await page.getByLabel('Competitor 2').selectOption('random')
    await page.getByLabel('Games', { exact: true }).fill('10000')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    await page.getByLabel('Games', { exact: true }).fill('20')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('20 of 20 games').waitFor({ timeout: 60_000 })
    await expectAccessible(page)
    expectNoProblems(page)
    await page.context().close()
  })

  it('asks for a number of games, and gives its figures as the language does, each with its bar', async () => {
    const page = await visit(stage, { language: 'ru' })
    await page.goto(`${stage.url}#/lab`)
    await page.getByLabel('Игроков').selectOption('2')
    await page.getByLabel('Участник 1').selectOption('random')
    await page.getByLabel('Участник 2').selectOption('random')
    const games = page.getByLabel('Партий', { exact: true })
    for (const nonsense of ['', '0']) {
      await games.fill(nonsense)
      await page.getByRole('button', { name: 'Начать' }).click()
      expect(await games.evaluate(field => field.matches(':focus:invalid'))).toBe(true)
      await expect.poll(() => page.getByRole('table').count()).toBe(0)
    }
    await games.fill('3')
    await page.getByRole('button', { name: 'Начать' }).click()
    await page.getByText('3 из 3 партий').waitFor({ timeout: 60_000 })
    const rows = page.getByRole('table').first().locator('tbody tr')
    await expect.poll(() => rows.nth(0).locator('td').last().innerText()).toMatch(/^\d+,\d$/)
    await expect.poll(() => rows.nth(1).locator('svg rect').count()).toBe(1)
    expectNoProblems(page)
    await page.context().close()
  })
})
