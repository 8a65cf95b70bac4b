import type { Seat } from '../../../kernel/seat.ts'
import { kingdomOf, tribeOf } from '../content/cards.ts'
import { CENTAUR, ELF } from '../content/tribes.ts'
import { type EthnosMove, type EthnosPosition, NONE } from '../position.ts'
import { targets } from '../rules/marker.ts'
import { mayPayToDecline } from './abilities.ts'
import { HandCount } from './hand.ts'

const hand = new HandCount()

/**
 * Declining a marker is hardly ever right, so it is considered only where nothing else can be done with the band.
 * Declining an ability is considered only where it saves something. A close look also leaves out bands smaller than the
 * leader allows: they would crowd out better moves.
 */
export function candidates(
  p: EthnosPosition,
  seat: Seat,
  moves: readonly EthnosMove[],
  closely: boolean,
): readonly EthnosMove[] {
  hand.count(p.hands[seat])
  const worthy = moves.filter(move => !isWaste(p, seat, move) && !(closely && isHalf(move)))
  return worthy.length > 0 ? worthy : moves
}

/** Is something declined for no benefit? */
function isWaste(p: EthnosPosition, seat: Seat, move: EthnosMove): boolean {
  if (move.kind !== 'band') return false
  const { leader, cards, kingdom } = move
  if (kingdom === NONE && targets(p, seat, leader, cards.length).length > 1) return true
  return move.decline === true && !mayPayToDecline(p, seat, leader, cards.length, kingdom !== NONE)
}

/** Is something left behind for no benefit? After a Centaur it can be played, after an Elf kept. */
function isHalf(move: EthnosMove): boolean {
  if (move.kind !== 'band') return false
  const tribe = tribeOf(move.leader)
  if (tribe === CENTAUR || tribe === ELF) return false
  return move.cards.length < Math.max(hand.tribes[tribe], hand.kingdoms[kingdomOf(move.leader)]) + hand.skeletons
}
