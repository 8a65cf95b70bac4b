import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Explanation } from '../../../web/pieces/hover-card.svelte.ts'
import type { Speed } from '../../../web/table/contract.ts'
import { type DarkLandsMove, topFrame } from '../position.ts'
import type { DarkLandsSession } from './context.ts'
import { follow, isForeseen, type PlannedStep, tryOut } from './course.ts'

const PROCEED: DarkLandsMove = { kind: 'proceed' }

/**
 * The turn as it is planned at this screen. A card once played is shown and cannot be taken back, so foreseeable moves
 * are first tried on a copy of the view, by the rules themselves, and can be taken back one by one. They become real
 * when the turn ends, or when a move is made whose result nobody can foresee.
 *
 * It is a session itself: the frame, its list of moves and its undo work on the planned position like everything else.
 */
export class Plan implements DarkLandsSession {
  private wished = $state.raw<{ readonly turn: string; readonly moves: readonly DarkLandsMove[] }>({
    turn: '',
    moves: [],
  })

  private readonly match: DarkLandsSession
  constructor(match: DarkLandsSession) {
    this.match = match
  }

  /** A plan belongs to one turn of one player. */
  private readonly turn = $derived.by(() => `${this.match.viewer}/${this.match.view.turn}`)

  /**
   * The planned steps, played again on whatever the match has become since: others may be exchanging cards beside this
   * turn. A step that has become illegal ends the plan.
   */
  readonly course = $derived.by<readonly PlannedStep[]>(() => {
    const { acting } = this.match
    return acting === null || this.wished.turn !== this.turn
      ? []
      : follow(this.game, this.match.view, acting, this.wished.moves)
  })

  /** The position as it is without the plan. */
  get before() {
    return this.match.view
  }
  readonly view = $derived.by(() => this.course.at(-1)?.view ?? this.match.view)
  readonly moves = $derived.by<readonly DarkLandsMove[]>(() =>
    this.acting === null ? [] : this.game.moves(this.view, this.acting),
  )
  readonly events = $derived.by(() => this.course.at(-1)?.events ?? this.match.events)
  readonly isPlanned = $derived.by(() => this.course.length > 0)
  /** The planned captures free the last region: nothing is left but to make them. */
  readonly endsGame = $derived.by(() => this.isPlanned && topFrame(this.view) === undefined)

  /** Where cards are used: the position shown, or, while a companion may still be bought, the one after buying nobody. */
  readonly cardsView = $derived.by(() =>
    this.acting !== null && this.moves.some(move => move.kind === 'proceed')
      ? tryOut(this.game, this.view, this.acting, PROCEED).view
      : this.view,
  )
  readonly cardMoves = $derived.by<readonly DarkLandsMove[]>(() =>
    this.acting === null ? [] : this.game.moves(this.cardsView, this.acting),
  )

  /** Plans a foreseeable move; any other is made at once, after the plan so far. */
  play(move: DarkLandsMove): Objection | null {
    const { acting } = this
    if (acting === null) return this.match.play(move)
    const lead = this.leadTo(acting, move)
    if (!lead) return this.game.objection(this.view, acting, move)
    const moves = [...this.course.map(step => step.move), ...lead]
    if (isForeseen(move)) {
      this.wished = { turn: this.turn, moves }
      return null
    }
    return this.make(moves)
  }

  /** The move itself; while a companion may still be bought, a card may also be used straight away. */
  private leadTo(acting: Seat, move: DarkLandsMove): readonly DarkLandsMove[] | null {
    if (!this.game.objection(this.view, acting, move)) return [move]
    if (this.cardsView !== this.view && !this.game.objection(this.cardsView, acting, move)) return [PROCEED, move]
    return null
  }

  /** Makes the planned moves real and ends the turn, if it is not over already. */
  endTurn(): Objection | null {
    return this.endsGame ? this.make(this.course.map(step => step.move)) : this.play({ kind: 'end' })
  }

  private make(moves: readonly DarkLandsMove[]): Objection | null {
    this.wished = { turn: '', moves: [] }
    for (const move of moves) {
      const refused = this.match.play(move)
      if (refused) return refused
    }
    return null
  }

  /** Back to before the given step of the plan, counted from 0. */
  backTo(step: number): void {
    const moves = this.course.slice(0, step).map(({ move }) => move)
    // Leaving step 1 is no step of its own.
    if (moves.at(-1)?.kind === 'proceed') moves.pop()
    this.wished = { turn: this.turn, moves }
  }

  undo(): void {
    if (this.isPlanned) this.backTo(this.course.length - 1)
    else this.match.undo()
  }

  get undoBar() {
    return this.isPlanned ? null : this.match.undoBar
  }

  objection(move: DarkLandsMove): Objection | null {
    return this.acting === null ? null : this.game.objection(this.view, this.acting, move)
  }

  why(move: DarkLandsMove): Explanation | null {
    return this.inWords(this.objection(move))
  }

  /** The same for a card, asked as if the purchase had been passed over. */
  cardObjection(move: DarkLandsMove): Objection | null {
    return this.acting === null ? null : this.game.objection(this.cardsView, this.acting, move)
  }

  inWords(objection: Objection | null): Explanation | null {
    return objection && { text: this.words.objection(objection), rule: objection.rule }
  }

  /* All else is the match's own. */

  get game() {
    return this.match.game
  }
  get words() {
    return this.match.words
  }
  get language() {
    return this.match.language
  }
  get seats() {
    return this.match.seats
  }
  get nameOf() {
    return this.match.nameOf
  }
  colourOf(seat: Seat) {
    return this.match.colourOf(seat)
  }
  get viewer() {
    return this.match.viewer
  }
  get toMove() {
    return this.match.toMove
  }
  get acting() {
    return this.match.acting
  }
  /** Whoever watches the step, such as the motion of pieces, watches the plan too. */
  get step() {
    this.wished
    return this.match.step
  }
  get steps() {
    return this.match.steps
  }
  get live() {
    return this.match.live
  }
  goTo(step: number) {
    this.match.goTo(step)
  }
  returnToNow() {
    this.match.returnToNow()
  }
  get still() {
    return this.match.still
  }
  get thinking() {
    return this.match.thinking
  }
  hurry() {
    this.match.hurry()
  }
  get chronicle() {
    return this.match.chronicle
  }
  get movers() {
    return this.match.movers
  }
  get outcome() {
    return this.match.outcome
  }
  get handover() {
    return this.match.handover
  }
  handOver(to?: Seat) {
    this.match.handOver(to)
  }
  get actions() {
    return this.match.actions
  }
  get kind() {
    return this.match.kind
  }
  get speed() {
    return this.match.speed
  }
  set speed(speed: Speed) {
    this.match.speed = speed
  }
}
