import { wilson95 } from './wilson.ts'

/** One game of a run, by competitor instead of by seat. */
export interface ArenaGame {
  readonly moves: number
  /** Null if the game did not end. */
  readonly shares: readonly number[] | null
  readonly scores: readonly number[] | null
  /** The wins by seat, and the content each seat had during the game. */
  readonly bySeat: readonly number[] | null
  readonly content: readonly (readonly string[])[]
}

export interface Standing {
  readonly bot: string
  readonly games: number
  readonly winShare: number
  readonly low95: number
  readonly high95: number
  readonly meanScore: number
}

export interface ArenaRun {
  readonly games: number
  readonly finished: number
  readonly seats: readonly Standing[]
  readonly meanMoves: number
}

/** Sums up a run. Results come in the order of their numbers, so that floating-point sums are reproducible. */
export function judge(lineup: readonly string[], results: readonly ArenaGame[]): ArenaRun {
  const finished = results.filter(result => result.shares !== null)
  return {
    games: results.length,
    finished: finished.length,
    seats: lineup.map((bot, competitor) => {
      const winShare = mean(finished.map(result => result.shares?.[competitor] ?? 0))
      const { low, high } = wilson95(winShare, finished.length)
      const meanScore = mean(finished.map(result => result.scores?.[competitor] ?? 0))
      return { bot, games: finished.length, winShare, low95: low, high95: high, meanScore }
    }),
    meanMoves: mean(results.map(result => result.moves)),
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
