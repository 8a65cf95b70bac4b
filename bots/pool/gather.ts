import type { Findings, Weighed } from '../search/search.ts'

/** Adds up searches of the same question: visits are summed, shares weighed by them. */
export function gather(found: readonly Findings[]): Findings {
  const sums = new Map<string, Weighed>()
  for (const { weighed } of found)
    for (const { move, visits, share } of weighed) {
      const key = JSON.stringify(move)
      const before = sums.get(key) ?? { move, visits: 0, share: 0 }
      const total = before.visits + visits
      sums.set(key, { move, visits: total, share: (before.share * before.visits + share * visits) / total })
    }
  return {
    iterations: found.reduce((sum, { iterations }) => sum + iterations, 0),
    weighed: [...sums.values()].sort((a, b) => b.visits - a.visits || b.share - a.share),
  }
}
