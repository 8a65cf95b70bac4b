import { untrack } from 'svelte'
import type { GameEvent, Position } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { Staging, TableSession } from '../table/contract.ts'
import type { CueScene, CueSheet, GreatMoment } from './moment.ts'
import { showingOf, type Timeline, timeline } from './timeline.ts'

/** What is shown of one step, or of several made as one gesture. */
export interface Performance extends Timeline {
  /** The match waits for it: bots, results and narrations. Nothing waits for a mere line on the board. */
  readonly isHeld: boolean
  readonly over: Promise<void>
  readonly finish: () => void
}

interface Shown {
  readonly step: number
  readonly viewer: TableSession['viewer']
  readonly isLaid: boolean
  readonly view: Position
  readonly performance: Performance | null
}

/** Time to read a line; the log keeps it. */
const LINE_MS = 1800
/** More steps than this at once are not a gesture. */
const LONGEST_GESTURE = 16

/** Finds the moments of every step shown next, live, in a film or in a replay, and announces when they are over. */
export class Director implements Staging {
  private readonly session: TableSession
  private readonly sheet: CueSheet
  private shown: Shown
  private over = $state.raw<Performance | null>(null)
  /** The player wants bots to go on at once. */
  private isRushed = false

  constructor(session: TableSession, sheet: CueSheet) {
    this.session = session
    this.sheet = sheet
    this.shown = { ...untrack(() => this.now()), performance: null }
  }

  private now(): Omit<Shown, 'performance'> {
    const { step, viewer, isLaid, view } = this.session
    return { step, viewer, isLaid, view }
  }

  private readonly latest = $derived.by((): Performance | null => {
    const { step, viewer, isLaid } = this.session
    return untrack(() => {
      const before = this.shown
      const isSame = before.step === step && before.viewer === viewer && before.isLaid === isLaid
      if (isSame) return before.performance
      before.performance?.finish()
      const isNext = before.viewer === viewer && before.isLaid === isLaid && step > before.step
      const performance = isNext ? this.perform(before) : null
      this.shown = { ...this.now(), performance }
      return performance
    })
  })

  /** The current performance. */
  readonly performance = $derived.by((): Performance | null => (this.latest === this.over ? null : this.latest))

  get isOn(): boolean {
    return this.performance?.isHeld ?? false
  }

  settled(): Promise<void> {
    return (this.isOn && this.performance?.over) || Promise.resolve()
  }

  /** It is over, or the player skips it. */
  end(): void {
    const { performance } = this
    if (performance === null) return
    this.over = performance
    performance.finish()
  }

  /** Nothing more is shown until somebody at this screen is asked. */
  rush(): void {
    this.isRushed = this.session.kind === 'play' && this.session.acting === null
    this.end()
  }

  private perform(before: Shown): Performance | null {
    const { session } = this
    const { step, movers, acting } = session
    if (acting !== null) this.isRushed = false
    const gesture = movers.slice(before.step, step)
    const isGesture = gesture.length <= LONGEST_GESTURE && gesture.every(mover => mover === gesture[0])
    if (this.isRushed || !isGesture || (typeof document !== 'undefined' && document.hidden)) return null
    const isOwn = gesture[0] === session.viewer
    const showing = showingOf({
      moments: preferences.moments,
      still: preferences.still,
      isOwn: isOwn || session.kind === 'replay',
      speed: session.speed,
    })
    const events = gesture.flatMap((_, at) => session.eventsAt(before.step + at + 1))
    const moments = this.sheet.moments(events, this.scene(before.view))
    const isTold = moments.length === 0 && !isOwn && session.kind !== 'replay' && session.isCurrent
    const staged = isTold ? this.line(events, gesture[0]) : timeline(moments, showing)
    return staged && (showing === 'off' ? null : performanceOf(staged, !isTold))
  }

  private scene(before: Position): CueScene {
    const { session } = this
    return {
      view: session.view,
      before,
      viewer: session.viewer,
      colourOf: seat => session.colourOf(seat),
      told: event => session.words.event(event, session.nameOf),
    }
  }

  /** The others' moves can be followed on the board: what they take, from where, at what price. */
  private line(events: readonly GameEvent[], seat: Seat | undefined): Timeline | null {
    const { session, sheet } = this
    const told = events.filter(event => !sheet.isQuiet?.(event))
    if (told.length === 0) return null
    const caption = told.map(event => session.words.event(event, session.nameOf)).join(' ')
    const moment: GreatMoment = {
      name: 'line',
      seat,
      caption,
      cues: [{ kind: 'sound', sound: 'told', at: 0, lasts: 0 }],
    }
    return { scheduled: [{ moment, at: 0, lasts: LINE_MS, cues: moment.cues }], length: LINE_MS }
  }
}

function performanceOf(staged: Timeline, isHeld: boolean): Performance {
  let finish = (): void => undefined
  const over = new Promise<void>(resolve => {
    finish = resolve
  })
  return { ...staged, isHeld, over, finish }
}
