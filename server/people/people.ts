import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { Person, Store } from '../store/store.ts'
import { hashPassword, isPassword, pretendToCheck } from './passwords.ts'

export type PeopleFault = 'bad-name' | 'bad-password' | 'name-taken' | 'wrong-login' | 'banned'

export interface Arrival {
  readonly person: Person
  /** The cookie's value; only its hash is stored. */
  readonly token: string
}

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} '._-]{0,22}[\p{L}\p{N}.])?$/u

export const isName = (name: string): boolean => NAME.test(name)

const keyOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en')

const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Guests, accounts and their sessions. */
export class People {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  async arriveAsGuest(name: string): Promise<Result<Arrival, PeopleFault>> {
    if (!isName(name)) return err('bad-name')
    const person = newPerson(name, null, null)
    await this.store.addPerson(person)
    return ok(await this.openSession(person))
  }

  async register(name: string, password: string): Promise<Result<Arrival, PeopleFault>> {
    if (!isName(name)) return err('bad-name')
    if (password.length < 8 || password.length > 200) return err('bad-password')
    const person = newPerson(name, keyOf(name), await hashPassword(password))
    return (await this.store.addPerson(person)) ? ok(await this.openSession(person)) : err('name-taken')
  }

  async logIn(name: string, password: string): Promise<Result<Arrival, PeopleFault>> {
    const person = await this.store.personByName(keyOf(name))
    if (!person?.secret) {
      await pretendToCheck()
      return err('wrong-login')
    }
    if (!(await isPassword(password, person.secret))) return err('wrong-login')
    return person.banned ? err('banned') : ok(await this.openSession(person))
  }

  async logOut(token: string): Promise<void> {
    await this.store.endSession(hashOfToken(token))
  }

  async recognise(token: string | undefined): Promise<Person | null> {
    if (!token) return null
    const person = await this.store.personBySession(hashOfToken(token))
    return person && !person.banned ? person : null
  }

  private async openSession(person: Person): Promise<Arrival> {
    const token = randomBytes(32).toString('base64url')
    await this.store.addSession({ token_hash: hashOfToken(token), person_id: person.id, created_at: Date.now() })
    return { person, token }
  }
}

const newPerson = (name: string, nameKey: string | null, secret: string | null): Person => ({
  id: randomUUID(),
  name,
  name_key: nameKey,
  secret,
  banned: 0,
  created_at: Date.now(),
})
