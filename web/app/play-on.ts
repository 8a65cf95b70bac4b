import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { Game } from '../../kernel/game.ts'
import { matches, type StoredSeat } from '../store/matches.ts'
import { matchToKeep } from '../store/seating.ts'
import { address } from './address.ts'
import { router } from './router.svelte.ts'

/**
 * Starts a new match that continues from the end of this one. It keeps seed and moves, so it is an ordinary match, and
 * chance continues as it would have.
 */
export async function playOn(game: Game, until: MatchRecord, seats: readonly StoredSeat[]): Promise<void> {
  const match = matchToKeep(game, { setup: until.setup, log: [...until.log] }, seats)
  await matches.save(match)
  router.go(address.table(match.id))
}
