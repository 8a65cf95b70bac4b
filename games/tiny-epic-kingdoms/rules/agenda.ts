import type { Rng } from '../../../kernel/rng.ts'
import { ALONE, NOBODY, type Seat, seatsOf } from '../../../kernel/seat.ts'
import { FACTIONS } from '../content/factions.ts'
import { RESOURCES } from '../content/resources.ts'
import { HOME_REGIONS } from '../map.ts'
import {
  type Frame,
  type FrameOf,
  NONE,
  NOT_SET,
  type TekMove,
  type TekPosition,
  type Tell,
  topFrame,
  warOf,
} from '../position.ts'
import { gainUnits, heldBy, splitsOf } from './board.ts'
import { collect } from './collect.ts'
import { build, listTrades, mobilise, research, trade } from './economy.ts'
import { powersOf } from './factions/index.ts'
import { listFurther, march, patrol, stand, staysAffordable, swap } from './movement.ts'
import { pay, paymentsFor } from './payment.ts'
import { giveUp, listFates, withdraw } from './retreat.ts'
import {
  freeCards,
  freeHomeRegions,
  leaveBare,
  listCharters,
  sealCharter,
  settle,
  takeCard,
  takeFaction,
} from './setup.ts'
import { bribe, listBandit, loseToBandit, turnUp } from './tokens.ts'
import { listResponses, listSelections, moveOn, select } from './turn.ts'
import {
  awaitsDice,
  burnTower,
  clash,
  give,
  listDice,
  listGifts,
  listRaises,
  raise,
  raiseTheFallen,
  setDie,
  takePlunder,
  wageWar,
} from './war.ts'

/*
 * The agenda: who is asked, what may be answered, and what an answer does, by the kind of the frame on top.
 */

export function askedNow(p: TekPosition): readonly Seat[] {
  const frame = topFrame(p)
  if (!frame) return NOBODY
  switch (frame.kind) {
    case 'charters':
      return unsealed(p)
    case 'war':
      if (frame.dice[0] !== NOT_SET) return ALONE[frame.defender]
      if (frame.dice[1] !== NOT_SET) return ALONE[frame.attacker]
      return frame.attacker < frame.defender ? [frame.attacker, frame.defender] : [frame.defender, frame.attacker]
    default:
      return ALONE[frame.seat]
  }
}

const unsealed = (p: TekPosition): Seat[] => seatsOf(p.seats).filter(seat => p.sealed[seat] === NOT_SET)

/** Every answer the seat has, which must be one that is asked; where lists are long, no need to go on after `enough`. */
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

/** Carries out an answer to the top frame. */
export function answer(p: TekPosition, seat: Seat, move: TekMove, emit: Tell): void {
  const frame = topFrame(p)
  if (!frame) return
  // Sealed choices wait for the others; every other question is settled by its answer.
  if (frame.kind !== 'charters' && frame.kind !== 'war') p.agenda.pop()
  switch (move.kind) {
    case 'faction':
      return takeFaction(p, seat, FACTIONS.indexOf(move.faction), emit)
    case 'card':
      return takeCard(p, seat, move.card, emit)
    case 'found':
      return sealCharter(p, seat, move, emit)
    case 'settle':
      return settle(p, seat, move.region, emit)
    case 'bare':
      return leaveBare(p, seat, move.region, emit)
    case 'select':
      return select(p, seat, move.action, emit)
    case 'pass':
      emit?.({ kind: 'passed', seat })
      return
    case 'done':
    case 'hold':
      return
    case 'build':
      return build(p, seat, emit)
    case 'research':
      return research(p, seat, emit)
    case 'patrol':
      return patrol(p, seat, move.from, move.to, frame.kind === 'respond', emit)
    case 'quest':
      return march(p, seat, move.from, move.to, 'quest', emit)
    case 'swap':
      return swap(p, seat, move.from, move.to, emit)
    case 'stand':
      return stand(p, seat, move.region, frame.kind === 'respond', emit)
    case 'mobilise':
      return mobilise(p, seat, move.region, move.ore, emit)
    case 'trade':
      trade(p, seat, move.give, move.take, move.count, emit)
      if (frame.kind === 'respond')
        for (let more = 1; more < powersOf(p, seat).exchanges; more++) p.agenda.push({ kind: 'exchange', seat })
      return
    case 'collect':
      return collect(p, seat, move, emit)
    case 'gain': {
      const { mana, ore, food } = gainUnits(p, seat, move)
      if (frame.kind === 'gain') emit?.({ kind: 'gained', seat, why: frame.why, mana, ore, food })
      return
    }
    case 'pay':
      return pay(p, seat, frame.kind === 'pay' ? frame.due : 0, move, emit)
    case 'give':
      if (frame.kind === 'give') give(p, seat, frame.to, move, emit)
      return
    case 'bribe':
      return bribe(p, seat, move, emit)
    case 'lose':
      if (frame.kind === 'bandit') loseToBandit(p, seat, frame.region, emit)
      return
    case 'plunder':
      if (frame.kind === 'plunder') takePlunder(p, seat, frame.from, RESOURCES.indexOf(move.resource), emit)
      return
    case 'rise':
      if (frame.kind === 'rise' && move.use) raiseTheFallen(p, seat, frame.region, emit)
      return
  }
  const war = warOf(p)
  if (!war) return
  switch (move.kind) {
    case 'die':
      return setDie(war, seat, move.face, emit)
    case 'raise':
      return raise(p, war, seat, RESOURCES.indexOf(move.resource), emit)
    case 'lair':
      if (move.use) burnTower(p, war, emit)
      return
    case 'give-up':
      return giveUp(p, war, move.from, emit)
    default:
      return withdraw(p, war, move, emit)
  }
}

/** Does all that needs nobody's answer, until somebody has a choice to make or the game is over. */
export function carryOn(p: TekPosition, rng: Rng, emit: Tell): void {
  while (!p.over) {
    const frame = topFrame(p)
    if (!frame) {
      moveOn(p, rng, emit)
      continue
    }
    switch (frame.kind) {
      case 'clash':
        p.agenda.pop()
        clash(p, frame.seat, frame.region, emit)
        continue
      case 'token':
        p.agenda.pop()
        turnUp(p, frame.seat, frame.region, rng, emit)
        continue
      case 'war':
        if (awaitsDice(frame)) return
        wageWar(p, frame, emit)
        continue
      case 'charters':
        return
      default: {
        const moves = listMoves(p, frame, frame.seat, 2)
        if (moves.length > 1) return
        answer(p, frame.seat, moves[0], emit)
      }
    }
  }
}
