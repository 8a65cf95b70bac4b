import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { exportMatch, importMatch, parseMatchFile } from '../../kernel/file.ts'
import { positionAt } from '../../kernel/replay.ts'
import { expectNoProblems, openStage, PHONE, playListed, sharedPages, startMatch, useStage, visit } from './browser.ts'
import { playUntil, seatMatch } from './ethnos.ts'
import { layMatch } from './scene.ts'

/* What the page brings to every table, tried at the table of Ethnos; what the players see there is in ethnos.test.ts. */

const stage = useStage(openStage)

const asVisitor = sharedPages(stage)
const gameLog = (page: Page): Promise<string[]> => page.getByLabel('Chronicle').getByRole('listitem').allInnerTexts()
const prompt = (page: Page) => page.locator('.prompt')
const myTurn = (page: Page) => prompt(page).getByText('Your turn.', { exact: true }).waitFor()

describe('a match against bots', () => {
  it('loses nothing by a reload', async () => {
    const page = await visit(stage)
    await startMatch(page, { game: 'ethnos', players: 3 })
    for (let turn = 0; turn < 2; turn++) {
      await myTurn(page)
      await playListed(page)
      await page.keyboard.press('Space')
    }
    await myTurn(page)
    const before = await gameLog(page)
    await page.reload()
    await myTurn(page)
    expect(await gameLog(page)).toEqual(before)
    await page.goto(stage.url)
    await page.getByRole('link', { name: 'Return' }).click()
    await myTurn(page)
    expect(await gameLog(page)).toEqual(before)
    expectNoProblems(page)
    await page.context().close()
  })

  it('goes on with the network gone', async () => {
    const page = await visit(stage, { offline: true })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await startMatch(page, { game: 'ethnos', players: 2 })
    await myTurn(page)
    await page.context().setOffline(true)
    await page.reload()
    await myTurn(page)
    await playListed(page)
    await myTurn(page)
    await page.context().close()
  })
})

describe('pass-and-play', () => {
  it('draws a curtain between seats, and no hand is in the page behind it', async () => {
    const page = await visit(stage)
    await seatMatch(page, { players: 2, seed: 'curtain', until: 'middle', people: [0, 1] })
    await page.getByRole('heading', { name: /it is your turn/ }).waitFor()
    await expect.poll(() => page.locator('[data-hand]').count()).toBe(0)
    await page.getByRole('button', { name: /show the table/ }).click()
    const mine = await page.locator('[data-hand]').count()
    expect(mine).toBeGreaterThan(0)
    await expect.poll(() => page.locator('[data-hand="-1"]').count()).toBe(0)

    // The turn passes: first the screen is handed over, then the next person lifts the curtain.
    const pass = page.getByRole('button', { name: /Pass the screen/ })
    for (let move = 0; move < 6 && !(await pass.isVisible()); move++) await playListed(page)
    await pass.click()
    await page.getByRole('heading', { name: /it is your turn/ }).waitFor()
    await expect.poll(() => page.locator('[data-hand]').count()).toBe(0)
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await page.locator('.curtain').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: /it is your turn/ }).waitFor()
    await expect.poll(() => page.locator('[data-hand]').count()).toBe(0)
    expectNoProblems(page)
    await page.context().close()
  })
})

describe('a dialog', () => {
  it('has the keyboard while it is open and gives it back, however it is closed', () =>
    asVisitor({}, async page => {
      await seatMatch(page, { players: 2, seed: 'curtain', until: 'middle' })
      const opener = page.getByRole('button', { name: 'Moves as a list' })
      const list = page.getByRole('dialog', { name: 'Your legal moves' })
      const ways = {
        'the key Escape': () => page.keyboard.press('Escape'),
        'its cross': () => list.getByRole('button', { name: 'Close' }).click(),
        'a click beside it': () => page.mouse.click(5, 5),
      }
      for (const [way, close] of Object.entries(ways)) {
        await opener.focus()
        await page.keyboard.press('Enter')
        await list.waitFor()
        expect(await list.locator(':focus').count(), way).toBe(1)
        await close()
        await list.waitFor({ state: 'detached' })
        expect(await opener.evaluate(button => button === document.activeElement), way).toBe(true)
      }
    }))

  it('fits a phone, and what lies behind it does not scroll', () =>
    asVisitor({ viewport: PHONE, touch: true }, async page => {
      await seatMatch(page, { players: 2, seed: 'curtain', until: 'middle' })
      await page.getByRole('button', { name: 'Moves as a list' }).tap()
      const box = await page.getByRole('dialog').boundingBox()
      if (!box) throw new Error('No dialog is open')
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width)
      expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      await page.keyboard.press('Escape')
    }))
})

type WithAudio = typeof globalThis & { readonly contexts: AudioContext[] }

describe('sound', () => {
  it('comes back after the browser has stopped it, as iOS does when the screen locks', async () => {
    const page = await visit(stage)
    await page.context().addInitScript(() => {
      localStorage['pentarchy-preferences'] = JSON.stringify({ pace: 'instant', sound: true, coach: false })
      const contexts: AudioContext[] = []
      Object.assign(globalThis, { contexts, AudioContext: recorded(AudioContext, contexts) })
      function recorded(Original: typeof AudioContext, into: AudioContext[]) {
        return class extends Original {
          constructor() {
            super()
            into.push(this)
          }
        }
      }
    })
    await page.reload()
    await startMatch(page, { game: 'ethnos', players: 2 })
    await myTurn(page)
    await playListed(page)
    const states = () => page.evaluate(() => (globalThis as WithAudio).contexts.map(({ state }) => state))
    const stop = () => page.evaluate(() => (globalThis as WithAudio).contexts[0]?.suspend())
    await expect.poll(states).toEqual(['running'])

    await stop()
    expect(await states()).toEqual(['suspended'])
    await page.keyboard.press('Shift')
    await expect.poll(states).toEqual(['running'])

    await stop()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(states).toEqual(['running'])
    await page.context().close()
  })
})

describe('match files and links', () => {
  const match = playUntil({ players: 3, seed: 'a whole game', until: 'end', people: [] })
  const file = exportMatch(match, ['A', 'B', 'C'])
  const opened = async (page: Page, text: string): Promise<void> => {
    await page.goto(stage.url)
    const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.waitForURL(/#\/replay\/file/)
  }

  it('written by Node open in Chromium with every position the same, and the other way round', async () => {
    const page = await visit(stage)
    // The page refuses a file at the first position whose hash differs: opening it proves all of them equal.
    await opened(page, JSON.stringify(file))
    await page.locator('[data-game=ethnos]').waitFor()
    await page.getByText(`Move 0 of ${match.log.length}`).first().waitFor()

    await seatMatch(page, { players: 3, seed: 'a whole game', until: 'end', people: [0] })
    await page.locator('#result-title').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the match' }).click()
    const saved = parseMatchFile(readFileSync(await (await download).path(), 'utf8'))
    if (!saved.ok) throw new Error(saved.error.code)
    expect(saved.value.hashes).toEqual(file.hashes)
    expect(importMatch(ethnos.game, saved.value).ok).toBe(true)
    expectNoProblems(page)
    await page.context().close()
  })

  it('travel whole in a link that opens from any seat', async () => {
    const page = await visit(stage)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const match = await seatMatch(page, { players: 3, seed: 'a link', until: 'end', people: [0] })
    await page.getByRole('button', { name: 'Copy the replay link' }).click()
    await page.getByText('The link is copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.context().close()

    const stranger = await visit(stage)
    await stranger.goto(link)
    await stranger.getByText(`Move 0 of ${match.log.length}`).first().waitFor()
    await stranger.getByLabel('Seen by').selectOption({ label: 'Seen by: Tikhon' })
    await stranger.getByRole('button', { name: 'One move forward' }).first().click()
    await stranger.getByText(`Move 1 of ${match.log.length}`).first().waitFor()

    // Whoever sees all sees every hand.
    await stranger.getByLabel('Seen by').selectOption({ label: 'Everything' })
    const { hands } = positionAt(ethnos.game, match.setup, match.log, 1)
    const shown = stranger.locator('[data-hand]')
    await expect.poll(() => shown.count()).toBe(hands.flat().length)
    const cards = await shown.evaluateAll(all => all.map(card => Number(card.getAttribute('data-hand'))))
    expect(cards).toEqual(hands.flat())
    expectNoProblems(stranger)
    await stranger.context().close()
  })

  const tampered = (change: (file: { [key: string]: unknown }) => void): string => {
    const copy = JSON.parse(JSON.stringify(file))
    change(copy)
    return JSON.stringify(copy)
  }

  it.each([
    ['no data at all', () => 'hello', 'is not a match and cannot be read'],
    ['something else', () => '{"a":1}', 'not a Pentarchy match'],
    ['a newer format', () => tampered(file => Object.assign(file, { version: 99 })), 'newer version'],
    ['another game', () => tampered(file => Object.assign(file, { game: 'chess' })), 'no game “chess”'],
    ['a prototype', () => tampered(file => Object.assign(file, { game: '__proto__' })), 'no game “__proto__”'],
    ['a changed seed', () => tampered(file => Object.assign(file, { seed: 'loaded' })), 'not the one promised'],
    [
      'an illegal move',
      () => tampered(file => ((file.moves as unknown[])[3] = [0, { kind: 'stop' }])),
      'Move 4 is against the rules',
    ],
    ['a forged position', () => tampered(file => ((file.hashes as string[])[5] = '0000000000000000')), 'After move 5'],
    [
      'a script for a name',
      () => tampered(file => Object.assign(file, { seats: '<script>alert(1)</script>' })),
      'something wrong in “seats”',
    ],
    ['more than any match', () => ' '.repeat(4_000_001), 'larger than any match'],
  ])('are refused in words: %s', (_, text, words) =>
    asVisitor({}, async page => {
      await opened(page, text())
      await page.getByRole('heading', { name: 'This match cannot be opened' }).waitFor()
      await expect.poll(() => page.getByRole('alert').innerText()).toContain(words)
    }),
  )

  it('damaged links are refused in words', () =>
    asVisitor({}, async page => {
      await page.goto(`${stage.url}#/match/notbase64!!`)
      await page.getByText('The link is damaged or incomplete.').waitFor()
    }))
})

describe('watching', () => {
  it('three bots play to the end at once', { timeout: 300_000 }, async () => {
    const page = await visit(stage, { pace: 'normal' })
    await layMatch(page, playUntil({ players: 3, seed: 'watched', until: 'late' }), [])
    await page.getByText('At once', { exact: true }).click()
    // Nothing stops them on the way: nobody is asked to read how an age ended, and the speed stays as chosen.
    const slowed = '[aria-label=Speed] input:checked:not([value=instant])'
    await page.locator(`dialog[open], ${slowed}`).first().waitFor({ timeout: 200_000 })
    await page.locator('dialog[open] #result-title').waitFor()
    expectNoProblems(page)
    await page.context().close()
  })
})
