import type { Seat } from '../../../kernel/seat.ts'
import type { TekEvent } from '../position.ts'

/** A finished war: what the dice showed, and the result. */
export interface Battle {
  readonly attacker: Seat
  readonly defender: Seat
  readonly dice: readonly number[]
  readonly winner: Seat | null
}

/** What to remember of a battle after these events; `before` is what was remembered until then. */
export function remember(before: Battle | null, events: readonly TekEvent[]): Battle | null {
  let battle = before
  for (const event of events)
    switch (event.kind) {
      case 'dice-shown':
        battle = { attacker: event.attacker, defender: event.defender, dice: event.dice, winner: null }
        break
      case 'war-won':
        if (battle) battle = { ...battle, dice: event.totals, winner: event.winner }
        break
      case 'war-began':
      case 'selected':
        battle = null
        break
    }
  return battle
}
