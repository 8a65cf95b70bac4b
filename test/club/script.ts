import { type GameId, loadGame } from '../../games/registry.ts'
import type { Move } from '../../kernel/game.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Store } from '../../server/store/store.ts'

/** A whole game known beforehand: what each seat will play, and where it leads. */
export interface Script {
  readonly match: Match
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[]
}

/** Plays a random match with this seed to its end. */
export async function scriptOf(game: GameId, seats: number, options: object, seed: string): Promise<Script> {
  const module = await loadGame(game)
  const created = createMatch(module.game, seats, { ...options }, seed)
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const match = created.value
  const rng = Rng.fromSeed(`script ${seed}`)
  for (;;) {
    const asked = module.game.toMove(match.position)
    if (asked.length === 0) return { match, moves: match.log }
    const seat = rng.pick(asked)
    playUnchecked(match, seat, rng.pick(module.game.moves(match.position, seat)))
  }
}

/** The script of a table on the server. Its seed is read from the store, as only the host can. */
export async function scriptOfTable(store: Store, id: string): Promise<Script> {
  const row = await store.table(id)
  if (!row) throw new Error(`there is no table ${id}`)
  return scriptOf(row.game as GameId, JSON.parse(row.seats).length, JSON.parse(row.options), row.seed)
}
