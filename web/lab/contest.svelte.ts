import type { ArenaRequest } from '../../bots/arena.ts'
import { type Bout, type Contest, judge } from '../../bots/contest.ts'
import type { GameId } from '../../games/registry.ts'
import { Dismissed, Team } from '../advice/team.ts'

export interface Plan {
  readonly game: GameId
  readonly request: ArenaRequest
  readonly games: number
}

/** A contest that can be stopped and gone on with: games already played stay played. */
export class LabContest {
  readonly plan: Plan
  bouts = $state.raw<ReadonlyMap<number, Bout>>(new Map())
  running = $state(false)
  fault = $state<string | null>(null)
  private team: Team | null = null

  constructor(plan: Plan) {
    this.plan = plan
  }

  /** In the order of their numbers, so that the figures are the same to the last bit however the helpers shared the work. */
  readonly standing = $derived.by(
    (): Contest =>
      judge(
        this.plan.request.lineup,
        [...this.bouts].sort(([a], [b]) => a - b).map(([, bout]) => bout),
      ),
  )
  readonly isDone = $derived.by(() => this.bouts.size === this.plan.games)

  async run(): Promise<void> {
    const { game, request, games } = this.plan
    this.team = new Team()
    this.running = true
    this.fault = null
    const { size } = this.team
    try {
      await this.team.askAll(
        'bouts',
        helper => ({ game, request, numbers: this.missing(games).filter((_, at) => at % size === helper) }),
        ({ number, bout }) => {
          this.bouts = new Map(this.bouts).set(number, bout)
        },
      )
    } catch (error) {
      if (!(error instanceof Dismissed)) this.fault = error instanceof Error ? error.message : String(error)
    } finally {
      this.stop()
    }
  }

  private missing(games: number): number[] {
    return Array.from({ length: games }, (_, number) => number).filter(number => !this.bouts.has(number))
  }

  stop(): void {
    this.team?.dismiss()
    this.team = null
    this.running = false
  }
}
