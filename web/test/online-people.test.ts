import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { expectAccessible, expectNoProblems, visit } from './browser.ts'
import { arrive, go, leave, useClubStage } from './club.ts'

/* Accounts, keys and messages, in real browsers against a real server. */

const stage = useClubStage()

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

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
    await expect.poll(() => keys.count()).toBe(1)
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
    const worker = elementAt(page.context().serviceWorkers(), 0)
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
    const registrationId = await registered
    const push = (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data })
    const shown = () => worker.evaluate(() => (globalThis as Shown).shown)
    const turn = { title: 'Ваш ход', body: 'Этнос', tag: 'abc' }
    await push(JSON.stringify({ kind: 'your-turn', table: 'abc', game: 'ethnos', language: 'ru' }))
    await expect.poll(shown).toEqual([turn])
    await push('')
    await expect.poll(shown).toEqual([turn, { title: 'Pentarchy', body: '', tag: '' }])
    await leave(page)
  })

  it('go on after the browser has replaced the subscription', async () => {
    const page = await arrive(stage, 'Kaurka', { offline: true })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const worker = elementAt(page.context().serviceWorkers(), 0)
    const told = await worker.evaluate(async () => {
      const keys = { p256dh: 'one', auth: 'two' }
      const made = { endpoint: 'https://push.example.org/replacement', keys }
      PushManager.prototype.subscribe = async () =>
        Object.create(PushSubscription.prototype, { toJSON: { value: () => made } })
      const replies: Promise<Response>[] = []
      const { fetch } = globalThis
      globalThis.fetch = (...given) => {
        const reply = fetch(...given)
        replies.push(reply)
        return reply
      }
      const work: Promise<unknown>[] = []
      const lost = Object.assign(new Event('pushsubscriptionchange'), {
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
      })
      globalThis.dispatchEvent(lost)
      await Promise.all(work)
      return Promise.all(replies.map(async reply => [new URL((await reply).url).pathname, (await reply).status]))
    })
    expect(told).toEqual([
      ['/api/club', 200],
      ['/api/push', 200],
    ])
    await leave(page)
  })

  it('go on after the browser has lost the subscription: the next visit makes a new one', async () => {
    const page = await arrive(stage, 'Kaurka', { offline: true })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // A push service that forgets everything whenever the page is loaded.
    await page.context().addInitScript(() => {
      Notification.requestPermission = async () => 'granted'
      Object.defineProperty(Notification, 'permission', { value: 'granted' })
      let known: PushSubscription | null = null
      PushManager.prototype.getSubscription = async () => known
      PushManager.prototype.subscribe = async () => {
        const endpoint = `https://push.example.org/${crypto.randomUUID()}`
        const made = { endpoint, keys: { p256dh: 'one', auth: 'two' } }
        const subscription: PushSubscription = Object.create(PushSubscription.prototype, {
          endpoint: { value: endpoint },
          toJSON: { value: () => made },
        })
        known = subscription
        return subscription
      }
    })
    const sent = () =>
      page.waitForResponse('**/api/push').then(async reply => [reply.status(), reply.request().postData()])
    await go(page, '#/online/account')
    await page.reload()
    const first = sent()
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.locator('[data-push=on]').waitFor()
    const again = sent()
    await page.reload()
    expect((await first)[0]).toBe(200)
    expect((await again)[0]).toBe(200)
    expect((await again)[1]).not.toBe((await first)[1])
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
