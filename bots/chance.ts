import { digestOf } from '../kernel/hash.ts'
import type { Seat } from '../kernel/seat.ts'

/*
 * What bots of a match draw by lot follows from its seed, so the same moves get the same answers in every copy of the
 * match. Digests, because whoever computes a bot's move must not learn the seed.
 */

/** The seed for a bot's decision after that many moves of the match. */
export const botSeed = (seed: string, step: number, seat: Seat): string => digestOf(`bot ${seed} ${step} ${seat}`)

/** How the bot on this seat errs, the whole match long. */
export const botTaste = (seed: string, seat: Seat): string => digestOf(`taste ${seed} ${seat}`)
