import type { ClientMessage } from '../../wire/client-message.ts'
import type { RateLimit } from '../config.ts'
import { RateLimiter, slotOf } from './rate-limiter.ts'

/** A school, a train or a family shares one address. */
const PEOPLE_OF_A_NETWORK = 10

/** Of those, how many may keep starting matches. */
export const HOSTS_OF_A_NETWORK = 3

/** More than the 1 of a request or frame, because whole tables are read and sent. */
export const CONNECTING = 5
const DEAR: Readonly<Partial<Record<ClientMessage['kind'], number>>> = { watch: 4, lobby: 4, look: 2 }
/** On top of the 1 that every frame costs before it is parsed. */
export const extraCostOf = ({ kind }: ClientMessage): number => DEAR[kind] ?? 0

export interface Payer {
  readonly person: number
  readonly network: number
}

/** All unknown visitors of a network share one budget. */
export const payerOf = (network: string, person?: string | undefined): Payer => ({
  person: slotOf(person ?? `nobody from ${network}`),
  network: slotOf(network),
})

/** One budget for each person over all their sockets, and one for each network over all its people. */
export class Allowance {
  private readonly people: RateLimiter
  private readonly networks: RateLimiter

  constructor({ points, seconds }: RateLimit, people = PEOPLE_OF_A_NETWORK) {
    this.people = new RateLimiter({ points, seconds })
    this.networks = new RateLimiter({ points: points * people, seconds })
  }

  allows({ person, network }: Payer, cost = 1): boolean {
    return this.people.allows(person, cost) && this.networks.allows(network, cost)
  }

  /** Checked before we know who is connecting, so before any lookup. */
  allowsNetwork({ network }: Payer, cost = 1): boolean {
    return this.networks.allows(network, cost)
  }

  allowsPerson({ person }: Payer, cost = 1): boolean {
    return this.people.allows(person, cost)
  }
}
