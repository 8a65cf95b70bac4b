import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { BAND_GLORY, TROLL_TOKENS } from '../content/boards.ts'
import { SKELETON, tribeOf } from '../content/cards.ts'
import { DWARF } from '../content/tribes.ts'
import type { Band, EthnosPosition } from '../position.ts'

/** What the division depends on, besides the values themselves. */
type Reckoned = Readonly<Pick<EthnosPosition, 'seats' | 'age'>> & TrollOwners
interface TrollOwners {
  readonly trolls: readonly EthnosPosition['trolls'][number][]
}

/**
 * Divides the values I, II, III of a kingdom or of the merfolk board. `counts` says how many markers (or which cell)
 * each seat has; a seat with nothing has no place (ET-R-18). Returns each seat's gain.
 */
export function shareOut(p: Reckoned, counts: readonly number[], values: readonly number[]): number[] {
  const gains = new Array<number>(p.seats).fill(0)
  const ranked = seatsOf(p.seats)
    .filter(seat => counts[seat] > 0)
    .sort((a, b) => compare(p, counts, b, a))
  const rewards = rewardsOf(p, values, ranked.length)
  for (let place = 0; place < ranked.length; ) {
    const equals = ranked.filter(seat => compare(p, counts, seat, ranked[place]) === 0)
    // ET-SCORE-5: tied players share the rewards of all the places they fill, rounded down.
    const pot = rewards.slice(place, place + equals.length).reduce((sum, reward) => sum + reward, 0)
    for (const seat of equals) gains[seat] = Math.floor(pot / equals.length)
    place += equals.length
  }
  return gains
}

/**
 * ET-SCORE-1 to ET-SCORE-3: in age n, first place takes value n, the next one value n - 1, and so on. In the second age
 * with two players there is one reward, for a player who is there alone (ET-2P-3, ET-2P-4, ET-R-21, ET-R-22).
 */
function rewardsOf({ seats, age }: Reckoned, values: readonly number[], present: number): readonly number[] {
  if (seats === 2 && age === 2) return [present === 1 ? values[0] + values[1] : values[1]]
  return values.slice(0, age).reverse()
}

/** Markers, then troll sum, then highest troll token (ET-SCORE-6, ET-TRIBE-TROLL-3, ET-R-27). */
export function compare(p: Reckoned, counts: readonly number[], a: Seat, b: Seat): number {
  return counts[a] - counts[b] || trollSum(p, a) - trollSum(p, b) || topTroll(p, a) - topTroll(p, b)
}

export function trollSum(p: TrollOwners, seat: Seat): number {
  return TROLL_TOKENS.reduce((sum, value) => (p.trolls[value - 1] === seat ? sum + value : sum), 0)
}

function topTroll(p: TrollOwners, seat: Seat): number {
  return p.trolls.lastIndexOf(seat) + 1
}

/** ET-SCORE-8, ET-TRIBE-DWARF-1, ET-TRIBE-SKELETON-3: skeletons are gone, a dwarf leader counts for one more. */
export function scoredSize(band: Pick<Band, 'leader' | 'cards'>): number {
  let size = tribeOf(band.leader) === DWARF ? 1 : 0
  for (const card of band.cards) if (card !== SKELETON) size++
  return size
}

export const bandGlory = (size: number): number => BAND_GLORY[Math.min(size, BAND_GLORY.length - 1)]

export const kingdomCounts = (p: EthnosPosition, kingdom: number): number[] =>
  Array.from({ length: p.seats }, (_, seat) => p.markers[seat * 6 + kingdom])

export function kingdomValues(p: EthnosPosition, kingdom: number): readonly number[] {
  const perKingdom = p.tokens.length / 6
  return p.tokens.slice(kingdom * perKingdom, (kingdom + 1) * perKingdom)
}
