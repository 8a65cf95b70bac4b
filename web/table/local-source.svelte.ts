import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { Game, GameEvent, Move, Outcome, Position } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { canUndo, type Match, playMove, playUnchecked, type UndoBar, undo } from '../../kernel/match.ts'
import { history } from '../../kernel/replay.ts'
import { type Seat, seatAt, type Viewer } from '../../kernel/seat.ts'
import { calledNow } from '../cast/cast.ts'
import { type Persona, personaNamed } from '../cast/personas.ts'
import type { Colour } from '../pieces/heraldry.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { LastOwn, SeatInfo, SessionActions, SessionKind, Speed, TableModule } from './contract.ts'
import type { MatchSource, MatchStep } from './source.ts'

/** Chooses a move for a bot from what its seat may see, after that many moves of the match. */
export type AskBot = (seat: Seat, view: Position, step: number) => Promise<Move>

/** Who sits where, and who moves for them. */
export interface SeatPlan {
  readonly name: string
  readonly colour: Colour
  readonly control: 'human' | 'bot' | 'nobody'
  readonly persona?: Persona | undefined
}

interface LocalStep extends MatchStep {
  readonly position: Position
}

export interface LocalSetup {
  readonly match: Match
  readonly seats: readonly SeatPlan[]
  readonly kind: SessionKind
  readonly askBot?: AskBot | undefined
  readonly brisk?: TableModule['brisk']
  /** Called after every move and every undo, before anything else happens. */
  readonly changed?: ((match: Match) => void) | undefined
  readonly actions?: SessionActions | undefined
  /** When somebody was last at this table. */
  readonly lastPlayed?: number
  /** Hints would spoil some matches. */
  readonly mayAsk?: boolean
}

const PACE: Readonly<Record<Speed, number>> = { paused: 0, slow: 1600, normal: 800, fast: 250, instant: 0 }
const BRISK_PACE = 150
const THINKING_AFTER = 300

/** A match in this page: against bots, on a shared screen, a replay, or bots among themselves. */
export class LocalSource implements MatchSource {
  readonly kind: SessionKind
  readonly actions: SessionActions | null
  readonly mayAsk: boolean
  readonly takesMoves = true
  readonly isAwaiting = false
  speed = $state<Speed>(preferences.pace)
  viewpoint = $state<Viewer | 'all'>(null)
  thinking = $state<Seat | null>(null)
  handover = $state<Seat | null>(null)
  /** The seat that must come to the screen before anything is shown. */
  curtain = $state<Seat | null>(null)
  /** A bot failed; the message is for the reader. */
  fault = $state<string | null>(null)
  steps = $state.raw<readonly LocalStep[]>([])

  private readonly game: Game
  private readonly match: Match
  private readonly plan: readonly SeatPlan[]
  private readonly askBot: AskBot | undefined
  private readonly brisk: TableModule['brisk']
  private readonly changed: ((match: Match) => void) | undefined
  private readonly lastPlayed: number
  private atScreen = $state<Viewer>(null)
  private isRunning = false
  private isClosed = false
  private skipsPauses = false
  private endPause: (() => void) | undefined
  settled: () => Promise<void> = () => Promise.resolve()

  constructor({ match, seats, kind, askBot, brisk, changed, actions, lastPlayed, mayAsk = true }: LocalSetup) {
    this.kind = kind
    this.mayAsk = mayAsk
    this.game = match.game
    this.match = match
    this.plan = seats
    this.askBot = askBot
    this.brisk = brisk
    this.changed = changed
    this.actions = actions ?? null
    this.lastPlayed = lastPlayed ?? Date.now()
    this.steps = [...history(match.game, match.setup, match.log)].map(({ number, position, events }) => ({
      // `history` continues with the position it yields.
      position: match.game.clone(position),
      events,
      mover: number === 0 ? null : elementAt(match.log, number - 1).seat,
    }))
    this.seatSomebody()
  }

  /** Lets bots play. */
  run(): void {
    $effect(() => {
      // Reading them makes the bots look again whenever either changes.
      if (this.steps.length > 0 && this.speed !== 'paused') void this.letBotsMove()
    })
    $effect(() => () => {
      this.isClosed = true
      this.endPause?.()
    })
  }

  readonly viewer = $derived.by((): Viewer => {
    if (this.kind === 'play') return this.atScreen
    return this.viewpoint === 'all' ? null : this.viewpoint
  })
  readonly seats = $derived.by((): readonly SeatInfo[] => {
    const alone = this.plan.filter(seat => seat.control === 'human').length === 1
    return this.plan.map(({ name, colour, control, persona: chosen }, index) => {
      // A file tells only names.
      const persona = control === 'human' ? undefined : (chosen ?? personaNamed(name))
      return {
        seat: seatAt(index),
        name: persona ? calledNow(name, persona) : name,
        colour,
        kind: control === 'bot' ? 'bot' : alone && control === 'human' ? 'you' : 'human',
        persona,
      }
    })
  })

  private readonly seesAll = $derived.by(() => this.kind !== 'play' && this.viewpoint === 'all')
  private readonly last = $derived.by(() => this.steps.length - 1)
  readonly view = $derived.by((): Position => this.seen(elementAt(this.steps, this.last).position))

  viewAt(step: number): Position {
    return this.seen(elementAt(this.steps, step).position)
  }

  private seen(position: Position): Position {
    return this.seesAll ? position : this.game.view(position, this.viewer)
  }

  mask(event: GameEvent): GameEvent {
    return this.seesAll ? event : this.game.mask(event, this.viewer)
  }

  readonly outcome = $derived.by((): Outcome | null => this.game.outcome(elementAt(this.steps, this.last).position))
  /** The replay comes from a file that contains everything anyway. */
  readonly record = $derived.by((): MatchRecord | null =>
    this.outcome || this.kind === 'replay' ? { setup: this.match.setup, log: this.match.log } : null,
  )

  readonly lastOwn = $derived.by((): LastOwn | null => {
    const { kind, atScreen } = this
    if (kind !== 'play' || atScreen === null || this.plan[atScreen]?.control !== 'human') return null
    return {
      step: Math.max(
        0,
        this.steps.findLastIndex(({ mover }) => mover === atScreen),
      ),
      at: this.lastPlayed,
    }
  })
  readonly playOnFrom = $derived.by((): MatchRecord | null => {
    const people = this.plan.filter(({ control }) => control === 'human')
    // The log grows in place: everything derived from it must depend on the steps.
    return people.length > 1 || this.steps.length === 0 ? null : { setup: this.match.setup, log: this.match.log }
  })

  submit(move: Move): void {
    const { viewer } = this
    if (viewer === null) throw new Error('Nobody at this screen may move')
    this.noteDown(viewer, playUnchecked(this.match, viewer, move).events)
  }

  private noteDown(mover: Seat, events: readonly GameEvent[]): void {
    this.changed?.(this.match)
    this.steps = [...this.steps, { position: this.match.position, events, mover }]
    this.seatSomebody()
  }

  /** The seat at the screen: against bots always the same, on a shared screen the one to move. */
  private seatSomebody(): void {
    if (this.kind !== 'play') return
    const humans = this.plan.flatMap((seat, index) => (seat.control === 'human' ? [seatAt(index)] : []))
    const [only, ...others] = humans
    if (only !== undefined && others.length === 0) {
      this.atScreen = only
      return
    }
    const waiting = this.game.toMove(this.match.position).filter(seat => humans.includes(seat))
    this.handover = this.curtain = null
    const [next] = waiting
    if (next === undefined || (this.atScreen !== null && waiting.includes(this.atScreen))) return
    if (this.atScreen === null) this.curtain = next
    else this.handover = next
  }

  handOver(to: Seat | null = this.handover): void {
    this.curtain = to
    this.handover = null
    this.atScreen = null
  }

  liftCurtain(): void {
    this.atScreen = this.curtain
    this.curtain = null
  }

  readonly undoBar = $derived.by<UndoBar | null>(() => {
    const { viewer, steps } = this
    if (this.kind !== 'play' || viewer === null || steps.length < 2) return 'start'
    if (canUndo(this.match, viewer)) return null
    return this.match.log.at(-1)?.seat === viewer ? this.match.bar : 'other-moved'
  })

  undo(): void {
    const { viewer } = this
    if (viewer === null || !undo(this.match, viewer).ok) return
    this.changed?.(this.match)
    this.steps = this.steps.slice(0, -1)
    this.seatSomebody()
  }

  skipPauses(): void {
    this.skipsPauses = this.isRunning
    this.endPause?.()
  }

  private async letBotsMove(): Promise<void> {
    if (this.isRunning || !this.askBot || this.kind === 'replay') return
    this.isRunning = true
    try {
      for (let seat = this.nextBot(); seat !== undefined && !this.isClosed; seat = this.nextBot()) {
        if (this.speed === 'paused') break
        await this.botMove(seat, this.askBot)
      }
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error)
    } finally {
      this.isRunning = false
      this.skipsPauses = false
      this.thinking = null
    }
  }

  private nextBot(): Seat | undefined {
    return this.game.toMove(this.match.position).find(seat => elementAt(this.plan, seat).control === 'bot')
  }

  private async botMove(seat: Seat, askBot: AskBot): Promise<void> {
    const quill = setTimeout(() => {
      this.thinking = seat
    }, THINKING_AFTER)
    const number = this.match.log.length
    try {
      const choice = askBot(seat, this.game.view(this.match.position, seat), number)
      const [move] = await Promise.all([choice, this.pause().then(this.settled)])
      if (this.isClosed || this.match.log.length !== number) return
      const played = playMove(this.match, seat, move)
      if (!played.ok) throw new Error(`${played.error.code} (${played.error.rule})`)
      this.noteDown(seat, played.value.events)
    } finally {
      clearTimeout(quill)
      this.thinking = null
    }
  }

  /** A pause for the eye between two moves of bots; the space bar or a click on the prompt ends it. */
  private pause(): Promise<void> {
    const { brisk } = this
    const wasBrisk = brisk !== undefined && elementAt(this.steps, this.last).events.every(brisk)
    const pace = this.skipsPauses ? 0 : PACE[this.speed]
    const length = Math.min(pace, wasBrisk ? BRISK_PACE : preferences.still ? 400 : pace)
    return new Promise(resolve => {
      const timer = setTimeout(resolve, length)
      this.endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
