import { untrack } from 'svelte'
import type { GameEvent, Move, Position } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { TableSession } from './contract.ts'

/** What has just happened, worth telling step by step: the end of an age, a war, the last scoring. */
type StoryOf<P, E, Story> = (events: readonly E[], view: P) => Story | null

/**
 * Tells each story when it happens, once to every seat that plays at this screen; bots wait until it has been read. Make
 * it inside a component.
 */
export class Telling<P extends Position, M extends Move, E extends GameEvent, Story> {
  private stories = $state.raw<readonly Story[]>([])
  /** How many of them each seat has been told. */
  private told = $state.raw<Readonly<Partial<Record<Seat, number>>>>({})
  private readonly session: TableSession<P, M, E>

  constructor(session: TableSession<P, M, E>, storyOf: StoryOf<P, E, Story>) {
    this.session = session
    let seen = untrack(() => session.step)
    $effect.pre(() => {
      const { step, live, events, view } = session
      if (session.kind !== 'play' || !live || step === seen) return
      const story = step > seen ? storyOf(events, view) : null
      seen = step
      if (story) this.stories = [...untrack(() => this.stories), story]
    })
    $effect(() => {
      if (this.story === null) return
      const speed = untrack(() => session.speed)
      session.speed = 'paused'
      return () => {
        session.speed = speed
      }
    })
  }

  /** The one to be told now. Behind the curtain of pass-and-play nothing is told. */
  readonly story = $derived.by((): Story | null => {
    const { viewer } = this.session
    return viewer === null ? null : (this.stories[this.told[viewer] ?? 0] ?? null)
  })

  readonly heard = (): void => {
    const { viewer } = this.session
    if (viewer !== null) this.told = { ...this.told, [viewer]: (this.told[viewer] ?? 0) + 1 }
  }
}
