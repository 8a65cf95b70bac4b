import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { Fault } from '../../wire/faults.ts'
import type { Me, SecurityEventKind, SessionInfo } from '../../wire/people.ts'
import type { Scope } from '../../wire/programs.ts'
import type { SessionRow } from '../store/people-store.ts'
import type { Person, Store } from '../store/store.ts'
import { Moderation } from './moderation.ts'
import { isName, isReserved, keyOf, looksOf, tidyName } from './names.ts'
import { hashPassword, isPassword, pretendToCheck } from './passwords.ts'
import { SESSION_MS } from './retention.ts'
import type { SecretBox } from './secret-box.ts'
import { SecurityLog } from './security-log.ts'
import { freshToken, hashOf } from './tokens.ts'
import { TwoStep } from './two-step.ts'

export interface Arrival {
  readonly person: Person
  /** The cookie's value; only its hash is stored. Null if the visitor's cookie stays valid. */
  readonly token: string | null
  /** Sessions that ended with this. Their sockets must close. */
  readonly ended: readonly string[]
  readonly banned?: boolean
}

/** A person and the session that identifies them. */
export interface Known {
  readonly person: Person
  readonly session: SessionRow
  readonly admin: boolean
  /** What a program's token allows; a page's session allows everything. */
  readonly scopes?: ReadonlySet<Scope>
}

const isGoodPassword = (password: string): boolean => password.length >= 8 && password.length <= 200

/** "Last seen" is kept to the hour, so that reads rarely write. */
const SEEN_EVERY_MS = 3_600_000
const MOST_AGENT = 200
/** How long a proof of identity lasts. */
const PROVED_MS = 900_000

/** Guests, accounts and their sessions. */
export class People {
  private readonly store: Store
  private readonly adminNames: ReadonlySet<string>
  private firstAccount: string | null = null
  readonly log: SecurityLog
  readonly twoStep: TwoStep
  readonly moderation: Moderation

  /** `adminNames` are the administrators; without any, the first account is one. */
  constructor(
    store: Store,
    adminNames: readonly string[] = [],
    log = new SecurityLog(store),
    moderation = new Moderation(store),
    box: SecretBox | null = null,
  ) {
    this.store = store
    this.log = log
    this.twoStep = new TwoStep(store, box)
    this.moderation = moderation
    this.adminNames = new Set(adminNames.map(keyOf))
  }

  /** A new guest, or a new name for a known one. */
  async arriveAsGuest(wanted: string, known: Known | null, agent: string): Promise<Result<Arrival, Fault>> {
    const name = tidyName(wanted)
    const bad = this.faultOf(name)
    if (bad) return err(bad)
    if (known?.person.name_key) return err('already-account')
    if (await this.isTaken(name)) return err('name-taken')
    if (known) {
      await this.store.people.change(known.person.id, { name })
      return ok({ person: { ...known.person, name }, token: null, ended: [] })
    }
    const person = newPerson(name, null, null)
    await this.store.people.add(person)
    return ok(await this.openSession(person, agent))
  }

  /** A new account. A guest becomes it, with everything played so far. */
  async register(name: string, password: string, known: Known | null, agent: string): Promise<Result<Arrival, Fault>> {
    if (!isGoodPassword(password)) return err('bad-password')
    return this.makeAccount(name, await hashPassword(password), known, agent)
  }

  /** What is wrong with a tidy name. Administrators may use reserved words. */
  faultOf(name: string): Fault | null {
    if (!isName(name)) return 'bad-name'
    return isReserved(name) && !this.adminNames.has(keyOf(name)) ? 'name-reserved' : null
  }

  /** Whether an account has this name or one that looks like it. */
  isTaken(name: string): Promise<boolean> {
    return this.store.people.isTaken(keyOf(name), looksOf(name))
  }

  /** `secret`: null for an account with a passkey. */
  async makeAccount(
    wanted: string,
    secret: string | null,
    known: Known | null,
    agent: string,
  ): Promise<Result<Arrival, Fault>> {
    const name = tidyName(wanted)
    const bad = this.faultOf(name)
    if (bad) return err(bad)
    if (known?.person.name_key) return err('already-account')
    const account = { name, name_key: keyOf(name), secret }
    const person = known ? { ...known.person, ...account } : newPerson(name, account.name_key, secret)
    const made = known
      ? await this.store.people.change(person.id, account, looksOf(name))
      : await this.store.people.add(person, looksOf(name))
    if (!made) return err('name-taken')
    await this.log.write(person.id, 'registered', agent)
    return ok(await this.openSession(person, agent, known))
  }

  async logIn(
    { name, password, code }: { readonly name: string; readonly password: string; readonly code?: string | undefined },
    known: Known | null,
    agent: string,
  ): Promise<Result<Arrival, Fault>> {
    const person = await this.store.people.byName(keyOf(name))
    if (!person?.secret) {
      await pretendToCheck()
      return err('wrong-login')
    }
    const shown = await this.checkPassword(person, password, code, agent)
    return shown.ok ? this.welcome(person, known, agent) : shown
  }

  /** The password, and the second step where one is set up. */
  private async checkPassword(
    person: Person,
    password: string,
    code: string | undefined,
    agent: string,
  ): Promise<Result<true, Fault>> {
    if (!person.secret || !(await isPassword(password, person.secret))) {
      await this.log.write(person.id, 'wrong-password', agent)
      return err('wrong-login')
    }
    const checked = await this.twoStep.check(person.id, code)
    if (!checked.ok && checked.error === 'wrong-code') await this.log.write(person.id, 'wrong-code', agent)
    return checked
  }

  /** Opens a session for somebody who has proved who they are. */
  async welcome(person: Person, known: Known | null, agent: string): Promise<Result<Arrival, Fault>> {
    // A banned person still gets a session, to write an appeal with.
    if (await this.moderation.isBanned(person))
      return ok({ ...(await this.openSession(person, agent, known)), banned: true })
    await this.log.write(person.id, 'login', agent)
    return ok(await this.openSession(person, agent, known))
  }

  /** For the owner's security log. A guest owns nothing but the cookie. */
  async note({ person }: Known, kind: SecurityEventKind, agent: string): Promise<void> {
    if (person.name_key) await this.log.write(person.id, kind, agent)
  }

  /** Whether this person proved recently who they are. Guests have nothing to prove. */
  isProved({ person, session }: Known): boolean {
    return person.name_key === null || session.proved_at > Date.now() - PROVED_MS
  }

  async prove(
    known: Known,
    given: { readonly password: string; readonly code?: string | undefined },
    agent: string,
  ): Promise<Result<true, Fault>> {
    const shown = await this.checkPassword(known.person, given.password, given.code, agent)
    if (shown.ok) await this.proved(known)
    return shown
  }

  proved({ session }: Known): Promise<void> {
    return this.store.people.proveSession(session.token_hash, Date.now())
  }

  /** Ends all other sessions and gives this one a new token, since the old password may have been known to others. */
  async changePassword(
    known: Known,
    old: string | undefined,
    password: string,
    agent: string,
  ): Promise<Result<Arrival, Fault>> {
    const { person } = known
    if (!person.name_key) return err('not-account')
    if (!isGoodPassword(password)) return err('bad-password')
    if (person.secret && !(await isPassword(old ?? '', person.secret))) return err('wrong-login')
    if (!person.secret && !this.isProved(known)) return err('prove-first')
    await this.log.write(person.id, 'password-changed', agent)
    return ok(await this.setPassword(person, password, agent))
  }

  /** With a link from the account's letter; `use` returns true once. */
  async recover(
    person: Person,
    given: { readonly password: string; readonly code?: string | undefined },
    use: () => Promise<boolean>,
    agent: string,
  ): Promise<Result<Arrival, Fault>> {
    if (!isGoodPassword(given.password)) return err('bad-password')
    const checked = await this.twoStep.check(person.id, given.code)
    if (!checked.ok) return checked
    if (!(await use())) return err('wrong-token')
    await this.log.write(person.id, 'recovered', agent)
    const arrival = await this.setPassword(person, given.password, agent)
    return ok((await this.moderation.isBanned(person)) ? { ...arrival, banned: true } : arrival)
  }

  private async setPassword(person: Person, password: string, agent: string): Promise<Arrival> {
    const secret = await hashPassword(password)
    await this.store.people.change(person.id, { secret })
    const ended = await this.endSessions(person.id, () => true)
    return { ...(await this.openSession({ ...person, secret }, agent)), ended }
  }

  /** Administrators stay; everybody else must prove who they are. */
  async mayBeDeleted(known: Known, password: string | undefined): Promise<Result<null, Fault>> {
    const { person } = known
    if (await this.isAdmin(person)) return err('in-charge')
    if (person.secret && !(await isPassword(password ?? '', person.secret))) return err('wrong-login')
    return person.secret || this.isProved(known) ? ok(null) : err('prove-first')
  }

  async recognise(token: string | undefined): Promise<Known | null> {
    if (!token) return null
    const found = await this.store.people.bySession(hashOf(token))
    if (!found || (await this.moderation.isBanned(found.person))) return null
    const now = Date.now()
    if (found.session.seen_at < now - SESSION_MS) return null
    if (found.session.seen_at < now - SEEN_EVERY_MS) await this.store.people.seeSession(found.session.token_hash, now)
    return { ...found, admin: await this.isAdmin(found.person) }
  }

  /** Somebody whom only a ban keeps out. */
  async recogniseBanned(token: string | undefined): Promise<Person | null> {
    const found = token ? await this.store.people.bySession(hashOf(token)) : null
    return found?.person.banned ? found.person : null
  }

  async isAdmin(person: Person): Promise<boolean> {
    if (!person.name_key) return false
    if (this.adminNames.size > 0) return this.adminNames.has(person.name_key)
    // Once there is a first account, it stays the first.
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
      bot: person.bot === 1,
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

  /** Ends those of the person's sessions that match, and returns their ids. */
  async endSessions(personId: string, which: (session: SessionRow) => boolean): Promise<string[]> {
    const ending = (await this.store.people.sessionsOf(personId)).filter(which)
    for (const { token_hash } of ending) await this.store.people.endSession(token_hash)
    return ending.map(session => session.id)
  }

  /** A new token for the same login; the old proof keeps its date. */
  renew(known: Known, agent: string): Promise<Arrival> {
    return this.openSession(known.person, agent, known, known.session.created_at)
  }

  /** Always a new token: one that somebody planted in this browser must never gain rights. */
  private async openSession(
    person: Person,
    agent: string,
    before: Known | null = null,
    provedAt: number = Date.now(),
  ): Promise<Arrival> {
    if (before) await this.store.people.endSession(before.session.token_hash)
    const token = freshToken()
    const now = Date.now()
    await this.store.people.addSession({
      token_hash: hashOf(token),
      id: randomUUID(),
      person_id: person.id,
      agent: agent.slice(0, MOST_AGENT),
      created_at: now,
      seen_at: now,
      proved_at: provedAt,
    })
    return { person, token, ended: before ? [before.session.id] : [] }
  }
}

const newPerson = (name: string, nameKey: string | null, secret: string | null): Person => ({
  id: randomUUID(),
  name,
  name_key: nameKey,
  secret,
  banned: 0,
  bot: 0,
  created_at: Date.now(),
})
