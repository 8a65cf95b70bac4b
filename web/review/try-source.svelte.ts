import { type MatchRecord, NEARLY } from '../../bots/advice/analyse.ts'
import type { Game, GameEvent, Move, Outcome, Position } from '../../kernel/game.ts'
import { rngFor } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import type { UndoBar } from '../../kernel/match.ts'
import { history } from '../../kernel/replay.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { SeatInfo, Speed } from '../table/contract.ts'
import type { MatchSource, MatchStep } from '../table/source.ts'

/** A fresh look's rating of a move. */
export interface Verdict {
  /** The share of wins it costs compared with the best move known, from 0 to 1. */
  readonly cost: number
  readonly best: Move
}

/**
 * A move is asked for; one is being rated; one that costs too much stands on the board; one was found, or shown; rating
 * failed.
 */
export type TryMode = 'ask' | 'judging' | 'weaker' | 'right' | 'shown' | 'failed'

interface TryStep extends MatchStep {
  readonly position: Position
}

export interface TrySetup {
  readonly game: Game
  /** The match up to the position, which is legal. */
  readonly until: MatchRecord
  readonly seat: Seat
  readonly seats: readonly SeatInfo[]
  readonly judge: (move: Move) => Promise<Verdict>
}

/**
 * A position where one seat looks for a good move. A weaker one stays on the board with its price until it is taken
 * back; a good one stays.
 */
export class TrySource implements MatchSource {
  readonly kind = 'play'
  readonly seats: readonly SeatInfo[]
  readonly viewer: Seat
  readonly until: MatchRecord
  readonly record = null
  readonly actions = null
  readonly mayAsk = false
  readonly isAwaiting = false
  readonly handover = null
  readonly thinking = null
  readonly atOnce = true
  viewpoint = null
  speed: Speed = 'normal'
  mode = $state<TryMode>('ask')
  /** The cost of the last move, once known. */
  verdict = $state.raw<Verdict | null>(null)
  /** The move on the board. */
  move = $state.raw<Move | null>(null)
  /** How many weaker ones were tried. */
  misses = $state(0)

  private readonly game: Game
  private readonly judge: TrySetup['judge']
  private readonly before: readonly TryStep[]
  private made = $state.raw<TryStep | null>(null)
  private tries = 0

  constructor({ game, until, seat, seats, judge }: TrySetup) {
    this.game = game
    this.until = until
    this.viewer = seat
    this.seats = seats
    this.judge = judge
    this.before = [...history(game, until.setup, until.log)].map(({ number, position, events }) => ({
      position,
      events,
      mover: number === 0 ? null : elementAt(until.log, number - 1).seat,
    }))
  }

  readonly steps = $derived.by((): readonly TryStep[] => (this.made ? [...this.before, this.made] : this.before))
  readonly view = $derived.by((): Position => this.viewAt(this.steps.length - 1))
  readonly takesMoves = $derived.by(() => this.mode === 'ask')
  readonly undoBar = $derived.by((): UndoBar | null =>
    this.mode === 'weaker' || this.mode === 'failed' ? null : 'start',
  )
  readonly outcome = $derived.by((): Outcome | null => null)
  readonly playOnFrom = $derived.by((): MatchRecord => {
    const { until, move, viewer } = this
    return move ? { ...until, log: [...until.log, { seat: viewer, move }] } : until
  })

  viewAt(step: number): Position {
    return this.game.view(elementAt(this.steps, step).position, this.viewer)
  }

  mask(event: GameEvent): GameEvent {
    return this.game.mask(event, this.viewer)
  }

  submit(move: Move): void {
    this.put(move)
    this.mode = 'judging'
    const number = ++this.tries
    this.judge(move).then(
      verdict => number === this.tries && this.hear(verdict),
      () => {
        if (number === this.tries) this.mode = 'failed'
      },
    )
  }

  private hear(verdict: Verdict): void {
    this.verdict = verdict
    this.mode = verdict.cost < NEARLY ? 'right' : 'weaker'
    if (this.mode === 'weaker') this.misses++
  }

  /** Gives up and shows the best move known. */
  show(best: Move): void {
    this.tries++
    this.put(best)
    this.mode = 'shown'
  }

  /** Takes the move back and asks again. */
  undo(): void {
    this.tries++
    this.made = null
    this.move = null
    this.verdict = null
    this.mode = 'ask'
  }

  private put(move: Move): void {
    const { game, viewer, before, until } = this
    const position = game.clone(elementAt(before, before.length - 1).position)
    const events: GameEvent[] = []
    game.play(position, viewer, move, rngFor(until.setup.seed, before.length), event => events.push(event))
    this.move = move
    this.verdict = null
    this.made = { position, events, mover: viewer }
  }

  skipPauses(): void {}
  handOver(): void {}
}
