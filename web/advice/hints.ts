import { type Hint, hintOf, LOOKED_AT } from '../../bots/advice/hint.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import { isGameId } from '../../games/registry.ts'
import type { Facts, Position } from '../../kernel/game.ts'
import { freshSeed } from '../../kernel/hash.ts'
import type { Seat } from '../../kernel/seat.ts'

/**
 * The most time an Expert may take. People read these win rates, so they must be steady; on a phone they must still
 * come soon.
 */
const BUDGET = { milliseconds: 600 }

/** What an Expert would do and why, from nothing but what the seat may see. */
export async function hintFor(
  pool: Pick<BotPool, 'weigh' | 'explain'>,
  { id: game, rulesVersion }: Pick<Facts, 'id' | 'rulesVersion'>,
  view: Position,
  seat: Seat,
): Promise<Hint | null> {
  if (!isGameId(game)) return null
  const seed = freshSeed()
  const weighed = (await pool.weigh({ game, rulesVersion, view, seat, seed, budget: BUDGET })).weighed.slice(
    0,
    LOOKED_AT,
  )
  const moves = weighed.map(({ move }) => move)
  return hintOf(weighed, await pool.explain({ game, rulesVersion, view, seat, seed, moves }))
}
