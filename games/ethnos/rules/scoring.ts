import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { SKELETON, tribeOf } from '../cards.ts'
import { BAND_GLORY } from '../content/boards.ts'
import { DWARF } from '../content/tribes.ts'
import type { Band, EthnosPosition } from '../position.ts'

/** What sharing out depends on, besides what is shared. */
type Reckoned = Readonly<Pick<EthnosPosition, 'seats' | 'age'>> & TrollOwners
interface TrollOwners {
  readonly trolls: readonly EthnosPosition['trolls'][number][]
}

/**
 * Shares out the values I, II, III of a kingdom or of the merfolk board. `counts` says how many markers (or which cell)
 * each seat has; nobody ranks with nothing (ET-R-18). Returns each seat's gain.
 */
export function shareOut(p: Reckoned, counts: readonly number[], values: readonly number[]): number[] {
  const gains = new Array<number>(p.seats).fill(0)
  const ranked = seatsOf(p.seats)
    .filter(seat => counts[seat] > 0)
    .sort((a, b) => compare(p, counts, b, a))
  if (p.seats === 2 && p.age === 2) return shareBetweenTwo(p, counts, values, ranked, gains)
  for (let place = 0; place < ranked.length; ) {
    let end = place + 1
    while (end < ranked.length && compare(p, counts, ranked[place], ranked[end]) === 0) end++
    // ET-SCORE-5: the rewards of all places the equals fill together, divided, rounded down.
    let pot = 0
    for (let i = place; i < end; i++) pot += rewardOf(values, p.age, i)
    for (let i = place; i < end; i++) gains[ranked[i]] = Math.floor(pot / (end - place))
    place = end
  }
  return gains
}

/** ET-SCORE-1 to ET-SCORE-3: in age n the first place takes value n, the next one value n - 1, and so on. */
const rewardOf = (values: readonly number[], age: number, place: number): number => values[age - 1 - place] ?? 0

/** ET-2P-3, ET-2P-4, ET-R-21, ET-R-22: the second age of two players. */
function shareBetweenTwo(
  p: Reckoned,
  counts: readonly number[],
  [first, second]: readonly number[],
  ranked: readonly Seat[],
  gains: number[],
): number[] {
  if (ranked.length === 1) gains[ranked[0]] = first + second
  else if (ranked.length === 2 && compare(p, counts, ranked[0], ranked[1]) === 0) gains.fill(Math.floor(second / 2))
  else if (ranked.length === 2) gains[ranked[0]] = second
  return gains
}

/** Markers, then troll sum, then highest troll token (ET-SCORE-6, ET-TRIBE-TROLL-3, ET-R-27). */
function compare(p: Reckoned, counts: readonly number[], a: Seat, b: Seat): number {
  return counts[a] - counts[b] || trollSum(p, a) - trollSum(p, b) || topTroll(p, a) - topTroll(p, b)
}

export function trollSum(p: TrollOwners, seat: Seat): number {
  let sum = 0
  for (let i = 0; i < p.trolls.length; i++) if (p.trolls[i] === seat) sum += i + 1
  return sum
}

function topTroll(p: TrollOwners, seat: Seat): number {
  for (let i = p.trolls.length - 1; i >= 0; i--) if (p.trolls[i] === seat) return i + 1
  return 0
}

/** ET-SCORE-8, ET-TRIBE-DWARF-1, ET-TRIBE-SKELETON-3: skeletons are gone, a dwarf leader counts for one more. */
export function scoredSize(band: Band): number {
  let size = tribeOf(band.leader) === DWARF ? 1 : 0
  for (let i = 0; i < band.cards.length; i++) if (band.cards[i] !== SKELETON) size++
  return size
}

export const bandGlory = (size: number): number => BAND_GLORY[Math.min(size, BAND_GLORY.length - 1)]

export const kingdomCounts = (p: EthnosPosition, kingdom: number): number[] =>
  Array.from({ length: p.seats }, (_, seat) => p.markers[seat * 6 + kingdom])

export function kingdomValues(p: EthnosPosition, kingdom: number): readonly number[] {
  const perKingdom = p.tokens.length / 6
  return p.tokens.slice(kingdom * perKingdom, (kingdom + 1) * perKingdom)
}
