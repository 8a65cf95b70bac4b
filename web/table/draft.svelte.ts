import type { GameEvent, Move, Objection, Position } from '../../kernel/game.ts'
import type { UndoBar } from '../../kernel/match.ts'
import { listed, type Preview, previewMove } from '../../kernel/preview.ts'
import type { Explanation } from '../pieces/hover-card.svelte.ts'
import type { Playable, TableSession } from './contract.ts'

/** A planned move, and what it would lead to. */
export interface PlannedStep<P extends Position, M extends Move, E extends GameEvent> extends Preview<P, E> {
  readonly move: M
}

interface Made<M, Picks> {
  /** Identifies the question it was made for. */
  readonly occasion: object
  readonly picks: Picks
  readonly moves: readonly M[]
}

const NO_MOVES: readonly never[] = []

/**
 * What is put together at this screen before it is played: cards and targets that are picked, and moves that are planned
 * on a preview and can be taken back one by one. It belongs to one question and is gone with it.
 */
export class Draft<P extends Position, M extends Move, E extends GameEvent, Picks extends object>
  implements Playable<P, M, E>
{
  protected readonly session: TableSession<P, M, E>
  private readonly nothing: Picks
  private made = $state.raw<Made<M, Picks> | null>(null)

  constructor(session: TableSession<P, M, E>, nothing: Picks) {
    this.session = session
    this.nothing = nothing
  }

  /** A new object for every question, and for every time without one. */
  private readonly occasion = $derived.by((): object => ({ of: this.session.question }))
  private readonly now = $derived.by(
    (): Made<M, Picks> =>
      this.made?.occasion === this.occasion
        ? this.made
        : { occasion: this.occasion, picks: this.nothing, moves: NO_MOVES },
  )

  readonly picks = $derived.by((): Picks => this.now.picks)
  private readonly wanted = $derived.by((): readonly M[] => this.now.moves)

  pick(part: Partial<Picks>): void {
    this.made = { ...this.now, picks: { ...this.now.picks, ...part } }
  }

  clearPicks(): void {
    this.made = { ...this.now, picks: this.nothing }
  }

  clear(): void {
    this.made = null
  }

  readonly hasPicks = $derived.by(() => this.picks !== this.nothing)

  /** The planned moves as far as they are legal, replayed on the current match. */
  readonly steps = $derived.by((): readonly PlannedStep<P, M, E>[] => {
    const { game, acting, view } = this.session
    const steps: PlannedStep<P, M, E>[] = []
    for (const move of acting === null ? [] : this.wanted) {
      const at = steps.at(-1)?.view ?? view
      const legal = listed(this.movesIn(at), move)
      const next = acting === null || !legal ? null : previewMove(game, at, acting, legal)
      if (!next) break
      steps.push({ move, ...next })
    }
    return steps
  })

  readonly view = $derived.by((): P => this.steps.at(-1)?.view ?? this.session.view)
  readonly moves = $derived.by((): readonly M[] => this.movesIn(this.view))
  readonly events = $derived.by((): readonly E[] => this.steps.at(-1)?.events ?? this.session.events)

  protected movesIn(view: P): readonly M[] {
    const { game, acting, moves } = this.session
    return acting === null || view === this.session.view ? moves : game.moves(view, acting)
  }

  /** What a move would lead to after everything planned. */
  preview(move: M): Preview<P, E> | null {
    const { game, acting } = this.session
    const legal = listed(this.moves, move)
    return acting === null || !legal ? null : previewMove(game, this.view, acting, legal)
  }

  objection(move: M): Objection | null {
    const { game, acting } = this.session
    if (this.steps.length === 0) return this.session.objection(move)
    return acting === null ? null : game.objection(this.view, acting, move)
  }

  why(move: M): Explanation | null {
    const objection = this.objection(move)
    return objection && this.session.inWords(objection)
  }

  /** Adds legal moves with a known effect to the plan. */
  plan(...moves: readonly M[]): void {
    this.planAll([...this.planned, ...moves])
  }

  private planAll(moves: readonly M[]): void {
    this.made = { occasion: this.occasion, picks: this.nothing, moves }
  }

  private get planned(): readonly M[] {
    return this.steps.map(({ move }) => move)
  }

  /** Back to before the given step of the plan, counted from 0. */
  backTo(step: number): void {
    this.planAll(this.planned.slice(0, step))
  }

  /** Plays the plan and then these moves as one gesture. */
  commit(...moves: readonly M[]): Objection | null {
    const all = [...this.planned, ...moves]
    this.clear()
    return this.session.playAll(all)
  }

  play(move: M): Objection | null {
    return this.commit(move)
  }

  undo(): void {
    if (this.steps.length > 0) this.backTo(this.steps.length - 1)
    else this.session.undo()
  }

  get undoBar(): UndoBar | null {
    return this.steps.length > 0 ? null : this.session.undoBar
  }
}
