import type { Seat } from '../../kernel/seat.ts'

/** In `sealed`: no crate yet. */
export const NONE = -2

export interface FerryPosition {
  crossings: number
  /** The crossing being loaded, from 1; when the game is over, one more than the last. */
  crossing: number
  /** How many crates of each weight are still in the bag: `bag[weight]`. Hidden from all. */
  bag: number[]
  /** The weights each seat holds, lightest first. */
  hands: number[][]
  /** The crate each seat has sealed for this crossing, or NONE. */
  sealed: number[]
  /** What was opened so far, crossing by crossing: one weight for each seat. */
  opened: number[][]
  /** What each seat got across, crossing by crossing: the weight, or 0. */
  carried: number[][]
}

export interface FerryMove {
  readonly kind: 'load'
  readonly weight: number
}

export type FerryEvent =
  | { readonly kind: 'loaded'; readonly seat: Seat; readonly weight: number }
  | { readonly kind: 'opened'; readonly weights: readonly number[]; readonly shows: true }
  | { readonly kind: 'carried'; readonly seat: Seat; readonly weight: number }
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly weight: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly weight: number }

/** The order of a hand. */
export const byWeight = (a: number, b: number): number => a - b

export const clone = (p: FerryPosition): FerryPosition => ({
  crossings: p.crossings,
  crossing: p.crossing,
  bag: p.bag.slice(),
  hands: p.hands.map(hand => hand.slice()),
  sealed: p.sealed.slice(),
  opened: p.opened.map(weights => weights.slice()),
  carried: p.carried.map(weights => weights.slice()),
})
