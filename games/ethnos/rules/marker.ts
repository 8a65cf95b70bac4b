import type { Emit } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, kingdomOf, tribeOf } from '../content/cards.ts'
import { ALL_KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { HALFLING, HARPY, MINOTAUR } from '../content/tribes.ts'
import { type EthnosEvent, type EthnosPosition, NONE } from '../position.ts'

/** ET-2P-1: with two players everybody's markers count against a band. */
export const countsEverybody = (p: EthnosPosition): boolean => p.seats === 2

/** Markers that count against a band in a kingdom: one's own, or everybody's (ET-MARKER-2). */
export function markersAgainst(p: EthnosPosition, seat: Seat, kingdom: Kingdom): number {
  return countsEverybody(p) ? p.markers[kingdom] + p.markers[6 + kingdom] : p.markers[seat * 6 + kingdom]
}

/** ET-MARKER-3: the size a band under this leader needs in the kingdom (ET-TRIBE-MINOTAUR-1, ET-R-23). */
export function sizeNeeded(p: EthnosPosition, seat: Seat, leader: Card, kingdom: Kingdom): number {
  const count = markersAgainst(p, seat, kingdom)
  return Math.max(1, tribeOf(leader) === MINOTAUR ? count : count + 1)
}

/** May this leader carry a marker there at all, whatever the size (ET-MARKER-1, ET-TRIBE-HARPY-1, ET-TRIBE-HALFLING-1)? */
export function leadsTo(leader: Card, kingdom: Kingdom): boolean {
  const tribe = tribeOf(leader)
  return tribe !== HALFLING && (tribe === HARPY || kingdomOf(leader) === kingdom)
}

export const mayPlace = (p: EthnosPosition, seat: Seat, leader: Card, size: number, kingdom: Kingdom): boolean =>
  p.supply[seat] > 0 && leadsTo(leader, kingdom) && size >= sizeNeeded(p, seat, leader, kingdom)

/** What may be named with the band: the kingdoms open to it, then none, since placing is optional (ET-R-9, ET-R-32). */
export function targets(p: EthnosPosition, seat: Seat, leader: Card, size: number): readonly (Kingdom | typeof NONE)[] {
  if (tribeOf(leader) !== HARPY) {
    const kingdom = kingdomOf(leader)
    return mayPlace(p, seat, leader, size, kingdom) ? KINGDOM_OR_NONE[kingdom] : ONLY_NONE
  }
  const open: (Kingdom | typeof NONE)[] = ALL_KINGDOMS.filter(kingdom => mayPlace(p, seat, leader, size, kingdom))
  open.push(NONE)
  return open
}

const ONLY_NONE: readonly (typeof NONE)[] = [NONE]
const KINGDOM_OR_NONE: readonly (readonly (Kingdom | typeof NONE)[])[] = ALL_KINGDOMS.map(kingdom => [kingdom, NONE])

export function placeMarker(p: EthnosPosition, seat: Seat, kingdom: Kingdom, emit: Emit<EthnosEvent> | null): void {
  p.supply[seat]--
  const total = ++p.markers[seat * 6 + kingdom]
  emit?.({ kind: 'marker', seat, kingdom, total })
}
