import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, kingdomOf, tribeOf } from '../cards.ts'
import { GIANT_CLAIM_GLORY, MERFOLK_LAST_CELL, MERFOLK_MARKER_CELLS, TROLL_TOKENS } from '../content/boards.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { CENTAUR, ELF, GIANT, MERFOLK, ORC, TROLL, WIZARD } from '../content/tribes.ts'
import { type EthnosEvent, type EthnosPosition, type Frame, NONE } from '../position.ts'
import { nextTurn } from './age.ts'
import { endAge } from './age-end.ts'
import { canFormBand } from './band.ts'
import { layOutHand } from './discard.ts'
import { gainGlory } from './glory.ts'
import { placeMarker } from './marker.ts'
import { drawFighter } from './recruit.ts'

type Tell = Emit<EthnosEvent> | null

/**
 * ET-BAND-5: only the leader's ability counts. What the player may choose becomes a frame on the agenda; what is an
 * order or a restriction runs by itself (ET-R-6). Dwarves count at the end of the age, halflings, harpies and
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
      if (freeTrolls(p, size).length > 0) return ask(p, 'troll', seat, size)
      break
    case WIZARD:
      layOutHand(p, seat, emit)
      return ask(p, 'wizard', seat, size)
  }
  finishTurn(p, seat, emit)
}

function ask(p: EthnosPosition, kind: Frame['kind'], seat: Seat, amount: number): void {
  p.agenda.push({ kind, seat, amount })
}

/** ET-BAND-8, ET-DISCARD-3 */
export function finishTurn(p: EthnosPosition, seat: Seat, emit: Tell): void {
  layOutHand(p, seat, emit)
  nextTurn(p, seat)
}

/** ET-TRIBE-GIANT-1 to ET-TRIBE-GIANT-4, ET-R-12: strictly larger than every other giant-led band of the age. */
function claimGiantToken(p: EthnosPosition, seat: Seat, size: number, emit: Tell): void {
  const mine = p.bands.length - 1
  for (let i = 0; i < mine; i++) if (tribeOf(p.bands[i].leader) === GIANT && p.bands[i].cards.length >= size) return
  p.giant = mine
  gainGlory(p, seat, 'giants', GIANT_CLAIM_GLORY)
  emit?.({ kind: 'giant', seat, size, glory: GIANT_CLAIM_GLORY })
}

/** ET-TRIBE-MERFOLK-1, ET-TRIBE-MERFOLK-2, ET-R-13: returns how many marker cells were reached or passed. */
function swim(p: EthnosPosition, seat: Seat, size: number, emit: Tell): number {
  const from = p.merfolk[seat]
  const to = Math.min(MERFOLK_LAST_CELL, from + size)
  let bonuses = 0
  for (const cell of MERFOLK_MARKER_CELLS) if (cell > from && cell <= to) bonuses++
  p.merfolk[seat] = to
  emit?.({ kind: 'swam', seat, from, to, bonuses })
  return bonuses
}

export function placeBonus(p: EthnosPosition, frame: Frame, kingdom: Kingdom | typeof NONE, emit: Tell): void {
  if (kingdom !== NONE) placeMarker(p, frame.seat, kingdom, emit)
  // ET-R-7: without supply the bonuses that are left cannot be used.
  if (frame.amount > 1 && p.supply[frame.seat] > 0) ask(p, 'bonus', frame.seat, frame.amount - 1)
  else finishTurn(p, frame.seat, emit)
}

/** ET-TRIBE-ORC-1, ET-TRIBE-ORC-2 */
function joinHorde(p: EthnosPosition, seat: Seat, kingdom: Kingdom, emit: Tell): void {
  const space = 1 << kingdom
  if (p.hordes[seat] & space || p.supply[seat] === 0) return
  p.hordes[seat] |= space
  p.supply[seat]--
  emit?.({ kind: 'horde', seat, kingdom })
}

/** ET-TRIBE-TROLL-1 */
export const freeTrolls = (p: EthnosPosition, size: number): number[] =>
  TROLL_TOKENS.filter(value => value <= size && p.trolls[value - 1] === NONE)

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
