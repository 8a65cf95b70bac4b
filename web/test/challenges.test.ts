import { expect, it } from 'vitest'
import { playMatch } from '../../bots/play.ts'
import { botNamed } from '../../bots/registry.ts'
import { loadGame } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { seatsOf } from '../../kernel/seat.ts'
import { starsEarned } from '../../learn/challenge.ts'
import { loadChallenges } from '../../learn/challenges.ts'
import { expectAccessible, expectNoProblems, openStage, PHONE, sitDownAt, useStage, visit } from './browser.ts'
import { NAMES } from './scene.ts'

const stage = useStage(openStage)

it('a challenge is taken up by touch on a phone, in Russian, and says at the table what is to be reached', async () => {
  const page = await visit(stage, { language: 'ru', viewport: PHONE, touch: true })
  await page.goto(`${stage.url}#/learn/small-world`)
  const first = page.locator('[data-challenge=first]')
  await expect.poll(() => first.innerText()).toContain('Победите')
  await expectAccessible(page)
  await first.getByRole('button').tap()
  const goals = page.getByRole('region', { name: 'Испытание: Жизненное пространство' })
  await goals.waitFor()
  await expect.poll(() => goals.getByRole('listitem').count()).toBe(3)
  await expect.poll(() => goals.getByRole('listitem').last().innerText()).toMatch(/\(сейчас \d+\)/)
  await expectAccessible(page)
  expectNoProblems(page)
  await page.context().close()
})

it('its end tells the stars, the course keeps them, and a rematch is the same challenge again', async () => {
  const botGame = await loadBotGame(await loadGame('ethnos'))
  const book = await loadChallenges('ethnos')
  const challenge = elementAt(book.challenges, 0)
  const { seats, seat, rivals, options, seed } = challenge
  const bots = seatsOf(seats).map(one => botNamed(one === seat ? 'sharp' : rivals)(botGame))
  const played = playMatch(botGame, bots, options, seed)
  if (!played.ok) throw new Error(played.error.code)
  const { setup, log, position } = played.value
  const outcome = botGame.game.outcome(position)
  const earned = outcome ? starsEarned(book, challenge, position, outcome).filter(Boolean).length : 0
  expect(earned).toBeGreaterThan(0)

  const page = await visit(stage)
  await sitDownAt(page, {
    ...{ id: 'challenge', game: 'ethnos', rulesVersion: botGame.game.facts.rulesVersion, setup, log },
    ...{ over: false, begun: 0, played: 0, challenge: challenge.id },
    seats: seatsOf(seats).map(one => ({
      name: elementAt(NAMES, one),
      colour: elementAt([1, 2, 3] as const, one),
      control: one === seat ? 'human' : 'bot',
      level: rivals,
    })),
  })
  const result = page.getByRole('dialog')
  await result.getByText('Challenge: A first throne').waitFor()
  await expect.poll(() => result.getByText('★').count()).toBe(earned)
  await expectAccessible(page)
  await result.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL(/#\/table\/(?!challenge)/)
  await page.getByText('Challenge: A first throne').waitFor()
  await page.goto(`${stage.url}#/learn/ethnos`)
  await expect.poll(() => page.locator('[data-challenge=first]').getByText('★').count()).toBe(earned)
  expectNoProblems(page)
  await page.context().close()
})
