import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { Game, GameEvent, Move, Outcome, Position } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { UndoBar } from '../../kernel/match.ts'
import type { Lesson } from '../../learn/lesson.ts'
import { due, type LessonState, openLesson, play, reply, stepOf, takeBack } from '../../learn/lesson-player.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { SeatInfo, Speed } from '../table/contract.ts'
import type { AskBot } from '../table/local-source.svelte.ts'
import type { MatchSource } from '../table/source.ts'

/** A pause before each reply of the others, for the eye. */
const PACE = 900

/** The match behind a lesson: the learner's moves go to the lesson, which decides what happens next. */
export class LessonSource implements MatchSource {
  readonly kind = 'play'
  readonly seats: readonly SeatInfo[]
  readonly viewer: Lesson['seat']
  readonly record = null
  readonly actions = null
  readonly mayAsk = false
  readonly isAwaiting = false
  readonly handover = null
  readonly thinking = null
  viewpoint = null
  speed = $state<Speed>('normal')
  state = $state.raw<LessonState>() as LessonState

  private readonly game: Game
  private readonly askBot: AskBot
  private skip: (() => void) | undefined

  constructor(game: Game, lesson: Lesson, seats: readonly SeatInfo[], askBot: AskBot) {
    this.game = game
    this.seats = seats
    this.viewer = lesson.seat
    this.askBot = askBot
    this.state = openLesson(game, lesson)
  }

  readonly steps = $derived.by(() => this.state.turns)
  readonly view = $derived.by((): Position => this.game.view(this.state.match.position, this.viewer))
  readonly outcome = $derived.by((): Outcome | null => this.game.outcome(this.state.match.position))
  readonly playOnFrom = $derived.by((): MatchRecord => ({ setup: this.state.match.setup, log: this.state.match.log }))
  readonly takesMoves = $derived.by(() => this.state.mode === 'ask')
  /**
   * A step that wants one move is answered move by move; where the learner plays freely, whole turns may be planned.
   */
  readonly atOnce = $derived.by(() => stepOf(this.state)?.free === undefined)
  /** Only a poor move is taken back here; for anything else there is Back. */
  readonly undoBar = $derived.by((): UndoBar | null => (this.state.mode === 'wrong' ? null : 'start'))

  viewAt(step: number): Position {
    return this.game.view(elementAt(this.steps, step).position, this.viewer)
  }
  mask(event: GameEvent): GameEvent {
    return this.game.mask(event, this.viewer)
  }
  submit(move: Move): void {
    this.state = play(this.state, move)
  }
  undo(): void {
    this.state = takeBack(this.state)
  }
  skipPauses(): void {
    this.skip?.()
  }
  handOver(): void {}

  /** The others reply, one after another. */
  run(): void {
    $effect(() => {
      const { state } = this
      if (due(state) && this.speed !== 'paused') return this.answer(state)
      return undefined
    })
  }

  private answer(state: LessonState): () => void {
    const asked = due(state)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStale = false
    const pause = new Promise<void>(resolve => {
      this.skip = resolve
      timer = setTimeout(resolve, preferences.pace === 'instant' ? 0 : PACE)
    })
    if (asked) {
      const { position, log } = state.match
      const choice = asked.move ?? this.askBot(asked.seat, this.game.view(position, asked.seat), log.length)
      void Promise.all([choice, pause]).then(([move]) => {
        if (!isStale) this.state = reply(state, move)
      })
    }
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }
}
