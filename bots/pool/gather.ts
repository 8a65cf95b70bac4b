import { bestOf, byVisits, type Findings, type Weighed } from '../search/search.ts'

/**
 * Combines several searches of the same position: visits are added, shares averaged by visits, and each search votes
 * for its choice.
 */
export function gather(found: readonly Findings[]): Findings {
  const sums = new Map<string, Weighed>()
  const votes = new Map<string, number>()
  for (const { weighed } of found)
    for (const one of weighed) {
      const key = JSON.stringify(one.move)
      const before = sums.get(key)
      sums.set(key, before ? sum(before, one) : one)
    }
  for (const each of found) {
    const key = JSON.stringify(bestOf(each).move)
    votes.set(key, (votes.get(key) ?? 0) + 1)
  }
  const votesFor = ({ move }: Weighed) => votes.get(JSON.stringify(move)) ?? 0
  return {
    iterations: found.reduce((sum, { iterations }) => sum + iterations, 0),
    weighed: [...sums.values()].sort((a, b) => votesFor(b) - votesFor(a) || byVisits(a, b)),
  }
}

function sum(one: Weighed, two: Weighed): Weighed {
  const visits = one.visits + two.visits
  return { move: one.move, visits, share: (one.share * one.visits + two.share * two.visits) / visits }
}
