import { describe, expect, it } from 'vitest'
import type { Weights } from '../../kernel/judgement.ts'
import { elementAt, entryOf } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'
import { toyBotGame } from '../../kernel/test/toy.ts'
import { learn } from '../training/learn.ts'
import { recordGame, type Sample } from '../training/record.ts'
import { playTrial } from '../training/trial.ts'
import { Tuner } from '../training/tune.ts'

const OPTIONS = { rounds: '4', rich: false, lucky: 'random', motto: '' } as const

/** Two seats with a little of both terms; the one with more of a + 3 b usually wins. */
function tales(count: number): Sample[] {
  const rng = Rng.fromSeed('tales')
  return Array.from({ length: count }, () => {
    const rows = Array.from({ length: 4 }, () => rng.below(10))
    const lead = elementAt(rows, 0) + 3 * elementAt(rows, 1) - elementAt(rows, 2) - 3 * elementAt(rows, 3)
    const first = rng.below(1000) < 1000 / (1 + Math.exp(-0.4 * lead)) ? 1 : 0
    return {
      progress: 1,
      seats: [
        { features: Float64Array.from(rows.slice(0, 2)), share: first },
        { features: Float64Array.from(rows.slice(2)), share: 1 - first },
      ],
    }
  })
}

const start = {
  points: { a: 1, b: 1 },
  rivalry: { best: 0, mean: 1, duel: 1 },
  certainty: { start: 0.1, end: 0.1 },
  figures: {},
}

describe('Training', () => {
  it('finds what the terms tell of who wins, in units of the first', () => {
    const { foresight, before, after } = learn(['a', 'b'], start, tales(1500))
    expect(foresight.points.a).toBe(1)
    expect(foresight.points.b).toBeGreaterThan(2.3)
    expect(foresight.points.b).toBeLessThan(3.8)
    expect(foresight.certainty.end).toBeGreaterThan(0.3)
    expect(after).toBeLessThan(before)
  })

  it('records the same from the same seed: rows for every seat, and who won', () => {
    const record = () => recordGame(toyBotGame, 3, OPTIONS, 'again')
    expect(record()).toEqual(record())
    for (const { seats, progress } of record()) {
      expect(seats.map(({ features }) => features.length)).toEqual([2, 2, 2])
      expect(seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
      expect(progress).toBeLessThanOrEqual(1)
    }
  })

  it('tunes weights by following the winners; the first term and verdicts stay', () => {
    const from = { ...start, points: { a: 1, b: 1, c: -1000 } }
    const tuner = new Tuner(['a', 'b', 'c'], from, 'points', [1, 1, 1], 40, 'tune')
    const strength = ({ points }: Weights) => -Math.abs(entryOf(points, 'b') - 2)
    for (let generation = 0; generation < 40; generation++)
      tuner.follow(tuner.trials().map(({ plus, minus }) => strength(plus) - strength(minus)))
    expect(tuner.weights.points.a).toBe(1)
    expect(tuner.weights.points.b).toBeGreaterThan(1.8)
    expect(tuner.weights.points.b).toBeLessThan(2.2)
    expect(tuner.weights.points.c).toBe(-1000)
  })

  it('tunes the figures behind the terms as well, each number of a row by itself; nothing stays nothing', () => {
    const tuner = new Tuner(['a'], { ...start, figures: { wear: 1, byRound: [0, 1, 1] } }, 'points', [1], 60, 'tune')
    const strength = ({ figures: { wear, byRound } }: Weights) =>
      -Math.abs(Number(wear) - 2) -
      (Array.isArray(byRound) ? Math.abs(byRound[1] - 0.5) + Math.abs(byRound[2] - 1.5) : 0)
    for (let generation = 0; generation < 60; generation++)
      tuner.follow(tuner.trials().map(({ plus, minus }) => strength(plus) - strength(minus)))
    const { wear, byRound } = tuner.weights.figures
    expect(wear).toBeCloseTo(2, 0)
    expect(byRound).toEqual([0, expect.closeTo(0.5, 0), expect.closeTo(1.5, 0)])
    expect(strength(tuner.weights)).toBeGreaterThan(-0.4)
  })

  it('leaves what one strives for alone while foresight is tuned', () => {
    const tuner = new Tuner(['a', 'b'], start, 'foresight', [1, 1], 1, 'tune')
    tuner.follow(tuner.trials().map(({ plus }) => Math.sign((plus.foresight?.points.b ?? 0) - 1)))
    expect(tuner.weights.points).toEqual(start.points)
    expect(tuner.weights.foresight?.points.b).toBeGreaterThan(1)
  })

  it.each(['points', 'foresight'] as const)('lets both sides of a trial of %s play the same seats and seeds', head => {
    const { versions } = toyBotGame.judgement.weights
    const [plain, blind] = [entryOf(versions, 'plain'), entryOf(versions, 'blind')]
    const lead = (plus = plain, minus = plain) =>
      playTrial(toyBotGame, { plus, minus, seed: 'trial' }, head, [2, 4], { 2: OPTIONS, 4: OPTIONS })
    expect(lead()).toBeCloseTo(0, 12)
    expect(lead(plain, blind)).toBeCloseTo(-lead(blind, plain), 12)
    expect(lead(plain, blind)).toBeGreaterThan(0)
  })
})
