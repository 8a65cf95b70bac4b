import type { Game, GameEvent, Move, Objection, Position } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { COLOURS } from '../../pieces/heraldry.ts'
import type { SeatInfo, Speed } from '../contract.ts'
import type { MatchSource, MatchStep } from '../source.ts'

/** A match that begins anywhere, such as a lesson: one seat at this screen, the test moves the others. */
export class TestSource implements MatchSource {
  readonly kind = 'play'
  readonly seats: readonly SeatInfo[]
  readonly viewer: Seat
  readonly submitted: Move[] = []
  readonly takesMoves = true
  readonly isAwaiting = false
  readonly undoBar = 'start'
  readonly outcome = null
  readonly record = null
  readonly thinking = null
  readonly handover = null
  readonly mayAsk = false
  readonly actions = null
  speed: Speed = 'normal'
  viewpoint = null
  steps = $state.raw<readonly MatchStep[]>([{ events: [], mover: null }])
  private readonly game: Game
  private positions = $state.raw<readonly Position[]>([])
  private readonly wanted: ((move: Move) => Objection | null) | undefined

  constructor(
    game: Game,
    position: Position,
    seats: number,
    wanted?: (move: Move) => Objection | null,
    viewer: Seat = 0,
  ) {
    this.game = game
    this.viewer = viewer
    this.wanted = wanted
    this.positions = [position]
    this.seats = Array.from({ length: seats }, (_, seat) => ({
      seat: seat as Seat,
      name: `Player ${seat + 1}`,
      colour: elementAt(COLOURS, seat),
      kind: seat === viewer ? 'you' : 'bot',
    }))
  }

  readonly view = $derived.by(() => this.viewAt(this.positions.length - 1))

  viewAt(step: number): Position {
    return this.game.view(elementAt(this.positions, step), this.viewer)
  }

  mask(event: GameEvent): GameEvent {
    return this.game.mask(event, this.viewer)
  }

  restriction(move: Move): Objection | null {
    return this.wanted?.(move) ?? null
  }

  submit(move: Move): void {
    this.submitted.push(move)
    this.move(this.viewer, move)
  }

  move(seat: Seat, move: Move): void {
    const position = this.game.clone(elementAt(this.positions, this.positions.length - 1))
    const events: GameEvent[] = []
    this.game.play(position, seat, move, Rng.fromSeed('test'), event => events.push(event))
    this.positions = [...this.positions, position]
    this.steps = [...this.steps, { events, mover: seat }]
  }

  undo(): void {}
  skipPauses(): void {}
  handOver(): void {}
}
