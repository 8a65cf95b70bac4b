import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type GameId, loadGame } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { expectAccessible, expectNoProblems, openStage, playListed, useStage, visit } from './browser.ts'
import { layMatch, playedByChance } from './scene.ts'

const stage = useStage(openStage)
const over = (game: GameId) => playedByChance(game, () => false, 3)

/** Lacks the last decision of the first seat and what came after: in this game everybody decides the same number of times. */
async function almostOver() {
  const match = await over('ferry')
  const last = match.log.findLastIndex(({ seat }) => seat === 0)
  return { ...match, log: match.log.slice(0, last) }
}

describe('the end of a match', () => {
  it('tells place, margin, the decisive moment and the curve, and makes a picture', async () => {
    const page = await visit(stage)
    const match = await over('ethnos')
    await layMatch(page, match)
    await page.locator('#result-title').waitFor()
    const { game } = await loadGame('ethnos')
    const { places, scores } = game.outcome(match.position) ?? { places: [], scores: [] }
    const short = Math.max(...scores) - elementAt(scores, 0)
    const told = elementAt(places, 0) === 1 ? /^You won by \d+$/u : new RegExp(`^You came \\w+, ${short} short$`, 'u')
    await expect.poll(() => page.locator('#result-title').innerText()).toMatch(told)
    const totals = page.locator('dialog tfoot tr').first().locator('td')
    expect(await totals.allInnerTexts()).toEqual(scores.map(String))
    await page.getByRole('heading', { name: 'Chances to win' }).waitFor()
    await expectAccessible(page)

    const saved = page.waitForEvent('download')
    await page.locator('[data-share]').click()
    const png = readFileSync(await (await saved).path())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])

    await page.getByRole('button', { name: 'See it on the board' }).click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.getByText('You are looking back').first().waitFor()
    expectNoProblems(page)
    await page.context().close()
  })

  it('counts the score until Space is pressed, then celebrates; a harder match is one press away', async () => {
    const page = await visit(stage, { motion: 'no-preference' })
    await layMatch(page, await almostOver())
    await playListed(page)
    await page.getByRole('heading', { name: 'The score' }).waitFor()
    expect(await page.locator('dialog[open] [data-celebration]').count()).toBe(0)
    await page.keyboard.press('Space')
    await page.locator('dialog[open] [data-celebration]').waitFor()
    await page.locator('#result-title').waitFor()
    await page.evaluate(() => document.querySelector('[data-game]')?.setAttribute('data-left', ''))
    await page.locator('[data-harder=steady]').click()
    await page.locator('[data-game=ferry]:not([data-left])').waitFor()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    // Home counts it among what was done against bots.
    await page.goto(`${page.url().split('#')[0]}#/`)
    await page.locator('[data-record] li').getByText('Novice').waitFor()
    expectNoProblems(page)
    await page.context().close()
  })
})
