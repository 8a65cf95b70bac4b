import { untrack } from 'svelte'
import type { GameEvent, Move, Position } from '../../kernel/game.ts'
import type { TableSession } from './contract.ts'

/** What has just happened, worth telling step by step: the end of an age, a war, the last scoring. */
type StoryOf<P, E, Story> = (events: readonly E[], view: P) => Story | null

/** Tells each story once, when it happens, to those who play; bots wait until it has been read. Make it inside a component. */
export class Telling<P extends Position, M extends Move, E extends GameEvent, Story> {
  private waiting = $state.raw<readonly Story[]>([])
  private readonly session: TableSession<P, M, E>

  constructor(session: TableSession<P, M, E>, storyOf: StoryOf<P, E, Story>) {
    this.session = session
    let seen = untrack(() => session.step)
    $effect.pre(() => {
      const { step, live, events, view } = session
      if (session.kind !== 'play' || !live || step === seen) return
      const story = step > seen ? storyOf(events, view) : null
      seen = step
      if (story) this.waiting = [...untrack(() => this.waiting), story]
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
  readonly story = $derived.by((): Story | null => (this.session.viewer === null ? null : (this.waiting[0] ?? null)))

  readonly heard = (): void => {
    this.waiting = this.waiting.slice(1)
  }
}
