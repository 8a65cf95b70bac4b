import type { GameEvent, Position } from '../../kernel/game.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Colour } from '../pieces/heraldry.ts'
import type { SoundId } from '../sound/palette.ts'

/** A place at the table, as a selector. Of several matches the first one on the screen; the board if there is none. */
export type Spot = string

/** What flies, lands or stands large. */
export type StagePiece =
  | { readonly shape: 'token'; readonly colour: Colour; readonly glyph: string; readonly declined?: boolean }
  | { readonly shape: 'shield'; readonly colour: Colour; readonly figure?: number | string }
  | {
      readonly shape: 'card'
      readonly glyph: string
      readonly ground: string
      readonly rim?: string
      readonly title?: string
    }
  | { readonly shape: 'back' }
  | { readonly shape: 'coin' }
  | { readonly shape: 'glyph'; readonly glyph: string; readonly ink: string }
  /** A face of a die: pips up to six, or a number. */
  | { readonly shape: 'die'; readonly face: number; readonly pips: boolean; readonly colour?: Colour }

/** What can happen to an element of the table. `late` hides it until its time. */
export type PieceChange = 'late' | 'rise' | 'grow' | 'shake' | 'ash'

/** Times are in milliseconds from the start of the moment. */
export interface Timed {
  readonly at: number
  readonly lasts: number
  readonly sound?: SoundId
}

export type Cue = Timed &
  (
    | { readonly kind: 'ring'; readonly on: Spot; readonly ink: string }
    | {
        readonly kind: 'fly'
        readonly piece: StagePiece
        readonly count: number
        readonly from: Spot
        readonly to: Spot
      }
    /** Lands from above or turns over, and stands large in its place. */
    | {
        readonly kind: 'stand'
        readonly piece: StagePiece
        /** Its other side, into which it turns. */
        readonly becomes?: StagePiece
        readonly on: Spot
        readonly how: 'land' | 'tumble' | 'turn' | 'swell' | 'spin' | 'fall'
        readonly size: number
        /** Offset from the spot, in widths of the piece. */
        readonly aside?: number
      }
    | { readonly kind: 'figure'; readonly text: string; readonly on: Spot; readonly tone: 'gain' | 'loss' }
    /** Two meet in the middle; the loser is thrown back, on a tie both. */
    | {
        readonly kind: 'clash'
        readonly on: Spot
        readonly left: StagePiece
        readonly right: StagePiece
        readonly winner: 'left' | 'right' | null
      }
    | { readonly kind: 'veil'; readonly on: Spot; readonly ink: string }
    | { readonly kind: 'curtain'; readonly on: Spot }
    | { readonly kind: 'change'; readonly what: Spot; readonly how: PieceChange }
    | { readonly kind: 'sound'; readonly sound: SoundId }
  )

/** A great event, staged on the board. */
export interface GreatMoment {
  readonly name: string
  /** Whose shield stands before the caption. */
  readonly seat?: Seat | undefined
  readonly caption: string
  readonly cues: readonly Cue[]
}

/** What a cue sheet can use. */
export interface CueScene<P extends Position = Position, E extends GameEvent = GameEvent> {
  readonly view: P
  /** The position shown before. */
  readonly before: P
  readonly viewer: Viewer
  colourOf(seat: Seat): Colour
  /** The log's sentence. */
  told(event: E): string
}

/** A game's moments: `games/<game>/table/cues.ts` exports it as `cues`. */
export interface CueSheet<P extends Position = Position, E extends GameEvent = GameEvent> {
  moments(events: readonly E[], scene: CueScene<P, E>): readonly GreatMoment[]
  /** Needs no line on the board, such as one piece of a larger arrangement. */
  isQuiet?(event: E): boolean
}

export const BOARD: Spot = '.table .board'
export const seatSpot = (seat: number): Spot => `.table [data-seat="${seat}"]`
export const inkOf = (colour: Colour): string => `var(--seat-${colour})`
