import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ok } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import type { SecurityEntry, SecurityInfo } from '../../wire/people.ts'
import { secretKey } from '../operations/secret-key.ts'
import { Mailer } from '../people/mailer.ts'
import { SecretBox } from '../people/secret-box.ts'
import { codeAt, freshSecret, stepAt, stepOf } from '../people/totp.ts'
import { TwoStep } from '../people/two-step.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { Authenticator } from './authenticator.ts'
import { type Club, openClub, playing, Visitor } from './club.ts'
import { openMail, tokenIn } from './mail.ts'

const ORIGIN = 'https://club.example'
const PASSWORD = 'long enough'
const ADDRESS = 'anna@mail.example'

const faultOf = async (asked: Promise<{ body: Record<string, unknown> }>) => (await asked).body.fault ?? null

type Post = Awaited<ReturnType<typeof openMail>>
let club: Club
let post: Post
let skipped = 0
beforeEach(async () => {
  skipped = 0
  post = await openMail()
  club = await openClub(':memory:', { publicUrl: ORIGIN, mail: post.mail }, { now: () => Date.now() + skipped })
})
afterEach(async () => {
  await club.close()
  await post.close()
})

const security = (visitor: Visitor) => visitor.read<SecurityInfo & object>('/api/security')
const kinds = async (visitor: Visitor) => (await security(visitor)).log.map(({ kind }: SecurityEntry) => kind)

async function withAddress(): Promise<Visitor> {
  const anna = await new Visitor(club).register('Anna')
  await anna.post('/api/email', { address: ADDRESS, language: 'en' })
  const token = tokenIn(await post.until(1), 'confirm')
  expect((await new Visitor(club).post('/api/email/confirm', { token })).status).toBe(200)
  return anna
}

/** As if the session had begun this morning. */
async function staleSession(visitor: Visitor): Promise<void> {
  const session = elementAt(await club.store.people.sessionsOf(await visitor.id()), 0)
  await club.store.people.proveSession(session.token_hash, 1)
}

async function withTwoStep(visitor: Visitor): Promise<{ secret: string; codes: string[] }> {
  const { body } = await visitor.post('/api/two-step')
  const secret = String(body.secret)
  const confirmed = await visitor.post('/api/two-step/confirm', { code: codeAt(secret, stepAt(Date.now())) })
  return { secret, codes: confirmed.body.codes as string[] }
}

describe('An e-mail address', () => {
  it('belongs to an account once the letter is opened, once and within a day', async () => {
    const anna = await new Visitor(club).register('Anna')
    expect(await faultOf(anna.post('/api/email', { address: 'not an address', language: 'en' }))).toBe('bad-address')
    await anna.post('/api/email', { address: ADDRESS, language: 'ru' })
    const letter = await post.until(1)
    expect(letter.to).toBe(ADDRESS)
    expect(letter.text).toContain('Здравствуйте, Anna')
    expect(await security(anna)).toMatchObject({ mail: true, email: null, proposed: ADDRESS })
    const token = tokenIn(letter, 'confirm')
    skipped = 25 * 3_600_000
    expect(await faultOf(anna.post('/api/email/confirm', { token }))).toBe('wrong-token')
    await anna.post('/api/email', { address: ADDRESS, language: 'ru' })
    const fresh = tokenIn(await post.until(2), 'confirm')
    expect((await anna.post('/api/email/confirm', { token: fresh })).status).toBe(200)
    expect(await faultOf(anna.post('/api/email/confirm', { token: fresh }))).toBe('wrong-token')
    expect(await security(anna)).toMatchObject({ email: ADDRESS, proposed: null })
  })

  it('restores an account whose password is lost, once, and ends every session', async () => {
    const anna = await withAddress()
    await new Visitor(club).post('/api/recovery', { address: ADDRESS.toUpperCase() })
    const token = tokenIn(await post.until(2), 'recover')
    const back = new Visitor(club)
    expect(await faultOf(back.post('/api/recovery/finish', { token, password: 'short' }))).toBe('bad-password')
    expect((await back.post('/api/recovery/finish', { token, password: 'another horse' })).body.name).toBe('Anna')
    expect((await anna.read('/api/club')).you).toBeNull()
    expect(await faultOf(back.post('/api/recovery/finish', { token, password: 'a third one' }))).toBe('wrong-token')
    expect(await faultOf(new Visitor(club).post('/api/login', { name: 'Anna', password: PASSWORD }))).toBe(
      'wrong-login',
    )
    expect(await kinds(back)).toEqual(expect.arrayContaining(['recovered', 'recovery-asked', 'email-changed']))
    expect((await post.until(3)).text).toContain('A new password was set by e-mail')
  })

  it('gets the same answer whether it is known or not; its link expires', async () => {
    await withAddress()
    const ask = (address: string) => new Visitor(club).post('/api/recovery', { address })
    expect(await ask('nobody@mail.example')).toEqual(await ask(ADDRESS))
    const token = tokenIn(await post.until(2), 'recover')
    expect(post.letters.map(({ to }) => to)).toEqual([ADDRESS, ADDRESS])
    skipped = 3_700_000
    expect(await faultOf(new Visitor(club).post('/api/recovery/finish', { token, password: 'another horse' }))).toBe(
      'wrong-token',
    )
  })

  it('is told of a new browser, and not of the next visit with it', async () => {
    await withAddress()
    const logIn = (agent: string) =>
      fetch(`${club.address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent },
        body: JSON.stringify({ name: 'Anna', password: PASSWORD }),
      })
    const firefox = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0'
    await logIn(firefox)
    expect((await post.until(2)).text).toContain('Firefox, Windows')
    await logIn(firefox)
    await logIn('Mozilla/5.0 (iPhone) Safari/605')
    expect((await post.until(3)).text).toContain('Safari, iPhone')
  })

  it('is never logged when a letter fails', async () => {
    const lost = await openClub(':memory:', { mail: { url: 'smtp://127.0.0.1:1', from: 'club@club.example' } })
    const anna = await new Visitor(lost).register('Anna')
    expect(await faultOf(anna.post('/api/email', { address: ADDRESS, language: 'en' }))).toBe('mail-failed')
    await lost.close()
    const mailer = new Mailer({ url: 'smtp://127.0.0.1:1', from: 'club@club.example' })
    await expect(mailer.send(ADDRESS, { subject: '', text: '' })).rejects.toThrow(
      /^a letter could not be sent \([A-Z]+\)$/,
    )
  })

  it('is not offered without a mail server', async () => {
    const silent = await openClub(':memory:', { mail: undefined })
    const anna = await new Visitor(silent).register('Anna')
    expect(await faultOf(anna.post('/api/email', { address: ADDRESS, language: 'en' }))).toBe('no-mail')
    expect(await faultOf(anna.post('/api/recovery', { address: ADDRESS }))).toBe('no-mail')
    await silent.close()
  })
})

describe('Two-step sign-in', () => {
  it('asks for a code beside the password, and accepts each once', async () => {
    const anna = await new Visitor(club).register('Anna')
    const { secret } = await withTwoStep(anna)
    const logIn = (code?: string) =>
      new Visitor(club).post('/api/login', { name: 'Anna', password: PASSWORD, ...(code && { code }) })
    expect(await faultOf(logIn())).toBe('code-needed')
    expect(await faultOf(logIn('000000'))).toBe('wrong-code')
    // The present code is used up.
    const code = codeAt(secret, stepAt(Date.now()) + 1)
    expect(await faultOf(logIn(code))).toBeNull()
    expect(await faultOf(logIn(code))).toBe('wrong-code')
  })

  it('accepts a recovery code instead of the phone, once', async () => {
    const anna = await new Visitor(club).register('Anna')
    const { codes } = await withTwoStep(anna)
    const logIn = (code: string) => new Visitor(club).post('/api/login', { name: 'Anna', password: PASSWORD, code })
    expect(codes).toHaveLength(10)
    expect(await faultOf(logIn(elementAt(codes, 0).toUpperCase()))).toBeNull()
    expect(await faultOf(logIn(elementAt(codes, 0)))).toBe('wrong-code')
    expect((await security(anna)).recoveryCodes).toBe(9)
  })

  it('cannot be guessed', async () => {
    const anna = await new Visitor(club).register('Anna')
    await withTwoStep(anna)
    const faults = []
    for (let n = 0; n < 12; n++)
      faults.push(
        await faultOf(
          new Visitor(club).post('/api/login', { name: 'Anna', password: PASSWORD, code: `00000${n % 10}` }),
        ),
      )
    expect(faults.slice(-2)).toEqual(['too-fast', 'too-fast'])
  })

  it('cannot be bypassed by a link in an e-mail, and starts only with a correct code', async () => {
    const anna = await withAddress()
    await anna.post('/api/two-step')
    expect(await faultOf(anna.post('/api/two-step/confirm', { code: '000000' }))).toBe('wrong-code')
    expect((await security(anna)).twoStep).toBe(false)
    const { codes } = await withTwoStep(anna)
    await new Visitor(club).post('/api/recovery', { address: ADDRESS })
    await post.until(3)
    const letter = post.letters.find(({ text }) => text.includes('/recover/'))
    const token = tokenIn(letter ?? { to: '', text: '' }, 'recover')
    const back = new Visitor(club)
    expect(await faultOf(back.post('/api/recovery/finish', { token, password: 'another horse' }))).toBe('code-needed')
    expect(
      await faultOf(back.post('/api/recovery/finish', { token, password: 'another horse', code: codes[3] })),
    ).toBeNull()
  })

  it('keeps its secrets encrypted with a key that is not in the database, also those of former versions', async () => {
    const store = new Store(openSqlite(':memory:'))
    await store.migrate()
    const now = () => 1_000_000_000
    const former = new TwoStep(store, null, now)
    const anna = await former.begin('anna')
    if (!anna.ok) throw new Error(anna.error)
    await former.confirm('anna', codeAt(anna.value, stepAt(now())))
    const present = new TwoStep(store, new SecretBox('a key of the club'), now)
    await present.sealAll()
    expect(await present.check('anna', codeAt(anna.value, stepAt(now()) + 1))).toEqual(ok(true))
    const boris = await present.begin('boris')
    if (!boris.ok) throw new Error(boris.error)
    expect((await present.confirm('boris', codeAt(boris.value, stepAt(now())))).ok).toBe(true)
    const stored = JSON.stringify(await store.accounts.totps())
    for (const secret of [anna.value, boris.value]) expect(stored).not.toContain(secret)
    const stolen = new TwoStep(store, new SecretBox('another key'), now)
    await expect(stolen.check('boris', '000000')).rejects.toThrow()
    await store.close()
  })

  it('has its key in a file beside the database that only the server reads, the same at every start', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pentarchy-key-'))
    const place = { dataDir, databaseUrl: undefined, secretKey: undefined }
    const key = secretKey(place)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(secretKey(place)).toBe(key)
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(secretKey({ ...place, secretKey: 'set by the host' })).toBe('set by the host')
    expect(secretKey({ ...place, databaseUrl: 'postgres://x/y' })).toBeNull()
    rmSync(dataDir, { recursive: true })
  })

  it('makes the codes that RFC 6238 lists', () => {
    // "12345678901234567890" in base32.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(codeAt(secret, stepAt(59_000))).toBe('287082')
    expect(codeAt(secret, stepAt(1_111_111_109_000))).toBe('081804')
    expect(codeAt(secret, stepAt(20_000_000_000_000))).toBe('353130')
    expect(stepOf(secret, '287082', 85_000, 0)).toBe(1)
    expect(stepOf(secret, '287082', 125_000, 0)).toBeNull()
    expect(freshSecret()).toMatch(/^[A-Z2-7]{32}$/)
  })
})

describe('Somebody who finds an open browser', () => {
  it.each([
    ['POST', '/api/email', { address: 'thief@mail.example', language: 'en' }],
    ['DELETE', '/api/email', {}],
    ['POST', '/api/two-step', {}],
    ['DELETE', '/api/two-step', {}],
    ['POST', '/api/two-step/codes', {}],
    ['POST', '/api/passkeys/options', {}],
    ['DELETE', '/api/passkeys/x', {}],
  ])('cannot %s %s: the password is asked for again', async (method, path, body) => {
    const anna = await new Visitor(club).register('Anna')
    await staleSession(anna)
    expect(await faultOf(anna.request(method, path, body))).toBe('prove-first')
    expect(await faultOf(anna.post('/api/prove', { password: 'guessed it' }))).toBe('wrong-login')
    expect((await anna.post('/api/prove', { password: PASSWORD })).status).toBe(200)
    expect(await faultOf(anna.request(method, path, body))).not.toBe('prove-first')
  })

  it('cannot set a password for, or delete, an account that has a passkey only', async () => {
    const key = new Authenticator(ORIGIN)
    await new Visitor(club).register('Chief')
    const anna = new Visitor(club)
    const { body } = await anna.post('/api/passkeys/options', { name: 'Anna' })
    await anna.post('/api/passkeys', { ceremony: body.ceremony, response: key.register(body.options) })
    await staleSession(anna)
    expect(await faultOf(anna.post('/api/password', { password: 'mine now!' }))).toBe('prove-first')
    expect(await faultOf(anna.request('DELETE', '/api/me', {}))).toBe('prove-first')
    const { body: asked } = await anna.post('/api/passkeys/login-options')
    const signed = { ceremony: asked.ceremony, response: key.logIn(asked.options) }
    expect((await anna.post('/api/passkeys/prove', signed)).status).toBe(200)
    expect((await anna.post('/api/password', { password: 'really mine' })).status).toBe(200)
  })
})

describe('The security log', () => {
  it('tells its owner what happened, and strangers cannot flood it', async () => {
    const anna = await new Visitor(club).register('Anna')
    await anna.post('/api/password', { old: PASSWORD, password: 'another horse' })
    for (let n = 0; n < 8; n++) await new Visitor(club).post('/api/login', { name: 'Anna', password: `guess ${n}` })
    const log = await kinds(anna)
    expect(log.filter(kind => kind === 'wrong-password')).toHaveLength(3)
    expect(log.slice(3)).toEqual(['password-changed', 'registered'])
  })
})

describe('Personal data', () => {
  it('can be exported completely', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const [anna, boris] = people
    await anna.ask({ kind: 'chat', table, text: 'good game' })
    await anna.post(`/api/people/${await boris.id()}/block`)
    await anna.post('/api/push', {
      endpoint: 'https://push.example.com/a',
      keys: { p256dh: 'p', auth: 'a' },
      language: 'en',
    })
    await anna.post('/api/register', { name: 'Anna', password: PASSWORD })
    expect(await anna.read('/api/export')).toMatchObject({
      person: { name: 'Anna' },
      email: null,
      twoStep: false,
      sessions: [{ current: true }],
      passkeys: [],
      ratings: [],
      statistics: [],
      blocked: [{ name: 'Boris' }],
      push: [{ endpoint: 'https://push.example.com/a' }],
      securityLog: [{ kind: 'exported' }, { kind: 'registered' }],
      matches: [],
      chat: [{ text: 'good game' }],
    })
  })

  it('of guests who stay away is deleted, of accounts it is not', async () => {
    const [guest, account] = [await new Visitor(club).arrive('Gast'), await new Visitor(club).register('Anna')]
    const id = await guest.id()
    skipped = 100 * 86_400_000
    await club.app.tidy()
    expect((await guest.read('/api/club')).you).not.toBeNull()
    skipped = 181 * 86_400_000
    await club.app.tidy()
    expect((await guest.read('/api/club')).you).toBeNull()
    expect(await club.store.people.byId(id)).toMatchObject({ name: '—' })
    expect((await account.read('/api/club')).you).not.toBeNull()
    skipped = 366 * 86_400_000
    await club.app.tidy()
    expect(await club.store.people.sessionsOf((await club.store.people.byName('anna'))?.id ?? '')).toEqual([])
  })

  it('of a guest at a table in play stays', async () => {
    const { people } = await playing(club, ['Anna', 'Boris'])
    skipped = 181 * 86_400_000
    await club.app.tidy()
    expect((await people[0].read('/api/club')).you).toMatchObject({ name: 'Anna' })
  })
})
