import type { GameEvent, Position } from '../../kernel/game.ts'
import { SEATS } from '../../kernel/seat.ts'
import type { Cue, CueScene, CueSheet, GreatMoment, Spot, Timed } from './moment.ts'

/** A moment as a game writes it. The seat and caption of its event are filled in. */
export type MomentDraft = Pick<GreatMoment, 'name' | 'cues'> & Partial<Pick<GreatMoment, 'seat' | 'caption'>>

type StageOf<P extends Position, E extends GameEvent, Event extends E> = (
  event: Event,
  scene: CueScene<P, E>,
  /** The events of the same step that follow. */
  after: readonly E[],
) => MomentDraft | null

/** The great moment of each kind of event that has one. */
type Stages<P extends Position, E extends GameEvent> = {
  readonly [Kind in E['kind']]?: StageOf<P, E, Extract<E, { readonly kind: Kind }>>
}

/** The cue sheet of a game whose moments each show one event. */
export const cueSheet = <P extends Position, E extends GameEvent>(
  stages: Stages<P, E>,
  isQuiet: (event: E) => boolean = () => false,
): CueSheet<P, E> => ({
  moments: (events, scene) =>
    events.flatMap((event, at) => {
      // The kind matches the event, but the compiler cannot see that.
      const stage = stages[event.kind as E['kind']] as StageOf<P, E, E> | undefined
      const moment = stage?.(event, scene, events.slice(at + 1))
      return moment ? [{ seat: seatIn(event), caption: scene.told(event), ...moment }] : []
    }),
  isQuiet,
})

const seatIn = (event: GameEvent) => SEATS.find(seat => 'seat' in event && event.seat === seat)

/** More pieces than this in the air cannot be told apart. */
export const MOST_FLYING = 8

/** Coins on their way; nothing where there are none. */
export const flyingCoins = (count: number, from: Spot, to: Spot, timed: Timed): Cue[] =>
  count > 0 ? [{ kind: 'fly', piece: { shape: 'coin' }, count: Math.min(MOST_FLYING, count), from, to, ...timed }] : []

/** A gain or loss in figures; nothing where there is none. */
export const figureOver = (on: Spot, change: number, timed: Timed): Cue[] =>
  change === 0
    ? []
    : [
        {
          kind: 'figure',
          text: change > 0 ? `+${change}` : `−${-change}`,
          on,
          tone: change > 0 ? 'gain' : 'loss',
          ...timed,
        },
      ]
