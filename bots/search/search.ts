import type { Move, Position } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import type { GameModule } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { Hunt } from './hunt.ts'

/** How long to search: so many iterations (the same result for the same seed), or so long. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number }

/** First impressions of the moves at hand are taken in so many worlds. */
const FIRST_WORLDS = 4

export interface SearchOptions {
  /** The version of the game's weights to judge with; without, the one in use. */
  readonly weights?: string | undefined
  /** Moves by chance from each new node before the position is judged. */
  readonly cutOff?: number | undefined
  /** Tell chances to win with every move: for advice. */
  readonly shares?: boolean
  /** Only these are compared; without, all that are worth looking at. */
  readonly among?: readonly Move[] | undefined
}

export interface Weighed {
  readonly move: Move
  readonly visits: number
  /** What the seat got out of it on the average, in points ahead of its rivals. */
  readonly worth: number
  /** Its mean chance to win after this move, from 0 to 1; only if asked for. */
  readonly share?: number
}

export interface Findings {
  readonly iterations: number
  /** Best first. */
  readonly weighed: readonly Weighed[]
}

const LARGEST_FIELD = 24
const fieldFor = (iterations: number): number => Math.max(3, Math.min(LARGEST_FIELD, Math.round(iterations ** 0.4)))

/**
 * Information-set Monte Carlo tree search. Every iteration imagines a full position that agrees with the view and walks
 * down one tree shared by all of them, each seat choosing for its own good.
 */
export function search(
  { game, judgement }: GameModule,
  view: Position,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  { weights, cutOff = 0, shares = false, among }: SearchOptions = {},
): Findings {
  const started = performance.now()
  const hunt = new Hunt(game, new Judge(judgement, weights), seat, rng, { cutOff, among, shares })
  for (let worlds = 0; worlds < FIRST_WORLDS && !hunt.isDecided; worlds++)
    hunt.glance(game.imagine(view, seat, rng), worlds)
  let iterations = 0
  const spent = () =>
    hunt.isDecided
      ? iterations
      : 'iterations' in budget
        ? iterations / budget.iterations
        : (performance.now() - started) / budget.milliseconds
  const race = new Race(hunt.favourites('iterations' in budget ? fieldFor(budget.iterations) : LARGEST_FIELD))
  do {
    const fate = Uint32Array.from({ length: 4 }, () => rng.next())
    for (const move of race.field) {
      const chance = new Rng(fate)
      hunt.iterate(game.imagine(view, seat, chance), move, chance)
      iterations++
      if (spent() >= 1) break
    }
    race.cut(spent(), move => hunt.meanOf(move))
  } while (spent() < 1)
  return { iterations, weighed: hunt.findings() }
}

/** Sequential halving: all moves still in the race meet the same worlds; from time to time the worse half drops out. */
class Race {
  readonly field: number[]
  private readonly rounds: number
  private cuts = 0

  constructor(field: number[]) {
    this.field = field
    this.rounds = Math.ceil(Math.log2(field.length))
  }

  cut(spent: number, meanOf: (move: number) => number): void {
    if (this.field.length <= 2 || spent * this.rounds < this.cuts + 1) return
    // The first of the field looked best at first sight: it stays, as the one to beat.
    const [favourite, ...others] = this.field
    others.sort((a, b) => meanOf(b) - meanOf(a))
    this.field.splice(0, this.field.length, favourite, ...others.slice(0, Math.ceil(this.field.length / 2) - 1))
    this.cuts++
  }
}
