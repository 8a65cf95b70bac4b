import type { Bout } from './contest.ts'
import { wilson95 } from './wilson.ts'

/** How often something won: a seat, a race, a card. */
export interface Share {
  readonly what: string
  readonly games: number
  readonly winShare: number
  readonly low95: number
  readonly high95: number
}

const shareOf = (what: string, games: number, wins: number): Share => {
  const winShare = games === 0 ? 0 : wins / games
  const { low, high } = wilson95(winShare, games)
  return { what, games, winShare, low95: low, high95: high }
}

/** The wins by seat, in the order of the seats. */
export function bySeat(bouts: readonly Bout[], seats: number): Share[] {
  const finished = bouts.flatMap(bout => (bout.bySeat ? [bout.bySeat] : []))
  return Array.from({ length: seats }, (_, seat) =>
    shareOf(
      `seat ${seat + 1}`,
      finished.length,
      finished.reduce((sum, wins) => sum + wins[seat], 0),
    ),
  )
}

/** How often those won who had it, by content, what wins most first. Having is not causing: winners have more of everything. */
export function byContent(bouts: readonly Bout[]): Share[] {
  const counts = new Map<string, { games: number; wins: number }>()
  for (const bout of bouts)
    for (const [seat, wins] of (bout.bySeat ?? []).entries())
      for (const what of bout.content[seat]) {
        const count = counts.get(what) ?? { games: 0, wins: 0 }
        counts.set(what, { games: count.games + 1, wins: count.wins + wins })
      }
  return [...counts]
    .map(([what, { games, wins }]) => shareOf(what, games, wins))
    .sort((a, b) => b.winShare - a.winShare || a.what.localeCompare(b.what))
}
