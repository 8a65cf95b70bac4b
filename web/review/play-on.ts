import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { Level } from '../../bots/levels.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { StoredSeat } from '../store/matches.ts'
import type { SeatInfo, TableSession } from '../table/contract.ts'

/** The match up to the position shown. */
export function untilHere({ playOnFrom, step, steps }: TableSession): MatchRecord | null {
  // A lesson shows only the end of its match.
  return playOnFrom && { setup: playOnFrom.setup, log: playOnFrom.log.slice(0, playOnFrom.log.length - (steps - step)) }
}

/** One seat is the player's; bots of this level take the others, under their old names. */
export const seatsToPlayOn = (
  seats: readonly SeatInfo[],
  mine: Seat,
  myName: string,
  botNames: readonly string[],
  level: Level,
): StoredSeat[] =>
  seats.map(({ seat, name, colour }): StoredSeat => {
    if (seat === mine) return { name: myName, colour, control: 'human', level }
    return { name: name === myName ? elementAt(botNames, seat) : name, colour, control: 'bot', level }
  })
