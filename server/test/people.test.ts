import { describe, expect, it } from 'vitest'
import { isName, isReserved, looksOf, tidyName } from '../people/names.ts'
import { hashPassword, isPassword } from '../people/passwords.ts'
import { type Arrival, People } from '../people/people.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'

async function somePeople(): Promise<People> {
  const store = new Store(openSqlite(':memory:'))
  await store.migrate()
  return new People(store)
}

function arrivalIn(result: { ok: true; value: Arrival } | { ok: false; error: string }): Arrival {
  if (!result.ok) throw new Error(result.error)
  return result.value
}

describe('People', () => {
  it('a guest needs a name and is known again by the cookie', async () => {
    const people = await somePeople()
    const arrived = await people.arriveAsGuest('Мирослава', null, 'a browser')
    if (!arrived.ok) throw new Error(arrived.error)
    const token = arrived.value.token ?? ''
    const known = await people.recognise(token)
    expect(known).toMatchObject({ person: { name: 'Мирослава' }, session: { agent: 'a browser' }, admin: false })
    expect(await people.recognise('somebody else')).toBeNull()
    await people.endSessions(arrived.value.person.id, () => true)
    expect(await people.recognise(token)).toBeNull()
  })

  it('a session unused for a year is no longer known', async () => {
    const store = new Store(openSqlite(':memory:'))
    await store.migrate()
    const people = new People(store)
    const arrived = await people.arriveAsGuest('Anna', null, '')
    if (!arrived.ok) throw new Error(arrived.error)
    const known = await people.recognise(arrived.value.token ?? '')
    await store.people.seeSession(known?.session.token_hash ?? '', Date.now() - 366 * 86_400_000)
    expect(await people.recognise(arrived.value.token ?? '')).toBeNull()
  })

  it('two guests may share a name, two accounts may not, in any case', async () => {
    const people = await somePeople()
    expect((await people.arriveAsGuest('Lena', null, '')).ok).toBe(true)
    expect((await people.arriveAsGuest('Lena', null, '')).ok).toBe(true)
    expect((await people.register('Lena', 'long enough', null, '')).ok).toBe(true)
    expect(await people.arriveAsGuest('lena', null, '')).toEqual({ ok: false, error: 'name-taken' })
    expect(await people.register('LENA', 'long enough', null, '')).toEqual({ ok: false, error: 'name-taken' })
  })

  it('a wrong password and an unknown name get the same answer', async () => {
    const people = await somePeople()
    await people.register('Denis', 'long enough', null, '')
    expect((await people.logIn({ name: 'denis', password: 'long enough' }, null, '')).ok).toBe(true)
    expect(await people.logIn({ name: 'Denis', password: 'something else' }, null, '')).toEqual({
      ok: false,
      error: 'wrong-login',
    })
    expect(await people.logIn({ name: 'Nobody', password: 'long enough' }, null, '')).toEqual({
      ok: false,
      error: 'wrong-login',
    })
  })

  it('a guest who registers stays the same person under a new token; an account cannot register again', async () => {
    const people = await somePeople()
    const guest = arrivalIn(await people.arriveAsGuest('Olga', null, ''))
    const asGuest = await people.recognise(guest.token ?? '')
    const account = arrivalIn(await people.register('Olga', 'long enough', asGuest, ''))
    expect(account.person.id).toBe(guest.person.id)
    expect(account.ended).toEqual([asGuest?.session.id])
    // An attacker who planted the guest's token gains nothing.
    expect(await people.recognise(guest.token ?? '')).toBeNull()
    const known = await people.recognise(account.token ?? '')
    expect(known?.person.name_key).toBe('olga')
    expect(await people.register('Olga2', 'long enough', known, '')).toMatchObject({ error: 'already-account' })
    expect((await people.logIn({ name: 'olga', password: 'long enough' }, null, '')).ok).toBe(true)
  })

  it('logging in ends the session this browser had before', async () => {
    const people = await somePeople()
    await people.register('Denis', 'long enough', null, '')
    const guest = arrivalIn(await people.arriveAsGuest('Gast', null, ''))
    const asGuest = await people.recognise(guest.token ?? '')
    expect(arrivalIn(await people.logIn({ name: 'Denis', password: 'long enough' }, asGuest, '')).ended).toEqual([
      asGuest?.session.id,
    ])
    expect(await people.recognise(guest.token ?? '')).toBeNull()
  })

  it('a new password ends every session and opens one', async () => {
    const people = await somePeople()
    const here = arrivalIn(await people.register('Denis', 'long enough', null, ''))
    const there = arrivalIn(await people.logIn({ name: 'Denis', password: 'long enough' }, null, ''))
    const known = await people.recognise(here.token ?? '')
    if (!known) throw new Error('not known')
    const changed = arrivalIn(await people.changePassword(known, 'long enough', 'something else', ''))
    expect(changed.ended).toHaveLength(2)
    expect(await people.recognise(here.token ?? '')).toBeNull()
    expect(await people.recognise(there.token ?? '')).toBeNull()
    expect(await people.recognise(changed.token ?? '')).not.toBeNull()
  })

  it('a guest cannot take the name of an account by registering', async () => {
    const people = await somePeople()
    const guest = arrivalIn(await people.arriveAsGuest('Olga', null, ''))
    await people.register('Olga', 'long enough', null, '')
    const known = await people.recognise(guest.token ?? '')
    expect(await people.register('OLGA', 'long enough', known, '')).toEqual({ ok: false, error: 'name-taken' })
  })

  it.each(['АННА', 'Анна', 'Anna', 'ivan', 'Bob'])('nobody can have a name like %s', async name => {
    const lookalike = new Map([
      ['АННА', 'AHHA'],
      ['Анна', 'Aнна'],
      ['Anna', 'Аnnа'],
      ['ivan', 'lvan'],
      ['Bob', 'ВОВ'],
    ]).get(name)
    const people = await somePeople()
    await people.register(name, 'long enough', null, '')
    const refused = { ok: false, error: expect.stringMatching(/^(name-taken|bad-name)$/) }
    expect(await people.arriveAsGuest(lookalike ?? '', null, '')).toEqual(refused)
    expect(await people.register(lookalike ?? '', 'long enough', null, '')).toEqual(refused)
    expect((await people.register('Somebody', 'long enough', null, '')).ok).toBe(true)
  })

  it('if two register look-alike names at once, one of them gets it', async () => {
    const people = await somePeople()
    const made = await Promise.all(
      ['Coca', 'Соса', 'C0ca', 'coca'].map(name => people.register(name, 'long enough', null, '')),
    )
    expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('existing accounts that look alike keep their names', async () => {
    const engine = openSqlite(':memory:')
    await migrate(engine.db, 6)
    const account = { secret: await hashPassword('long enough'), banned: 0 }
    const former = { ...account, id: 'one', name: 'Anna', name_key: 'anna', created_at: 1 }
    const alike = { ...account, id: 'two', name: 'Аnnа', name_key: 'аnnа', created_at: 2 }
    await engine.db.insertInto('people').values([former, alike]).execute()
    const store = new Store(engine)
    await store.migrate()
    const people = new People(store)
    for (const name of ['Anna', 'Аnnа'])
      expect(arrivalIn(await people.logIn({ name, password: 'long enough' }, null, '')).person.name).toBe(name)
    expect(await people.register('ANNA ', 'long enough', null, '')).toEqual({ ok: false, error: 'name-taken' })
    await store.close()
  })

  it('administrators may be called admin, and nobody else', async () => {
    const store = new Store(openSqlite(':memory:'))
    await store.migrate()
    const people = new People(store, ['Admin'])
    expect(await people.register('Moderator', 'long enough', null, '')).toEqual({ ok: false, error: 'name-reserved' })
    expect((await people.register('Admin', 'long enough', null, '')).ok).toBe(true)
    expect(await people.arriveAsGuest('admin', null, '')).toEqual({ ok: false, error: 'name-taken' })
  })

  it('the first account is the administrator, unless others are named', async () => {
    const store = new Store(openSqlite(':memory:'))
    await store.migrate()
    const [open, named] = [new People(store), new People(store, ['Second'])]
    const register = async (name: string) => {
      const made = await open.register(name, 'long enough', null, '')
      if (!made.ok) throw new Error(made.error)
      return made.value.person
    }
    const [first, second] = await Promise.all([register('First'), register('Second')])
    const oldest = first.created_at <= second.created_at ? first : second
    expect(await open.isAdmin((await store.people.firstAccount()) ?? oldest)).toBe(true)
    expect([await named.isAdmin(first), await named.isAdmin(second)]).toEqual([false, true])
  })

  it.each([
    ...['', ' ', '<b>x</b>', 'a'.repeat(25), 'line\u0007break', '-dash', 'zero\u200bwidth'],
    ...['\u3164', 'An\uffa0na', '\u115f\u1160', 'Vеra', 'Anna Анна', 'Ανnα'],
  ])('refuses the name %j', name => {
    expect(isName(tidyName(name))).toBe(false)
  })

  it.each(['Anna', 'Ёж', 'Jean-Luc', "O'Hara", 'Р. Д.', 'X', 'Мария 2', 'Ольга', 'Ольга-Мария', '花子', '山田タロウ'])(
    'accepts the name %j',
    name => expect(isName(tidyName(name)) && !isReserved(tidyName(name))).toBe(true),
  )

  it('normalises a name: single spaces, one form of each letter', () => {
    expect(tidyName('  Anna \u00a0 Maria ')).toBe('Anna Maria')
    expect(tidyName('ＡＮＮＡ')).toBe('ANNA')
  })

  it.each(['admin', 'Admin 2', 'a.d.m.i.n', 'аdmin', 'Club Admin', 'АДМИН', 'Модератор', 'Bot', 'Steady', 'Мастер'])(
    'keeps %j for the club',
    name => expect(isReserved(tidyName(name))).toBe(true),
  )

  it.each(['Adminka', 'Modest', 'Botticelli', 'Мастерица'])('allows the name %j', name =>
    expect(isReserved(name)).toBe(false),
  )

  it('recognises names that look alike', () => {
    const alike = (one: string, other: string) => looksOf(one).some(look => looksOf(other).includes(look))
    expect(alike('modern', 'rnodern')).toBe(true)
    expect(alike('Нора', 'Hopa')).toBe(true)
    expect(alike('Anna  Maria', 'Anna-Maria')).toBe(true)
    expect(alike('Анна', 'Anna')).toBe(false)
    expect(alike('Boris', 'Борис')).toBe(false)
  })

  it('stores no password in plain text, and no two hashes are equal', async () => {
    const [one, two] = await Promise.all([hashPassword('long enough'), hashPassword('long enough')])
    expect(one).not.toBe(two)
    expect(one).toMatch(/^argon2id\$19456\$2\$1\$/)
    expect(await isPassword('long enough', two)).toBe(true)
    expect(await isPassword('long enough', 'nonsense')).toBe(false)
  })
})
