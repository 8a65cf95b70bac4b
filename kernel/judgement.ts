import type { Move, Position } from './game.ts'
import { entryOf, numberAt } from './list.ts'
import { recordOf } from './record.ts'
import type { Rng } from './rng.ts'
import { SEATS, type Seat } from './seat.ts'

/** How bots judge positions of one game: how much each seat has of a few named terms, times what each is worth. */
export interface Judgement<
  P extends Position = Position,
  M extends Move = Move,
  T extends string = string,
  F extends WeightFigures = WeightFigures,
> {
  /** What is weighed, in the order of `features`. */
  readonly terms: readonly T[]
  readonly weights: WeightBook<T, F>
  /** Multiplies the rollouts of every level: above 1 for games where a single rollout says little about a move. */
  readonly patience: number
  /**
   * Multiplies what a point of lead counts at the end of a rollout; 1 by default. Raise it where seats interact little:
   * there, playing only for points scores well but rarely wins.
   */
  readonly boldness?: number
  /**
   * Where a rollout from here stops and the position is judged: 0 at the end of the seat's turn, 1 at the start of its
   * next one, 2 at the end of that, and so on.
   */
  horizon(p: P): number
  /** For games in which seats act in each other's turns: how many turns are over. The horizon then counts these. */
  clock?(p: P): number
  seats(p: P): number
  /** From 0, the start, to 1, the end. */
  progress(p: P): number
  /**
   * Writes how much of each term every seat has in the full position: `terms.length` numbers per seat, into an array of
   * zeros. Only the row of `seat` must be exact; rivals may be estimated where exact figures are expensive. With `null`
   * all rows are exact. `closely` asks for more than one quick plan, in games where judging a position means planning.
   */
  features(p: P, seat: Seat | null, into: Float64Array, figures: F, closely: boolean): void
  /** The cards, races and buildings the seat has now, as `kind id`: the laboratory counts which of them win. */
  content(p: P, seat: Seat): readonly string[]
  /** The moves worth looking at, best first; a subset of `moves`, never empty if it is not. */
  candidates(p: P, seat: Seat, moves: readonly M[], figures: F, closely: boolean): readonly M[]
  /** Without the moves that no person would make. Empty if that leaves nothing. */
  sensible?(p: P, seat: Seat, moves: readonly M[]): readonly M[]
  /**
   * A cheap guess at what a seat will do: a legal move for rollouts, where listing and trying all moves costs too much.
   * `null` if they have to be listed. Guesses for the searching seat itself (`isOwn`) may take longer. A game with little
   * randomness varies the guess with `fate`; otherwise all rollouts from here would be the same.
   */
  guess?(p: P, seat: Seat, isOwn: boolean, weights: Weights<T, F>, fate: Rng): M | null
  /**
   * Takes back the sealed choices of a seat's rivals in an imagined position: guessing them beats drawing them at random.
   * Returns whether everything that a look one step ahead judges is then known.
   */
  reopen?(p: P, seat: Seat): boolean
}

/** Parameters of features that are not linear; some are lists, by round or by count. */
export type WeightFigures = Readonly<Record<string, number | readonly number[]>>

/** What the terms are worth, set by hand or by training. */
export interface Weights<T extends string = string, F extends WeightFigures = WeightFigures> {
  readonly figures: F
  /** In points of the game, approximately. */
  readonly points: Readonly<Record<T, number>>
  /** The share of the rivals' worth that counts against a seat: of the best one, of their mean, of a single rival. */
  readonly rivalry: { readonly best: number; readonly mean: number; readonly duel: number }
  /** How much a point of lead adds to the log odds of winning, at the start and at the end. */
  readonly certainty: { readonly start: number; readonly end: number }
  /** Weights that predict the outcome, where they were trained; otherwise `points` and `certainty` predict it. */
  readonly foresight?: Foresight<T>
}

/** How much of the rivals' worth counts against a seat. */
export const setAgainst = (
  { best: byBest, mean, duel }: Weights['rivalry'],
  seats: number,
  best: number,
  sum: number,
) => (seats === 2 ? duel * best : byBest * best + (mean * sum) / (seats - 1))

/** What to aim for one step ahead and what predicts the winner are not quite the same. */
export type Foresight<T extends string = string> = Pick<Weights<T>, 'points' | 'certainty'>

/**
 * All versions are kept, so that they can be compared. Searching levels play with the active one, levels that look one
 * step ahead with the baseline.
 */
export interface WeightBook<T extends string = string, F extends WeightFigures = WeightFigures> {
  readonly active: string
  readonly baseline: string
  readonly versions: Readonly<Record<string, Weights<T, F>>>
}

/** The index of each term in a row of features. */
export const placesOf = <T extends string>(terms: readonly T[]): Readonly<Record<T, number>> =>
  recordOf(terms, (_, at) => at)

/** A judgement with one version of its weights. Reuses its buffers, so that judging allocates nothing. */
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

  /** With a version of the game's weights, or with weights of one's own. */
  constructor(
    judgement: Judgement<P, M>,
    version: string | Weights<string, WeightFigures> = judgement.weights.active,
    closely = true,
  ) {
    const weights = typeof version === 'string' ? entryOf(judgement.weights.versions, version) : version
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

  /** How good the full position is for the seat against its rivals; only differences matter. */
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
   * Writes each seat's estimated chance to win into the start of `into`. Positions that are compared must get the same
   * progress; otherwise a seat that is behind would avoid whatever brings the end nearer.
   */
  chances(p: P, into: Float64Array, progress = this.judgement.progress(p)): void {
    this.share(this.weigh(p, null, this.foresight), into, progress, 1)
  }

  /** The chances in the position judged last, scaled by `boldness`: not the most accurate, but the best to search with. */
  boldly(p: P, into: Float64Array, progress: number): void {
    this.share(this.judgement.seats(p), into, progress, this.judgement.boldness ?? 1)
  }

  private share(seats: number, into: Float64Array, progress: number, boldness: number): void {
    const { worths } = this
    const { start, end } = this.certainty
    const sharpness = boldness * (start + (end - start) * progress)
    if (seats === 1) {
      // Alone, a seat's worth is its lead over the score to beat.
      into[0] = 1 / (1 + Math.exp(-sharpness * numberAt(worths, 0)))
      return
    }
    let most = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, numberAt(worths, seat))
    let sum = 0
    for (let seat = 0; seat < seats; seat++) sum += into[seat] = Math.exp(sharpness * (numberAt(worths, seat) - most))
    for (let seat = 0; seat < seats; seat++) into[seat] = numberAt(into, seat) / sum
  }

  /** The moves that make sense; all of them if none does. */
  sensible(p: P, seat: Seat, moves: readonly M[]): readonly M[] {
    const sensible = this.judgement.sensible?.(p, seat, moves) ?? moves
    return sensible.length > 0 ? sensible : moves
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
