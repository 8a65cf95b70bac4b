import { HIDDEN } from '../../kernel/game.ts'
import { addAt, elementAt } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import { ORC_GLORY } from './content/boards.ts'
import { type Card, cardOf, deckOf, kingdomOf, SKELETON, tribeOf } from './content/cards.ts'
import { ALL_KINGDOMS, type Kingdom } from './content/kingdoms.ts'
import { CENTAUR, MINOTAUR } from './content/tribes.ts'
import {
  type Band,
  clonePosition,
  type EthnosMove,
  type EthnosPosition,
  NONE,
  SOURCES,
  type Source,
} from './position.ts'
import { endAge, hordeSize } from './rules/age-end.ts'
import { listBands } from './rules/band.ts'
import { ledgerIndex } from './rules/glory.ts'
import { countsEverybody, leadsTo, markersAgainst, sizeNeeded } from './rules/marker.ts'
import { bandGlory, compare, kingdomCounts, kingdomValues, scoredSize, shareOut } from './rules/scoring.ts'

/* What tables and words ask of a position. The rules answer; nothing is computed here. */

/* Who has what: markers of each seat in a kingdom, values on its spaces, the sum of a seat's troll tokens, the size of the
 * largest giant-led band, which holds the token unless that was declined, and whether a horde has marched from a kingdom. */
export { isInHorde, largestGiantBand } from './rules/ability.ts'
/* The score sheet so far. */
export { linesOf as pointsSoFar } from './rules/end.ts'
export type { ObjectionCode } from './rules/objections.ts'
export { hasRoom } from './rules/recruit.ts'
export { kingdomCounts, kingdomValues, trollSum } from './rules/scoring.ts'
/* A turn: has the hand room for one more card? Can it form a band? Do these go together? */
export { canFormBand, isAlike } from './rules/together.ts'

export const bandsOf = (p: EthnosPosition, seat: Seat): readonly Band[] => p.bands.filter(band => band.seat === seat)

/** A seat's horde board: its markers, what they bring, and what one more would make it. */
export function hordeOf(p: EthnosPosition, seat: Seat): { markers: number; glory: number; next: number | undefined } {
  const markers = hordeSize(p, seat)
  return { markers, glory: elementAt(ORC_GLORY, markers), next: ORC_GLORY[markers + 1] }
}

/** The size a band needs for a marker, as a sum of its parts. */
export interface MarkerPrice {
  readonly markers: number
  /** Whether both players' markers count, not only one's own. */
  readonly everybodys: boolean
  readonly saved: number
  readonly need: number
}

export function markerPrice(p: EthnosPosition, seat: Seat, leader: Card, kingdom: Kingdom): MarkerPrice {
  const markers = markersAgainst(p, seat, kingdom)
  const need = sizeNeeded(p, seat, leader, kingdom)
  return { markers, everybodys: countsEverybody(p), saved: markers + 1 - need, need }
}

/** Where a leader can place a marker, if the band is large enough. */
export const kingdomsOpenTo = (leader: Card): readonly Kingdom[] =>
  ALL_KINGDOMS.filter(kingdom => leadsTo(leader, kingdom))

/** The kingdom where a band under this leader needs fewest cards: its own, except for those that may go anywhere. */
export function cheapestKingdom(p: EthnosPosition, seat: Seat, leader: Card): Kingdom {
  const need = (kingdom: Kingdom): number => sizeNeeded(p, seat, leader, kingdom)
  return kingdomsOpenTo(leader).reduce(
    (best, kingdom) => (need(kingdom) < need(best) ? kingdom : best),
    kingdomOf(leader),
  )
}

/**
 * The band size a seat's next marker needs in a kingdom: under this leader, if it can go there, or under any other.
 * `minotaur` is the size under a minotaur, where no leader is chosen yet and that would help.
 */
export function nextMarker(
  p: EthnosPosition,
  seat: Seat,
  kingdom: Kingdom,
  leader: Card | null,
): { readonly usual: number; readonly minotaur: number | null } {
  if (leader !== null && leadsTo(leader, kingdom))
    return { usual: sizeNeeded(p, seat, leader, kingdom), minotaur: null }
  // Any tribe without an effect on markers.
  const usual = sizeNeeded(p, seat, cardOf(CENTAUR, kingdom), kingdom)
  const minotaur = sizeNeeded(p, seat, cardOf(MINOTAUR, kingdom), kingdom)
  return { usual, minotaur: p.tribes.includes(MINOTAUR) && minotaur < usual ? minotaur : null }
}

/** What the end of the age gives for a band. */
export const gloryOfBand = (band: Pick<Band, 'leader' | 'cards'>): number => bandGlory(scoredSize(band))

/** What a band pays that counts as this many cards. */
export { bandGlory as gloryOfSize } from './rules/scoring.ts'

/**
 * What a kingdom pays in an age: to its places, first to last, as far as they are paid; and to a player who is alone
 * there.
 */
export function kingdomPay(
  p: EthnosPosition,
  kingdom: Kingdom,
  age = p.age,
): { readonly places: readonly number[]; readonly alone: number } {
  const untied = { seats: p.seats, age, trolls: [] }
  const values = kingdomValues(p, kingdom)
  const downhill = seatsOf(p.seats).map(seat => p.seats - seat)
  const places = shareOut(untied, downhill, values)
  const onlyFirst = downhill.map((_, seat) => (seat === 0 ? 1 : 0))
  const alone = elementAt(shareOut(untied, onlyFirst, values), 0)
  return { places: places.slice(0, Math.max(1, places.findLastIndex(glory => glory > 0) + 1)), alone }
}

/** What a kingdom would pay each seat if the age ended now. */
export const kingdomGains = (p: EthnosPosition, kingdom: Kingdom): readonly number[] =>
  shareOut(p, kingdomCounts(p, kingdom), kingdomValues(p, kingdom))

/** A seat's place in a kingdom where it has markers, and how many others hold the same. */
export function placeIn(
  p: EthnosPosition,
  kingdom: Kingdom,
  seat: Seat,
): { readonly place: number; readonly shared: number } {
  const counts = kingdomCounts(p, kingdom)
  const ranks = seatsOf(p.seats)
    .filter(other => other !== seat && elementAt(counts, other) > 0)
    .map(other => compare(p, counts, other, seat))
  return { place: 1 + ranks.filter(rank => rank > 0).length, shared: ranks.filter(rank => rank === 0).length }
}

/** Where some band in hand would place a marker. */
export function kingdomsInReach(p: EthnosPosition, seat: Seat): readonly Kingdom[] {
  const bands: EthnosMove[] = []
  listBands(p, seat, bands)
  const reached = new Set(bands.map(move => (move.kind === 'band' ? move.kingdom : NONE)))
  return ALL_KINGDOMS.filter(kingdom => reached.has(kingdom))
}

/** The largest band in a hand: of one tribe or one colour, with all skeletons. */
export function largestBand(hand: readonly Card[]): readonly Card[] {
  const fighters = hand.filter(card => card !== SKELETON)
  if (fighters.length === 0) return []
  const groups = [tribeOf, kingdomOf].flatMap(groupOf => [...Map.groupBy(fighters, groupOf).values()])
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best))
  return [...largest, ...hand.filter(card => card === SKELETON)]
}

/** What one more marker in a kingdom would add for a seat if the age ended then. */
export function markerGain(p: EthnosPosition, seat: Seat, kingdom: Kingdom): number {
  const counts = kingdomCounts(p, kingdom).map((count, other) => (other === seat ? count + 1 : count))
  const values = kingdomValues(p, kingdom)
  return elementAt(shareOut(p, counts, values), seat) - elementAt(kingdomGains(p, kingdom), seat)
}

/** Copies of each card that this viewer has not seen: in the deck, in hands or laid off. */
export function unseenCopies(view: EthnosPosition): readonly number[] {
  const copies = deckOf(view.tribes)
  for (const card of [...view.row, ...view.bands.flatMap(band => band.cards), ...view.hands.flat()])
    if (card !== HIDDEN) addAt(copies, card, -1)
  return copies
}

/** What a seat has gained in an age from one source. */
export const gloryFrom = (p: EthnosPosition, seat: Seat, age: number, source: Source): number =>
  elementAt(p.ledger, ledgerIndex(seat, age, source))

/** Is the age still running, so that its end is still to come? */
export const isAgeRunning = ({ agenda: [first] }: EthnosPosition): boolean =>
  first !== undefined && first.kind !== 'hordes'

/** What a seat would gain from each source if the age ended now. */
export interface AgeEndGains extends Readonly<Record<Source, number>> {
  readonly total: number
}

/** The rules end the age on a copy. Hordes pay only where no question is asked about them: in the last age. */
export function gainsIfAgeEnded(p: EthnosPosition): readonly AgeEndGains[] {
  const after = clonePosition(p)
  endAge(after, 0, Rng.fromSeed('age end'), null)
  return seatsOf(p.seats).map(seat => {
    const gained = (source: Source): number => gloryFrom(after, seat, p.age, source) - gloryFrom(p, seat, p.age, source)
    return {
      kingdoms: gained('kingdoms'),
      merfolk: gained('merfolk'),
      giants: gained('giants'),
      bands: gained('bands'),
      hordes: gained('hordes'),
      total: SOURCES.reduce((sum, source) => sum + gained(source), 0),
    }
  })
}
