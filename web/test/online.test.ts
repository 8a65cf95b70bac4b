import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ferry } from '../../games/ferry/index.ts'
import { importMatch, parseMatchFile } from '../../kernel/file.ts'
import { expectAccessible, expectNoProblems, PHONE } from './browser.ts'
import {
  arrive,
  asked,
  choose,
  gameLog,
  go,
  layTable,
  leave,
  playOnElsewhere,
  post,
  sitDownTogether,
  useClubStage,
} from './club.ts'

/* Several people in browsers of their own, at tables of one real server. */

const stage = useClubStage()

const isFocused = (element: Element) => element === document.activeElement

describe('a table where nothing happens', () => {
  it('says nothing: it is entered once', async () => {
    const [host, guest] = [await arrive(stage, 'Miroslava'), await arrive(stage, 'Tikhon')]
    const said: string[] = []
    host.on('websocket', socket => socket.on('framesent', ({ payload }) => said.push(String(payload))))
    await host.clock.install()
    await host.reload()
    await sitDownTogether(host, guest)
    await host.clock.runFor(1500)
    // What the page says comes in order: this is the last of it.
    await host.getByRole('tab', { name: 'Chat' }).click()
    await host.getByPlaceholder('Write a message').fill('Hello')
    await host.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => said.some(frame => frame.includes('"chat"'))).toBe(true)
    expect(said.filter(frame => frame.includes('"watch"'))).toHaveLength(1)
    await leave(host, guest)
  })
})

describe('a match between two people', () => {
  it('has no coach unless somebody asks for one at the table', async () => {
    const [host, guest] = [await arrive(stage, 'Lada', { coach: true }), await arrive(stage, 'Kupala')]
    await sitDownTogether(host, guest)
    await host.locator('[data-pair]').first().waitFor()
    await expect.poll(() => host.locator('[data-tip]').count()).toBe(0)
    await host.getByRole('button', { name: 'At this table' }).click()
    await host.getByRole('checkbox', { name: /^Coach/ }).check()
    await expectAccessible(host)
    await host.keyboard.press('Escape')
    await host.locator('[data-tip=aim]').waitFor()
    await expect.poll(() => guest.locator('[data-tip]').count()).toBe(0)
    await leave(host, guest)
  })

  it('is begun by the list of moves, followed to the end, and its seed fits the promise', async () => {
    const host = await arrive(stage, 'Vesna')
    const guest = await arrive(stage, 'Yarilo')
    const table = await sitDownTogether(host, guest, { game: 'ferry' })
    const { id, commitment } = table
    for (let move = 0; move < 4; move++) await choose(await asked([host, guest]))
    // The rest they play from other devices; both pages follow move by move.
    await Promise.all([host, guest].map((page, seat) => playOnElsewhere(page, table, `lot ${seat}`)))
    for (const page of [host, guest]) {
      await page.locator('#result-title').waitFor()
      await page.getByText('Chance was honest').waitFor()
    }
    await expectAccessible(host)
    // Each reads of the crates it loaded itself; otherwise they read the same.
    const [mine, theirs] = [await gameLog(host), await gameLog(guest)]
    expect(theirs).toHaveLength(mine.length)
    expect(theirs.at(-1)).toBe(mine.at(-1))

    const download = host.waitForEvent('download')
    await host.getByRole('button', { name: 'Save the match' }).click()
    const stream = await (await download).createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString()
    const file = parseMatchFile(text)
    if (!file.ok) throw new Error(file.error.code)
    expect(file.value.commitment).toBe(commitment)
    expect(importMatch(ferry.game, file.value).ok).toBe(true)

    // Once more, at a table of its own; and the old one stays to be looked at.
    await host.getByRole('button', { name: 'Play again' }).click()
    await host.waitForURL(url => url.hash.startsWith('#/t/') && !url.hash.includes(id))
    await go(guest, `#/online/history`)
    await guest
      .getByRole('link', { name: /^Watch/ })
      .first()
      .click()
    await guest
      .getByText(/Move 0 of/)
      .first()
      .waitFor()
    expectNoProblems(host)
    expectNoProblems(guest)
    await leave(host, guest)
  })

  it('survives a reload, a lost network and a server that goes down', async () => {
    const host = await arrive(stage, 'Lada')
    const guest = await arrive(stage, 'Lel')
    await sitDownTogether(host, guest, { game: 'small-world' })
    const first = await asked([host, guest])
    const second = first === host ? guest : host
    await choose(first)
    await expect.poll(async () => (await gameLog(second)).length).toBeGreaterThan(0)
    const before = await gameLog(first)
    await first.reload()
    await first.locator('[data-game]').waitFor()
    expect(await gameLog(first)).toEqual(before)

    // The network goes; a move is made meanwhile, the page is closed, and the move is sent when it is opened again.
    await first.context().setOffline(true)
    await first.getByText('You are offline').waitFor()
    await choose(first)
    const known = (await gameLog(second)).length
    const address = first.url()
    await first.goto('about:blank')
    await first.context().setOffline(false)
    await first.goto(address)
    await first.locator('[data-link=open]').waitFor({ state: 'attached' })
    await expect.poll(async () => (await gameLog(second)).length).toBeGreaterThan(known)
    await expect.poll(async () => gameLog(first)).toEqual(await gameLog(second))

    await stage.serving.stop()
    for (const page of [host, guest]) await page.getByText('Connection lost').waitFor()
    await stage.serving.start()
    for (const page of [host, guest])
      await page
        .getByRole('button', { name: 'Try now' })
        .click({ timeout: 2000 })
        .catch(() => undefined)
    for (const page of [host, guest]) await page.locator('[data-link=open]').waitFor({ state: 'attached' })
    const moving = await asked([host, guest])
    const told = (await gameLog(host)).length
    await choose(moving)
    for (const page of [host, guest]) await expect.poll(async () => (await gameLog(page)).length).toBeGreaterThan(told)
    await leave(host, guest)
  })

  it('opened while the server does not answer says so, asks again by itself, and is there', async () => {
    const [host, guest] = [await arrive(stage, 'Zhdana'), await arrive(stage, 'Put')]
    const { id } = await sitDownTogether(host, guest, { game: 'ferry' })
    const away = (page: Page) => page.route('**/api/**', route => route.abort())

    // The page itself is known, the club is not.
    await away(host)
    await host.reload()
    await host.getByText('The server does not answer. Trying again').waitFor()
    await host.unroute('**/api/**')
    await host.locator('[data-game]').waitFor()

    // The club is known, the table is not.
    await go(guest, '#/online')
    await guest.locator('[data-game]').waitFor({ state: 'detached' })
    await away(guest)
    await go(guest, `#/t/${id}`)
    await guest.getByText('The server does not answer. Trying again').waitFor()
    await expectAccessible(guest)
    await guest.unroute('**/api/**')
    await guest
      .getByRole('button', { name: 'Try now' })
      .click({ timeout: 2000 })
      .catch(() => undefined)
    await guest.locator('[data-game]').waitFor()
    await leave(host, guest)
  })

  it('asks for a list again when the server is back, and says meanwhile that it is away', async () => {
    const [host, guest] = [await arrive(stage, 'Lada'), await arrive(stage, 'Chur')]
    for (const [page, section] of [
      [host, 'leaders'],
      [guest, 'history'],
    ] as const) {
      await page.route('**/api/**', route => route.abort())
      await go(page, `#/online/${section}`)
      await page.getByRole('main').getByText('Connecting…').first().waitFor()
      await page.unroute('**/api/**')
    }
    await host.getByText('Nobody has a rating').waitFor()
    await guest.getByText('You have not finished a game yet').waitFor()
    await leave(host, guest)
  })

  it('asks no more for a list that somebody has turned away from', async () => {
    const page = await arrive(stage, 'Vila')
    await page.clock.install()
    const asked: string[] = []
    await page.route(/\/api\/(leaders|history|people)/, route => {
      asked.push(route.request().url())
      return route.abort()
    })
    for (const list of ['leaders', 'leaders/small-world', 'history']) {
      const before = asked.length
      await go(page, `#/online/${list}`)
      await expect.poll(() => asked.length).toBeGreaterThan(before)
    }
    await go(page, '#/online')
    await page.getByRole('heading', { name: 'New table' }).waitFor()
    const before = asked.length
    // Longer than those who stay are patient.
    await page.clock.runFor(6000)
    // Whatever was asked until now has been heard of before this.
    await page.evaluate(() => fetch('/api/leaders?last').catch(() => undefined))
    expect(asked.slice(before)).toEqual([expect.stringContaining('/api/leaders?last')])
    await leave(page)
  })

  it('looks back at any move, as the seat may know it', async () => {
    const host = await arrive(stage, 'Zorya')
    const guest = await arrive(stage, 'Dazhd')
    await sitDownTogether(host, guest, { game: 'small-world' })
    for (let moves = 1; moves <= 3; moves++) {
      await choose(await asked([host, guest]))
      await host.locator(`[aria-valuetext="Move ${moves} of ${moves}"]`).first().waitFor()
    }
    await host.reload()
    await host.locator(`[aria-valuetext="Move 3 of 3"]`).first().waitFor()
    await host.getByRole('button', { name: 'One move back' }).first().click()
    await host.locator(`[aria-valuetext="Move 2 of 3"]`).first().waitFor()
    await host.getByRole('button', { name: 'Back to now' }).first().click()
    await host.locator(`[aria-valuetext="Move 3 of 3"]`).first().waitFor()
    expectNoProblems(host)
    await leave(host, guest)
  })
})

describe('around the table', () => {
  it('spectators see no secret, and what is written stays text', async () => {
    const host = await arrive(stage, 'Sadko')
    const guest = await arrive(stage, 'Volkh')
    const { id } = await sitDownTogether(host, guest, { game: 'ethnos' })
    const watcher = await arrive(stage, 'Crow', { viewport: PHONE })
    await watcher.locator(`[data-table="${id}"]`).getByRole('link').click()
    await watcher.locator('[data-game=ethnos]').waitFor()
    await watcher.getByText('You are watching.').waitFor()
    await expect.poll(() => watcher.locator('[data-hand]').count()).toBe(0)

    const line = '<img src=x onerror="document.title=1"> & <b>bold</b>'
    await host.getByRole('tab', { name: 'Chat' }).click()
    await host.getByPlaceholder('Write a message').fill(line)
    await host.getByRole('button', { name: 'Send' }).click()
    await guest.getByRole('tab', { name: 'Chat (1)' }).click()
    await guest.getByText(line).waitFor()
    await expect.poll(() => guest.locator('[role=log] img, [role=log] li b b').count()).toBe(0)
    await expectAccessible(guest)
    await watcher.getByRole('button', { name: /^Chat/ }).click()
    await watcher.getByText('only spectators read').waitFor()
    await expectAccessible(watcher)
    await watcher.getByPlaceholder('Write a message').fill('psst')
    await watcher.getByRole('button', { name: 'Send' }).click()
    await watcher.getByText('psst').waitFor()
    // The host deletes a line; it is gone everywhere.
    await host.getByRole('button', { name: 'Delete this message of Sadko' }).click()
    await guest.getByText('No messages yet.').waitFor()
    for (const page of [host, guest, watcher]) expectNoProblems(page)
    await leave(host, guest, watcher)
  })

  it('a clock that runs out brings a bot, and its person comes back', async () => {
    const host = await arrive(stage, 'Ilya')
    const guest = await arrive(stage, 'Alyosha')
    const settings = {
      clock: { kind: 'real-time', seconds: 3, increment: 0 },
      absent: 'bot',
      delay: 0,
      rated: false,
    } as const
    await sitDownTogether(host, guest, { game: 'ethnos', settings })
    const late = await asked([host, guest])
    await expect.poll(() => late.locator('[data-clock]').count()).toBe(2)
    await late.getByText('A bot plays for you.').waitFor({ timeout: 15_000 })
    await late.getByRole('button', { name: 'Take my seat back' }).click()
    await late.getByText('A bot plays for you.').waitFor({ state: 'hidden' })
    await leave(host, guest)
  })

  it('whoever resigns ends a game of two', async () => {
    const host = await arrive(stage, 'Finist')
    const guest = await arrive(stage, 'Baba')
    await sitDownTogether(host, guest, { game: 'ethnos' })
    await guest.getByRole('button', { name: 'At this table' }).click()
    const button = guest.getByRole('button', { name: 'Resign' })
    const question = guest.getByRole('alertdialog', { name: 'Resign?' })
    // Enter and Esc are the safe answer, and give the keyboard back.
    for (const key of ['Enter', 'Escape']) {
      await button.click()
      await question.getByText('A bot plays your seat to the end, and you come last.').waitFor()
      await expectAccessible(guest)
      await expect.poll(() => question.getByRole('button', { name: 'Cancel' }).evaluate(isFocused)).toBe(true)
      await guest.keyboard.press(key)
      await question.waitFor({ state: 'detached' })
      expect(await button.evaluate(isFocused)).toBe(true)
    }
    await button.click()
    await question.getByRole('button', { name: 'Resign' }).click()
    for (const page of [host, guest]) await page.getByText('All but one resigned').waitFor()
    await leave(host, guest)
  })
})

describe('the lobby', () => {
  it('shows tables as they come and go, and my own with whose turn it is', async () => {
    const host = await arrive(stage, 'Gorynych')
    const guest = await arrive(stage, 'Nikita')
    const { id } = await layTable(host)
    await guest.locator(`[data-table="${id}"]`).getByText('waiting for 1 player').waitFor()
    await expectAccessible(guest)
    await post(guest, `/api/tables/${id}/sit`, { seat: 1 })
    await post(guest, `/api/tables/${id}/ready`, { ready: true })
    await post(host, `/api/tables/${id}/start`)
    await guest
      .locator(`[data-table="${id}"]`)
      .getByText(/your turn|to move/)
      .waitFor()
    expectNoProblems(guest)
    await leave(host, guest)
  })
})
