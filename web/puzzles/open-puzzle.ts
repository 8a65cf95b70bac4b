import type { Hint } from '../../bots/advice/hint.ts'
import type { GameId } from '../../games/registry.ts'
import { seatAt } from '../../kernel/seat.ts'
import type { Puzzle, PuzzleBook } from '../../learn/puzzles/puzzle.ts'
import type { PuzzleState } from '../../learn/puzzles/puzzle-player.ts'
import { gameOf } from '../app/game-of.ts'
import { startPool } from '../bots/pool.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { defaultSeats } from '../store/seating.ts'
import type { TableModule } from '../table/contract.ts'
import { Session } from '../table/session.svelte.ts'
import { text } from '../text/text.svelte.ts'
import { PuzzleSource } from './puzzle-source.svelte.ts'
import { reasonsIn } from './solution.ts'

export interface OpenPuzzle {
  readonly session: Session
  readonly source: PuzzleSource
  readonly table: TableModule
  readonly reasons: () => Promise<Hint>
  readonly stop: () => void
}

/** Thinking time for a choice that the puzzle itself does not rate. */
const ITERATIONS = 600
/** Who sat at the table. */
const LEVEL = 'expert'

const seatsAt = (seats: number, solver: number) => {
  const [you, ...others] = defaultSeats('bots', seats, LEVEL, text(), preferences.name)
  return you ? [...others.slice(0, solver), you, ...others.slice(solver)] : []
}

/** Sets up the table for a puzzle, under the rules it was made for, or says why not. */
export async function openPuzzleTable(
  game: GameId,
  { rules: rulesVersion }: PuzzleBook,
  puzzle: Puzzle,
): Promise<OpenPuzzle | string> {
  const ready = await gameOf({ game, rulesVersion, players: [], moves: 0 })
  if (!ready.ok) return ready.error
  const { module, table, words } = ready.value
  const pool = startPool()
  const askCost = async ({ match: { setup, log } }: PuzzleState): Promise<number> => {
    const { slip } = await pool.judge({ game, rulesVersion, record: { setup, log }, iterations: ITERATIONS })
    return slip?.cost ?? 0
  }
  const infos = (solver: number) =>
    seatsAt(puzzle.match.seats, solver).map(({ name, colour, control }, seat) => ({
      seat: seatAt(seat),
      name,
      colour,
      kind: control === 'bot' ? ('bot' as const) : ('you' as const),
    }))
  const source = new PuzzleSource(module.game, puzzle, infos, askCost)
  return {
    session: new Session(module, words, source),
    source,
    table,
    reasons: () => reasonsIn(pool, source.state),
    stop: () => void pool.close(),
  }
}
