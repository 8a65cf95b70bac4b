import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { Fault } from '../../wire/faults.ts'
import type { Me, SessionInfo } from '../../wire/people.ts'
import type { SessionRow } from '../store/people-store.ts'
import type { Person, Store } from '../store/store.ts'
import { hashPassword, isPassword, pretendToCheck } from './passwords.ts'

export interface Arrival {
  readonly person: Person
  /** The cookie's value; only its hash is stored. Null if the visitor's own cookie stays good. */
  readonly token: string | null
}

/** Somebody the server knows, and the session by which it does. */
export interface Known {
  readonly person: Person
  readonly session: SessionRow
  readonly admin: boolean
}

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} '._-]{0,22}[\p{L}\p{N}.])?$/u

export const isName = (name: string): boolean => NAME.test(name)

const isGoodPassword = (password: string): boolean => password.length >= 8 && password.length <= 200

/** The name folded for comparison. */
export const keyOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en')

const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** "Last seen" is kept to the hour, so that reading does not always write. */
const SEEN_EVERY_MS = 3_600_000
/** As long as the cookie: who has not been here for a year is not known any more. */
const FORGOTTEN_MS = 365 * 86_400_000
const MOST_AGENT = 200

/** Guests, accounts and their sessions. */
export class People {
  private readonly store: Store
  private readonly adminNames: ReadonlySet<string>
  private firstAccount: string | null = null

  /** `adminNames`: the accounts in charge; if none is named, the first account there is. */
  constructor(store: Store, adminNames: readonly string[] = []) {
    this.store = store
    this.adminNames = new Set(adminNames.map(keyOf))
  }

  /** A new guest, or a new name for one who is known already. */
  async arriveAsGuest(name: string, known: Person | null, agent: string): Promise<Result<Arrival, Fault>> {
    if (!isName(name)) return err('bad-name')
    if (known?.name_key) return err('already-account')
    // Nobody passes for somebody else.
    if (await this.store.people.byName(keyOf(name))) return err('name-taken')
    if (known) {
      await this.store.people.change(known.id, { name })
      return ok({ person: { ...known, name }, token: null })
    }
    const person = newPerson(name, null, null)
    await this.store.people.add(person)
    return ok(await this.openSession(person, agent))
  }

  /** A new account; a guest becomes it, with everything played so far. */
  async register(name: string, password: string, known: Person | null, agent: string): Promise<Result<Arrival, Fault>> {
    if (!isGoodPassword(password)) return err('bad-password')
    return this.makeAccount(name, await hashPassword(password), known, agent)
  }

  /** `secret`: null for an account that will have a passkey. */
  async makeAccount(
    name: string,
    secret: string | null,
    known: Person | null,
    agent: string,
  ): Promise<Result<Arrival, Fault>> {
    if (!isName(name)) return err('bad-name')
    if (known?.name_key) return err('already-account')
    const account = { name, name_key: keyOf(name), secret }
    if (known) {
      const changed = await this.store.people.change(known.id, account)
      return changed ? ok({ person: { ...known, ...account }, token: null }) : err('name-taken')
    }
    const person = newPerson(name, account.name_key, secret)
    return (await this.store.people.add(person)) ? ok(await this.openSession(person, agent)) : err('name-taken')
  }

  async logIn(name: string, password: string, agent: string): Promise<Result<Arrival, Fault>> {
    const person = await this.store.people.byName(keyOf(name))
    if (!person?.secret) {
      await pretendToCheck()
      return err('wrong-login')
    }
    if (!(await isPassword(password, person.secret))) return err('wrong-login')
    return this.welcome(person, agent)
  }

  /** Opens a session for somebody who has shown who they are. */
  async welcome(person: Person, agent: string): Promise<Result<Arrival, Fault>> {
    return person.banned ? err('banned') : ok(await this.openSession(person, agent))
  }

  async changePassword(person: Person, old: string | undefined, password: string): Promise<Result<Person, Fault>> {
    if (!person.name_key) return err('not-account')
    if (!isGoodPassword(password)) return err('bad-password')
    if (person.secret && !(await isPassword(old ?? '', person.secret))) return err('wrong-login')
    const secret = await hashPassword(password)
    await this.store.people.change(person.id, { secret })
    return ok({ ...person, secret })
  }

  /** Those in charge go on being needed; everybody else shows once more who they are. */
  async mayBeDeleted(person: Person, password: string | undefined): Promise<Result<null, Fault>> {
    if (await this.isAdmin(person)) return err('in-charge')
    if (person.secret && !(await isPassword(password ?? '', person.secret))) return err('wrong-login')
    return ok(null)
  }

  async recognise(token: string | undefined): Promise<Known | null> {
    if (!token) return null
    const found = await this.store.people.bySession(hashOfToken(token))
    if (!found || found.person.banned) return null
    const now = Date.now()
    if (found.session.seen_at < now - FORGOTTEN_MS) return null
    if (found.session.seen_at < now - SEEN_EVERY_MS) await this.store.people.seeSession(found.session.token_hash, now)
    return { ...found, admin: await this.isAdmin(found.person) }
  }

  async isAdmin(person: Person): Promise<boolean> {
    if (!person.name_key) return false
    if (this.adminNames.size > 0) return this.adminNames.has(person.name_key)
    // Never another once there is one.
    this.firstAccount ??= (await this.store.people.firstAccount())?.id ?? null
    return this.firstAccount === person.id
  }

  async describe(person: Person): Promise<Me> {
    return {
      id: person.id,
      name: person.name,
      account: person.name_key !== null,
      password: person.secret !== null,
      passkeys: (await this.store.people.passkeysOf(person.id)).length,
      admin: await this.isAdmin(person),
    }
  }

  async sessions({ person, session }: Known): Promise<SessionInfo[]> {
    return (await this.store.people.sessionsOf(person.id)).map(row => ({
      id: row.id,
      createdAt: row.created_at,
      seenAt: row.seen_at,
      agent: row.agent,
      current: row.token_hash === session.token_hash,
    }))
  }

  /** Ends those of the person's sessions that are to be ended, and says which. */
  async endSessions(personId: string, which: (session: SessionRow) => boolean): Promise<string[]> {
    const ending = (await this.store.people.sessionsOf(personId)).filter(which)
    for (const { token_hash } of ending) await this.store.people.endSession(token_hash)
    return ending.map(session => session.id)
  }

  private async openSession(person: Person, agent: string): Promise<Arrival> {
    const token = randomBytes(32).toString('base64url')
    const now = Date.now()
    await this.store.people.addSession({
      token_hash: hashOfToken(token),
      id: randomUUID(),
      person_id: person.id,
      agent: agent.slice(0, MOST_AGENT),
      created_at: now,
      seen_at: now,
    })
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
