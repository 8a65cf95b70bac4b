import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, openStage, playListed, startMatch, useStage, visit } from './browser.ts'

/* Matches in this browser's storage, when the browser does not play along. */

const stage = useStage(openStage)

type Controlled = typeof globalThis & {
  readonly connections: IDBDatabase[]
  isFull: boolean
  persistRequests: number
}

/** Gives a test the page's connections, and lets it fill the disk. Runs in the page, before anything else. */
function takeControl(): void {
  const page = Object.assign(globalThis, { connections: [], isFull: false, persistRequests: 0 }) as Controlled
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given)
    request.addEventListener('success', () => page.connections.push(request.result))
    return request
  }
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    if (page.isFull) throw new DOMException('The disk is full', 'QuotaExceededError')
    return put.apply(this, given)
  }
  StorageManager.prototype.persist = async () => {
    page.persistRequests++
    return true
  }
}

async function visitUnderControl(): Promise<Page> {
  const page = await visit(stage)
  await page.context().addInitScript(takeControl)
  await page.reload()
  return page
}

const fillDisk = (page: Page, isFull: boolean) =>
  page.evaluate(full => {
    ;(globalThis as Controlled).isFull = full
  }, isFull)
const persistRequests = (page: Page) => page.evaluate(() => (globalThis as Controlled).persistRequests)
const gameLog = (page: Page): Promise<string[]> => page.getByLabel('Chronicle').getByRole('listitem').allInnerTexts()
const myTurn = (page: Page) => page.locator('.prompt').getByText('Your turn.', { exact: true }).waitFor()
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This match is not being saved' })

/** Nothing that was seen is lost; the other may have answered meanwhile. */
async function expectKept(page: Page, seen: readonly string[]): Promise<void> {
  expect((await gameLog(page)).slice(0, seen.length)).toEqual(seen)
}

async function playMoves(page: Page, count: number): Promise<void> {
  for (let move = 0; move < count; move++) {
    const before = (await gameLog(page)).length
    await playListed(page)
    // The other has answered, too: only then the turn is a new one.
    await expect.poll(async () => (await gameLog(page)).length).toBeGreaterThan(before + 1)
    await myTurn(page)
  }
}

it('a connection that the browser closed is opened again, and no move is lost', async () => {
  const page = await visitUnderControl()
  await startMatch(page, { game: 'ethnos', players: 2 })
  await myTurn(page)
  await playMoves(page, 1)
  await page.evaluate(() => {
    for (const connection of (globalThis as Controlled).connections) connection.close()
  })
  await playMoves(page, 3)
  expect(await persistRequests(page)).toBe(1)
  await expect.poll(() => notice(page).count()).toBe(0)
  const before = await gameLog(page)
  await page.reload()
  await myTurn(page)
  await expectKept(page, before)
  await page.context().close()
})

it('a match that cannot be stored is played on, the player is told, and nothing is lost once there is room', async () => {
  const page = await visitUnderControl()
  await fillDisk(page, true)
  await startMatch(page, { game: 'ethnos', players: 2 })
  await notice(page).waitFor()
  await myTurn(page)
  await playMoves(page, 2)
  await expectAccessible(page)

  // Leaving now would lose it: the browser asks.
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  const download = page.waitForEvent('download')
  await notice(page).getByRole('button', { name: 'Save as a file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^ethnos-.*json$/)

  await fillDisk(page, false)
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await notice(page).waitFor({ state: 'detached' })
  const before = await gameLog(page)
  await page.reload()
  await myTurn(page)
  await expectKept(page, before)
  await page.context().close()
})

it('a page of a newer build is not kept waiting, and the older one says that it no longer saves', async () => {
  const page = await visitUnderControl()
  await startMatch(page, { game: 'ethnos', players: 2 })
  await myTurn(page)
  const upgrade = await page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const request = indexedDB.open('pentarchy', 2)
        request.onblocked = () => resolve('blocked')
        request.onsuccess = () => resolve('upgraded')
      }),
  )
  expect(upgrade).toBe('upgraded')
  await playListed(page)
  await notice(page).waitFor()
  await page.context().close()
})

it('a match that is opened in a second tab is played on there, and comes back when the first one wants it', async () => {
  const first = await visit(stage)
  await startMatch(first, { game: 'ethnos', players: 2 })
  await myTurn(first)
  await playMoves(first, 1)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await myTurn(second)
  const elsewhere = (page: Page) => page.getByText('You are playing this match in another tab')
  await elsewhere(first).waitFor()
  await expectAccessible(first)
  await playMoves(second, 2)
  const seen = await gameLog(second)
  await first.getByRole('button', { name: 'Play here' }).click()
  await elsewhere(second).waitFor()
  await myTurn(first)
  await expectKept(first, seen)
  await playMoves(first, 1)
  const last = await gameLog(first)
  await first.reload()
  await myTurn(first)
  await expectKept(first, last)
  await first.context().close()
})
