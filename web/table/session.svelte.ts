import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { GameEvent, Move, Objection, Outcome, Position } from '../../kernel/game.ts'
import { canUndo, type Match, type Played, playMove, type UndoBar, undo } from '../../kernel/match.ts'
import type { GameModule } from '../../kernel/module.ts'
import { history } from '../../kernel/replay.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Words } from '../../kernel/words.ts'
import type { Colour } from '../pieces/heraldry.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { SeatInfo, SessionActions, Speed, TableModule, TableSession } from './contract.ts'
import { SessionCore, type ToldStep } from './session-core.svelte.ts'

/** Chooses a move for a bot from what its seat may see. */
export type Brain = (seat: Seat, view: Position) => Promise<Move>

/** Who sits where, and who moves for them. */
export interface SeatPlan {
  readonly name: string
  readonly colour: Colour
  readonly control: 'human' | 'bot' | 'nobody'
}

interface Step extends ToldStep {
  readonly position: Position
}

export interface SessionSetup {
  readonly module: GameModule
  readonly words: Words
  readonly match: Match
  readonly seats: readonly SeatPlan[]
  readonly kind: TableSession['kind']
  readonly brain?: Brain | undefined
  readonly brisk?: TableModule['brisk']
  /** Called after every move and every undo, before anything else happens. */
  readonly changed?: ((match: Match) => void) | undefined
  readonly actions?: SessionActions | undefined
}

const PACE: Readonly<Record<Speed, number>> = { paused: 0, slow: 1600, normal: 800, fast: 250, instant: 0 }
const BRISK_PACE = 150
const THINKING_AFTER = 300

/** A match in this page: bots, people sharing the screen, a replay, or bots among themselves. */
export class LocalSession extends SessionCore implements TableSession {
  readonly kind: TableSession['kind']
  readonly actions: SessionActions | null
  speed = $state<Speed>(preferences.pace)
  /** In a replay or when watching: whose eyes; 'all' sees everything. */
  viewpoint = $state<Viewer | 'all'>(null)
  thinking = $state<Seat | null>(null)
  handover = $state<Seat | null>(null)
  /** The seat that must come to the screen before anything is shown. */
  curtain = $state<Seat | null>(null)
  /** A bot failed; the message is for the reader. */
  fault = $state<string | null>(null)

  private readonly match: Match
  private readonly plan: readonly SeatPlan[]
  private readonly brain: Brain | undefined
  private readonly brisk: TableModule['brisk']
  private readonly changed: ((match: Match) => void) | undefined
  protected past = $state.raw<readonly Step[]>([])
  private atScreen = $state<Viewer>(null)
  private running = false
  private closed = false
  private hurried = false
  private wake: (() => void) | undefined

  constructor(setup: SessionSetup) {
    const { module, match, seats } = setup
    super(module, setup.words)
    this.kind = setup.kind
    this.match = match
    this.plan = seats
    this.brain = setup.brain
    this.brisk = setup.brisk
    this.changed = setup.changed
    this.actions = setup.actions ?? null
    this.past = [...history(module.game, match.setup, match.log)].map(({ number, position, events }) => ({
      // `history` goes on with the position it yields.
      position: module.game.clone(position),
      events,
      mover: number === 0 ? null : match.log[number - 1].seat,
    }))
    if (this.kind === 'replay') this.lookedAt = 0
    this.seatSomebody()
  }

  /** Call inside a component: keeps words in the language chosen, and lets bots play. */
  override run(): void {
    super.run()
    $effect(() => {
      // Reading them makes the bots look again whenever either changes.
      if (this.past.length > 0 && this.speed !== 'paused') void this.letBotsMove()
    })
    $effect(() => () => {
      this.closed = true
      this.wake?.()
    })
  }

  private readonly shown = $derived.by(() => this.past[this.step])

  readonly viewer = $derived.by((): Viewer => {
    if (this.kind === 'play') return this.atScreen
    return this.viewpoint === 'all' ? null : this.viewpoint
  })
  readonly seats = $derived.by((): readonly SeatInfo[] => {
    const alone = this.plan.filter(seat => seat.control === 'human').length === 1
    return this.plan.map(({ name, colour, control }, index) => ({
      seat: index as Seat,
      name,
      colour,
      kind: control === 'bot' ? 'bot' : alone && control === 'human' ? 'you' : 'human',
    }))
  })

  private readonly seesAll = $derived.by(() => this.kind !== 'play' && this.viewpoint === 'all')
  readonly view = $derived.by(() => {
    const { position } = this.shown
    return this.seesAll ? this.game.clone(position) : this.game.view(position, this.viewer)
  })
  readonly outcome = $derived.by((): Outcome | null => this.game.outcome(this.past[this.steps].position))
  readonly mayAsk = true
  /** A replay was opened from a file that holds everything anyway. */
  readonly record = $derived.by((): MatchRecord | null =>
    this.outcome || this.kind === 'replay' ? { setup: this.match.setup, log: this.match.log } : null,
  )
  protected readonly eyes = $derived.by(() => (this.seesAll ? 'all' : String(this.viewer)))
  protected readonly mayMove = true

  protected masked(event: GameEvent): GameEvent {
    return this.seesAll ? event : this.game.mask(event, this.viewer)
  }

  play(move: Move): Objection | null {
    const { acting } = this
    if (acting === null) return { code: 'not-your-turn', rule: 'kernel', figures: {} }
    return this.makeMove(acting, move)
  }

  private makeMove(seat: Seat, move: Move): Objection | null {
    const played = playMove(this.match, seat, move)
    if (!played.ok) return played.error
    this.noteDown(seat, played.value)
    return null
  }

  private noteDown(mover: Seat, { events }: Played): void {
    this.changed?.(this.match)
    this.past = [...this.past, { position: this.game.clone(this.match.position), events, mover }]
    this.seatSomebody()
  }

  /** Who looks at the screen now? Alone among bots always the same; sharing it, whoever is to move. */
  private seatSomebody(): void {
    if (this.kind !== 'play') return
    const humans = this.plan.flatMap((seat, index) => (seat.control === 'human' ? [index as Seat] : []))
    if (humans.length === 1) {
      this.atScreen = humans[0]
      return
    }
    const waiting = this.game.toMove(this.match.position).filter(seat => humans.includes(seat))
    this.handover = this.curtain = null
    if (waiting.length === 0 || (this.atScreen !== null && waiting.includes(this.atScreen))) return
    if (this.atScreen === null) this.curtain = waiting[0]
    else this.handover = waiting[0]
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
    const { viewer, past } = this
    if (this.kind !== 'play' || viewer === null || past.length < 2) return 'start'
    if (canUndo(this.match, viewer)) return null
    return this.match.log.at(-1)?.seat === viewer ? this.match.bar : 'other-moved'
  })

  undo(): void {
    const { viewer } = this
    if (viewer === null || !undo(this.match, viewer).ok) return
    this.changed?.(this.match)
    this.lookedAt = null
    this.past = this.past.slice(0, -1)
    this.seatSomebody()
  }

  hurry(): void {
    this.hurried = this.running
    this.wake?.()
  }

  private async letBotsMove(): Promise<void> {
    if (this.running || !this.brain || this.kind === 'replay') return
    this.running = true
    try {
      for (let seat = this.nextBot(); seat !== undefined && !this.closed; seat = this.nextBot()) {
        if (this.speed === 'paused') break
        await this.botMove(seat, this.brain)
      }
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error)
    } finally {
      this.running = false
      this.hurried = false
      this.thinking = null
    }
  }

  private nextBot(): Seat | undefined {
    return this.game.toMove(this.match.position).find(seat => this.plan[seat].control === 'bot')
  }

  private async botMove(seat: Seat, brain: Brain): Promise<void> {
    const quill = setTimeout(() => {
      this.thinking = seat
    }, THINKING_AFTER)
    const number = this.match.log.length
    try {
      const choice = brain(seat, this.game.view(this.match.position, seat))
      const [move] = await Promise.all([choice, this.pause()])
      if (this.closed || this.match.log.length !== number) return
      const objection = this.makeMove(seat, move)
      if (objection) throw new Error(this.inWords(objection).text)
    } finally {
      clearTimeout(quill)
      this.thinking = null
    }
  }

  /** Time for the eye between two moves of bots; the space bar or a click on the prompt ends it. */
  private pause(): Promise<void> {
    const { brisk } = this
    const wasBrisk = brisk !== undefined && this.past[this.steps].events.every(brisk)
    const pace = this.hurried ? 0 : PACE[this.speed]
    const length = Math.min(pace, wasBrisk ? BRISK_PACE : preferences.still ? 400 : pace)
    return new Promise(resolve => {
      const timer = setTimeout(resolve, length)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
