import type { Weights } from '../../kernel/judgement.ts'
import { Rng } from '../../kernel/rng.ts'

/** What is tuned: what to strive for one step ahead, or what tells who will win. */
export type Head = 'points' | 'foresight'

/** Two sets of weights on either side of the present ones, to play each other. */
export interface Trial {
  readonly plus: Weights
  readonly minus: Weights
  readonly seed: string
}

const TRIALS = 16
/** How far to either side, in parts of a weight; small weights as if their term counted for at least `LEAST` of the mean. */
const REACH = 0.25
const LEAST = 0.25
/** How fast weights follow the winners, at the start and at the end. */
const PACE = { start: 2, end: 0.4 }
/** A weight beyond this is a verdict on what is out of the question, and is not tuned. */
const VERDICT = 100

/**
 * Finds weights by play alone (an evolution strategy, as programs that play chess are tuned): in every generation pairs of
 * weights, moved a little to opposite sides in all terms at once, play each other, and the weights follow the winners. The
 * first term keeps its weight, so that worths stay in points.
 */
export class Tuner {
  private readonly terms: readonly string[]
  private readonly start: Weights
  private readonly head: Head
  private readonly generations: number
  private readonly seed: string
  private readonly rng: Rng
  private readonly reach: readonly number[]
  private points: number[]
  private sides: number[][] = []
  private generation = 0

  /** `spread` is how much the seats of a table differ in each term. */
  constructor(
    terms: readonly string[],
    start: Weights,
    head: Head,
    spread: readonly number[],
    generations: number,
    seed: string,
  ) {
    this.terms = terms
    this.start = start
    this.head = head
    this.generations = generations
    this.seed = `${seed} ${head}`
    this.rng = Rng.fromSeed(this.seed)
    const points = head === 'points' ? start.points : (start.foresight ?? start).points
    this.points = terms.map(term => points[term])
    this.reach = reaches(this.points, spread)
  }

  /** The next generation's trials. */
  trials(): Trial[] {
    this.sides = Array.from({ length: TRIALS }, () => this.terms.map(() => (this.rng.below(2) === 0 ? -1 : 1)))
    return this.sides.map((side, number) => ({
      plus: this.moved(side, 1),
      minus: this.moved(side, -1),
      seed: `${this.seed} ${this.generation} ${number}`,
    }))
  }

  /** `leads` tells by which share of wins `plus` was ahead of `minus` in each trial, from -1 to 1. */
  follow(leads: readonly number[]): void {
    const done = this.generation / this.generations
    const pace = PACE.start + (PACE.end - PACE.start) * done
    this.points = this.points.map((points, term) => {
      const pull = this.sides.reduce((sum, side, trial) => sum + side[term] * leads[trial], 0) / TRIALS
      return points + pace * this.reach[term] * pull
    })
    this.generation++
  }

  get weights(): Weights {
    return this.withPoints(this.points)
  }

  private moved(side: readonly number[], sign: number): Weights {
    return this.withPoints(this.points.map((points, term) => points + sign * side[term] * this.reach[term]))
  }

  private withPoints(found: readonly number[]): Weights {
    const points = Object.fromEntries(this.terms.map((term, at) => [term, Number(found[at].toPrecision(4))]))
    if (this.head === 'points') return { ...this.start, points }
    const { certainty } = this.start.foresight ?? this.start
    return { ...this.start, foresight: { points, certainty } }
  }
}

function reaches(points: readonly number[], spread: readonly number[]): number[] {
  const isTuned = (term: number) => spread[term] > 0 && Math.abs(points[term]) < VERDICT
  const counts = points.map((each, term) => (isTuned(term) ? Math.abs(each) * spread[term] : 0))
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return points.map((each, term) =>
    term > 0 && isTuned(term) ? REACH * Math.max(Math.abs(each), (LEAST * mean) / spread[term]) : 0,
  )
}
