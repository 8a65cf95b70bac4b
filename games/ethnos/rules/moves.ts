import type { Seat } from '../../../kernel/seat.ts'
import { answered, type EthnosMove, type EthnosPosition } from '../position.ts'
import { freeTrolls } from './ability.ts'
import { listBands } from './band.ts'
import {
  BONUS_CHOICES,
  DRAW,
  HORDE_CHOICES,
  RECRUITS,
  SCATTER,
  STOP,
  TROLL_CHOICES,
  WIZARD_CHOICES,
} from './choices.ts'
import { listKeeps } from './discard.ts'
import { hasRoom } from './recruit.ts'
import { canFormBand } from './together.ts'

export function moves(p: EthnosPosition, seat: Seat): EthnosMove[] {
  const { kind, amount } = answered(p)
  switch (kind) {
    case 'turn':
      return turnMoves(p, seat)
    case 'chain': {
      const list: EthnosMove[] = []
      listBands(p, seat, list)
      list.push(STOP)
      return list
    }
    case 'bonus':
      return BONUS_CHOICES.slice()
    case 'troll': {
      const values = freeTrolls(p, amount).reverse()
      return [...values, 0].map(value => TROLL_CHOICES[value])
    }
    case 'keep': {
      const list: EthnosMove[] = []
      listKeeps(p.hands[seat], amount, list)
      return list
    }
    case 'wizard':
      return WIZARD_CHOICES.slice()
    case 'hordes':
      return HORDE_CHOICES.slice()
  }
}

/** ET-TURN-1 to ET-TURN-4 */
function turnMoves(p: EthnosPosition, seat: Seat): EthnosMove[] {
  const list: EthnosMove[] = []
  const hand = p.hands[seat]
  if (hasRoom(hand)) {
    for (const card of new Set(p.row)) list.push(RECRUITS[card])
    list.push(DRAW)
  } else if (!canFormBand(hand)) list.push(SCATTER)
  listBands(p, seat, list)
  return list
}
