import type { Speed } from '../table/source.ts'
import type { Cue, GreatMoment } from './moment.ts'

/* How long everything takes: pure functions, so that bots, films and replays can calculate with it. */

export const SHOWINGS = ['full', 'quick', 'off'] as const
/** The player's setting for moments. */
export type Showing = (typeof SHOWINGS)[number]

/** No moment is shorter or longer than this at full length. */
export const SHORTEST = 600
export const LONGEST = 2500
/** A step with more moments than this is cut off here. */
const LONGEST_STEP = 6000

const RATE: Readonly<Record<Showing, number>> = { full: 1, quick: 0.5, off: 0 }

export const lengthOf = ({ cues }: GreatMoment): number =>
  Math.min(LONGEST, Math.max(SHORTEST, ...cues.map(({ at, lasts }) => at + lasts)))

/** A moment with its place in time. */
export interface Scheduled {
  readonly moment: GreatMoment
  readonly at: number
  readonly lasts: number
  /** Times count from the start of the step. */
  readonly cues: readonly Cue[]
}

export interface Timeline {
  readonly scheduled: readonly Scheduled[]
  readonly length: number
}

/** One moment after another. `null` if nothing is shown. */
export function timeline(moments: readonly GreatMoment[], showing: Showing): Timeline | null {
  const rate = RATE[showing]
  if (rate === 0 || moments.length === 0) return null
  const scheduled: Scheduled[] = []
  let at = 0
  for (const moment of moments) {
    if (at >= LONGEST_STEP * rate) break
    const begins = at
    const lasts = lengthOf(moment) * rate
    const cues = moment.cues.map(cue => ({ ...cue, at: begins + cue.at * rate, lasts: cue.lasts * rate }))
    scheduled.push({ moment, at, lasts, cues })
    at += lasts
  }
  return { scheduled, length: at }
}

interface ShowingRequest {
  readonly moments: Showing
  /** No motion at all. */
  readonly still: boolean
  /** How fast others are to play. */
  readonly speed: Speed
  /** Nobody waits for the player's own moment. */
  readonly isOwn: boolean
}

/** Players who speed bots up see their moments faster; players who want no waiting see none of them. */
export function showingOf({ moments, still, speed, isOwn }: ShowingRequest): Showing {
  if (still || (!isOwn && speed === 'instant')) return 'off'
  return !isOwn && speed === 'fast' && moments === 'full' ? 'quick' : moments
}
