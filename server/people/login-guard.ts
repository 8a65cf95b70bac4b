import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { err, type Result } from '../../kernel/json.ts'
import type { Fault, FaultReply } from '../../wire/faults.ts'
import { isSolved } from '../../wire/proof.ts'
import { NEVER } from '../store/failure-store.ts'
import type { FailureKey, Failures } from './failures.ts'

/** Three typos are forgiven. After that every failure doubles the wait for this account and network. */
const FORGIVEN = 3
const LONGEST_WAIT_MS = 300_000
/** With more failures the account or network is under attack, and logins need a proof of work. */
const ATTACKED = 5
const LEAST_BITS = 15
const MOST_BITS = 19
const CHALLENGE_MS = 120_000
/** A used proof is counted in a slot of its own; after its two minutes a second use still counts more than this. */
const SHOWN_BEFORE = 1.9

const GUESSES: readonly Fault[] = ['wrong-login', 'wrong-code', 'wrong-token']

export interface Attempt {
  /** The key of the name; the account need not exist. */
  readonly account: string
  readonly network: string
  readonly proof: string | undefined
}

/**
 * Guards everything behind a secret that could be guessed, at all servers of the club together. Guessing locks nobody
 * else out: waits apply to one network at one account, and an account under attack still opens with a proof of work.
 */
export class LoginGuard {
  private readonly failures: Failures
  private readonly now: () => number

  constructor(failures: Failures, now: () => number = Date.now) {
    this.failures = failures
    this.now = now
  }

  /** Runs `enter`, or says why not now. Counts a wrong guess. */
  async try<T>(attempt: Attempt, enter: () => Promise<Result<T, FaultReply>>): Promise<Result<T, FaultReply>> {
    const keys = keysOf(attempt)
    const [pair = NEVER, account = NEVER, network = NEVER] = await this.failures.of(keys)
    if (pair.since < waitAfter(pair.count)) return err({ fault: 'too-fast' })
    const bits = bitsFor(account.count, network.count)
    if (bits > 0 && !(await this.isProven(attempt, bits))) return this.wantProof(attempt, bits)
    // Counted before the result is known, so that parallel guesses cannot slip past the limit.
    const [ofPair = 1, ofAccount = 1, ofNetwork = 1] = await this.failures.add(keys)
    const others = ofPair - 1
    const refused =
      others > pair.count + 0.5 && waitAfter(others) > 0
        ? err({ fault: 'too-fast' } as const)
        : bits === 0 && bitsFor(ofAccount - 1, ofNetwork - 1) > 0
          ? await this.wantProof(attempt, LEAST_BITS)
          : null
    const entered = refused ?? (await enter())
    if (entered.ok) await this.failures.forgive(keys[0])
    else if (GUESSES.includes(entered.error.fault)) return entered
    await this.failures.take(keys)
    return entered
  }

  private async wantProof({ account }: Attempt, bits: number): Promise<Result<never, FaultReply>> {
    const text = `${bits}.${this.now() + CHALLENGE_MS}.${randomBytes(9).toString('base64url')}`
    return err({ fault: 'proof-wanted', challenge: `${text}.${await this.sign(text, account)}` })
  }

  private async sign(text: string, account: string): Promise<string> {
    return createHmac('sha256', await this.failures.secret())
      .update(`${text} ${account}`)
      .digest('base64url')
  }

  private async isProven({ account, proof = '' }: Attempt, bits: number): Promise<boolean> {
    const [challenge = '', number = ''] = proof.split(':')
    const [wanted = '', until = '', nonce = '', signature = ''] = challenge.split('.')
    const signed = await this.sign(`${wanted}.${until}.${nonce}`, account)
    if (!isSame(signature, signed) || Number(wanted) < bits - 1 || Number(until) < this.now()) return false
    if (!isSolved(challenge, Number(number))) return false
    const [shown = 1] = await this.failures.add([['proof', nonce]])
    return shown < SHOWN_BEFORE
  }
}

const keysOf = ({ account, network }: Attempt) =>
  [
    ['pair', `${account} ${network}`],
    ['account', account],
    ['network', network],
  ] as const satisfies readonly FailureKey[]

const bitsFor = (ofAccount: number, ofNetwork: number): number => {
  const failures = Math.max(ofAccount, ofNetwork)
  return failures <= ATTACKED ? 0 : Math.min(MOST_BITS, LEAST_BITS + Math.floor(Math.log2(failures / ATTACKED)))
}

const waitAfter = (failures: number): number =>
  failures <= FORGIVEN ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (Math.round(failures) - FORGIVEN))

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
