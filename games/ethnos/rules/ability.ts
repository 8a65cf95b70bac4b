import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { GIANT_CLAIM_GLORY, MERFOLK_LAST_CELL, MERFOLK_MARKER_CELLS, TROLL_TOKENS } from '../content/boards.ts'
import { type Card, kingdomOf, tribeOf } from '../content/cards.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { CENTAUR, ELF, GIANT, MERFOLK, ORC, TROLL, WIZARD } from '../content/tribes.ts'
import { type EthnosEvent, type EthnosPosition, type Frame, NONE } from '../position.ts'
import { isLastAge, nextTurn } from './age.ts'
import { endAge } from './age-end.ts'
import { layOutHand } from './discard.ts'
import { gainGlory } from './glory.ts'
import { placeMarker } from './marker.ts'
import { drawFighter } from './recruit.ts'
import { canFormBand } from './together.ts'

type Tell = Emit<EthnosEvent> | null

/**
 * ET-BAND-5: only the leader's ability counts. What the player may choose becomes a frame on the agenda; giants, merfolk
 * and orcs act at once, unless that was declined with the band (ET-R-6). Dwarves count at the end of the age, halflings, harpies and
 * minotaurs in the marker step.
 */
export function useAbility(
  p: EthnosPosition,
  seat: Seat,
  leader: Card,
  size: number,
  placed: boolean,
  emit: Tell,
): void {
  switch (tribeOf(leader)) {
    case CENTAUR:
      // ET-TRIBE-CENTAUR-1, ET-TRIBE-CENTAUR-3, ET-R-11
      if (placed && canFormBand(p.hands[seat])) return ask(p, 'chain', seat, size)
      break
    case ELF:
      if (p.hands[seat].length > 0) return ask(p, 'keep', seat, size)
      break
    case GIANT:
      claimGiantToken(p, seat, size, emit)
      break
    case MERFOLK: {
      const bonuses = swim(p, seat, size, emit)
      if (bonuses > 0 && p.supply[seat] > 0) return ask(p, 'bonus', seat, bonuses)
      break
    }
    case ORC:
      joinHorde(p, seat, kingdomOf(leader), emit)
      break
    case TROLL:
      if (highestTroll(p, size) > 0) return ask(p, 'troll', seat, size)
      break
    case WIZARD:
      layOutHand(p, seat, emit)
      return ask(p, 'wizard', seat, size)
  }
  finishTurn(p, seat, emit)
}

/**
 * ET-R-6: may the ability be declined where no question follows? Only where that can matter: a horde marker uses up
 * supply; token and swim bring glory, and the player with the least begins the next age; a bonus is lost on an empty
 * supply.
 */
export function mayDecline(p: EthnosPosition, seat: Seat, leader: Card, size: number, placed: boolean): boolean {
  switch (tribeOf(leader)) {
    case GIANT:
      return !isLastAge(p) && outgrowsGiants(p, size, p.bands.length)
    case MERFOLK:
      return !isLastAge(p) && p.merfolk[seat] < MERFOLK_LAST_CELL
    case ORC:
      return !isInHorde(p, seat, kingdomOf(leader)) && p.supply[seat] > (placed ? 1 : 0)
    default:
      return false
  }
}

function ask(p: EthnosPosition, kind: Frame['kind'], seat: Seat, amount: number): void {
  p.agenda.push({ kind, seat, amount })
}

/** ET-BAND-8, ET-DISCARD-3 */
export function finishTurn(p: EthnosPosition, seat: Seat, emit: Tell): void {
  layOutHand(p, seat, emit)
  nextTurn(p, seat)
}

/** ET-TRIBE-GIANT-1, ET-R-12: strictly larger than every giant-led band among the first ones of the age. */
export const outgrowsGiants = (p: EthnosPosition, size: number, among: number): boolean =>
  size > largestGiantBand(p, among)

/** The size of the largest giant-led band among the first ones of the age, 0 without any. */
export function largestGiantBand(p: EthnosPosition, among = p.bands.length): number {
  let largest = 0
  for (let i = 0; i < among; i++)
    if (tribeOf(p.bands[i].leader) === GIANT) largest = Math.max(largest, p.bands[i].cards.length)
  return largest
}

/** ET-TRIBE-GIANT-2 to ET-TRIBE-GIANT-4 */
function claimGiantToken(p: EthnosPosition, seat: Seat, size: number, emit: Tell): void {
  const mine = p.bands.length - 1
  if (!outgrowsGiants(p, size, mine)) return
  p.giant = mine
  gainGlory(p, seat, 'giants', GIANT_CLAIM_GLORY)
  emit?.({ kind: 'giant', seat, size, glory: GIANT_CLAIM_GLORY })
}

export const swimsTo = (from: number, size: number): number => Math.min(MERFOLK_LAST_CELL, from + size)

/** ET-TRIBE-MERFOLK-2, ET-R-13: how many marker cells are reached or passed. */
export function bonusesBetween(from: number, to: number): number {
  let bonuses = 0
  for (const cell of MERFOLK_MARKER_CELLS) if (cell > from && cell <= to) bonuses++
  return bonuses
}

/** ET-TRIBE-MERFOLK-1: returns the bonuses. */
function swim(p: EthnosPosition, seat: Seat, size: number, emit: Tell): number {
  const from = p.merfolk[seat]
  const to = swimsTo(from, size)
  const bonuses = bonusesBetween(from, to)
  p.merfolk[seat] = to
  emit?.({ kind: 'swam', seat, from, to, bonuses })
  return bonuses
}

export function placeBonus(p: EthnosPosition, frame: Frame, kingdom: Kingdom | typeof NONE, emit: Tell): void {
  if (kingdom !== NONE) placeMarker(p, frame.seat, kingdom, emit)
  // ET-R-7: without supply the remaining bonuses are lost.
  if (frame.amount > 1 && p.supply[frame.seat] > 0) ask(p, 'bonus', frame.seat, frame.amount - 1)
  else finishTurn(p, frame.seat, emit)
}

export const isInHorde = (p: EthnosPosition, seat: Seat, kingdom: Kingdom): boolean =>
  (p.hordes[seat] & (1 << kingdom)) !== 0

/** ET-TRIBE-ORC-1, ET-TRIBE-ORC-2 */
function joinHorde(p: EthnosPosition, seat: Seat, kingdom: Kingdom, emit: Tell): void {
  if (isInHorde(p, seat, kingdom) || p.supply[seat] === 0) return
  p.hordes[seat] |= 1 << kingdom
  p.supply[seat]--
  emit?.({ kind: 'horde', seat, kingdom })
}

/** ET-TRIBE-TROLL-1 */
export const freeTrolls = (p: EthnosPosition, size: number): number[] =>
  TROLL_TOKENS.filter(value => value <= size && p.trolls[value - 1] === NONE)

/** The highest of them, or 0. */
export function highestTroll(p: EthnosPosition, size: number): number {
  let value = Math.min(size, TROLL_TOKENS.length)
  while (value > 0 && p.trolls[value - 1] !== NONE) value--
  return value
}

export function takeTroll(p: EthnosPosition, seat: Seat, value: number, emit: Tell): void {
  if (value > 0) {
    p.trolls[value - 1] = seat
    emit?.({ kind: 'troll', seat, value })
  }
  finishTurn(p, seat, emit)
}

/** ET-TRIBE-WIZARD-1, ET-TRIBE-WIZARD-2, ET-R-16: all or none; the third dragon cuts it short (ET-R-5). */
export function drawAsWizard(p: EthnosPosition, frame: Frame, draw: boolean, rng: Rng, emit: Tell): void {
  for (let left = draw ? frame.amount : 0; left > 0; left--)
    if (!drawFighter(p, frame.seat, rng, emit)) return endAge(p, frame.seat, rng, emit)
  nextTurn(p, frame.seat)
}
