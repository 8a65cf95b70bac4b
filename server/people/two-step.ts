import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { Fault } from '../../wire/faults.ts'
import type { TotpRow } from '../store/account-store.ts'
import type { Store } from '../store/store.ts'
import { Failures } from './failures.ts'
import { isSealed, type SecretBox } from './secret-box.ts'
import { hashOf } from './tokens.ts'
import { base32, freshSecret, stepOf } from './totp.ts'

const CODES = 10
/** A code has six digits: ten tries, half of them forgotten after 15 minutes, find it in over a thousand days. */
const TRIES = 10

/** Sign-in with a code beside the password, and recovery codes for a lost phone. */
export class TwoStep {
  private readonly store: Store
  private readonly now: () => number
  private readonly failures: Failures

  private readonly box: SecretBox | null

  /** Without a `box` secrets are stored as they are. */
  constructor(store: Store, box: SecretBox | null = null, now: () => number = Date.now) {
    this.store = store
    this.box = box
    this.now = now
    this.failures = new Failures(store, now)
  }

  async isOn(personId: string): Promise<boolean> {
    return (await this.store.accounts.totp(personId))?.confirmed === 1
  }

  codesLeft(personId: string): Promise<number> {
    return this.store.accounts.recoveryCodes(personId)
  }

  /** A new secret. It takes effect with the first correct code. */
  async begin(personId: string): Promise<Result<string, Fault>> {
    if (await this.isOn(personId)) return err('two-step-on')
    const secret = freshSecret()
    await this.store.accounts.beginTotp(personId, this.box?.seal(secret, personId) ?? secret)
    return ok(secret)
  }

  async confirm(personId: string, code: string): Promise<Result<readonly string[], Fault>> {
    if (await this.isOn(personId)) return err('two-step-on')
    const checked = await this.checkTotp(personId, code)
    if (!checked.ok) return checked
    await this.store.accounts.confirmTotp(personId)
    return ok(await this.newCodes(personId))
  }

  /** The former codes stop working. */
  async newCodes(personId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: CODES }, () => {
      const letters = base32(randomBytes(10)).slice(0, 12).toLowerCase()
      return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
    })
    await this.store.accounts.setRecoveryCodes(personId, codes.map(hashOf))
    return codes
  }

  off(personId: string): Promise<void> {
    return this.store.accounts.dropTotp(personId)
  }

  /** True if there is no second step, or the answer is right. Each code works once. */
  async check(personId: string, code: string | undefined): Promise<Result<true, Fault>> {
    if (!(await this.isOn(personId))) return ok(true)
    if (!code) return err('code-needed')
    const given = code.replace(/\s/g, '').toLowerCase()
    if (/^\d+$/.test(given)) return this.checkTotp(personId, given)
    return this.counted(personId, () => this.store.accounts.useRecoveryCode(personId, hashOf(given)))
  }

  private async checkTotp(personId: string, code: string): Promise<Result<true, Fault>> {
    return this.counted(personId, async () => {
      const totp = await this.store.accounts.totp(personId)
      const step = totp && stepOf(this.secretOf(totp), code.replace(/\s/g, ''), this.now(), totp.last_step)
      return step !== null && step !== undefined && this.store.accounts.useTotpStep(personId, step)
    })
  }

  private secretOf({ person_id, secret }: TotpRow): string {
    if (!isSealed(secret)) return secret
    if (!this.box) throw new Error('the secrets of two-step sign-in are encrypted, and SECRET_KEY is not set')
    return this.box.open(secret, person_id)
  }

  /** Encrypts secrets of former versions. */
  async sealAll(): Promise<void> {
    const { box } = this
    if (!box) return
    for (const { person_id, secret } of await this.store.accounts.totps())
      if (!isSealed(secret)) await this.store.accounts.replaceTotpSecret(person_id, secret, box.seal(secret, person_id))
  }

  /** A try is counted before it is known to be wrong. */
  private async counted(personId: string, isRight: () => Promise<boolean>): Promise<Result<true, Fault>> {
    const key = ['code', personId] as const
    const [tries = 1] = await this.failures.add([key])
    const found =
      tries > TRIES ? err('too-fast' as const) : (await isRight()) ? ok(true as const) : err('wrong-code' as const)
    if (found.ok || found.error === 'too-fast') await this.failures.take([key])
    return found
  }
}
