import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { Game, GameEvent, Move, Outcome, Position } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { UndoBar } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Puzzle } from '../../learn/puzzles/puzzle.ts'
import { answer, judged, openPuzzle, type PuzzleState, show, takeBack } from '../../learn/puzzles/puzzle-player.ts'
import type { SeatInfo, Speed } from '../table/contract.ts'
import type { MatchSource } from '../table/source.ts'

/** What a move costs compared with the best one known, from 0 to 1. */
export type AskCost = (state: PuzzleState) => Promise<number>

/** The match behind a puzzle: moves go to the puzzle, which rates them. */
export class PuzzleSource implements MatchSource {
  readonly kind = 'play'
  readonly seats: readonly SeatInfo[]
  readonly viewer: Seat
  readonly record = null
  readonly actions = null
  readonly mayAsk = false
  readonly isAwaiting = false
  readonly handover = null
  readonly thinking = null
  /** Each decision is answered before the next one. */
  readonly atOnce = true
  viewpoint = null
  speed: Speed = 'normal'
  state = $state.raw<PuzzleState>() as PuzzleState

  private readonly game: Game
  private readonly askCost: AskCost

  constructor(game: Game, puzzle: Puzzle, seatsFor: (solver: Seat) => readonly SeatInfo[], askCost: AskCost) {
    this.game = game
    this.state = openPuzzle(game, puzzle)
    this.viewer = this.state.seat
    this.seats = seatsFor(this.viewer)
    this.askCost = askCost
  }

  readonly steps = $derived.by(() => this.state.turns)
  readonly view = $derived.by((): Position => this.game.view(this.state.match.position, this.viewer))
  readonly outcome = $derived.by((): Outcome | null => null)
  readonly takesMoves = $derived.by(() => this.state.mode === 'ask')
  readonly undoBar = $derived.by((): UndoBar | null => (this.state.mode === 'weaker' ? null : 'start'))

  readonly playOnFrom = $derived.by((): MatchRecord => ({ setup: this.state.match.setup, log: this.state.match.log }))

  viewAt(step: number): Position {
    return this.game.view(elementAt(this.steps, step).position, this.viewer)
  }
  mask(event: GameEvent): GameEvent {
    return this.game.mask(event, this.viewer)
  }
  submit(move: Move): void {
    const state = answer(this.state, move)
    this.state = state
    if (state.mode !== 'judging') return
    const isCurrent = () => this.state === state
    this.askCost(state).then(
      cost => {
        if (isCurrent()) this.state = judged(state, cost)
      },
      () => {
        if (isCurrent()) this.state = takeBack(state)
      },
    )
  }
  undo(): void {
    this.state = takeBack(this.state)
  }
  show(): void {
    this.state = show(this.state)
  }
  skipPauses(): void {}
  handOver(): void {}
}
