import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from '../people/passwords.ts'
import { isName, People } from '../people/people.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'

async function somePeople(): Promise<People> {
  const store = new Store(openSqlite(':memory:'))
  await store.migrate()
  return new People(store)
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

  it('who has not been here for a year is not known any more', async () => {
    const store = new Store(openSqlite(':memory:'))
    await store.migrate()
    const people = new People(store)
    const arrived = await people.arriveAsGuest('Anna', null, '')
    if (!arrived.ok) throw new Error(arrived.error)
    const known = await people.recognise(arrived.value.token ?? '')
    await store.people.seeSession(known?.session.token_hash ?? '', Date.now() - 366 * 86_400_000)
    expect(await people.recognise(arrived.value.token ?? '')).toBeNull()
  })

  it('two guests may share a name, two accounts may not, whatever the case', async () => {
    const people = await somePeople()
    expect((await people.arriveAsGuest('Lena', null, '')).ok).toBe(true)
    expect((await people.arriveAsGuest('Lena', null, '')).ok).toBe(true)
    expect((await people.register('Lena', 'long enough', null, '')).ok).toBe(true)
    expect(await people.arriveAsGuest('lena', null, '')).toEqual({ ok: false, error: 'name-taken' })
    expect(await people.register('LENA', 'long enough', null, '')).toEqual({ ok: false, error: 'name-taken' })
  })

  it('a wrong password and a name nobody has are answered alike', async () => {
    const people = await somePeople()
    await people.register('Denis', 'long enough', null, '')
    expect((await people.logIn('denis', 'long enough', '')).ok).toBe(true)
    expect(await people.logIn('Denis', 'something else', '')).toEqual({ ok: false, error: 'wrong-login' })
    expect(await people.logIn('Nobody', 'long enough', '')).toEqual({ ok: false, error: 'wrong-login' })
  })

  it('a guest who registers stays the same person; an account does not register again', async () => {
    const people = await somePeople()
    const guest = await people.arriveAsGuest('Olga', null, '')
    if (!guest.ok) throw new Error(guest.error)
    const account = await people.register('Olga', 'long enough', guest.value.person, '')
    expect(account).toMatchObject({ ok: true, value: { person: { id: guest.value.person.id }, token: null } })
    const { person } = (await people.recognise(guest.value.token ?? '')) ?? {}
    expect(person?.name_key).toBe('olga')
    expect(await people.register('Olga2', 'long enough', person ?? null, '')).toMatchObject({
      error: 'already-account',
    })
    expect((await people.logIn('olga', 'long enough', '')).ok).toBe(true)
  })

  it('a guest cannot take the name of an account by registering', async () => {
    const people = await somePeople()
    const guest = await people.arriveAsGuest('Olga', null, '')
    await people.register('Olga', 'long enough', null, '')
    const person = guest.ok ? guest.value.person : null
    expect(await people.register('OLGA', 'long enough', person, '')).toEqual({ ok: false, error: 'name-taken' })
  })

  it('the first account is in charge, or those that are named', async () => {
    const store = new Store(openSqlite(':memory:'))
    await store.migrate()
    const [open, named] = [new People(store), new People(store, ['Second'])]
    const [first, second] = await Promise.all(
      ['First', 'Second'].map(async name => {
        const made = await open.register(name, 'long enough', null, '')
        if (!made.ok) throw new Error(made.error)
        return made.value.person
      }),
    )
    const oldest = first.created_at <= second.created_at ? first : second
    expect(await open.isAdmin((await store.people.firstAccount()) ?? oldest)).toBe(true)
    expect([await named.isAdmin(first), await named.isAdmin(second)]).toEqual([false, true])
  })

  it.each(['', ' ', '<b>x</b>', 'a'.repeat(25), 'line\nbreak', '-dash', 'zero\u200bwidth'])(
    'refuses the name %j',
    name => {
      expect(isName(name)).toBe(false)
    },
  )

  it.each(['Anna', 'Ёж', 'Jean-Luc', "O'Hara", 'Р. Д.', 'X'])('accepts the name %j', name => {
    expect(isName(name)).toBe(true)
  })

  it('stores no password in the clear, and no two hashes alike', async () => {
    const [one, two] = await Promise.all([hashPassword('long enough'), hashPassword('long enough')])
    expect(one).not.toBe(two)
    expect(one).toMatch(/^argon2id\$19456\$2\$1\$/)
    expect(await isPassword('long enough', two)).toBe(true)
    expect(await isPassword('long enough', 'nonsense')).toBe(false)
  })
})
