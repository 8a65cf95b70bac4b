import type { Reason } from '../../bots/advice/reasons.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import type { Weighed } from '../../bots/search/search.ts'
import { isGameId } from '../../games/registry.ts'
import type { Facts, Move, Position } from '../../kernel/game.ts'
import { freshSeed } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'

const TOLD = 3
/** As long as an Expert may take at most, because the shares are read by people; and no longer, on a phone either. */
const BUDGET = { milliseconds: 600 }

export interface MoveHint {
  readonly move: Move
  /** Of all games from here on, the share won after this move. */
  readonly share: number
  readonly reasons: readonly Reason[]
}

/** The moves an Expert would look at, best first, and why, from what the seat may see and nothing else. */
export async function hintsFor(
  pool: Pick<BotPool, 'weigh' | 'explain'>,
  { id: game, rulesVersion }: Pick<Facts, 'id' | 'rulesVersion'>,
  view: Position,
  seat: Seat,
): Promise<MoveHint[]> {
  if (!isGameId(game)) return []
  const seed = freshSeed()
  const { weighed } = await pool.weigh({ game, rulesVersion, view, seat, seed, budget: BUDGET })
  const best = inOrder(weighed.slice(0, TOLD))
  const moves = best.map(({ move }) => move)
  const reasons = await pool.explain({ game, rulesVersion, view, seat, seed, moves })
  return best.map(({ move, share }, at) => ({ move, share, reasons: elementAt(reasons, at) }))
}

/** What is proposed stays first; what else was looked at longest follows by how it does, as people expect. */
const inOrder = (weighed: readonly Weighed[]): Weighed[] => [
  ...weighed.slice(0, 1),
  ...weighed.slice(1).sort((a, b) => b.share - a.share),
]

/** Does another move show more than the one that is proposed, in the figures people read? */
export const isDoubtful = ([proposed, ...others]: readonly MoveHint[]): boolean =>
  proposed !== undefined && others.some(({ share }) => Math.round(share * 100) > Math.round(proposed.share * 100))
