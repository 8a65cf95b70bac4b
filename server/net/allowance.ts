import type { ClientMessage } from '../../wire/client-message.ts'
import type { RateLimit } from '../config.ts'
import { RateLimiter, slotOf } from './rate-limiter.ts'

/** People behind one address: a school, a train, a family. */
const PEOPLE_OF_A_NETWORK = 10

/** Of those, so many at a time would start one match after another. */
export const HOSTS_OF_A_NETWORK = 3

/** What is dearer than a request or a frame, which cost 1: whole tables are read and sent. */
export const CONNECTING = 5
const DEAR: Readonly<Partial<Record<ClientMessage['kind'], number>>> = { watch: 4, lobby: 4, look: 2 }
/** Beside the 1 that every frame costs before it is read. */
export const extraCostOf = ({ kind }: ClientMessage): number => DEAR[kind] ?? 0

/** Who pays: a person, by way of a network. */
export interface Payer {
  readonly person: number
  readonly network: number
}

/** Whoever is not known is one person with all others of the network who are not. */
export const payerOf = (network: string, person?: string | undefined): Payer => ({
  person: slotOf(person ?? `nobody from ${network}`),
  network: slotOf(network),
})

/** All that people cause, over however many sockets: one budget a person, and one a network for all its people. */
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

  /** Before it is known who comes, and so before anything is looked up. */
  allowsNetwork({ network }: Payer, cost = 1): boolean {
    return this.networks.allows(network, cost)
  }

  allowsPerson({ person }: Payer, cost = 1): boolean {
    return this.people.allows(person, cost)
  }
}
