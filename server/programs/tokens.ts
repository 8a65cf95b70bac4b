import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { Fault } from '../../wire/faults.ts'
import { SCOPES, type Scope, type TokenInfo } from '../../wire/programs.ts'
import type { Moderation } from '../people/moderation.ts'
import type { Known } from '../people/people.ts'
import { freshToken, hashOf } from '../people/tokens.ts'
import type { TokenRow } from '../store/program-store.ts'
import type { Person, Store } from '../store/store.ts'

const MOST_TOKENS = 10
/** "Last used" is kept to the hour, so that reads rarely write. */
const USED_EVERY_MS = 3_600_000

/** What a person's programs identify themselves with. */
export class Tokens {
  private readonly store: Store
  private readonly moderation: Moderation
  private readonly now: () => number

  constructor(store: Store, moderation: Moderation, now: () => number) {
    this.store = store
    this.moderation = moderation
    this.now = now
  }

  /** The text is returned once and kept nowhere. */
  async make(
    person: Person,
    label: string,
    wanted: readonly Scope[],
  ): Promise<Result<{ token: string; info: TokenInfo }, Fault>> {
    const scopes = SCOPES.filter(scope => wanted.includes(scope))
    if (scopes.includes('play') && person.bot === 0) return err('not-a-bot')
    if ((await this.store.programs.tokensOf(person.id)).length >= MOST_TOKENS) return err('too-many-tokens')
    const token = freshToken()
    const row: TokenRow = {
      hash: hashOf(token),
      id: randomUUID(),
      person_id: person.id,
      label,
      scopes: scopes.join(' '),
      created_at: this.now(),
      used_at: 0,
    }
    await this.store.programs.addToken(row)
    return ok({ token, info: infoOf(row) })
  }

  async of(personId: string): Promise<TokenInfo[]> {
    return (await this.store.programs.tokensOf(personId)).map(infoOf)
  }

  /** Somebody who may do what the token's scopes say, and is never an administrator. */
  async recognise(token: string): Promise<Known | null> {
    const row = await this.store.programs.token(hashOf(token))
    const person = row && (await this.store.people.byId(row.person_id))
    if (!person || (await this.moderation.isBanned(person))) return null
    const now = this.now()
    if (row.used_at < now - USED_EVERY_MS) await this.store.programs.useToken(row.hash, now)
    const session = {
      token_hash: row.hash,
      id: row.id,
      person_id: person.id,
      agent: row.label,
      created_at: row.created_at,
      seen_at: now,
      proved_at: 0,
    }
    return { person, session, admin: false, scopes: new Set(scopesOf(row)) }
  }
}

const scopesOf = ({ scopes }: TokenRow): Scope[] => SCOPES.filter(scope => scopes.split(' ').includes(scope))

const infoOf = (row: TokenRow): TokenInfo => ({
  id: row.id,
  label: row.label,
  scopes: scopesOf(row),
  createdAt: row.created_at,
  usedAt: row.used_at || null,
})
