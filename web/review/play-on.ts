import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { Level } from '../../bots/levels.ts'
import type { Game } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import { address } from '../app/address.ts'
import { router } from '../app/router.svelte.ts'
import { matches, type StoredSeat } from '../store/matches.ts'
import { matchToKeep } from '../store/seating.ts'
import type { SeatInfo, TableSession } from '../table/contract.ts'

/** The match up to the position that is shown. */
export function untilHere({ playOnFrom, step, steps }: TableSession): MatchRecord | null {
  // A lesson shows only the end of its match.
  return playOnFrom && { setup: playOnFrom.setup, log: playOnFrom.log.slice(0, playOnFrom.log.length - (steps - step)) }
}

/** One seat is mine, bots of this level take the others under the names they had. */
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

/**
 * Sits down at a match of its own that goes on from the end of this one. It keeps seed and moves, so it is a match like any
 * other, and chance goes on as it would have.
 */
export async function playOn(game: Game, until: MatchRecord, seats: readonly StoredSeat[]): Promise<void> {
  const match = matchToKeep(game, { setup: until.setup, log: [...until.log] }, seats)
  await matches.save(match)
  router.go(address.table(match.id))
}
