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
    const arrived = await people.arriveAsGuest('Мирослава')
    if (!arrived.ok) throw new Error(arrived.error)
    expect((await people.recognise(arrived.value.token))?.name).toBe('Мирослава')
    expect(await people.recognise('somebody else')).toBeNull()
    await people.logOut(arrived.value.token)
    expect(await people.recognise(arrived.value.token)).toBeNull()
  })

  it('two guests may share a name, two accounts may not, whatever the case', async () => {
    const people = await somePeople()
    expect((await people.arriveAsGuest('Lena')).ok).toBe(true)
    expect((await people.arriveAsGuest('Lena')).ok).toBe(true)
    expect((await people.register('Lena', 'long enough')).ok).toBe(true)
    expect(await people.register('LENA', 'long enough')).toEqual({ ok: false, error: 'name-taken' })
  })

  it('a wrong password and a name nobody has are answered alike', async () => {
    const people = await somePeople()
    await people.register('Denis', 'long enough')
    expect((await people.logIn('denis', 'long enough')).ok).toBe(true)
    expect(await people.logIn('Denis', 'something else')).toEqual({ ok: false, error: 'wrong-login' })
    expect(await people.logIn('Nobody', 'long enough')).toEqual({ ok: false, error: 'wrong-login' })
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
