import { elementAt } from '../../kernel/list.ts'

/** By how many standard errors a move must be better than the first favourite to be preferred to it. */
const DOUBT = 1.5

/** A move in a race, and how it did. */
export class Runner<T> {
  readonly entrant: T
  runs = 0
  private sum = 0
  /** How much better than the favourite in the same worlds: sum, and sum of squares. */
  private leads = 0
  private squares = 0

  constructor(entrant: T) {
    this.entrant = entrant
  }

  note(lead: number, chance: number): void {
    this.runs++
    this.sum += chance
    this.leads += lead
    this.squares += lead * lead
  }

  get share(): number {
    return this.sum / this.runs
  }

  get lead(): number {
    return this.leads / this.runs
  }

  get error(): number {
    return Math.sqrt(Math.max(0, this.squares / this.runs - this.lead ** 2) / this.runs)
  }
}

/**
 * Sequential halving: all moves still in the race meet the same worlds; from time to time the worse half drops out.
 * The first of the field looked best at first sight. It stays, as the one to beat.
 */
export class Race<T> {
  readonly runners: readonly Runner<T>[]
  /** Those still in it. */
  field: readonly Runner<T>[]
  private readonly favourite: Runner<T>
  private readonly rounds: number
  private cuts = 0
  private mark = 0

  /** At least one, the favourite first. */
  constructor(entrants: readonly T[]) {
    this.runners = entrants.map(entrant => new Runner(entrant))
    this.field = this.runners
    this.favourite = elementAt(this.runners, 0)
    this.rounds = Math.max(1, Math.ceil(Math.log2(entrants.length)))
  }

  /**
   * What a move brought in the present world, where the favourite always comes first; and the chance to win that is told to people.
   */
  note(runner: Runner<T>, share: number, chance = share): void {
    if (runner === this.favourite) this.mark = share
    runner.note(share - this.mark, chance)
  }

  /** Drops the worse half once another part of the budget is spent, told from 0 to 1. */
  cut(spent: number): void {
    if (this.field.length <= 2 || spent * this.rounds < this.cuts + 1) return
    const others = this.field.slice(1).sort((a, b) => b.lead - a.lead)
    this.field = [this.favourite, ...others.slice(0, Math.ceil(this.field.length / 2) - 1)]
    this.cuts++
  }

  /** The one that has proved better than the favourite, by more than the doubt in it; or else the favourite. */
  get winner(): Runner<T> {
    let best = this.favourite
    for (const runner of this.field) if (runner.lead > DOUBT * runner.error && runner.lead > best.lead) best = runner
    return best
  }
}
