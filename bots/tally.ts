import { elementAt } from '../kernel/list.ts'
import type { ArenaGame } from './arena-run.ts'
import { wilson95 } from './wilson.ts'

/** How often the holders of something won: a seat, a race, a card. */
export interface WinShare {
  readonly what: string
  readonly games: number
  readonly winShare: number
  readonly low95: number
  readonly high95: number
}

const shareOf = (what: string, games: number, wins: number): WinShare => {
  const winShare = games === 0 ? 0 : wins / games
  const { low, high } = wilson95(winShare, games)
  return { what, games, winShare, low95: low, high95: high }
}

/** The wins by seat, in the order of the seats. */
export function bySeat(results: readonly ArenaGame[], seats: number): WinShare[] {
  const finished = results.flatMap(result => (result.bySeat ? [result.bySeat] : []))
  return Array.from({ length: seats }, (_, seat) =>
    shareOf(
      `seat ${seat + 1}`,
      finished.length,
      finished.reduce((sum, wins) => sum + elementAt(wins, seat), 0),
    ),
  )
}

/** Win shares by content, highest first. This is correlation: winners have more of everything. */
export function byContent(results: readonly ArenaGame[]): WinShare[] {
  const counts = new Map<string, { games: number; wins: number }>()
  for (const result of results)
    for (const [seat, wins] of (result.bySeat ?? []).entries())
      for (const what of elementAt(result.content, seat)) {
        const count = counts.get(what) ?? { games: 0, wins: 0 }
        counts.set(what, { games: count.games + 1, wins: count.wins + wins })
      }
  return [...counts]
    .map(([what, { games, wins }]) => shareOf(what, games, wins))
    .sort((a, b) => b.winShare - a.winShare || a.what.localeCompare(b.what))
}
