import type { Objection } from '../../../kernel/game.ts'
import { previewMove } from '../../../kernel/preview.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Explanation } from '../../../web/pieces/hover-card.svelte.ts'
import { Draft } from '../../../web/table/draft.svelte.ts'
import type { Cell } from '../content/boards.ts'
import type { Companion } from '../content/figures.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, topFrame } from '../position.ts'
import { wouldEnd } from '../queries.ts'
import type { DarkLandsSession } from './session.ts'

const PROCEED: DarkLandsMove = { kind: 'proceed' }
const END: DarkLandsMove = { kind: 'end' }

/** The end of a turn, actions on the deck, and answers outside the turn are played at once. */
const FINAL: readonly DarkLandsMove['kind'][] = ['choose', 'redraw', 'scout', 'end', 'give', 'close']

/** What is picked before it becomes a step of the plan. */
export interface Picks {
  /** The chosen place in the hand. */
  readonly place: number | null
  /** The region pointed at, focused or tapped. */
  readonly aimed: Cell | null
  /** The region chosen before a card. */
  readonly pinned: Cell | null
  /** Levitation: the fortification that moves. */
  readonly from: Cell | null
  /** The free pair. */
  readonly pair: readonly Companion[] | null
  /** Places in the hand laid aside for the exchange, in the order they were picked. */
  readonly given: readonly number[]
  /** Scouting: places among the cards seen, first those to take, then the rest from the top. */
  readonly scouted: readonly number[]
}

const NOTHING: Picks = { place: null, aimed: null, pinned: null, from: null, pair: null, given: [], scouted: [] }

/**
 * The turn as planned at this screen. A card once played is shown and cannot be taken back, so moves with a known
 * result are planned first. They are played when the turn ends, or before a move whose result nobody knows.
 */
export class Plan extends Draft<DarkLandsPosition, DarkLandsMove, DarkLandsEvent, Picks> {
  constructor(session: DarkLandsSession) {
    super(session, NOTHING)
  }

  readonly isPlanned = $derived.by(() => this.steps.length > 0)
  /** The planned captures free the last region: all that is left is to play them, which ends the turn. */
  readonly endsGame = $derived.by(() => this.isPlanned && topFrame(this.view) === undefined)
  override readonly moves = $derived.by((): readonly DarkLandsMove[] =>
    this.endsGame ? [END] : this.movesIn(this.view),
  )

  /** Where cards are used: the position shown or, while a companion may still be bought, the one after declining. */
  readonly cardsView = $derived.by(() => this.preview(PROCEED)?.view ?? this.view)
  readonly cardMoves = $derived.by(() => (this.cardsView === this.view ? this.moves : this.movesIn(this.cardsView)))

  /** Ending the turn now ends the game: nobody has been active since (DL-END-2). */
  readonly endsIdle = $derived.by(
    () => this.cardMoves.some(move => move.kind === 'end') && !this.endsGame && wouldEnd(this.cardsView, END) !== null,
  )

  /**
   * Plans a move that can be taken back; plays any other at once, after the plan so far. In a lesson every move is
   * played at once.
   */
  override play(move: DarkLandsMove): Objection | null {
    const { acting } = this.session
    if (acting === null) return this.session.play(move)
    if (this.endsGame && move.kind === 'end') return this.commit()
    const lead = this.leadTo(acting, move)
    if (!lead) return this.objection(move)
    if (this.session.atOnce || !this.canTakeBack(move)) return this.commit(...lead)
    this.plan(...lead)
    return null
  }

  /** Would the legal move only be planned? */
  canTakeBack(move: DarkLandsMove): boolean {
    const { game, acting } = this.session
    if (acting === null || FINAL.includes(move.kind)) return false
    const isFirst = !this.objection(move)
    return previewMove(game, isFirst ? this.view : this.cardsView, acting, move) !== null
  }

  /** The move itself; while a companion may still be bought, a card may be used straight away. */
  private leadTo(acting: Seat, move: DarkLandsMove): readonly DarkLandsMove[] | null {
    if (!this.objection(move)) return [move]
    if (this.cardsView !== this.view && !this.session.game.objection(this.cardsView, acting, move))
      return [PROCEED, move]
    return null
  }

  /** Leaving step 1 is not a step of its own. */
  override backTo(step: number): void {
    super.backTo(this.steps[step - 1]?.move.kind === 'proceed' ? step - 1 : step)
  }

  /** The objection to a card as if the purchase had been declined. */
  cardObjection(move: DarkLandsMove): Objection | null {
    const { game, acting } = this.session
    return acting === null ? null : game.objection(this.cardsView, acting, move)
  }

  inWords(objection: Objection | null): Explanation | null {
    return objection && this.session.inWords(objection)
  }
}
