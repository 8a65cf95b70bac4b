import type { SmallWorldMove } from '../position.ts'
import type { SmallWorldSession } from './context.ts'

/**
 * Several moves as one decision: expand and conquer, lift and put down. Each is played when the one before it has
 * arrived, at once at this machine or later over a network; one that is refused ends the series.
 */
export class Series {
  private readonly session: SmallWorldSession
  private rest: readonly SmallWorldMove[] = []
  private playedAt = -1
  constructor(session: SmallWorldSession) {
    this.session = session
  }

  play(moves: readonly SmallWorldMove[]): void {
    this.rest = moves
    this.playedAt = -1
    this.next()
  }

  /** To be called whenever the position has changed. */
  next(): void {
    const { session } = this
    const [move, ...rest] = this.rest
    if (!move || session.step <= this.playedAt) return
    this.playedAt = session.step
    this.rest = session.live && session.acting !== null ? rest : []
    if (session.play(move) !== null) this.rest = []
  }
}
