import { elementAt } from '../../kernel/list.ts'

/** How many standard errors a move must be ahead of the favourite to replace it. */
const DOUBT = 1.5

/** What a move that no person would make must show: a lead beyond chance in enough worlds, and one that matters. */
const PROOF = { errors: 3, runs: 8, lead: 0.04 }

/** A move in the race and its results. */
export class Runner<T> {
  readonly entrant: T
  /** No person would make it. */
  readonly isDoubtful: boolean
  runs = 0
  private sum = 0
  /** Its lead over the favourite in the same worlds: sum and sum of squares. */
  private leads = 0
  private squares = 0

  constructor(entrant: T, isDoubtful = false) {
    this.entrant = entrant
    this.isDoubtful = isDoubtful
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

  /** Is it better than the favourite, as far as can be told? */
  get isAhead(): boolean {
    const { lead, error, runs } = this
    if (!this.isDoubtful) return lead > DOUBT * error
    return runs >= PROOF.runs && lead > PROOF.lead && lead > PROOF.errors * error
  }

  get error(): number {
    return Math.sqrt(Math.max(0, this.squares / this.runs - this.lead ** 2) / this.runs)
  }
}

/**
 * Sequential halving: all moves still in the race meet the same worlds; from time to time the worse half drops out.
 * The first looked best one step ahead. It stays in, as the one to beat.
 */
export class Race<T> {
  readonly runners: readonly Runner<T>[]
  /** The moves still in the race. */
  field: readonly Runner<T>[]
  private readonly favourite: Runner<T>
  private readonly rounds: number
  private cuts = 0
  private mark = 0

  /** At least one, the favourite first; those from place `trusted` on must prove themselves. */
  constructor(entrants: readonly T[], trusted = entrants.length) {
    this.runners = entrants.map((entrant, place) => new Runner(entrant, place >= trusted))
    this.field = this.runners
    this.favourite = elementAt(this.runners, 0)
    this.rounds = Math.max(1, Math.ceil(Math.log2(entrants.length)))
  }

  /**
   * Records a move's result in the current world, where the favourite always comes first, and the chance shown to people.
   */
  note(runner: Runner<T>, share: number, chance = share): void {
    if (runner === this.favourite) this.mark = share
    runner.note(share - this.mark, chance)
  }

  /** Drops the worse half each time another part of the budget is spent; `spent` runs from 0 to 1. */
  cut(spent: number): void {
    if (this.field.length <= 2 || spent * this.rounds < this.cuts + 1) return
    const others = this.field.slice(1).sort((a, b) => b.lead - a.lead)
    this.field = [this.favourite, ...others.slice(0, Math.ceil(this.field.length / 2) - 1)]
    this.cuts++
  }

  /** The move that beat the favourite by more than the uncertainty, or else the favourite. */
  get winner(): Runner<T> {
    let best = this.favourite
    for (const runner of this.field) if (runner.isAhead && runner.lead > best.lead) best = runner
    return best
  }
}
