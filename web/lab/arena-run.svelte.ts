import type { ArenaRequest } from '../../bots/arena.ts'
import { type ArenaGame, type ArenaRun, judge } from '../../bots/arena-run.ts'
import type { GameId } from '../../games/registry.ts'
import { PoolClosed, WorkerPool } from '../advice/worker-pool.ts'

export interface RunPlan {
  readonly game: GameId
  readonly request: ArenaRequest
  readonly games: number
}

/** A run that can be stopped and resumed: games already played count. */
export class LabRun {
  readonly plan: RunPlan
  results = $state.raw<ReadonlyMap<number, ArenaGame>>(new Map())
  running = $state(false)
  fault = $state<string | null>(null)
  private pool: WorkerPool | null = null

  constructor(plan: RunPlan) {
    this.plan = plan
  }

  /** Ordered by number, so that the figures are identical to the last bit however the workers shared the games. */
  readonly standing = $derived.by(
    (): ArenaRun =>
      judge(
        this.plan.request.lineup,
        [...this.results].sort(([a], [b]) => a - b).map(([, result]) => result),
      ),
  )
  readonly isDone = $derived.by(() => this.results.size === this.plan.games)

  async start(): Promise<void> {
    const { game, request, games } = this.plan
    this.pool = new WorkerPool()
    this.running = true
    this.fault = null
    const { size } = this.pool
    try {
      await this.pool.askAll(
        'results',
        worker => ({ game, request, numbers: this.missing(games).filter((_, at) => at % size === worker) }),
        ({ number, result }) => {
          this.results = new Map(this.results).set(number, result)
        },
      )
    } catch (error) {
      if (!(error instanceof PoolClosed)) this.fault = error instanceof Error ? error.message : String(error)
    } finally {
      this.stop()
    }
  }

  private missing(games: number): number[] {
    return Array.from({ length: games }, (_, number) => number).filter(number => !this.results.has(number))
  }

  stop(): void {
    this.pool?.close()
    this.pool = null
    this.running = false
  }
}
