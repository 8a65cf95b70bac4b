import { ITERATIONS, type MatchRecord, type Slip } from '../../bots/advice/analyse.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import { isGameId } from '../../games/registry.ts'
import type { Facts, Move } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Verdict } from './try-source.svelte.ts'

/**
 * Rates a move at the end of a match like the analysis, from what the seat could see: against the best that a search
 * finds there. The analysis' own recommendation needs no second look.
 */
export async function freshLook(
  pool: Pick<BotPool, 'judge'>,
  { id: game, rulesVersion }: Pick<Facts, 'id' | 'rulesVersion'>,
  { setup, log }: MatchRecord,
  seat: Seat,
  move: Move,
  known: Slip | null,
): Promise<Verdict> {
  if (known && sameData(move, known.better)) return { cost: 0, best: move }
  if (!isGameId(game)) throw new Error(game)
  const record = { setup, log: [...log, { seat, move }] }
  const { slip } = await pool.judge({ game, rulesVersion, record, iterations: ITERATIONS })
  return { cost: slip?.cost ?? 0, best: slip?.better ?? move }
}
