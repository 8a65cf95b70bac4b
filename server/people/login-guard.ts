import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { err, type Result } from '../../kernel/json.ts'
import type { Fault, FaultReply } from '../../wire/faults.ts'
import { isSolved } from '../../wire/proof.ts'
import { slotOf } from '../net/rate-limiter.ts'
import { Failures } from './failures.ts'

/** Three typos are forgiven. After that every failure doubles the wait for this account and network. */
const FORGIVEN = 3
const LONGEST_WAIT_MS = 300_000
/** With more failures the account or network is under attack, and logins need a proof of work. */
const ATTACKED = 5
const LEAST_BITS = 15
const MOST_BITS = 19
const CHALLENGE_MS = 120_000
/** Solved challenges open once. The limit is more than anybody solves in time. */
const USED_KEPT = 10_000

const GUESSES: readonly Fault[] = ['wrong-login', 'wrong-code', 'wrong-token']

export interface Attempt {
  /** The key of the name; the account need not exist. */
  readonly account: string
  readonly network: number
  readonly proof: string | undefined
}

/**
 * Guards everything behind a secret that could be guessed. Guessing locks nobody else out: waits apply to one network
 * at one account, and an account under attack still opens with a proof of work.
 */
export class LoginGuard {
  private readonly pairs = new Failures()
  private readonly accounts = new Failures()
  private readonly networks = new Failures()
  private readonly used = new Set<string>()
  private readonly secret: () => Promise<string>
  private readonly now: () => number

  /** `secret` is shared by all servers of the club, so that they accept each other's challenges. */
  constructor(secret: () => Promise<string>, now: () => number = Date.now) {
    this.secret = secret
    this.now = now
  }

  /** Runs `enter`, or says why not now. Counts a wrong guess. */
  async try<T>(attempt: Attempt, enter: () => Promise<Result<T, FaultReply>>): Promise<Result<T, FaultReply>> {
    const slots = this.slotsOf(attempt)
    if (this.pairs.since(slots.pair) < waitAfter(this.pairs.count(slots.pair))) return err({ fault: 'too-fast' })
    const bits = this.bitsFor(slots)
    if (bits > 0 && !(await this.isProven(attempt, bits)))
      return err({ fault: 'proof-wanted', challenge: await this.challenge(attempt, bits) })
    // Counted before the result is known, so that parallel guesses cannot slip past the limit.
    for (const [failures, slot] of this.all(slots)) failures.add(slot)
    const entered = await enter()
    if (entered.ok) this.pairs.forgive(slots.pair)
    else if (GUESSES.includes(entered.error.fault)) return entered
    for (const [failures, slot] of this.all(slots)) failures.take(slot)
    return entered
  }

  private slotsOf({ account, network }: Attempt) {
    return { pair: slotOf(`pair ${account} ${network}`), account: slotOf(`account ${account}`), network }
  }

  private all({ pair, account, network }: ReturnType<LoginGuard['slotsOf']>) {
    return [[this.pairs, pair] as const, [this.accounts, account] as const, [this.networks, network] as const]
  }

  private bitsFor({ account, network }: ReturnType<LoginGuard['slotsOf']>): number {
    const failures = Math.max(this.accounts.count(account), this.networks.count(network))
    return failures <= ATTACKED ? 0 : Math.min(MOST_BITS, LEAST_BITS + Math.floor(Math.log2(failures / ATTACKED)))
  }

  private async challenge({ account }: Attempt, bits: number): Promise<string> {
    const text = `${bits}.${this.now() + CHALLENGE_MS}.${randomBytes(9).toString('base64url')}`
    return `${text}.${await this.sign(text, account)}`
  }

  private async sign(text: string, account: string): Promise<string> {
    return createHmac('sha256', await this.secret())
      .update(`${text} ${account}`)
      .digest('base64url')
  }

  private async isProven({ account, proof = '' }: Attempt, bits: number): Promise<boolean> {
    const [challenge = '', number = ''] = proof.split(':')
    const [wanted = '', until = '', nonce = '', signature = ''] = challenge.split('.')
    const signed = await this.sign(`${wanted}.${until}.${nonce}`, account)
    if (!isSame(signature, signed) || Number(wanted) < bits - 1 || Number(until) < this.now()) return false
    if (this.used.has(nonce) || !isSolved(challenge, Number(number))) return false
    this.used.add(nonce)
    for (const oldest of this.used) if (this.used.size > USED_KEPT) this.used.delete(oldest)
    return true
  }
}

const waitAfter = (failures: number): number =>
  failures <= FORGIVEN ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (Math.round(failures) - FORGIVEN))

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
