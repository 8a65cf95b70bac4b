import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { clockwiseFrom, type Seat, seatAt, seatsOf } from '../../../kernel/seat.ts'
import { GIANT_GLORY, MERFOLK_GLORY, ORC_GLORY } from '../content/boards.ts'
import { SKELETON } from '../content/cards.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { TABLE_SIZES } from '../content/table.ts'
import { MERFOLK } from '../content/tribes.ts'
import { type EthnosEvent, type EthnosPosition, type Frame, NONE } from '../position.ts'
import { firstPlayer, isLastAge, startAge } from './age.ts'
import { placesOf } from './end.ts'
import { gainGlory } from './glory.ts'
import { bandGlory, kingdomCounts, kingdomValues, scoredSize, shareOut } from './scoring.ts'

type Tell = Emit<EthnosEvent> | null

/** The third dragon ends the age at once (ET-DRAGON-3); the steps of ET-END follow in order. */
export function endAge(p: EthnosPosition, herald: Seat, rng: Rng, emit: Tell): void {
  p.herald = herald
  p.agenda = []
  emit?.({ kind: 'age-ended', age: p.age, seat: herald, giant: p.giant, trolls: p.trolls })
  discardHands(p)
  scoreKingdoms(p, emit)
  scoreMerfolk(p, emit)
  scoreGiant(p, emit)
  discardSkeletons(p, emit)
  scoreBands(p, emit)
  askHordes(p, emit)
  if (p.agenda.length === 0) closeAge(p, rng, emit)
}

/** ET-END-1, ET-R-33: unseen. */
function discardHands(p: EthnosPosition): void {
  for (const hand of p.hands) p.discard.push(...hand)
  p.hands = p.hands.map(() => [])
  p.known = p.known.map(() => [])
}

/** ET-END-2 */
function scoreKingdoms(p: EthnosPosition, emit: Tell): void {
  for (const kingdom of ALL_KINGDOMS) {
    const gains = shareOut(p, kingdomCounts(p, kingdom), kingdomValues(p, kingdom))
    for (const seat of seatsOf(p.seats)) gainGlory(p, seat, 'kingdoms', gains[seat])
    emit?.({ kind: 'kingdom-scored', kingdom, gains })
  }
}

/** ET-END-3, ET-TRIBE-MERFOLK-3, ET-R-14: as if it were one more kingdom. */
function scoreMerfolk(p: EthnosPosition, emit: Tell): void {
  if (!p.tribes.includes(MERFOLK)) return
  const gains = shareOut(p, p.merfolk, MERFOLK_GLORY[TABLE_SIZES[p.seats].side])
  for (const seat of seatsOf(p.seats)) gainGlory(p, seat, 'merfolk', gains[seat])
  emit?.({ kind: 'merfolk-scored', gains })
}

/** ET-END-4, ET-TRIBE-GIANT-5 */
function scoreGiant(p: EthnosPosition, emit: Tell): void {
  if (p.giant === NONE) return
  const { seat } = p.bands[p.giant]
  const glory = GIANT_GLORY[TABLE_SIZES[p.seats].side][p.age - 1]
  gainGlory(p, seat, 'giants', glory)
  emit?.({ kind: 'giant-scored', seat, glory })
}

/** ET-END-5 */
function discardSkeletons(p: EthnosPosition, emit: Tell): void {
  const before = p.discard.length
  p.bands = p.bands.map(band => {
    const cards = band.cards.filter(card => card !== SKELETON)
    for (let bones = band.cards.length - cards.length; bones > 0; bones--) p.discard.push(SKELETON)
    return { seat: band.seat, leader: band.leader, cards }
  })
  const count = p.discard.length - before
  if (count > 0) emit?.({ kind: 'skeletons-left', count })
}

/** ET-END-6: every band on its own. */
function scoreBands(p: EthnosPosition, emit: Tell): void {
  for (const seat of seatsOf(p.seats)) {
    const sizes = p.bands.filter(band => band.seat === seat).map(scoredSize)
    const glory = sizes.reduce((sum, size) => sum + bandGlory(size), 0)
    gainGlory(p, seat, 'bands', glory)
    if (sizes.length > 0) emit?.({ kind: 'bands-scored', seat, sizes, glory })
  }
}

/** ET-END-7, ET-R-17: one after another, clockwise from the herald; in the last age by itself (ET-R-15). */
function askHordes(p: EthnosPosition, emit: Tell): void {
  const holders = clockwiseFrom(seatAt(p.herald), p.seats).filter(seat => p.hordes[seat] !== 0)
  if (isLastAge(p)) for (const seat of holders) cashHordes(p, seat, emit)
  else p.agenda = holders.reverse().map(seat => ({ kind: 'hordes', seat, amount: 0 }))
}

export function hordeSize(p: EthnosPosition, seat: Seat): number {
  let size = 0
  for (let left = p.hordes[seat]; left !== 0; left &= left - 1) size++
  return size
}

/** ET-TRIBE-ORC-3, ET-TRIBE-ORC-4: the whole board for glory; the markers return to the supply. */
function cashHordes(p: EthnosPosition, seat: Seat, emit: Tell): void {
  const count = hordeSize(p, seat)
  const glory = ORC_GLORY[count]
  gainGlory(p, seat, 'hordes', glory)
  p.supply[seat] += count
  p.hordes[seat] = 0
  emit?.({ kind: 'hordes-cashed', seat, count, glory })
}

export function decideHordes(p: EthnosPosition, frame: Frame, cash: boolean, rng: Rng, emit: Tell): void {
  if (cash) cashHordes(p, frame.seat, emit)
  else emit?.({ kind: 'hordes-kept', seat: frame.seat, count: hordeSize(p, frame.seat) })
  if (p.agenda.length === 0) closeAge(p, rng, emit)
}

/** ET-END-8 to ET-END-10 */
function closeAge(p: EthnosPosition, rng: Rng, emit: Tell): void {
  p.giant = NONE
  p.trolls = p.trolls.map(() => NONE)
  if (isLastAge(p)) emit?.({ kind: 'game-ended', places: placesOf(p) })
  else startAge(p, firstPlayer(p), rng, emit)
}
