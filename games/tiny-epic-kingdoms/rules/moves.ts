import type { Seat } from '../../../kernel/seat.ts'
import { FACTIONS } from '../content/factions.ts'
import { HOME_REGIONS } from '../content/map.ts'
import { RESOURCES } from '../content/resources.ts'
import { type Frame, type FrameOf, NONE, type TekMove, type TekPosition, topFrame, warOf } from '../position.ts'
import { heldBy, splitsOf } from './board.ts'
import { listTrades } from './economy.ts'
import { listFurther, staysAffordable } from './movement.ts'
import { paymentsFor } from './payment.ts'
import { listFates } from './retreat.ts'
import { freeCards, freeHomeRegions, listCharters } from './setup.ts'
import { listBandit } from './tokens.ts'
import { listResponses, listSelections } from './turn.ts'
import { listDice, listGifts, listRaises } from './war.ts'

export function moves(p: TekPosition, seat: Seat): TekMove[] {
  const frame = topFrame(p)
  return frame ? listMoves(p, frame, seat) : []
}

/** Every answer of a seat that is asked. For long lists, stops after `enough`. */
export function listMoves(p: TekPosition, frame: Frame, seat: Seat, enough = Infinity): TekMove[] {
  const out: TekMove[] = []
  switch (frame.kind) {
    case 'draft':
      for (const faction of p.pool) out.push({ kind: 'faction', faction: FACTIONS[faction] })
      break
    case 'card':
      for (const card of freeCards(p)) out.push({ kind: 'card', card })
      break
    case 'charters':
      listCharters(p, seat, out)
      break
    case 'settle':
      for (const region of HOME_REGIONS[p.homes[seat]]) out.push({ kind: 'settle', region })
      break
    case 'bare':
      for (const region of freeHomeRegions(p, seat)) out.push({ kind: 'bare', region })
      break
    case 'select':
      listSelections(p, out)
      break
    case 'respond':
      listResponses(p, seat, out, enough)
      break
    case 'again':
      listFurther(p, frame, out)
      break
    case 'exchange':
      listTrades(p, seat, out, enough)
      out.push({ kind: 'done' })
      break
    case 'gain':
      listGains(p, frame, out)
      break
    case 'war':
      listDice(p, frame, seat, out)
      break
    case 'raise':
      listRaises(p, frame, out)
      break
    case 'pay':
      for (const { mana, ore, food } of paymentsFor(p, seat, frame.due, frame.single))
        out.push({ kind: 'pay', mana, ore, food })
      break
    case 'give':
      listGifts(p, frame, out)
      break
    case 'lair':
      out.push({ kind: 'lair', use: true }, { kind: 'lair', use: false })
      break
    case 'fate': {
      const war = warOf(p)
      if (war) listFates(p, war, out)
      break
    }
    case 'plunder':
      for (const resource of RESOURCES) if (heldBy(p, frame.from)[resource] > 0) out.push({ kind: 'plunder', resource })
      out.push({ kind: 'done' })
      break
    case 'rise':
      out.push({ kind: 'rise', use: true }, { kind: 'rise', use: false })
      break
    case 'bandit':
      listBandit(p, frame, out)
      break
  }
  return out
}

function listGains(p: TekPosition, frame: FrameOf<'gain'>, out: TekMove[]): void {
  const { seat, count, capture } = frame
  for (const units of splitsOf(count, count, count, count))
    if (capture === NONE || staysAffordable(p, seat, capture, units))
      out.push({ kind: 'gain', mana: units.mana, ore: units.ore, food: units.food })
}
