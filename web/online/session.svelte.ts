import type { MatchRecord } from '../../bots/advice/analyse.ts'
import { importMatch } from '../../kernel/file.ts'
import type { GameEvent, Move, Objection, Outcome, Position } from '../../kernel/game.ts'
import { checkMove, type UndoBar } from '../../kernel/match.ts'
import type { GameModule } from '../../kernel/module.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Words } from '../../kernel/words.ts'
import type { Answer } from '../../wire/sent.ts'
import { coloursOf } from '../pieces/heraldry.ts'
import type { LogEntry } from '../pieces/log-entry.ts'
import type { SeatInfo, SessionActions, Speed, TableSession } from '../table/contract.ts'
import { SessionCore, type ToldStep } from '../table/session-core.svelte.ts'
import { text } from '../text/text.svelte.ts'
import { call } from './api.ts'
import { type Foreseen, foresee } from './foresee.ts'
import { freshId, type Link, type Question, type Reply } from './link.svelte.ts'
import type { TableState } from './table-state.svelte.ts'
import { say } from './text/text.svelte.ts'
import { keepUnsent, leftUnsent, type Unsent } from './unsent.ts'
import { serverObjection } from './words.ts'

const OPENING: ToldStep = { events: [], mover: null }
const NOT_YOUR_TURN: Objection = { code: 'not-your-turn', rule: 'kernel', figures: {} }

/** A move of ours on its way to the server. */
interface Wish extends Unsent {
  /** Its number at the table, once the server has accepted it. */
  number: number | null
}

/**
 * A match in the club. What the server says is the truth; own moves that are still on their way are shown on top of it
 * as far as their effect is certain. They are sent one at a time, and the first refusal takes back all that follow.
 */
export class OnlineSession extends SessionCore implements TableSession {
  readonly table: TableState
  readonly actions: SessionActions
  /** Bots play at the server's pace, and whose eyes these are is for the server to say. */
  speed: Speed = 'normal'
  viewpoint: Viewer = null
  readonly handover = null
  /** Nobody gets help against people. */
  readonly mayAsk = false
  record = $state.raw<MatchRecord | null>(null)
  /** Why the last thing wanted was not done, in words. */
  refusal = $state<string | null>(null)

  private readonly link: Link
  private readonly me: string
  private wishes = $state.raw<readonly Wish[]>([])
  private sending = false
  private lookedView = $state.raw<Position | null>(null)
  private wanted = 0
  /** Whether moves may be added to those on their way without their effect being known: only within one gesture. */
  private chaining = false
  private idle: (() => void)[] = []

  constructor(module: GameModule, words: Words, table: TableState, link: Link, me: string, actions: SessionActions) {
    super(module, words)
    this.table = table
    this.link = link
    this.me = me
    this.actions = actions
    table.moved = (mover, byPerson) => {
      if (byPerson && mover === this.viewer && this.sending) this.arrive()
    }
    this.takeUp()
  }

  /** What a page before this one did not bring to an end: sent now if the match still stands where it was made. */
  private takeUp(): void {
    const { viewer, present } = this
    const { after, wishes } = leftUnsent(this.table.id, this.me)
    if (wishes.length === 0 || viewer === null) return
    const since = present.story.slice(after)
    const other = since.findIndex(({ mover, cause }) => mover !== viewer || cause !== 'person')
    const arrived = Math.min(other < 0 ? since.length : other, wishes.length)
    const gone = present.moves < after || since.length > arrived
    if (gone && arrived < wishes.length) this.refusal = say().table.unsent
    this.wish(gone ? [] : wishes.slice(arrived).map(unsent => ({ ...unsent, number: null })))
    void this.send()
  }

  private wish(wishes: readonly Wish[]): void {
    this.wishes = wishes
    const kept = wishes.map(({ id, move }) => ({ id, move }))
    keepUnsent(this.table.id, this.me, { after: this.present.moves, wishes: kept })
  }

  private get present() {
    const { present } = this.table
    if (!present) throw new Error('A session begins when the match has')
    return present
  }

  readonly viewer = $derived.by((): Viewer => this.present.seat)
  readonly kind = $derived.by((): TableSession['kind'] => (this.viewer === null ? 'spectate' : 'play'))
  readonly seats = $derived.by((): readonly SeatInfo[] => {
    const colours = coloursOf(this.table.info.seats)
    return this.table.info.seats.map((holder, seat) => ({
      seat: seat as Seat,
      colour: colours[seat],
      name: holder.kind === 'person' ? holder.name : text().botNames[seat],
      kind: holder.kind !== 'person' ? 'bot' : holder.id === this.me ? 'you' : 'human',
    }))
  })

  /** How far own moves on their way are certain, and whether one of them is not. */
  private readonly course = $derived.by((): { readonly sure: readonly Foreseen[]; readonly open: boolean } => {
    const { viewer, wishes } = this
    const sure: Foreseen[] = []
    if (viewer === null) return { sure, open: false }
    for (const { move } of wishes) {
      const foreseen = foresee(this.game, sure.at(-1)?.view ?? this.present.view, viewer, move)
      if (!foreseen) return { sure, open: true }
      sure.push(foreseen)
    }
    return { sure, open: false }
  })
  /** The match as it stands with what is certain. */
  private readonly now = $derived.by(() => this.course.sure.at(-1)?.view ?? this.present.view)

  protected readonly past = $derived.by((): readonly ToldStep[] => [
    OPENING,
    ...this.present.story,
    ...this.course.sure.map(({ events }) => ({ events, mover: this.viewer })),
  ])
  protected readonly eyes = $derived.by(() => String(this.viewer))
  readonly view = $derived.by(() => (this.live ? this.now : (this.lookedView ?? this.now)))
  readonly outcome = $derived.by((): Outcome | null => this.game.outcome(this.present.view))

  /** A move of ours is on its way, and nothing of it can be shown before the server has answered. */
  readonly onItsWay = $derived.by(() => this.course.open)

  protected readonly mayMove = $derived.by(() => {
    const { present, viewer, table } = this
    const mine = viewer === null ? null : present.state.seats[viewer]
    return (
      !this.course.open &&
      table.info.state === 'playing' &&
      present.state.paused === null &&
      mine?.standIn === null &&
      !mine.resigned
    )
  })

  /** The bot that is asked: nobody sees it think, but everybody waits for it. */
  readonly thinking = $derived.by((): Seat | null => {
    const { seats } = this.present.state
    const isBot = (seat: Seat): boolean => this.seats[seat].kind === 'bot' || seats[seat].standIn !== null
    return this.live && this.toMove.length === 1 ? (this.toMove.find(isBot) ?? null) : null
  })

  /** Masked by the server. */
  protected masked(event: GameEvent): GameEvent {
    return event
  }

  /** What happened beside the moves stands where it happened. */
  protected override tell(): LogEntry[] {
    const told = super.tell()
    const asides = this.table.asides.map(({ act, after }, at): LogEntry => {
      const name = act.seat === null ? '' : this.nameOf(act.seat)
      const colour = act.seat === null ? null : this.colourOf(act.seat)
      return { id: `aside ${at}`, step: after, colour, text: say().table.acts[act.kind](name) }
    })
    return asides.length === 0 ? told : [...told, ...asides].sort((a, b) => a.step - b.step)
  }

  protected override inWords(objection: Objection) {
    return objection.rule === 'server' ? { text: serverObjection(objection) } : super.inWords(objection)
  }

  play(move: Move): Objection | null {
    const { viewer } = this
    if (viewer === null || !this.live) return NOT_YOUR_TURN
    if (!(this.chaining && this.course.open)) {
      if (!this.mayMove) return NOT_YOUR_TURN
      const checked = checkMove(this.game, this.now, viewer, move)
      if (!checked.ok) return checked.error
    }
    this.refusal = null
    this.chaining = true
    queueMicrotask(() => {
      this.chaining = false
    })
    this.wish([...this.wishes, { id: freshId(), move, number: null }])
    void this.send()
    return null
  }

  private async send(): Promise<void> {
    const [wish] = this.wishes
    const { viewer } = this
    if (!wish || this.sending || viewer === null) return
    const { number: seen, moves } = this.present
    const checked = checkMove(this.game, this.present.view, viewer, wish.move)
    if (!checked.ok) return this.giveUp(checked.error)
    this.sending = true
    const reply = await this.link.ask({ kind: 'move', table: this.table.id, seen, move: wish.move }, wish.id)
    // Its step may have come before the answer.
    if (this.wishes[0] !== wish) return
    const answer = answerOf(reply)
    if (answer.kind === 'accepted') {
      wish.number = answer.number
      if (this.present.number >= answer.number) this.arrive()
      return
    }
    this.sending = false
    const stale = answer.kind === 'refused' && answer.objection.code === 'stale' && this.present.moves === moves
    if (stale && this.present.number > seen) return this.send()
    this.giveUp(answer.kind === 'refused' ? answer.objection : NOT_YOUR_TURN)
  }

  /** The first move on its way has become part of the match. */
  private arrive(): void {
    this.sending = false
    this.wish(this.wishes.slice(1))
    if (this.wishes.length > 0) void this.send()
    else this.rest()
  }

  private giveUp(objection: Objection): void {
    this.sending = false
    this.wish([])
    this.refusal = this.inWords(objection).text ?? null
    this.rest()
  }

  private rest(): void {
    const waiting = this.idle
    this.idle = []
    for (const go of waiting) go()
  }

  /** When nothing of ours is on its way any more. */
  private whenIdle(): Promise<void> {
    return this.wishes.length === 0 ? Promise.resolve() : new Promise(resolve => this.idle.push(resolve))
  }

  /** Call inside a component. */
  override run(): void {
    super.run()
    $effect(() => {
      const [wish] = this.wishes
      // A whole view may bring the move instead of its step.
      if (wish && wish.number !== null && this.present.number >= wish.number) this.arrive()
    })
    $effect(() => {
      if (this.table.info.state === 'over') void this.readRecord()
    })
  }

  /** When it is over everybody may know everything. */
  private async readRecord(): Promise<void> {
    const file = await call('GET /api/tables/:id/file', { id: this.table.id })
    const match = file.ok ? importMatch(this.game, file.value) : null
    if (match?.ok) this.record = { setup: match.value.setup, log: match.value.log }
  }

  /** The position is shown when it is known; the last one asked for wins. */
  override goTo(step: number): void {
    const wanted = ++this.wanted
    const to = Math.max(0, Math.min(this.steps, step))
    if (to >= this.present.moves) return this.returnToNow()
    void this.table.lookAt(to).then(view => {
      if (!view || wanted !== this.wanted) return
      this.lookedView = view
      this.lookedAt = to
    })
  }

  override returnToNow(): void {
    this.wanted++
    this.lookedAt = null
    this.lookedView = null
  }

  readonly undoBar = $derived.by((): UndoBar | null => {
    const { viewer } = this
    if (viewer === null || this.present.moves + this.course.sure.length === 0) return 'start'
    if (this.course.sure.length === 0) return this.present.undo
    return this.game.toMove(this.now).includes(viewer) ? null : 'seat-changed'
  })

  undo(): void {
    if (this.undoBar !== null) return
    void this.whenIdle().then(() => {
      if (this.present.undo === null) void this.order({ kind: 'undo', table: this.table.id, seen: this.present.number })
    })
  }

  /** Anything else a seat may want; a refusal is told. */
  async order(question: Question): Promise<void> {
    this.refusal = null
    const answer = answerOf(await this.link.ask(question))
    if (answer.kind === 'refused') this.refusal = this.inWords(answer.objection).text ?? null
  }

  hurry(): void {}
  handOver(): void {}
}

const answerOf = (reply: Reply): Answer => {
  if (reply.kind === 'answer') return reply.answer
  const code = reply.kind === 'error' ? reply.code : 'not-understood'
  return { kind: 'refused', objection: { code, rule: 'server', figures: {} } }
}
