import { elementAt } from '../../kernel/list.ts'
import type { TableSession } from '../table/contract.ts'
import { type Frame, framesOf } from './film.ts'

export const FILM_SPEEDS = [0.5, 1, 2] as const
export type FilmSpeed = (typeof FILM_SPEEDS)[number]

/**
 * Replays at the table what happened since the player's last turn. Bots wait meanwhile. Without motion it is only a
 * list.
 */
export class Film {
  readonly frames: readonly Frame[]
  readonly isList: boolean
  at = $state(0)
  isPlaying = $state(true)
  speed = $state<FilmSpeed>(1)
  private readonly session: TableSession
  private readonly over: () => void
  private readonly pace: TableSession['speed']
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly since: number | undefined
  private isSeen = false
  private isOver = false

  constructor(session: TableSession, frames: readonly Frame[], over: () => void) {
    this.session = session
    this.frames = frames
    this.over = over
    this.since = session.lastOwn?.step
    this.isList = session.still
    this.pace = session.speed
    if (this.isList) return
    session.speed = 'paused'
    this.show(0)
  }

  readonly frame = $derived.by((): Frame => elementAt(this.frames, this.at))

  private show(at: number): void {
    this.at = at
    this.session.goTo(this.frame.step)
    this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    if (this.isPlaying) this.timer = setTimeout(() => void this.seen(), this.frame.milliseconds / this.speed)
  }

  /** A great moment takes the time it needs. */
  private async seen(): Promise<void> {
    const { timer, session } = this
    if (session.isStaged) await session.settled()
    if (timer === this.timer && !this.isOver) this.next()
  }

  private next(): void {
    if (this.isLeft) this.end(false)
    else if (this.at + 1 < this.frames.length) this.show(this.at + 1)
    else this.end(true)
  }

  /** The player has gone to another position or has moved: the table is theirs. A picture may still be on its way. */
  private get isLeft(): boolean {
    const { session, at, frames } = this
    if (session.lastOwn?.step !== this.since) return true
    if (session.isCurrent) return this.isSeen && at + 1 < frames.length
    this.isSeen = frames.slice(0, at + 1).some(({ step }) => step === session.step)
    return !this.isSeen
  }

  setSpeed(speed: FilmSpeed): void {
    this.speed = speed
    this.wait()
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying
    this.wait()
  }

  skip(): void {
    this.end(true)
  }

  private end(returns: boolean): void {
    if (this.isOver) return
    this.isOver = true
    clearTimeout(this.timer)
    if (!this.isList) {
      if (returns) this.session.returnToNow()
      this.session.speed = this.pace
    }
    this.over()
  }

  /** The player leaves the table. */
  stop(): void {
    this.end(false)
  }
}

/**
 * A film of what happened since the viewer's last move, or since a later step; `null` if that is too little, or the
 * viewer is busy.
 */
export function newsFilm(session: TableSession, since: number, over: () => void): Film | null {
  if (!session.lastOwn || !session.isCurrent) return null
  const frames = framesOf(session.log, Math.max(session.lastOwn.step, since), session.steps)
  return frames.length < 2 ? null : new Film(session, frames, over)
}
