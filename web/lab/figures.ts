import type { ArenaGame } from '../../bots/arena-run.ts'
import { wilson95 } from '../../bots/wilson.ts'
import { elementAt } from '../../kernel/list.ts'

export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

const shareOf = (wins: number, games: number): Interval => {
  const share = games === 0 ? 0 : wins / games
  return { share, ...wilson95(share, games) }
}

/** Competitors move one seat on from game to game: these are the figures by seat rather than by competitor. */
export function winsBySeat(results: ReadonlyMap<number, ArenaGame>, seats: number): Interval[] {
  const wins = Array.from({ length: seats }, () => 0)
  let finished = 0
  for (const [number, { shares }] of results) {
    if (!shares) continue
    finished++
    for (const [competitor, share] of shares.entries()) {
      const seat = (competitor + number) % seats
      wins[seat] = elementAt(wins, seat) + share
    }
  }
  return wins.map(won => shareOf(won, finished))
}

export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

const BINS = 16

/** How often each value occurred, in a few equal bins of whole numbers. */
export function histogram(values: readonly number[]): Bin[] {
  if (values.length === 0) return []
  const low = Math.floor(Math.min(...values))
  const width = Math.max(1, Math.ceil((Math.max(...values) + 1 - low) / BINS))
  const counts = new Map<number, number>()
  for (const value of values) {
    const at = Math.floor((value - low) / width)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  const last = Math.max(...counts.keys())
  return Array.from({ length: last + 1 }, (_, at) => ({
    from: low + at * width,
    to: low + (at + 1) * width - 1,
    count: counts.get(at) ?? 0,
  }))
}
