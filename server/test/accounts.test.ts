import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { Authenticator } from './authenticator.ts'
import { type Club, openClub, playing, Visitor } from './club.ts'

const ORIGIN = 'https://club.example'

let club: Club
beforeEach(async () => {
  club = await openClub(':memory:', { publicUrl: ORIGIN })
})
afterEach(() => club.close())

const PASSWORD = 'correct horse'
const faultOf = async (asked: Promise<{ body: Record<string, unknown> }>) => (await asked).body.fault ?? null

async function registerKey(visitor: Visitor, key: Authenticator, name?: string, label = '') {
  const { body } = await visitor.post('/api/passkeys/options', name === undefined ? {} : { name })
  return visitor.post('/api/passkeys', { ceremony: body.ceremony, response: key.register(body.options), label })
}

async function logInWith(visitor: Visitor, key: Authenticator) {
  const { body } = await visitor.post('/api/passkeys/login-options')
  return visitor.post('/api/passkeys/login', { ceremony: body.ceremony, response: key.logIn(body.options) })
}

describe('An account', () => {
  it('made by a guest keeps the person, and can be entered from elsewhere', async () => {
    const anna = await new Visitor(club).arrive('Anna')
    const id = await anna.id()
    expect((await anna.post('/api/register', { name: 'Anna', password: PASSWORD })).body).toMatchObject({
      id,
      account: true,
      password: true,
      passkeys: 0,
      admin: true,
    })
    const remoteTables = new Visitor(club)
    expect(await faultOf(remoteTables.post('/api/login', { name: 'anna', password: 'wrong horse' }))).toBe(
      'wrong-login',
    )
    expect((await remoteTables.post('/api/login', { name: 'anna', password: PASSWORD })).body.id).toBe(id)
    expect((await remoteTables.read('/api/club')).you).toMatchObject({ id, name: 'Anna' })
  })

  it('sees its sessions and ends them; their sockets are closed', async () => {
    const [anna, phone] = [new Visitor(club), new Visitor(club)]
    await anna.post('/api/register', { name: 'Anna', password: PASSWORD })
    await phone.post('/api/login', { name: 'Anna', password: PASSWORD })
    await phone.connect()
    const { sessions } = (await anna.read('/api/sessions')) as { sessions: { id: string; current: boolean }[] }
    expect(sessions.map(session => session.current).sort()).toEqual([false, true])
    const other = sessions.find(session => !session.current)
    const closed = phone.closed()
    expect((await anna.request('DELETE', `/api/sessions/${other?.id}`)).status).toBe(200)
    expect(await closed).toBe(4002)
    expect((await phone.read('/api/club')).you).toBeNull()
    expect(await faultOf(anna.request('DELETE', '/api/sessions/nonsense'))).toBe('unknown-session')
    await phone.post('/api/login', { name: 'Anna', password: PASSWORD })
    await anna.post('/api/sessions/end-others')
    expect((await phone.read('/api/club')).you).toBeNull()
    await anna.post('/api/logout')
    expect((await anna.read('/api/club')).you).toBeNull()
  })

  it('is deleted with its password: the match goes on, the name is free, nothing tells who it was', async () => {
    await new Visitor(club).post('/api/register', { name: 'Chief', password: PASSWORD })
    const { people, table } = await playing(club, ['Anna', 'Boris', 'Vera'])
    const [anna, boris] = people
    const renewed = anna.closed()
    await anna.post('/api/register', { name: 'Anna', password: PASSWORD })
    expect(await renewed).toBe(1012)
    await anna.connect()
    await anna.ask({ kind: 'chat', table, text: 'farewell' })
    const id = await anna.id()
    expect(await faultOf(anna.request('DELETE', '/api/me', { password: 'wrong' }))).toBe('wrong-login')
    const closed = anna.closed()
    expect((await anna.request('DELETE', '/api/me', { password: PASSWORD })).status).toBe(200)
    expect(await closed).toBe(4002)
    expect((await anna.read('/api/club')).you).toBeNull()
    expect(await faultOf(new Visitor(club).post('/api/login', { name: 'Anna', password: PASSWORD }))).toBe(
      'wrong-login',
    )
    await boris.until(() => boris.state?.seats[0]?.resigned === true)
    await boris.until(message => message.kind === 'table' && JSON.stringify(message.table.seats[0]).includes('—'))
    expect(JSON.stringify(await boris.read(`/api/tables/${table}`))).not.toContain('Anna')
    await boris.until(message => message.kind === 'chat-gone')
    await boris.watch(table)
    expect(boris.all('chats').at(-1)?.lines).toEqual([])
    expect(await faultOf(boris.request('GET', `/api/people/${id}`))).toBe('unknown-person')
    expect((await new Visitor(club).post('/api/register', { name: 'Anna', password: PASSWORD })).status).toBe(200)
  })

  it('of an administrator cannot be deleted; a guest needs no password', async () => {
    const [chief, guest] = [new Visitor(club), await new Visitor(club).arrive('Gast')]
    await chief.post('/api/register', { name: 'Chief', password: PASSWORD })
    expect(await faultOf(chief.request('DELETE', '/api/me', { password: PASSWORD }))).toBe('in-charge')
    expect((await guest.request('DELETE', '/api/me', {})).status).toBe(200)
    expect(await faultOf(guest.request('DELETE', '/api/me', {}))).toBe('not-known')
  })

  it('changes its password with the old one', async () => {
    const anna = new Visitor(club)
    await anna.post('/api/register', { name: 'Anna', password: PASSWORD })
    expect(await faultOf(anna.post('/api/password', { old: 'wrong', password: 'another horse' }))).toBe('wrong-login')
    expect(await faultOf(anna.post('/api/password', { old: PASSWORD, password: 'short' }))).toBe('bad-password')
    expect((await anna.post('/api/password', { old: PASSWORD, password: 'another horse' })).status).toBe(200)
    expect((await new Visitor(club).post('/api/login', { name: 'Anna', password: 'another horse' })).status).toBe(200)
  })

  it('with a new password ends all other sessions at once', async () => {
    const [anna, thief] = [new Visitor(club), new Visitor(club)]
    await anna.post('/api/register', { name: 'Anna', password: PASSWORD })
    await thief.post('/api/login', { name: 'Anna', password: PASSWORD })
    await thief.connect()
    const closed = thief.closed()
    const before = anna.cookie
    await anna.post('/api/password', { old: PASSWORD, password: 'another horse' })
    expect([1012, 4002]).toContain(await closed)
    expect(await thief.refused()).toBe(4001)
    expect((await thief.read('/api/club')).you).toBeNull()
    expect(anna.cookie).not.toBe(before)
    expect((await anna.read('/api/club')).you).not.toBeNull()
  })

  it('with a cookie from before the prefix is recognised once more, and gets a new cookie', async () => {
    const anna = await new Visitor(club).arrive('Anna')
    const token = elementAt(anna.cookie.split('='), 1)
    const planted = new Visitor(club)
    planted.cookie = `pentarchy=${token}`
    expect((await planted.read('/api/club')).you).toBeNull()
    await club.store.people.proveSession(createHash('sha256').update(token).digest('hex'), 0)
    const old = new Visitor(club)
    old.cookie = `pentarchy=${token}`
    expect((await old.read('/api/club')).you).toMatchObject({ name: 'Anna' })
    expect(old.cookie).toMatch(/^__Host-/)
    expect((await old.read('/api/club')).you).toMatchObject({ name: 'Anna' })
    expect((await anna.read('/api/club')).you).toBeNull()
  })

  it('cannot be guessed: an address that logs in too often must wait', async () => {
    const slow = await openClub(':memory:', { loginLimit: { points: 3, seconds: 3000 } })
    const faults = []
    for (let n = 0; n < 5; n++)
      faults.push(await faultOf(new Visitor(slow).post('/api/login', { name: 'Anna', password: `guess ${n}` })))
    expect(faults).toEqual(['wrong-login', 'wrong-login', 'wrong-login', 'too-fast', 'too-fast'])
    await slow.close()
  })

  it('has a cookie that scripts cannot read and that stays on this site', async () => {
    const reply = await fetch(`${club.address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    })
    expect(reply.headers.get('set-cookie')).toMatch(
      /^__Host-pentarchy=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/,
    )
  })
})

describe('A passkey', () => {
  it('makes an account without a password from a guest', async () => {
    const key = new Authenticator(ORIGIN)
    const anna = await new Visitor(club).arrive('Anna')
    const id = await anna.id()
    expect((await registerKey(anna, key, 'Anna', 'my phone')).body).toMatchObject({
      id,
      account: true,
      password: false,
      passkeys: 1,
    })
    expect((await anna.read('/api/passkeys')).passkeys).toMatchObject([{ name: 'my phone' }])
    for (let n = 0; n < 2; n++) expect((await logInWith(new Visitor(club), key)).body.id).toBe(id)
  })

  it('is added to an account, and the last way in cannot be removed', async () => {
    const [one, two] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)]
    const anna = new Visitor(club)
    await registerKey(anna, one, 'Anna')
    expect((await registerKey(anna, two)).body.passkeys).toBe(2)
    expect(await faultOf(registerKey(anna, two))).toBe('passkey-refused')
    const { passkeys } = (await anna.read('/api/passkeys')) as { passkeys: { id: string }[] }
    expect((await anna.request('DELETE', `/api/passkeys/${elementAt(passkeys, 0).id}`)).status).toBe(200)
    expect(await faultOf(logInWith(new Visitor(club), one))).toBe('passkey-refused')
    expect(await faultOf(anna.request('DELETE', `/api/passkeys/${elementAt(passkeys, 1).id}`))).toBe('last-key')
  })

  it('is refused from another page, with another’s signature, or a second time', async () => {
    const key = new Authenticator(ORIGIN)
    const anna = new Visitor(club)
    await registerKey(anna, key, 'Anna')
    expect(await faultOf(registerKey(new Visitor(club), new Authenticator('https://evil.example'), 'Boris'))).toBe(
      'passkey-refused',
    )
    const { body } = await anna.post('/api/passkeys/login-options')
    const forged = { ...new Authenticator(ORIGIN).logIn(body.options), id: key.logIn(body.options).id }
    expect(await faultOf(anna.post('/api/passkeys/login', { ceremony: body.ceremony, response: forged }))).toBe(
      'passkey-refused',
    )
    const again = (await anna.post('/api/passkeys/login-options')).body
    const signed = { ceremony: again.ceremony, response: key.logIn(again.options) }
    const thief = new Visitor(club)
    expect((await anna.post('/api/passkeys/login', signed)).status).toBe(200)
    expect(await faultOf(thief.post('/api/passkeys/login', signed))).toBe('passkey-refused')
    for (const response of [{}, { id: 5 }, { id: signed.response.id, response: [] }])
      expect(await faultOf(thief.post('/api/passkeys/login', { ceremony: 'x', response }))).toBe('passkey-refused')
  })

  it('cannot take a name that is taken', async () => {
    await new Visitor(club).post('/api/register', { name: 'Anna', password: PASSWORD })
    expect(await faultOf(new Visitor(club).post('/api/passkeys/options', { name: 'ANNA' }))).toBe('name-taken')
    expect(await faultOf(new Visitor(club).post('/api/passkeys/options', {}))).toBe('bad-name')
  })
})
