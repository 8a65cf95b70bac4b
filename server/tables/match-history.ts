import type { Game, GameEvent, Position } from '../../kernel/game.ts'
import { rngFor } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Entry, MatchSetup } from '../../kernel/match.ts'
import { history } from '../../kernel/replay.ts'
import type { Viewer } from '../../kernel/seat.ts'
import type { Cause, HistoryStep } from '../../wire/server-message.ts'
import type { CommittedEvent, LiveTable, TableMoment } from './live-table.ts'
import type { TableEvent } from './table-event.ts'

/** How many moves lie between the positions kept for looking back. */
const KEEP_EVERY = 16

interface Pages {
  /** What happened at each move of the line, unmasked. */
  readonly events: (readonly GameEvent[])[]
  readonly positions: Position[]
}

type MoveAct = TableEvent & { readonly kind: 'move' }

/** The course of a match up to a moment: computed on the first request, kept up to date after it. */
export class MatchHistory {
  private readonly table: LiveTable
  private readonly game: Game
  private readonly setup: MatchSetup
  private pages: Pages | null = null

  constructor(table: LiveTable) {
    this.table = table
    this.game = table.state.match.game
    this.setup = table.state.match.setup
  }

  /** Must be called with every event in order, once. */
  record({ change, events, moment }: CommittedEvent): void {
    const { pages } = this
    if (!pages || change === 'same') return
    if (change === 'moved') {
      pages.events.push(events)
      if (moment.moves % KEEP_EVERY === 0) pages.positions.push(moment.position)
    } else {
      pages.events.length = moment.moves
      pages.positions.length = Math.floor(moment.moves / KEEP_EVERY) + 1
    }
  }

  /** The moves after the first `from`, as the viewer may know them. */
  steps(moment: TableMoment, from: number, viewer: Viewer): HistoryStep[] {
    const { events } = this.open(moment)
    return this.line(moment)
      .slice(from)
      .map(({ seat, cause, at }, index) => ({
        mover: seat,
        cause: cause as Cause,
        at,
        events: elementAt(events, from + index).map(event => this.game.mask(event, viewer)),
      }))
  }

  /** The position after the first `count` moves. */
  positionAt(moment: TableMoment, count: number): Position {
    const { positions } = this.open(moment)
    const page = Math.floor(count / KEEP_EVERY)
    const position = this.game.clone(elementAt(positions, page))
    const line = this.line(moment)
    for (let number = page * KEEP_EVERY + 1; number <= count; number++) {
      const { seat, move } = elementAt(line, number - 1)
      this.game.play(position, seat, move, rngFor(this.setup.seed, number), null)
    }
    return position
  }

  private open(moment: TableMoment): Pages {
    if (this.pages) return this.pages
    const pages: Pages = { events: [], positions: [] }
    const entries: Entry[] = this.line(moment).map(({ seat, move }) => ({ seat, move }))
    for (const { number, position, events } of history(this.game, this.setup, entries)) {
      if (number > 0) pages.events.push(events)
      if (number % KEEP_EVERY === 0) pages.positions.push(position)
    }
    this.pages = pages
    return pages
  }

  private line({ line, moves }: TableMoment): MoveAct[] {
    return line.slice(0, moves).flatMap(number => {
      const event = elementAt(this.table.eventLog, number - 1)
      return event.kind === 'move' ? [event] : []
    })
  }
}
