/** By how many standard errors a move must be better than the first favourite to be preferred to it. */
const DOUBT = 1.5

/**
 * Sequential halving: all moves still in the race meet the same worlds; from time to time the worse half drops out.
 * The first of the field looked best at first sight. It stays, as the one to beat.
 */
export class Race {
  /** Numbers of the moves still in it. */
  readonly field: number[]
  private readonly runs: Int32Array
  private readonly sums: Float64Array
  /** How much better than the favourite in the same worlds: sums, and sums of squares. */
  private readonly leads: Float64Array
  private readonly squares: Float64Array
  private readonly rounds: number
  private cuts = 0
  private mark = 0

  constructor(size: number) {
    this.field = Array.from({ length: size }, (_, move) => move)
    this.runs = new Int32Array(size)
    this.sums = new Float64Array(size)
    this.leads = new Float64Array(size)
    this.squares = new Float64Array(size)
    this.rounds = Math.max(1, Math.ceil(Math.log2(size)))
  }

  /**
   * What a move brought in the present world, where the favourite always comes first; and the chance to win that is told to people.
   */
  note(move: number, share: number, chance = share): void {
    if (move === 0) this.mark = share
    const lead = share - this.mark
    this.runs[move]++
    this.sums[move] += chance
    this.leads[move] += lead
    this.squares[move] += lead * lead
  }

  /** Drops the worse half once another part of the budget is spent, told from 0 to 1. */
  cut(spent: number): void {
    if (this.field.length <= 2 || spent * this.rounds < this.cuts + 1) return
    const [favourite, ...others] = this.field
    others.sort((a, b) => this.leadOf(b) - this.leadOf(a))
    this.field.splice(0, this.field.length, favourite, ...others.slice(0, Math.ceil(this.field.length / 2) - 1))
    this.cuts++
  }

  runsOf(move: number): number {
    return this.runs[move]
  }

  shareOf(move: number): number {
    return this.sums[move] / this.runs[move]
  }

  /** The move that has proved better than the favourite, by more than the doubt in it; or else the favourite. */
  get winner(): number {
    let best = 0
    for (const move of this.field)
      if (this.leadOf(move) > DOUBT * this.errorOf(move) && this.leadOf(move) > this.leadOf(best)) best = move
    return best
  }

  private leadOf(move: number): number {
    return this.leads[move] / this.runs[move]
  }

  private errorOf(move: number): number {
    const runs = this.runs[move]
    return Math.sqrt(Math.max(0, this.squares[move] / runs - this.leadOf(move) ** 2) / runs)
  }
}
