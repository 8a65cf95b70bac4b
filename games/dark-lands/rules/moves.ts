import type { Seat } from '../../../kernel/seat.ts'
import { type DarkLandsMove, type DarkLandsPosition, type Frame, NONE, topFrame } from '../position.ts'
import { PROCEED, PURCHASES } from './buy.ts'
import { listCaptures } from './capture.ts'
import { listGivings } from './exchange.ts'
import { listFortifyings } from './fortify.ts'
import { CHOICES } from './free-companions.ts'
import { listMagic } from './magic.ts'
import { listDiscards, listScoutings, STOP } from './magic-choices.ts'
import { REDRAW, redrawObjection } from './redraw.ts'

export const END: DarkLandsMove = { kind: 'end' }

/** What a seat is asked. Its own exchange comes before its next turn (DL-RUL-29). */
export type Decision = Frame['kind'] | 'exchange' | 'nothing'

export function decisionOf(p: DarkLandsPosition, seat: Seat): Decision {
  const frame = topFrame(p)
  if (!frame) return 'nothing'
  if (p.exchanging[seat]) return 'exchange'
  if (frame.seat === NONE) return p.sealed[seat] === NONE ? 'companions' : 'nothing'
  return frame.seat === seat ? frame.kind : 'nothing'
}

export function moves(p: DarkLandsPosition, seat: Seat): DarkLandsMove[] {
  const list: DarkLandsMove[] = []
  switch (decisionOf(p, seat)) {
    case 'nothing':
      return list
    case 'companions':
    case 'rechoose':
      return CHOICES.slice()
    case 'exchange':
      listGivings(p, seat, list)
      return list
    case 'buy':
      list.push(PROCEED, PURCHASES[0], PURCHASES[1], PURCHASES[2])
      if (redrawObjection(p, seat) === null) list.push(REDRAW)
      return list
    case 'play':
      list.push(END)
      listCaptures(p, seat, list)
      listFortifyings(p, seat, list)
      listMagic(p, seat, list)
      return list
    case 'insight':
      listDiscards(p, seat, list)
      return list
    case 'transmutation':
      if (topFrame(p)?.amount) list.push(STOP)
      listDiscards(p, seat, list)
      return list
    case 'scouting':
      listScoutings(p, list)
      return list
  }
}
