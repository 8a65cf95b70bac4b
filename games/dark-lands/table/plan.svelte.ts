import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Explanation } from '../../../web/pieces/hover-card.svelte.ts'
import { type DarkLandsMove, topFrame } from '../position.ts'
import { wouldEnd } from '../rules/end.ts'
import type { DarkLandsSession } from './context.ts'
import { follow, isForeseen, type PlannedStep, tryOut } from './course.ts'

const PROCEED: DarkLandsMove = { kind: 'proceed' }
const END: DarkLandsMove = { kind: 'end' }

/** What a plan changes about a session. */
type Planned = Pick<
  DarkLandsSession,
  'view' | 'moves' | 'events' | 'step' | 'objection' | 'why' | 'play' | 'undo' | 'undoBar'
>

/**
 * The turn as it is planned at this screen. A card once played is shown and cannot be taken back, so foreseeable moves
 * are first tried on a copy of the view, by the rules themselves, and can be taken back one by one. They become real
 * when the turn ends, or when a move is made whose result nobody can foresee.
 *
 * Laid over the match it is a session itself: the frame, its list of moves and its undo work on the planned position
 * like everything else.
 */
export class Plan implements Planned {
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
      : follow(this.match.game, this.match.view, acting, this.wished.moves)
  })

  /** The position as it is without the plan. */
  get before() {
    return this.match.view
  }
  readonly view = $derived.by(() => this.course.at(-1)?.view ?? this.match.view)
  readonly moves = $derived.by<readonly DarkLandsMove[]>(() => {
    if (this.match.acting === null) return []
    return this.endsGame ? [END] : this.match.game.moves(this.view, this.match.acting)
  })
  readonly events = $derived.by(() => this.course.at(-1)?.events ?? this.match.events)
  readonly isPlanned = $derived.by(() => this.course.length > 0)
  /** The planned captures free the last region: nothing is left but to make them, which ends the turn. */
  readonly endsGame = $derived.by(() => this.isPlanned && topFrame(this.view) === undefined)

  /** Where cards are used: the position shown, or, while a companion may still be bought, the one after buying nobody. */
  readonly cardsView = $derived.by(() =>
    this.match.acting !== null && this.moves.some(move => move.kind === 'proceed')
      ? tryOut(this.match.game, this.view, this.match.acting, PROCEED).view
      : this.view,
  )
  readonly cardMoves = $derived.by<readonly DarkLandsMove[]>(() =>
    this.cardsView === this.view || this.match.acting === null
      ? this.moves
      : this.match.game.moves(this.cardsView, this.match.acting),
  )

  /** Ending the turn as it stands ends the game: nobody has been active since (DL-END-2). */
  readonly endsIdle = $derived.by(
    () => this.cardMoves.some(move => move.kind === 'end') && !this.endsGame && wouldEnd(this.cardsView, END) !== null,
  )

  /** Plans a foreseeable move; any other is made at once, after the plan so far. */
  play(move: DarkLandsMove): Objection | null {
    const { acting } = this.match
    if (acting === null) return this.match.play(move)
    if (this.endsGame && move.kind === 'end') return this.make(this.course.map(step => step.move))
    const lead = this.leadTo(acting, move)
    if (!lead) return this.match.game.objection(this.view, acting, move)
    const moves = [...this.course.map(step => step.move), ...lead]
    if (isForeseen(move)) {
      this.wished = { turn: this.turn, moves }
      return null
    }
    return this.make(moves)
  }

  /** The move itself; while a companion may still be bought, a card may also be used straight away. */
  private leadTo(acting: Seat, move: DarkLandsMove): readonly DarkLandsMove[] | null {
    if (!this.match.game.objection(this.view, acting, move)) return [move]
    if (this.cardsView !== this.view && !this.match.game.objection(this.cardsView, acting, move)) return [PROCEED, move]
    return null
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

  /** Whoever watches the step, such as the motion of pieces, watches the plan too. */
  get step() {
    this.wished
    return this.match.step
  }

  undo(): void {
    if (this.isPlanned) this.backTo(this.course.length - 1)
    else this.match.undo()
  }

  get undoBar() {
    return this.isPlanned ? null : this.match.undoBar
  }

  objection(move: DarkLandsMove): Objection | null {
    return this.match.acting === null ? null : this.match.game.objection(this.view, this.match.acting, move)
  }

  why(move: DarkLandsMove): Explanation | null {
    return this.inWords(this.objection(move))
  }

  /** The same for a card, asked as if the purchase had been passed over. */
  cardObjection(move: DarkLandsMove): Objection | null {
    return this.match.acting === null ? null : this.match.game.objection(this.cardsView, this.match.acting, move)
  }

  inWords(objection: Objection | null): Explanation | null {
    return objection && { text: this.match.words.objection(objection), rule: objection.rule }
  }
}

export type PlannedMatch = DarkLandsSession & Plan

/** The match under its plan: a session in which everything the plan does not speak of is the match's own. */
export function planned(match: DarkLandsSession): PlannedMatch {
  const plan = new Plan(match)
  const ownerOf = (key: PropertyKey): object => (key in plan ? plan : match)
  return new Proxy(match, {
    get(_, key) {
      const owner = ownerOf(key)
      const value: unknown = Reflect.get(owner, key)
      return typeof value === 'function' ? value.bind(owner) : value
    },
    set: (_, key, value) => Reflect.set(ownerOf(key), key, value),
  }) as PlannedMatch
}
