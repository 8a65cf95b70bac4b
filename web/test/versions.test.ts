import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, type GameId, loadGame } from '../../games/registry.ts'
import type { MatchFile } from '../../kernel/file.ts'
import { DEEP, openStage, sharedPages, useStage } from './browser.ts'

/* Matches of earlier rules, opened in the page of today. */

const stage = useStage(openStage)

const asVisitor = sharedPages(stage)

const OLDER: (readonly [GameId, number])[] = []
for (const id of GAME_IDS) {
  const { rulesVersion } = (await loadGame(id)).game.facts
  for (let version = 1; version < rulesVersion; version++) OLDER.push([id, version])
}

/** The golden game with the most players: it fills the table. */
function fullest(game: GameId, version: number): MatchFile {
  const folder = new URL(`../../games/${game}/versions/${version}/golden/`, import.meta.url)
  const files: MatchFile[] = readdirSync(folder).map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  return files.reduce((most, file) => (file.seats.length > most.seats.length ? file : most))
}

async function open(page: Page, file: object): Promise<void> {
  await page.goto(stage.url)
  const upload = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) }
  await page.locator('input[type=file]').first().setInputFiles(upload)
  await page.waitForURL(/#\/replay\/file/)
}

describe('A match of earlier rules', () => {
  it.each(DEEP ? OLDER : OLDER.slice(0, 2))('%s %i is drawn from its first position to its last', (game, version) =>
    asVisitor({}, async page => {
      const file = fullest(game, version)
      const moves = file.moves.length
      await open(page, file)
      await page.locator(`[data-game=${game}]`).waitFor()
      const slider = page.getByRole('slider').first()
      for (const move of [0, Math.floor(moves / 3), Math.floor((2 * moves) / 3), moves]) {
        await slider.fill(String(move))
        await page.getByText(`Move ${move} of ${moves}`).first().waitFor()
      }
    }),
  )

  it('of a version the page does not know is described, and not opened', () =>
    asVisitor({}, async page => {
      const file = fullest('ethnos', 1)
      await open(page, { ...file, rulesVersion: 99, seats: file.seats.map((_, seat) => ({ name: `P${seat}` })) })
      const alert = page.getByRole('alert').filter({ hasText: 'rules version 99' })
      await alert.waitFor()
      await expect.poll(() => alert.innerText()).toMatch(/P0, P1.*Moves made: \d+/)
    }))
})
