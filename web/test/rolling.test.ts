import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromium } from '../../scripts/chromium.mjs'
import type { App } from '../../server/net/app.ts'
import { type RunningProxy, startProxy } from '../../test/club/proxy.ts'
import { buildIfStale } from '../build.ts'
import { BUILD_TIME, openStageWith, type Stage } from './browser.ts'
import { arrive, asked, freePort, openShared, type Shared, sitDownTogether } from './club.ts'

/* A server is replaced by another behind the same address, while people are in the middle of something. */

let shared: Shared
let balancer: RunningProxy
let stage: Stage
let serving: { port: number; app: App }
beforeAll(async () => {
  expect(chromium()).toBeTruthy()
  await buildIfStale()
  shared = await openShared()
  balancer = await startProxy(() => ({ host: 'localhost', port: serving.port }))
  const url = `http://localhost:${balancer.port}`
  serving = await openNext(url)
  stage = await openStageWith(async () => ({ url: `${url}/`, close: async () => {} }))
}, BUILD_TIME)
afterAll(async () => {
  await stage?.close()
  await serving?.app.close()
  await balancer?.stop()
  await shared?.close()
})

async function openNext(publicUrl: string) {
  const port = await freePort()
  return { port, app: await shared.openServer(port, publicUrl) }
}

/** Who comes from now on comes to the new server; then the old one is told to stop. */
async function update(): Promise<void> {
  const old = serving.app
  serving = await openNext(`http://localhost:${balancer.port}`)
  await old.close()
}

const chatOf = (page: Page) => page.getByPlaceholder('Write a message')
const isLive = (page: Page) => page.locator('[data-link=open]').waitFor({ state: 'attached' })

/** With any of these for a leader a band of one can be played as it is. */
const PLAIN = ['dwarf', 'giant', 'merfolk', 'minotaur', 'wizard']

describe('a server that is updated', () => {
  it('costs nobody a typed line or a half-composed move, and a line sent meanwhile is said once', async () => {
    const [host, guest] = [await arrive(stage, 'Yaga'), await arrive(stage, 'Koschei')]
    await sitDownTogether(host, guest, { game: 'ethnos', options: { tribes: PLAIN } })
    const first = await asked([host, guest])
    const other = first === host ? guest : host
    for (const page of [host, guest]) await page.getByRole('tab', { name: 'Chat' }).click()
    await chatOf(other).fill('I was about to say')
    await first.locator('[data-hand]').first().click()
    await first.locator('[data-hand][aria-pressed=true]').waitFor()
    await chatOf(first).fill('on its way')

    const updated = update()
    // In the very moment in which nobody answers: it may be shorter than the pauses in which a locator looks.
    await first.waitForFunction(() => document.querySelector('[data-link]:not([data-link=open])') !== null)
    await first.getByRole('button', { name: 'Send' }).click()
    const began = performance.now()
    for (const page of [first, other]) await isLive(page)
    expect(performance.now() - began).toBeLessThan(3000)
    await updated

    await other.getByRole('log').getByText('on its way').waitFor()
    await expect.poll(() => chatOf(other).inputValue()).toBe('I was about to say')
    await expect.poll(() => first.locator('[data-hand][aria-pressed=true]').count()).toBe(1)
    await expect.poll(() => other.getByRole('log').getByText('on its way').count()).toBe(1)
    // And play goes on: the move that was begun can be made. What its leader asks for next depends on the cards dealt.
    await other.getByRole('tab', { name: 'Chronicle' }).click()
    const told = () => other.getByLabel('Chronicle').getByRole('listitem').count()
    const before = await told()
    await first.locator('[data-play]').click()
    await expect.poll(told).toBeGreaterThan(before)
  })
})
