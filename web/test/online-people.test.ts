import type { CDPSession, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromium } from '../../scripts/chromium.mjs'
import { BUILD_TIME, expectAccessible, expectNoProblems, visit } from './browser.ts'
import { arrive, type ClubStage, go, openClubStage } from './club.ts'

/* Accounts, keys and messages, in real browsers against a real server. */

let stage: ClubStage
beforeAll(async () => {
  expect(chromium()).toBeTruthy()
  stage = await openClubStage()
}, BUILD_TIME)
afterAll(() => stage?.close())
// Whoever a failed test left at a table would go on playing beside the next one.
afterEach(() => Promise.all(stage.browser.contexts().map(context => context.close())))

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const leave = (...pages: Page[]) => Promise.all(pages.map(page => page.context().close()))

/** Opens the account page of somebody who has never been here. */
async function strange(): Promise<Page> {
  const page = await visit(stage)
  await go(page, '#/online/account')
  await panel(page, 'Log in').waitFor()
  return page
}

describe('an account', () => {
  it('by password: a guest becomes one, leaves, and comes back in another browser', async () => {
    const page = await arrive(stage, 'Vasilisa')
    await go(page, '#/online/account')
    const form = panel(page, 'Create an account')
    await form.getByLabel('Password').fill('a long enough secret')
    await form.getByRole('button', { name: 'Create an account', exact: true }).click()
    await page.getByText('You have an account').waitFor()
    await expectAccessible(page)

    const other = await strange()
    const login = panel(other, 'Log in')
    await login.getByLabel('Name').fill('Vasilisa')
    await login.getByLabel('Password').fill('a wrong one')
    await login.getByRole('button', { name: 'Log in', exact: true }).click()
    await other.getByText('The name or the password is wrong.').waitFor()
    await login.getByLabel('Password').fill('a long enough secret')
    await login.getByRole('button', { name: 'Log in', exact: true }).click()
    await other.getByText('You have an account').waitFor()

    // Both browsers are listed; one ends the other.
    await page.reload()
    const sessions = panel(page, 'Where you are logged in')
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2)
    await sessions.getByRole('button', { name: 'End', exact: true }).click()
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)
    await go(other, '#/online')
    await other.reload()
    await other.getByRole('heading', { name: 'Who are you?' }).waitFor()

    // Farewell: asked twice, with the password; then the name is anybody's.
    const farewell = panel(page, 'Delete your account')
    await farewell.getByRole('button', { name: 'Delete me' }).click()
    await farewell.getByLabel('Password').fill('a long enough secret')
    await expectAccessible(page)
    await farewell.getByRole('button', { name: 'Yes, delete for good' }).click()
    await panel(page, 'Log in').waitFor()
    await page.reload()
    await panel(page, 'Log in').waitFor()
    await leave(await arrive(stage, 'Vasilisa'))
    expectNoProblems(page)
    await leave(page, other)
  })

  it('by passkey: made, left, and entered again without a word typed', async () => {
    const page = await arrive(stage, 'Koschei')
    await go(page, '#/online/account')
    const keys = await authenticator(page)
    await page.getByRole('button', { name: 'Create an account with a passkey' }).click()
    await page.getByText('You have an account').waitFor()
    expect(await keys.count()).toBe(1)
    await panel(page, 'Passkeys').getByRole('listitem').waitFor()

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText('You have an account').waitFor()
    await page.getByRole('heading', { name: 'Koschei' }).waitFor()
    expectNoProblems(page)
    await leave(page)
  })

  it('in charge of the house sees the admin page', async () => {
    const page = await arrive(stage, 'Warden')
    await go(page, '#/online/account')
    const form = panel(page, 'Create an account')
    await form.getByLabel('Password').fill('a long enough secret')
    await form.getByRole('button', { name: 'Create an account', exact: true }).click()
    await page.getByRole('link', { name: 'Admin' }).click()
    await panel(page, 'People').getByText('Warden').waitFor()
    await expectAccessible(page)
    expectNoProblems(page)
    await leave(page)
  })
})

/** A key in software in place of a finger on a sensor. */
async function authenticator(page: Page): Promise<{ count(): Promise<number> }> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

type Shown = typeof globalThis & { readonly shown: readonly { title: string; body: string; tag: string }[] }

describe('messages for a closed page', () => {
  it('say whose turn it is and lead to the table', async () => {
    const page = await arrive(stage, 'Sivka', { offline: true })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const [worker] = page.context().serviceWorkers()
    // A browser without windows shows no notification: what it was asked to show is written down instead.
    await worker.evaluate(() => {
      const shown: { title: string; body?: string; tag?: string }[] = []
      Object.assign(globalThis, { shown })
      ServiceWorkerRegistration.prototype.showNotification = async (title, { body = '', tag = '' } = {}) => {
        shown.push({ title, body, tag })
      }
    })
    const devtools = await page.context().newCDPSession(page)
    const registered = new Promise<string>(resolve =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      }),
    )
    await devtools.send('ServiceWorker.enable')
    const data = JSON.stringify({ kind: 'your-turn', table: 'abc', game: 'ethnos', language: 'ru' })
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data,
    })
    const shown = () => worker.evaluate(() => (globalThis as Shown).shown)
    await expect.poll(shown).toEqual([{ title: 'Ваш ход', body: 'Этнос', tag: 'abc' }])
    await leave(page)
  })

  it('are asked for, and a browser without a push service is told so', async () => {
    const page = await arrive(stage, 'Burka', { offline: true })
    await page.context().grantPermissions(['notifications'])
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await go(page, '#/online/account')
    await page.reload()
    const stand = page.locator('[data-push]')
    await stand.waitFor()
    // Chromium for tests has no push service, and without windows no notifications: it must say so, never pretend.
    if ((await stand.getAttribute('data-push')) === 'off') await page.getByRole('button', { name: 'Turn on' }).click()
    await page.locator('[data-push=failed], [data-push=denied], [data-push=unsupported]').waitFor()
    expect(await stand.innerText()).not.toBe('')
    await leave(page)
  })
})
