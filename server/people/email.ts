import { err, ok, type Result } from '../../kernel/json.ts'
import type { Language } from '../../kernel/languages.ts'
import type { Fault } from '../../wire/faults.ts'
import { RateLimiter } from '../net/rate-limiter.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { MailTokenRow } from '../store/account-store.ts'
import type { Person, Store } from '../store/store.ts'
import { alarmLetter, confirmLetter, recoverLetter } from './letters.ts'
import { MailError, type Mailer } from './mailer.ts'
import type { Alarm } from './security-log.ts'
import { freshToken, hashOf } from './tokens.ts'

const PATIENCE_MS: Readonly<Record<MailTokenRow['purpose'], number>> = { confirm: 86_400_000, recover: 3_600_000 }
/** How many letters one person may cause and one address may get, so that nobody floods a mailbox through us. */
const LETTERS = { points: 5, seconds: 3600 }

/** Deliberately loose: the letter proves whether the address is right. */
const ADDRESS = /^[^\s@<>"',;:\\]{1,64}@[^\s@<>"',;:\\]+\.[^\s@<>"',;:\\.]{2,}$/u

export interface EmailParts {
  readonly store: Store
  readonly mailer: Mailer
  readonly publicUrl: string
  readonly failed: ReportFailure
  readonly now?: () => number
}

/** E-mail addresses: confirmed, then used for new passwords and alarms. */
export class Email {
  private readonly parts: EmailParts
  private readonly now: () => number
  private readonly letters = new RateLimiter(LETTERS)

  constructor(parts: EmailParts) {
    this.parts = parts
    this.now = parts.now ?? Date.now
  }

  get isOn(): boolean {
    return this.parts.mailer.isOn
  }

  async addressOf(personId: string): Promise<string | null> {
    return (await this.parts.store.accounts.email(personId))?.address ?? null
  }

  /** Sends a confirmation. The former address counts until it is opened. */
  async propose(person: Person, address: string, language: Language): Promise<Result<true, Fault>> {
    if (!this.isOn) return err('no-mail')
    if (!ADDRESS.test(address) || address.length > 254) return err('bad-address')
    if (!this.letters.allows(person.id) || !this.letters.allows(address.toLowerCase())) return err('too-fast')
    const token = await this.issue('confirm', person.id, address, language)
    try {
      await this.parts.mailer.send(address, confirmLetter(language, this.parts.publicUrl, person.name, token))
      return ok(true)
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      this.parts.failed(error, { operation: 'send a letter' })
      return err('mail-failed')
    }
  }

  /** `before` runs while the former address is still in place, to alarm it. */
  async confirm(token: string, before: (personId: string) => Promise<void>): Promise<Result<true, Fault>> {
    const found = await this.use('confirm', token)
    if (!found) return err('wrong-token')
    const { person_id, address, language } = found
    await before(person_id)
    await this.parts.store.accounts.setEmail({ person_id, address, language, confirmed_at: this.now() })
    return ok(true)
  }

  remove(personId: string): Promise<void> {
    return this.parts.store.accounts.dropEmail(personId)
  }

  /**
   * Sends a link for every account of the address. The answer does not reveal whether there is one, nor does its
   * timing: the letter goes out afterwards. Returns the accounts, for their logs.
   */
  async askForRecovery(address: string): Promise<readonly string[]> {
    if (!this.isOn || !this.letters.allows(`recover ${address.toLowerCase()}`)) return []
    const emails = await this.parts.store.accounts.emailsAt(address)
    const [first] = emails
    if (!first) return []
    const people = await this.parts.store.people.byIds(emails.map(({ person_id }) => person_id))
    const accounts = await Promise.all(
      people.map(async ({ id, name }) => ({ name, token: await this.issue('recover', id, address, first.language) })),
    )
    this.post(first.address, recoverLetter(first.language, this.parts.publicUrl, accounts))
    return people.map(({ id }) => id)
  }

  /** Whose password it resets. The token stays valid until it is used. */
  async whoRecovers(token: string): Promise<Person | null> {
    const found = await this.parts.store.accounts.mailToken(hashOf(token))
    if (found?.purpose !== 'recover' || found.expires_at < this.now()) return null
    return (await this.parts.store.people.byId(found.person_id)) ?? null
  }

  /** True for only one of several callers. */
  async useRecovery(token: string): Promise<boolean> {
    return (await this.use('recover', token)) !== null
  }

  /** Alarms the owner about what somebody else may have done. */
  async tell(alarm: Alarm): Promise<void> {
    if (!this.isOn) return
    const [email, person] = await Promise.all([
      this.parts.store.accounts.email(alarm.personId),
      this.parts.store.people.byId(alarm.personId),
    ])
    if (email && person) this.post(email.address, alarmLetter(email.language, this.parts.publicUrl, person.name, alarm))
  }

  private post(address: string, letter: Parameters<Mailer['send']>[1]): void {
    this.parts.mailer.send(address, letter).catch(error => this.parts.failed(error, { operation: 'send a letter' }))
  }

  private async issue(
    purpose: MailTokenRow['purpose'],
    personId: string,
    address: string,
    language: Language,
  ): Promise<string> {
    const token = freshToken()
    const expires_at = this.now() + PATIENCE_MS[purpose]
    await this.parts.store.accounts.addMailToken({
      hash: hashOf(token),
      person_id: personId,
      purpose,
      address,
      language,
      expires_at,
    })
    return token
  }

  private async use(purpose: MailTokenRow['purpose'], token: string): Promise<MailTokenRow | null> {
    const found = await this.parts.store.accounts.useMailToken(hashOf(token), purpose)
    return found && found.expires_at >= this.now() ? found : null
  }
}
