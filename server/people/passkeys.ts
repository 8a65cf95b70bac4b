import { randomUUID } from 'node:crypto'
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { Fault } from '../../wire/faults.ts'
import type { PasskeyInfo } from '../../wire/people.ts'
import type { CeremonyRow, PasskeyRow } from '../store/people-store.ts'
import type { Person, Store } from '../store/store.ts'
import { tidyName } from './names.ts'
import type { Arrival, Known, People } from './people.ts'

type RegistrationResponse = Parameters<typeof verifyRegistrationResponse>[0]['response']
type AuthenticationResponse = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** Three hundred modules that most server starts never need. */
const webAuthn = () => import('@simplewebauthn/server')

export interface Started {
  readonly ceremony: string
  readonly options: unknown
}

/** An authenticator's signed answer. */
export interface Signed {
  readonly ceremony: string
  readonly response: Readonly<Record<string, unknown>>
}

export interface Browser {
  readonly agent: string
  readonly origin: string | undefined
}

const PATIENCE_MS = 300_000
const CLUB_NAME = 'Pentarchy'
const MOST_KEYS = 20

/** Accounts by passkey: the browser's authenticator signs a challenge, and no password is sent. */
export class Passkeys {
  private readonly store: Store
  private readonly people: People
  private readonly origin: string
  private readonly rpID: string

  constructor(store: Store, people: People, publicUrl: string) {
    const { origin, hostname } = new URL(publicUrl)
    this.store = store
    this.people = people
    this.origin = origin
    this.rpID = hostname
  }

  async list(personId: string): Promise<PasskeyInfo[]> {
    return (await this.store.people.passkeysOf(personId)).map(({ id, label, created_at }) => ({
      id,
      name: label,
      createdAt: created_at,
    }))
  }

  /** Adds a key to an account, or creates an account with it. */
  async startRegistration(known: Known | null, name: string | undefined): Promise<Result<Started, Fault>> {
    const account = known?.person.name_key ? known.person : null
    if (known && !this.people.isProved(known)) return err('prove-first')
    const wanted = account ? account.name : tidyName(name ?? '')
    const bad = account ? null : this.people.faultOf(wanted)
    if (bad) return err(bad)
    if (!account && (await this.people.isTaken(wanted))) return err('name-taken')
    const others = account ? await this.store.people.passkeysOf(account.id) : []
    const options = await (await webAuthn()).generateRegistrationOptions({
      rpName: CLUB_NAME,
      rpID: this.rpID,
      userName: wanted,
      userID: new TextEncoder().encode(account?.id ?? randomUUID()),
      attestationType: 'none',
      excludeCredentials: others.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    const ceremony = await this.begin(options.challenge, account?.id ?? null, account ? null : wanted)
    return ok({ ceremony, options })
  }

  async register(
    known: Known | null,
    given: { readonly ceremony: string; readonly response: unknown; readonly label: string },
    { agent, origin }: Browser,
  ): Promise<Result<Arrival, Fault>> {
    const ceremony = await this.store.people.endCeremony(given.ceremony, Date.now())
    if (!ceremony) return err('passkey-refused')
    // One account cannot finish what another began.
    if (ceremony.person_id !== null && ceremony.person_id !== known?.person.id) return err('passkey-refused')
    const key = await this.verifyNewKey(ceremony, given.response, origin)
    if (!key || (await this.store.people.passkey(key.id))) return err('passkey-refused')
    const arrival = await this.ownerOf(ceremony, known, agent)
    if (!arrival.ok) return arrival
    const { person } = arrival.value
    if ((await this.store.people.passkeysOf(person.id)).length >= MOST_KEYS) return err('passkey-refused')
    await this.store.people.addPasskey({
      ...key,
      person_id: person.id,
      label: given.label,
      created_at: Date.now(),
    })
    await this.people.log.write(person.id, 'passkey-added', agent)
    return arrival
  }

  private async ownerOf(ceremony: CeremonyRow, known: Known | null, agent: string): Promise<Result<Arrival, Fault>> {
    if (ceremony.name === null)
      return known ? ok({ person: known.person, token: null, ended: [] }) : err('passkey-refused')
    return this.people.makeAccount(ceremony.name, null, known, agent)
  }

  private async verifyNewKey(
    { challenge }: CeremonyRow,
    response: unknown,
    origin: string | undefined,
  ): Promise<Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'transports'> | null> {
    try {
      const { verified, registrationInfo } = await (await webAuthn()).verifyRegistrationResponse({
        response: response as RegistrationResponse,
        expectedChallenge: challenge,
        expectedOrigin: this.originFor(origin),
        expectedRPID: this.rpID,
        requireUserVerification: false,
      })
      if (!verified) return null
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return {
        id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(','),
      }
    } catch {
      // The library throws on malformed data.
      return null
    }
  }

  async startLogin(): Promise<Started> {
    const options = await (await webAuthn()).generateAuthenticationOptions({
      rpID: this.rpID,
      userVerification: 'preferred',
    })
    return { ceremony: await this.begin(options.challenge, null, null), options }
  }

  async logIn(given: Signed, before: Known | null, browser: Browser): Promise<Result<Arrival, Fault>> {
    const person = await this.whoSigned(given, browser)
    return person ? this.people.welcome(person, before, browser.agent) : err('passkey-refused')
  }

  /** Proves once more who they are. */
  async prove(given: Signed, known: Known, browser: Browser): Promise<Result<true, Fault>> {
    const person = await this.whoSigned(given, browser)
    if (person?.id !== known.person.id) return err('passkey-refused')
    await this.people.proved(known)
    return ok(true)
  }

  private async whoSigned(given: Signed, { origin }: Browser): Promise<Person | null> {
    const ceremony = await this.store.people.endCeremony(given.ceremony, Date.now())
    const key = typeof given.response.id === 'string' ? await this.store.people.passkey(given.response.id) : undefined
    const person = key && (await this.store.people.byId(key.person_id))
    if (!ceremony || !person) return null
    const counter = await this.verifyKnownKey(ceremony, key, given.response, origin)
    if (counter === null) return null
    await this.store.people.countPasskey(key.id, counter)
    return person
  }

  private async verifyKnownKey(
    { challenge }: CeremonyRow,
    key: PasskeyRow,
    response: unknown,
    origin: string | undefined,
  ): Promise<number | null> {
    try {
      const { verified, authenticationInfo } = await (await webAuthn()).verifyAuthenticationResponse({
        response: response as AuthenticationResponse,
        expectedChallenge: challenge,
        expectedOrigin: this.originFor(origin),
        expectedRPID: this.rpID,
        requireUserVerification: false,
        credential: {
          id: key.id,
          publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
          counter: key.counter,
        },
      })
      return verified ? authenticationInfo.newCounter : null
    } catch {
      return null
    }
  }

  /** On localhost any port will do: the page can only be the host's own. */
  private originFor(origin: string | undefined): string {
    const isLocal = this.rpID === 'localhost' && origin !== undefined && URL.canParse(origin)
    return isLocal && new URL(origin).hostname === 'localhost' ? origin : this.origin
  }

  /** The last way into an account cannot be removed. */
  async drop(known: Known, id: string, agent: string): Promise<Result<true, Fault>> {
    const { person } = known
    if (!this.people.isProved(known)) return err('prove-first')
    const keys = await this.store.people.passkeysOf(person.id)
    if (!keys.some(key => key.id === id)) return err('passkey-refused')
    if (keys.length === 1 && person.secret === null) return err('last-key')
    await this.store.people.dropPasskey(id)
    await this.people.log.write(person.id, 'passkey-removed', agent)
    return ok(true)
  }

  private async begin(challenge: string, personId: string | null, name: string | null): Promise<string> {
    const id = randomUUID()
    const now = Date.now()
    const ceremony = { id, challenge, person_id: personId, name, expires_at: now + PATIENCE_MS }
    await this.store.people.beginCeremony(ceremony, now)
    return id
  }
}
