import type { Move, Position } from './game.ts'
import { entryOf, numberAt } from './list.ts'
import type { Rng } from './rng.ts'
import { SEATS, type Seat } from './seat.ts'

/**
 * How bots judge positions of one game: what each seat has of a few named terms, times what one of each is worth.
 */
export interface Judgement<
  P extends Position = Position,
  M extends Move = Move,
  T extends string = string,
  F extends WeightFigures = WeightFigures,
> {
  /** What is weighed, in the order of `features`. */
  readonly terms: readonly T[]
  readonly weights: WeightBook<T, F>
  /** How many times as many walks a level takes here as usual, where a single one tells less of a move than elsewhere, or more. */
  readonly patience: number
  /**
   * How many times as much as usual a point ahead counts at the end of a walk. Where seats can do little to each other, whoever goes
   * for points alone ends well and seldom first; 1, if nothing is said.
   */
  readonly boldness?: number
  /**
   * How far a search walks from here before it judges: 0 to the end of the seat's turn, 1 until its next turn begins, 2 to
   * the end of that, and so on.
   */
  horizon(p: P): number
  /** Where seats act in each other's turns: how many turns are over. The horizon is told in these then. */
  clock?(p: P): number
  seats(p: P): number
  /** From 0, the start, to 1, the end. */
  progress(p: P): number
  /**
   * What the seats have of each term in the full position: a row of `terms.length` numbers a seat. The row of `seat` in
   * full; rivals may be taken at a glance where looking closely is dear. All rows in full for `null`. `into` holds zeros.
   * Where what a position is good for has to be planned, `closely` asks for more than the first plan that comes to mind.
   */
  features(p: P, seat: Seat | null, into: Float64Array, figures: F, closely: boolean): void
  /** What of the game's content the seat has now, as `kind id`: the laboratory counts what wins. */
  content(p: P, seat: Seat): readonly string[]
  /** The moves worth looking at, best first; a subset of `moves`, never empty if it is not. */
  candidates(p: P, seat: Seat, moves: readonly M[], figures: F, closely: boolean): readonly M[]
  /**
   * What a seat will probably do, at a glance: a legal move, for walks through a search, where listing all moves and trying
   * each is dear; null where that has to be. Those of the searching seat itself (`isOwn`) are worth a closer look. A
   * game with little chance of its own lets `fate` sway the guess, or else every walk from here would be the same one.
   */
  guess?(p: P, seat: Seat, isOwn: boolean, weights: Weights<T, F>, fate: Rng): M | null
  /**
   * Takes back, in an imagined position, what the rivals of a seat have sealed: nobody knows it, and what they do is better guessed
   * than left to chance. Tells whether all that is judged one step ahead lies open then.
   */
  reopen?(p: P, seat: Seat): boolean
}

/** What features are worked out with, where that is not linear; some come in rows, by round or by how many there are. */
export type WeightFigures = Readonly<Record<string, number | readonly number[]>>

/** What the terms are worth, found by hand or by training. */
export interface Weights<T extends string = string, F extends WeightFigures = WeightFigures> {
  readonly figures: F
  /** In points of the game, as nearly as that can be said. */
  readonly points: Readonly<Record<T, number>>
  /** Which part of the worth of the rivals counts against a seat: of the best, of their mean, of the only one. */
  readonly rivalry: { readonly best: number; readonly mean: number; readonly duel: number }
  /** By how much a point ahead raises the logarithm of the odds to win, at the start and at the end. */
  readonly certainty: { readonly start: number; readonly end: number }
  /** What the terms tell of the outcome, where that has been learnt: without, their points and the certainty do. */
  readonly foresight?: Foresight<T>
}

/** The part of the rivals' worth, of the best and in sum, that counts against a seat. */
export const setAgainst = (
  { best: byBest, mean, duel }: Weights['rivalry'],
  seats: number,
  best: number,
  sum: number,
) => (seats === 2 ? duel * best : byBest * best + (mean * sum) / (seats - 1))

/** What is good to strive for one step ahead and what tells who will win are not quite the same. */
export type Foresight<T extends string = string> = Pick<Weights<T>, 'points' | 'certainty'>

/**
 * All versions are kept, to be measured against each other. Those who search play with the active one, those who look one
 * step ahead with the baseline.
 */
export interface WeightBook<T extends string = string, F extends WeightFigures = WeightFigures> {
  readonly active: string
  readonly baseline: string
  readonly versions: Readonly<Record<string, Weights<T, F>>>
}

/** Where each term stands in a row of features. */
export const placesOf = <T extends string>(terms: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(terms.map((term, at) => [term, at])) as Record<T, number>

/** A judgement with one version of its weights at work. Keeps scratch memory, so that judging makes no garbage. */
export class Judge<P extends Position = Position, M extends Move = Move> {
  readonly judgement: Judgement<P, M>
  private readonly weights: Weights
  private readonly figures: WeightFigures
  private readonly closely: boolean
  private readonly width: number
  private readonly points: Float64Array
  private readonly rivalry: Weights['rivalry']
  private readonly foresight: Float64Array
  private readonly certainty: Weights['certainty']
  private readonly rows: Float64Array
  private readonly worths = new Float64Array(SEATS.length)

  constructor(judgement: Judgement<P, M>, version = judgement.weights.active, closely = true) {
    const weights = entryOf(judgement.weights.versions, version)
    const { points, rivalry, foresight = weights } = weights
    this.judgement = judgement
    this.weights = weights
    this.figures = weights.figures
    this.closely = closely
    this.width = judgement.terms.length
    this.points = Float64Array.from(judgement.terms, term => entryOf(points, term))
    this.rivalry = rivalry
    this.foresight = Float64Array.from(judgement.terms, term => entryOf(foresight.points, term))
    this.certainty = foresight.certainty
    this.rows = new Float64Array(SEATS.length * this.width)
  }

  /** How good the full position is for the seat, its rivals considered; only differences matter. */
  evaluate(p: P, seat: Seat): number {
    const seats = this.weigh(p, seat, this.points)
    const own = numberAt(this.worths, seat)
    if (seats === 1) return own
    let sum = 0
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      const worth = numberAt(this.worths, other)
      sum += worth
      best = Math.max(best, worth)
    }
    return own - setAgainst(this.rivalry, seats, best, sum)
  }

  /**
   * Each seat's chance to win, as far as what they have can tell; into the first places of `into`. Positions that are compared
   * are given the same progress, or else whoever is behind would shun what brings the end nearer.
   */
  chances(p: P, into: Float64Array, progress = this.judgement.progress(p)): void {
    this.share(this.weigh(p, null, this.foresight), into, progress, 1)
  }

  /** The chances in the position that was told last, as a search reckons with them: not the truest, but those to go for. */
  boldly(p: P, into: Float64Array, progress: number): void {
    this.share(this.judgement.seats(p), into, progress, this.judgement.boldness ?? 1)
  }

  private share(seats: number, into: Float64Array, progress: number, boldness: number): void {
    const { worths } = this
    const { start, end } = this.certainty
    const sharpness = boldness * (start + (end - start) * progress)
    if (seats === 1) {
      // Alone, worth is told beside what has to be beaten.
      into[0] = 1 / (1 + Math.exp(-sharpness * numberAt(worths, 0)))
      return
    }
    let most = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, numberAt(worths, seat))
    let sum = 0
    for (let seat = 0; seat < seats; seat++) sum += into[seat] = Math.exp(sharpness * (numberAt(worths, seat) - most))
    for (let seat = 0; seat < seats; seat++) into[seat] = numberAt(into, seat) / sum
  }

  candidates(p: P, seat: Seat, moves: readonly M[]): readonly M[] {
    return this.judgement.candidates(p, seat, moves, this.figures, this.closely)
  }

  guess(p: P, seat: Seat, isOwn: boolean, fate: Rng): M | null {
    return this.judgement.guess?.(p, seat, isOwn, this.weights, fate) ?? null
  }

  reopen(p: P, seat: Seat): boolean {
    return this.judgement.reopen?.(p, seat) ?? false
  }

  private weigh(p: P, seat: Seat | null, points: Float64Array): number {
    const { rows, worths } = this
    const seats = this.judgement.seats(p)
    rows.fill(0)
    this.judgement.features(p, seat, rows, this.figures, this.closely)
    let at = 0
    for (let one = 0; one < seats; one++) {
      let worth = 0
      for (const point of points) worth += point * numberAt(rows, at++)
      worths[one] = worth
    }
    return seats
  }
}
