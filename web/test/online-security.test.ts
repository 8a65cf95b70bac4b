import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { codeAt, stepAt } from '../../server/people/totp.ts'
import { openMail, tokenIn } from '../../server/test/mail.ts'
import { expectAccessible, expectNoProblems, openStageWith, PHONE, useStage, visit } from './browser.ts'
import { arrive, go, leave, openOneServer, sitDownTogether } from './club.ts'

/* What keeps an account its owner's and a club a good place, in real browsers with a real mail server. */

const post = await openMail()
const stage = useStage(() => openStageWith(() => openOneServer({ mail: post.mail, trustProxy: 1 })))
afterEach(() => Promise.all(stage.browser.contexts().map(context => context.close())))
afterAll(() => post.close())

const PASSWORD = 'a long enough secret'
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function withAccount(name: string, visitor = {}): Promise<Page> {
  const page = await arrive(stage, name, visitor)
  await go(page, '#/online/account')
  const form = panel(page, 'Create an account')
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create an account', exact: true }).click()
  await page.getByText('You have an account').waitFor()
  return page
}

/** Somebody elsewhere tries a password. */
const guess = (name: string, from: string) =>
  fetch(new URL('/api/login', stage.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ name, password: 'a wrong guess' }),
  })

describe('an account', () => {
  it('signs in with a code from an app beside the password', async () => {
    const page = await withAccount('Darya')
    const box = panel(page, 'Two-step sign-in')
    await box.getByRole('button', { name: 'Turn it on' }).click()
    await box.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    const secret = (await box.locator('code').innerText()).replaceAll(' ', '')
    await box.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, stepAt(Date.now())))
    await expectAccessible(page)
    await box.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => box.getByRole('listitem').count()).toBe(10)
    const code = await box.getByRole('listitem').first().innerText()
    await box.getByRole('button', { name: 'I have kept them' }).click()
    await box.getByText('On. 10 recovery codes left.').waitFor()
    await press(page, 'Log out')
    const login = panel(page, 'Log in')
    await login.getByLabel('Name').fill('Darya')
    await login.getByLabel('Password').fill(PASSWORD)
    await login.getByRole('button', { name: 'Log in', exact: true }).click()
    await login.getByLabel('Code').fill(code)
    await expectAccessible(page)
    await login.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByText('You have an account').waitFor()
    await panel(page, 'Security log').getByText('Two-step sign-in turned on').waitFor()
    await leave(page)
  })

  it('lends a program a token, and becomes a bot’s', async () => {
    const page = await withAccount('Kuzya')
    const box = panel(page, 'Programs')
    await box.getByLabel('What is it for?').fill('My statistics')
    await box.getByRole('button', { name: 'Make a token' }).click()
    const token = await box.getByRole('textbox', { name: 'Keep it somewhere safe' }).inputValue()
    const asked = () => fetch(new URL('/api/tables/mine', stage.url), { headers: { authorization: `Bearer ${token}` } })
    expect((await asked()).status).toBe(200)
    await expectAccessible(page)
    await box.getByRole('button', { name: 'Remove “My statistics”' }).click()
    await box.getByText('My statistics').waitFor({ state: 'detached' })
    expect((await asked()).status).toBe(401)
    await box.getByRole('button', { name: 'Make this a bot account' }).click()
    await page.locator('dialog').getByRole('button', { name: 'Make this a bot account' }).click()
    await box.getByText('This is a bot account.').waitFor()
    await expectAccessible(page)
    await leave(page)
  })

  it('opens to its owner while others guess at it: the page shows some work', async () => {
    const page = await withAccount('Sofia', { viewport: PHONE })
    await press(page, 'Log out')
    for (let n = 0; n < 6; n++) await guess('Sofia', `198.51.100.${n}`)
    const login = panel(page, 'Log in')
    await login.getByLabel('Name').fill('Sofia')
    await login.getByLabel('Password').fill(PASSWORD)
    const wanted = page.waitForResponse(reply => reply.url().endsWith('/api/login') && reply.status() !== 200)
    await login.getByRole('button', { name: 'Log in', exact: true }).click()
    expect(await (await wanted).json()).toMatchObject({ fault: 'proof-wanted' })
    await page.getByText('You have an account').waitFor()
    await leave(page)
  })

  it('gets a new password by e-mail', async () => {
    const page = await withAccount('Fedor', { viewport: PHONE })
    const box = panel(page, 'E-mail')
    await box.getByLabel('E-mail address').fill('fedor@mail.example')
    await box.getByRole('button', { name: 'Add the address' }).click()
    await box.getByText('A letter went to fedor@mail.example').waitFor()
    await go(page, `#/online/confirm/${tokenIn(await post.until(1), 'confirm')}`)
    await press(page, 'Confirm')
    await page.getByText('Your address is confirmed.').waitFor()
    await expectAccessible(page)

    const other = await visit(stage, { viewport: PHONE })
    await go(other, '#/online/account')
    await other.getByRole('link', { name: 'Forgotten your password?' }).click()
    await other.getByLabel('E-mail address').fill('fedor@mail.example')
    await press(other, 'Send the link')
    await other.getByText('a letter is on its way').waitFor()
    await expectAccessible(other)
    await go(other, `#/online/recover/${tokenIn(await post.until(2), 'recover')}`)
    await other.getByLabel('New password').fill('another long secret')
    await expectAccessible(other)
    await press(other, 'Set the password')
    await panel(other, 'Security log').getByText('New password set by e-mail').waitFor()
    // The browser that was logged in is not any more.
    await page.reload()
    await go(page, '#/online')
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
    await leave(page, other)
  })
})

describe('a club', () => {
  it('has administrators who hear of what is said, and who hear the other side', async () => {
    const warden = await withAccount('Warden')
    const [anna, boris] = await Promise.all([arrive(stage, 'Anna'), arrive(stage, 'Boris')])
    await sitDownTogether(anna, boris)
    await boris.getByRole('tab', { name: /^Chat/ }).click()
    await boris.getByRole('textbox', { name: /Write/ }).fill('you fool')
    await press(boris, 'Send')
    await anna.getByRole('tab', { name: /^Chat/ }).click()
    await anna.getByRole('button', { name: 'Report Boris' }).first().click()
    const dialog = anna.getByRole('dialog', { name: 'Report Boris' })
    await dialog.getByText('“you fool”').waitFor()
    await expectAccessible(anna)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText('Thank you.').waitFor()

    await go(warden, '#/online/admin')
    const reports = panel(warden, 'Reports')
    await reports.getByText('“you fool”').waitFor()
    await expectAccessible(warden)
    await reports.getByRole('button', { name: 'Mute or ban Boris' }).click()
    await expectAccessible(warden)
    await press(warden, 'Ban')
    await reports.getByRole('button', { name: 'Settled' }).click()
    await reports.getByText('Nothing waits.').waitFor()

    await boris.reload()
    await boris.getByText('You are banned from this club').waitFor()
    await boris.getByLabel('Appeal').fill('It was a joke between friends')
    await expectAccessible(boris)
    await press(boris, 'Send the appeal')
    await boris.getByText('Your appeal waits for an answer.').waitFor()
    await warden.reload()
    await panel(warden, 'Appeals').getByRole('button', { name: 'Grant' }).click()
    await panel(warden, 'What administrators did').getByText('Granted the appeal of').waitFor()
    await boris.reload()
    await boris.getByText('You are banned from this club').waitFor({ state: 'detached' })
    expectNoProblems(warden)
    await leave(warden, anna, boris)
  })
})
