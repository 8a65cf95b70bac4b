import type { Outcome } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { SEATS, type Seat } from '../../kernel/seat.ts'

/** How a match ended, for whoever played here (`me`) or for those who only watch. */
export type FinalVerdict =
  | { readonly kind: 'alone'; readonly won: boolean; readonly points: number; readonly opponent: number | undefined }
  /** By so many points; 0 if another rule decided. */
  | { readonly kind: 'you-won'; readonly by: number; readonly points: number; readonly second: Seat }
  | { readonly kind: 'you-share'; readonly others: readonly Seat[]; readonly points: number }
  | {
      readonly kind: 'you-came'
      readonly place: number
      /** Of how many. */
      readonly seats: number
      /** How many points the winners had more; 0 if another rule decided. */
      readonly short: number
      readonly points: number
      readonly winners: readonly Seat[]
    }
  | { readonly kind: 'won'; readonly seat: Seat; readonly by: number; readonly points: number; readonly second: Seat }
  | { readonly kind: 'shared'; readonly winners: readonly Seat[]; readonly points: number }

export function verdictOf({ places, scores, opponent }: Outcome, me: Seat | undefined): FinalVerdict {
  const seats = SEATS.slice(0, places.length)
  const placeOf = (seat: Seat): number => elementAt(places, seat)
  const pointsOf = (seat: Seat): number => elementAt(scores, seat)
  const [first = 0, second] = seats.toSorted((a, b) => placeOf(a) - placeOf(b))
  if (second === undefined) return { kind: 'alone', won: placeOf(first) === 1, points: pointsOf(first), opponent }
  const winners = seats.filter(seat => placeOf(seat) === 1)
  const most = pointsOf(first)
  const by = most - pointsOf(second)
  if (me !== undefined && placeOf(me) > 1) {
    const short = most - pointsOf(me)
    return { kind: 'you-came', place: placeOf(me), seats: places.length, short, points: pointsOf(me), winners }
  }
  if (winners.length > 1) {
    if (me === undefined) return { kind: 'shared', winners, points: most }
    return { kind: 'you-share', others: winners.filter(seat => seat !== me), points: most }
  }
  return me === undefined
    ? { kind: 'won', seat: first, by, points: most, second }
    : { kind: 'you-won', by, points: most, second }
}
