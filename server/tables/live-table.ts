import type { GameEvent, Move, Objection, Position } from '../../kernel/game.ts'
import { checkMove, type Match, playUnchecked } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type MoveRow, NumberTaken } from '../store/store.ts'
import type { Committer } from './committer.ts'

export interface Command {
  readonly id: string
  readonly seat: Seat
  /** The number of moves the sender had seen. */
  readonly seen: number
  readonly move: unknown
  readonly cause: MoveRow['cause']
}

export type Answer =
  | { readonly kind: 'accepted'; readonly number: number }
  | { readonly kind: 'refused'; readonly objection: Objection }

/** Told after a move is durable, never before. */
export type Listener = (move: {
  readonly number: number
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}) => void

const SNAPSHOT_EVERY = 32

const refused = (code: string, figures: Objection['figures'] = {}): Answer => ({
  kind: 'refused',
  objection: { code, rule: 'server', figures },
})

/**
 * One match in play. Moves are checked and played one after another in memory, stored, and only then shown.
 * If storing fails the table is `broken`: it must be opened anew from what is stored.
 */
export class LiveTable {
  readonly id: string
  readonly match: Match
  /** How many of the match's moves are durable. */
  durable: number
  /** The last durable position: all that anybody is shown. */
  shown: Position
  broken = false
  private readonly committer: Committer
  private readonly listeners = new Set<Listener>()
  private readonly numbers: Map<string, number>
  private last: Promise<unknown> = Promise.resolve()

  constructor(id: string, match: Match, committer: Committer, commands: ReadonlyMap<string, number> = new Map()) {
    this.id = id
    this.match = match
    this.committer = committer
    this.durable = match.log.length
    this.shown = match.game.clone(match.position)
    this.numbers = new Map(commands)
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async submit(command: Command): Promise<Answer> {
    if (this.broken) return refused('storage')
    const known = this.numbers.get(command.id)
    if (known !== undefined) return this.whenDurable(known)
    const { match } = this
    const { game } = match
    // Where seats choose at once, others' choices arrive in between and do not make one's own stale.
    if (command.seen > match.log.length || (command.seen < match.log.length && !game.facts.simultaneous))
      return refused('stale', { seen: command.seen, now: match.log.length })
    const checked = checkMove(game, match.position, command.seat, command.move)
    if (!checked.ok) return { kind: 'refused', objection: checked.error }

    const { number, events } = playUnchecked(match, command.seat, checked.value)
    const after = game.clone(match.position)
    this.numbers.set(command.id, number)
    const stored = this.committer.commit(this, this.row(command, number, checked.value), this.snapshotAt(number, after))
    this.last = Promise.allSettled([this.last, stored])
    try {
      await stored
    } catch (error) {
      // Another server was first, or nothing can be stored: either way memory is ahead of what is true.
      this.broken = true
      return error instanceof NumberTaken ? refused('stale', { seen: command.seen }) : refused('storage')
    }
    this.durable = number
    this.shown = after
    for (const listener of this.listeners) listener({ number, seat: command.seat, events })
    return { kind: 'accepted', number }
  }

  /** A command sent again is answered as it was, once that is certain. */
  private async whenDurable(number: number): Promise<Answer> {
    if (this.durable < number) await this.last
    return this.broken || this.durable < number ? refused('storage') : { kind: 'accepted', number }
  }

  private row(command: Command, number: number, move: Move): MoveRow {
    return {
      table_id: this.id,
      number,
      seat: command.seat,
      move: JSON.stringify(move),
      command: command.id,
      cause: command.cause,
      at: Date.now(),
    }
  }

  private snapshotAt(number: number, position: Position) {
    return number % SNAPSHOT_EVERY === 0 ? { table_id: this.id, number, position: JSON.stringify(position) } : null
  }
}
