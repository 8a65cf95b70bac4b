import { untrack } from 'svelte'
import type { GameEvent, Move, Position } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { TableSession } from './contract.ts'
import { getTableContext } from './table-context.ts'

/** An event worth telling step by step: the end of an age, a war, the final scoring. */
type NarrationOf<P, E, Narration> = (events: readonly E[], view: P) => Narration | null

/**
 * Tells each narration when it happens, once to every seat at this screen; bots wait until it has been read. Create it
 * inside a component.
 */
export class Narrator<P extends Position, M extends Move, E extends GameEvent, Narration> {
  private narrations = $state.raw<readonly Narration[]>([])
  /** How many of them each seat has read. */
  private read = $state.raw<Readonly<Partial<Record<Seat, number>>>>({})
  private readonly session: TableSession<P, M, E>

  constructor(session: TableSession<P, M, E>, narrationOf: NarrationOf<P, E, Narration>) {
    this.session = session
    const around = getTableContext()
    // A lesson itself says how it ended.
    const isTold = (): boolean => !around?.guide || (around.narrates === true && !session.outcome)
    let seen = untrack(() => session.step)
    $effect.pre(() => {
      const { step, isCurrent, events, view } = session
      if (session.kind !== 'play' || !isCurrent || session.isLaid || step === seen) return
      const narration = step > seen ? narrationOf(events, view) : null
      seen = step
      if (narration && untrack(isTold)) this.narrations = [...untrack(() => this.narrations), narration]
    })
    $effect(() => {
      if (this.unread === null) return
      const speed = untrack(() => session.speed)
      session.speed = 'paused'
      return () => {
        session.speed = speed
      }
    })
  }

  /** The one to read now. There is none behind the pass-and-play curtain, nor while its moment is on the stage. */
  readonly narration = $derived.by((): Narration | null => (this.session.isStaged ? null : this.unread))

  private readonly unread = $derived.by((): Narration | null => {
    const { viewer } = this.session
    return viewer === null ? null : (this.narrations[this.read[viewer] ?? 0] ?? null)
  })

  readonly done = (): void => {
    const { viewer } = this.session
    if (viewer !== null) this.read = { ...this.read, [viewer]: (this.read[viewer] ?? 0) + 1 }
  }
}
