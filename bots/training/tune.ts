import type { WeightFigures, Weights } from '../../kernel/judgement.ts'
import { elementAt, entryOf } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'

/** What is tuned: the weights of a look one step ahead with their figures, or those that predict the winner. */
export type Head = 'points' | 'foresight'

/** Two sets of weights on either side of the present ones, to play each other. */
export interface Trial {
  readonly plus: Weights
  readonly minus: Weights
  readonly seed: string
}

const TRIALS = 16
/** The size of a step, relative to the weight; small weights count as if their term had at least `LEAST` of the mean. */
const REACH = 0.25
const LEAST = 0.25
/** The learning rate at the start and at the end. */
const PACE = { start: 2, end: 0.4 }
/** A weight beyond this rules a position out, and is not tuned. */
const VERDICT = 100

/**
 * Tunes weights by play alone, with an evolution strategy (SPSA, as chess engines are tuned): in every generation pairs of
 * weights, moved in opposite directions in all terms at once, play each other, and the weights follow the winners. The
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
  /** The points of the terms, then the figures if they are tuned. */
  private numbers: number[]
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
    const tuned = terms.map(term => entryOf(points, term))
    const figures = head === 'points' ? numbersIn(start.figures) : []
    this.numbers = [...tuned, ...figures]
    this.reach = [...reaches(tuned, spread), ...figures.map(figure => REACH * Math.abs(figure))]
  }

  /** The next generation's trials. */
  trials(): Trial[] {
    this.sides = Array.from({ length: TRIALS }, () => this.numbers.map(() => (this.rng.below(2) === 0 ? -1 : 1)))
    return this.sides.map((side, number) => ({
      plus: this.moved(side, 1),
      minus: this.moved(side, -1),
      seed: `${this.seed} ${this.generation} ${number}`,
    }))
  }

  /** `leads` is the lead of `plus` over `minus` in each trial, in share of wins from -1 to 1. */
  follow(leads: readonly number[]): void {
    const done = this.generation / this.generations
    const pace = PACE.start + (PACE.end - PACE.start) * done
    this.numbers = this.numbers.map((number, at) => {
      const pull =
        this.sides.reduce((sum, side, trial) => sum + elementAt(side, at) * elementAt(leads, trial), 0) / TRIALS
      return number + pace * elementAt(this.reach, at) * pull
    })
    this.generation++
  }

  get weights(): Weights {
    return this.withNumbers(this.numbers)
  }

  private moved(side: readonly number[], sign: number): Weights {
    return this.withNumbers(
      this.numbers.map((number, at) => number + sign * elementAt(side, at) * elementAt(this.reach, at)),
    )
  }

  private withNumbers(found: readonly number[]): Weights {
    const numbers = found.map(number => Number(number.toPrecision(4)))
    const points = Object.fromEntries(this.terms.map((term, at) => [term, elementAt(numbers, at)]))
    if (this.head === 'points')
      return { ...this.start, points, figures: figuresLike(this.start.figures, numbers.slice(this.terms.length)) }
    const { certainty } = this.start.foresight ?? this.start
    return { ...this.start, foresight: { points, certainty } }
  }
}

const numbersIn = (figures: WeightFigures): number[] => Object.values(figures).flat()

/** The same figures with other numbers, given in their order. */
function figuresLike(figures: WeightFigures, numbers: readonly number[]): WeightFigures {
  let at = 0
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      typeof figure === 'number' ? elementAt(numbers, at++) : figure.map(() => elementAt(numbers, at++)),
    ]),
  )
}

function reaches(points: readonly number[], spread: readonly number[]): number[] {
  const terms = points.map((each, at) => {
    const size = Math.abs(each)
    const differs = elementAt(spread, at)
    return { size, differs, isTuned: differs > 0 && size < VERDICT }
  })
  const mean = terms.reduce((sum, { size, differs, isTuned }) => sum + (isTuned ? size * differs : 0), 0) / terms.length
  return terms.map(({ size, differs, isTuned }, at) =>
    at > 0 && isTuned ? REACH * Math.max(size, (LEAST * mean) / differs) : 0,
  )
}
