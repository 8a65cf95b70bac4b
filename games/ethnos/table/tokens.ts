import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type EthnosEvent, type EthnosPosition, NONE } from '../position.ts'

/** Where the tokens of giants and trolls lie. */
export interface Tokens {
  readonly giant: Seat | null
  /** Owner of the troll token of value `index + 1`. */
  readonly trolls: readonly (Seat | typeof NONE)[]
}

/** After the last age the tokens have returned, but the table still shows who held them, by the events. */
export function tokensOn(p: EthnosPosition, events: readonly EthnosEvent[]): Tokens {
  const end = p.agenda.length === 0 ? events.find(event => event.kind === 'age-ended') : undefined
  const giant = end?.giant ?? p.giant
  return { giant: giant === NONE ? null : elementAt(p.bands, giant).seat, trolls: end?.trolls ?? p.trolls }
}
