import type { MatchRecord } from '../../bots/advice/analyse.ts'
import { importMatch } from '../../kernel/file.ts'
import type { Game, GameEvent, Move, Objection, Outcome, Position } from '../../kernel/game.ts'
import { err, ok, type Result, sameData } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { checkMove, type UndoBar } from '../../kernel/match.ts'
import { type Preview, previewMove } from '../../kernel/preview.ts'
import { type Seat, seatAt, type Viewer } from '../../kernel/seat.ts'
import { MAX_MOVES } from '../../wire/client-message.ts'
import type { CommandAnswer } from '../../wire/server-message.ts'
import type { SeatHolder } from '../../wire/table.ts'
import { coloursOf } from '../pieces/heraldry.ts'
import type { LogEntry } from '../pieces/log-entry.ts'
import type { LastOwn, SeatInfo, SessionActions, SessionKind, Speed } from '../table/contract.ts'
import type { MatchSource, MatchStep } from '../table/source.ts'
import { call } from './api.ts'
import { botAt, botNameAt } from './bot-names.ts'
import { freshId, type Link, type Reply, type Request } from './link.svelte.ts'
import type { OnlineTable } from './online-table.svelte.ts'
import { loadPending, type PendingMove, type PendingStore, storePending } from './pending-moves.ts'
import { say } from './text/text.svelte.ts'

const OPENING: MatchStep = { events: [], mover: null }
const LOST: Objection = { code: 'lost', rule: 'page', figures: {} }

/** The effect of a pending move: the rules refuse it, or it was played and the result may be unknown. */
type PendingEffect = Result<Preview | null, Objection>

export interface OnlineSetup {
  readonly game: Game
  readonly table: OnlineTable
  readonly link: Link
  /** The id of the person at this page. */
  readonly me: string
  readonly store: PendingStore
  readonly actions: SessionActions
}

/** A bot account is a bot to everybody but its owner. */
const kindOf = (holder: SeatHolder, me: string): SeatInfo['kind'] =>
  holder.kind !== 'person' ? 'bot' : holder.id === me ? 'you' : holder.bot ? 'bot' : 'human'

/**
 * A club match. The server decides; our own unconfirmed moves are shown on top as far as their effect is certain. They
 * are sent one gesture at a time, and the first refusal drops all that follow.
 */
export class OnlineSource implements MatchSource {
  readonly table: OnlineTable
  readonly actions: SessionActions
  /** The server sets the bots' pace and the viewpoint. */
  speed: Speed = 'normal'
  viewpoint: Viewer = null
  readonly handover = null
  /** No hints against people. */
  readonly mayAsk = false
  record = $state.raw<MatchRecord | null>(null)
  /** Why the last request was refused. */
  refusal = $state.raw<Objection | null>(null)

  private readonly game: Game
  private readonly link: Link
  private readonly me: string
  private readonly store: PendingStore
  private pending = $state.raw<readonly PendingMove[]>([])
  /** The gesture that was sent: its id, and how many of its moves are not confirmed yet. */
  private sending: { readonly id: string; readonly left: number } | null = null
  /** The id of the gesture in progress. */
  private gesture: string | null = null
  /** The event number of our last move, once the server has accepted it. */
  private accepted = $state<number | null>(null)
  private waiting: (() => void)[] = []
  /** Where each pending move was last checked and played. */
  private readonly effects = new WeakMap<PendingMove, { readonly before: Position; readonly effect: PendingEffect }>()

  constructor({ game, table, link, me, store, actions }: OnlineSetup) {
    this.game = game
    this.table = table
    this.link = link
    this.me = me
    this.store = store
    this.actions = actions
    table.moved = (mover, byPerson) => {
      if (byPerson && mover === this.viewer) this.confirm(1)
    }
    this.resume()
  }

  /** Sends what an earlier page left pending, if the match still stands where it was made. */
  private resume(): void {
    const { viewer, present } = this
    const { after, pending } = loadPending(this.store, this.table.id, this.me)
    if (pending.length === 0 || viewer === null) return
    const since = present.history.slice(after)
    const other = since.findIndex(({ mover, cause }) => mover !== viewer || cause !== 'person')
    const arrived = Math.min(other < 0 ? since.length : other, pending.length)
    const isGone = present.moves < after || since.length > arrived
    if (isGone && arrived < pending.length) this.refusal = LOST
    this.setPending(isGone ? [] : pending.slice(arrived))
    void this.send()
  }

  private setPending(pending: readonly PendingMove[]): void {
    this.pending = pending
    storePending(this.store, this.table.id, this.me, { after: this.present.moves, pending })
  }

  private get present() {
    const { present } = this.table
    if (!present) throw new Error('A source begins when its match has')
    return present
  }

  readonly viewer = $derived.by((): Viewer => this.present.seat)
  readonly kind = $derived.by((): SessionKind => (this.viewer === null ? 'spectate' : 'play'))
  readonly seats = $derived.by((): readonly SeatInfo[] => {
    const colours = coloursOf(this.table.info.seats)
    return this.table.info.seats.map((holder, seat) => ({
      seat: seatAt(seat),
      colour: elementAt(colours, seat),
      ...(holder.kind === 'person'
        ? { name: holder.name }
        : { name: botNameAt(this.table.info, seat), persona: botAt(this.table.info, seat) }),
      kind: kindOf(holder, this.me),
    }))
  })

  /** Where pending moves lead as far as that is certain, and the objection to the next one. */
  private readonly ahead = $derived.by(
    (): { readonly certain: readonly Preview[]; readonly objection: Objection | null } => {
      const certain: Preview[] = []
      for (const pending of this.pending) {
        const effect = this.effectOf(pending, certain.at(-1)?.view ?? this.present.view)
        if (!effect.ok || !effect.value) return { certain, objection: effect.ok ? null : effect.error }
        certain.push(effect.value)
      }
      return { certain, objection: null }
    },
  )

  /** A move is checked once where it was made, and again only if the match has changed under it. */
  private effectOf(pending: PendingMove, before: Position): PendingEffect {
    const known = this.effects.get(pending)
    if (known && sameData(known.before, before)) return known.effect
    return this.setEffect(pending, before, this.viewer === null ? err(LOST) : this.check(before, this.viewer, pending))
  }

  private check(before: Position, seat: Seat, { move }: PendingMove): PendingEffect {
    const checked = checkMove(this.game, before, seat, move)
    return checked.ok ? ok(previewMove(this.game, before, seat, checked.value)) : checked
  }

  private setEffect(pending: PendingMove, before: Position, effect: PendingEffect): PendingEffect {
    this.effects.set(pending, { before, effect })
    return effect
  }

  readonly view = $derived.by((): Position => this.ahead.certain.at(-1)?.view ?? this.present.view)
  readonly isAwaiting = $derived.by(() => this.ahead.certain.length < this.pending.length)
  readonly steps = $derived.by((): readonly MatchStep[] => [
    OPENING,
    ...this.present.history,
    ...this.ahead.certain.map(({ events }) => ({ events, mover: this.viewer })),
  ])
  readonly outcome = $derived.by((): Outcome | null => this.game.outcome(this.present.view))

  viewAt(step: number): Position | undefined {
    const { moves } = this.present
    return step > moves ? this.ahead.certain[step - moves - 1]?.view : this.table.viewAt(step)
  }

  fetchView(step: number): Promise<void> {
    return this.table.fetchView(step)
  }

  /** What a bot did in our place is news. */
  readonly lastOwn = $derived.by((): LastOwn | null => {
    const { viewer, present } = this
    if (viewer === null) return null
    const at = present.history.findLastIndex(({ mover, cause }) => mover === viewer && cause === 'person')
    return { step: at + 1, at: present.history[Math.max(0, at)]?.at ?? Date.now() }
  })

  readonly takesMoves = $derived.by(() => {
    const { present, viewer, table } = this
    const mine = viewer === null ? null : present.state.seats[viewer]
    return table.info.state === 'playing' && present.state.paused === null && mine?.standIn === null && !mine.resigned
  })

  /** The bot to move: everybody waits for it. */
  readonly thinking = $derived.by((): Seat | null => {
    const { seats } = this.present.state
    const [asked, ...others] = this.game.toMove(this.view)
    if (asked === undefined || others.length > 0) return null
    return elementAt(this.seats, asked).kind === 'bot' || elementAt(seats, asked).standIn !== null ? asked : null
  })

  /** Masked by the server. */
  mask(event: GameEvent): GameEvent {
    return event
  }

  /** Events beside the moves stand where they happened. */
  readonly asides = $derived.by((): readonly LogEntry[] =>
    this.table.asides.map(({ event, after }, index) => {
      const seat = event.seat === null ? null : this.seats[event.seat]
      const colour = seat?.colour ?? null
      return { id: `aside ${index}`, step: after, colour, text: say().table.events[event.kind](seat?.name ?? '') }
    }),
  )

  submit(move: Move): void {
    const { viewer, view } = this
    if (viewer === null) throw new Error('A spectator has no moves')
    const pending: PendingMove = { id: this.gesture ?? freshId(), move }
    // The session has checked it against the position shown, unless that is not known yet.
    if (!this.isAwaiting) this.setEffect(pending, view, ok(previewMove(this.game, view, viewer, move)))
    this.refusal = null
    this.setPending([...this.pending, pending])
    void this.send()
  }

  together<T>(submit: () => T): T {
    this.gesture = freshId()
    try {
      return submit()
    } finally {
      this.gesture = null
      void this.send()
    }
  }

  private async send(): Promise<void> {
    const [first] = this.pending
    if (!first || this.sending || this.gesture !== null) return
    const { ahead, present } = this
    if (ahead.certain.length === 0 && ahead.objection) return this.drop(ahead.objection)
    const { id } = first
    const gesture = this.nextGesture(id)
    this.sending = { id, left: gesture.length }
    const { number: seen, moves } = present
    const about = { table: this.table.id, seen }
    const request: Request =
      gesture.length === 1
        ? { kind: 'move', ...about, move: first.move }
        : { kind: 'moves', ...about, moves: gesture.map(({ move }) => move) }
    const answer = answerOf(await this.link.ask(request, id))
    // Its steps may have arrived before the answer.
    if (this.sending?.id !== id) return
    if (answer.kind === 'accepted') {
      this.accepted = answer.number
      this.confirmAccepted()
      return
    }
    this.sending = null
    const isStale = answer.kind === 'refused' && answer.objection.code === 'stale' && this.present.moves === moves
    if (isStale && this.present.number > seen) return this.send()
    this.drop(answer.kind === 'refused' ? answer.objection : { code: 'not-your-turn', rule: 'kernel', figures: {} })
  }

  /** What follows a move of uncertain effect waits until it is certain, as a gesture of its own. */
  private nextGesture(id: string): readonly PendingMove[] {
    const whole = this.pending.filter(pending => pending.id === id)
    const gesture = whole.slice(0, Math.min(this.ahead.certain.length + 1, MAX_MOVES))
    const rest = freshId()
    if (gesture.length < whole.length)
      this.setPending(
        this.pending.map((pending, at) =>
          at >= gesture.length && pending.id === id ? { ...pending, id: rest } : pending,
        ),
      )
    return gesture
  }

  /** Confirms this many of the moves sent. */
  private confirm(count: number): void {
    if (!this.sending) return
    const { id, left } = this.sending
    this.setPending(this.pending.slice(count))
    this.sending = { id, left: left - count }
    if (left > count) return
    this.sending = null
    this.accepted = null
    if (this.pending.length > 0) void this.send()
    else this.settle()
  }

  /** A whole view may bring the moves instead of their steps. */
  private confirmAccepted(): void {
    if (this.accepted !== null && this.present.number >= this.accepted) this.confirm(this.sending?.left ?? 0)
  }

  private drop(objection: Objection): void {
    this.sending = null
    this.setPending([])
    this.refusal = objection
    this.settle()
  }

  private settle(): void {
    const { waiting } = this
    this.waiting = []
    for (const go of waiting) go()
  }

  private whenSettled(): Promise<void> {
    return this.pending.length === 0 ? Promise.resolve() : new Promise(resolve => this.waiting.push(resolve))
  }

  run(): void {
    $effect(() => this.confirmAccepted())
    $effect(() => {
      if (this.table.info.state === 'over') void this.readRecord()
    })
  }

  /** Once the match is over, nothing is secret. */
  private async readRecord(): Promise<void> {
    if (this.table.info.daily?.sealed) return
    const file = await call('GET /api/tables/:id/file', { id: this.table.id })
    const match = file.ok ? importMatch(this.game, file.value) : null
    if (match?.ok) this.record = { setup: match.value.setup, log: match.value.log }
  }

  readonly undoBar = $derived.by((): UndoBar | null => {
    const { viewer, ahead } = this
    if (viewer === null || this.present.moves + ahead.certain.length === 0) return 'start'
    if (ahead.certain.length === 0) return this.present.undo
    return this.game.toMove(this.view).includes(viewer) ? null : 'seat-changed'
  })

  undo(): void {
    void this.whenSettled().then(() => {
      if (this.present.undo === null) void this.order({ kind: 'undo', table: this.table.id, seen: this.present.number })
    })
  }

  /** Any other command of a seat; a refusal is shown. */
  async order(request: Request): Promise<void> {
    this.refusal = null
    const answer = answerOf(await this.link.ask(request))
    if (answer.kind === 'refused') this.refusal = answer.objection
  }

  skipPauses(): void {}
  handOver(): void {}
}

const answerOf = (reply: Reply): CommandAnswer => {
  if (reply.kind === 'answer') return reply.answer
  const code = reply.kind === 'error' ? reply.code : 'not-understood'
  return { kind: 'refused', objection: { code, rule: 'server', figures: {} } }
}
