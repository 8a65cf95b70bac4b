import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { toyBotGame } from '../../kernel/test/toy.ts'
import { type ArenaRequest, arena, playArenaGame } from '../arena.ts'
import { type ArenaGame, judge } from '../arena-run.ts'
import { wilson95 } from '../wilson.ts'

const request = (lineup: readonly string[], seed = 'arena'): ArenaRequest => ({
  lineup,
  options: { rounds: '4', rich: false, lucky: 'random', motto: '' },
  seed,
})

function run(lineup: readonly string[], games: number, seed?: string) {
  const result = arena(toyBotGame, request(lineup, seed), games)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

describe("Wilson's interval", () => {
  it.each([
    [0.5, 100, 0.4038, 0.5962],
    [1, 40, 0.9124, 1],
    [0, 40, 0, 0.0876],
    [0.2, 10, 0.0567, 0.5098],
  ])('of a share of %f in %i games', (share, games, low, high) => {
    expect(wilson95(share, games).low).toBeCloseTo(low, 4)
    expect(wilson95(share, games).high).toBeCloseTo(high, 4)
  })

  it('is exact at the edges', () => {
    expect(wilson95(0, 400).low).toBe(0)
    expect(wilson95(1, 400).high).toBe(1)
  })

  it('says nothing where nothing was played', () => expect(wilson95(0, 0)).toEqual({ low: 0, high: 1 }))
})

describe('the arena', () => {
  it('shares out every win exactly', () => {
    const { seats, finished, games } = run(['greedy', 'random', 'random'], 30)
    expect(finished).toBe(games)
    expect(seats.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1, 12)
    for (const { winShare, low95, high95 } of seats) {
      expect(low95).toBeLessThanOrEqual(winShare)
      expect(high95).toBeGreaterThanOrEqual(winShare)
    }
  })

  it('is the same again from the same seed, and another from another', () => {
    expect(run(['random', 'greedy'], 20)).toEqual(run(['random', 'greedy'], 20))
    expect(run(['random', 'greedy'], 20)).not.toEqual(run(['random', 'greedy'], 20, 'other'))
  })

  it('is fair: equals who take each other’s places with the same luck fare exactly alike', () => {
    const weights = { ...toyBotGame.judgement.weights, active: 'blind' }
    const first = { ...toyBotGame, judgement: { ...toyBotGame.judgement, weights } }
    const results: ArenaGame[] = []
    for (let number = 0; number < 60; number++) {
      const result = playArenaGame(first, request(['greedy', 'greedy', 'greedy']), number)
      if (result.ok) results.push(result.value)
    }
    const { seats } = judge(['greedy', 'greedy', 'greedy'], results)
    for (const { winShare } of seats) expect(winShare).toBeCloseTo(1 / 3, 12)
  })

  it('turns the competitors round the table and keeps the seed for a whole round', () => {
    const results = [0, 1, 2].map(number => playArenaGame(toyBotGame, request(['random', 'random', 'random']), number))
    // Equal bots at the same seat share a generator, so the game is the same, seen from another competitor's side.
    const scores = results.map(result => (result.ok ? result.value.scores : null))
    expect(scores[1]).toEqual(rotated(elementAt(scores, 0), 1))
    expect(scores[2]).toEqual(rotated(elementAt(scores, 0), 2))
  })

  it('counts a game that does not end as unfinished, and gives nobody the win', () => {
    const unfinished: ArenaGame = { moves: 9, shares: null, scores: null, bySeat: null, content: [] }
    const finished: ArenaGame = { moves: 5, shares: [1, 0], scores: [3, 1], bySeat: [1, 0], content: [] }
    expect(judge(['greedy', 'random'], [unfinished, finished])).toMatchObject({
      games: 2,
      finished: 1,
      meanMoves: 7,
      seats: [
        { bot: 'greedy', games: 1, winShare: 1, meanScore: 3 },
        { winShare: 0, meanScore: 1 },
      ],
    })
  })

  it('refuses a table the game does not have', () => {
    expect(arena(toyBotGame, request(['random']), 1)).toMatchObject({ ok: false, error: { code: 'seat-count' } })
  })
})

/** Competitor `c` sits at seat `c + by`, so their score is that of competitor `c + by` without rotation. */
const rotated = (scores: readonly number[] | null, by: number): number[] | undefined =>
  scores?.map((_, competitor) => elementAt(scores, (competitor + by) % scores.length))
