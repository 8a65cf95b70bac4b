import type { Seat } from '../../../kernel/seat.ts'
import { tribeOf } from '../cards.ts'
import { GIANT } from '../content/tribes.ts'
import { type EthnosEvent, type EthnosPosition, NONE } from '../position.ts'

/** Where the tokens of giants and trolls lie. */
export interface Tokens {
  readonly giant: Seat | null
  /** Owner of the troll token of value `index + 1`. */
  readonly trolls: readonly (Seat | typeof NONE)[]
}

/** The last age is over and the tokens have returned, but the table still shows who held them, as the events tell. */
export function tokensOn(p: EthnosPosition, events: readonly EthnosEvent[]): Tokens {
  const end = p.agenda.length === 0 ? events.find(event => event.kind === 'age-ended') : undefined
  const giant = end?.giant ?? p.giant
  return { giant: giant === NONE ? null : p.bands[giant].seat, trolls: end?.trolls ?? p.trolls }
}

/** The size of the largest giant-led band of the age, which has the token unless it was declined; 0 if there is none. */
export const largestGiantBand = (p: EthnosPosition): number =>
  Math.max(0, ...p.bands.map(band => (tribeOf(band.leader) === GIANT ? band.cards.length : 0)))
