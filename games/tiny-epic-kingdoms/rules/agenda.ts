import { byKind, type MoveContext } from '../../../kernel/define.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { ALONE, NOBODY, type Seat, seatsOf } from '../../../kernel/seat.ts'
import { FACTIONS } from '../content/factions.ts'
import { RESOURCES } from '../content/resources.ts'
import {
  type Frame,
  type MoveOf,
  NOT_SET,
  type TekEvent,
  type TekMove,
  type TekPosition,
  type Tell,
  topFrame,
  type War,
  warOf,
} from '../position.ts'
import { gainUnits } from './board.ts'
import { collect } from './collect.ts'
import { build, mobilise, research, trade } from './economy.ts'
import { powersOf } from './factions/index.ts'
import { march, patrol, stand, swap } from './movement.ts'
import { listMoves } from './moves.ts'
import { pay } from './payment.ts'
import { giveUp, withdraw } from './retreat.ts'
import { leaveBare, sealCharter, settle, takeCard, takeFaction } from './setup.ts'
import { bribe, loseToBandit, turnUp } from './tokens.ts'
import { moveOn, select } from './turn.ts'
import { awaitsDice, burnTower, clash, give, raise, raiseTheFallen, setDie, takePlunder, wageWar } from './war.ts'

/* The agenda: who is asked and what an answer does, by the kind of the top frame. */

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

/** An answer to the frame that was on top. */
interface Answer extends Omit<MoveContext<TekPosition, TekEvent>, 'rng'> {
  readonly frame: Frame
}

/** For answers given during a war. */
const inWar =
  <M extends TekMove>(effect: (answer: Answer, war: War, move: M) => void) =>
  (answer: Answer, move: M): void => {
    const war = warOf(answer.p)
    if (war) effect(answer, war, move)
  }

const retire = inWar(({ p, emit }, war, move: MoveOf<'retreat' | 'carry' | 'church' | 'relocate'>) =>
  withdraw(p, war, move, emit),
)

const carryOut = byKind<TekMove, Answer>({
  faction: ({ p, seat, emit }, { faction }) => takeFaction(p, seat, FACTIONS.indexOf(faction), emit),
  card: ({ p, seat, emit }, { card }) => takeCard(p, seat, card, emit),
  found: ({ p, seat, emit }, move) => sealCharter(p, seat, move, emit),
  settle: ({ p, seat, emit }, { region }) => settle(p, seat, region, emit),
  bare: ({ p, seat, emit }, { region }) => leaveBare(p, seat, region, emit),
  select: ({ p, seat, emit }, { action }) => select(p, seat, action, emit),
  pass: ({ seat, emit }) => emit?.({ kind: 'passed', seat }),
  done: () => {},
  hold: () => {},
  build: ({ p, seat, emit }) => build(p, seat, emit),
  research: ({ p, seat, emit }) => research(p, seat, emit),
  patrol: ({ p, seat, frame, emit }, { from, to }) => patrol(p, seat, from, to, frame.kind === 'respond', emit),
  quest: ({ p, seat, emit }, { from, to }) => march(p, seat, from, to, 'quest', emit),
  swap: ({ p, seat, emit }, { from, to }) => swap(p, seat, from, to, emit),
  stand: ({ p, seat, frame, emit }, { region }) => stand(p, seat, region, frame.kind === 'respond', emit),
  mobilise: ({ p, seat, emit }, { region, ore }) => mobilise(p, seat, region, ore, emit),
  trade: ({ p, seat, frame, emit }, move) => {
    trade(p, seat, move.give, move.take, move.count, emit)
    if (frame.kind === 'respond')
      for (let more = 1; more < powersOf(p, seat).exchanges; more++) p.agenda.push({ kind: 'exchange', seat })
  },
  collect: ({ p, seat, emit }, move) => collect(p, seat, move, emit),
  gain: ({ p, seat, frame, emit }, move) => {
    const { mana, ore, food } = gainUnits(p, seat, move)
    if (frame.kind === 'gain') emit?.({ kind: 'gained', seat, why: frame.why, mana, ore, food })
  },
  pay: ({ p, seat, frame, emit }, move) => pay(p, seat, frame.kind === 'pay' ? frame.due : 0, move, emit),
  give: ({ p, seat, frame, emit }, move) => {
    if (frame.kind === 'give') give(p, seat, frame.to, move, emit)
  },
  bribe: ({ p, seat, emit }, move) => bribe(p, seat, move, emit),
  lose: ({ p, seat, frame, emit }) => {
    if (frame.kind === 'bandit') loseToBandit(p, seat, frame.region, emit)
  },
  plunder: ({ p, seat, frame, emit }, { resource }) => {
    if (frame.kind === 'plunder') takePlunder(p, seat, frame.from, RESOURCES.indexOf(resource), emit)
  },
  rise: ({ p, seat, frame, emit }, { use }) => {
    if (frame.kind === 'rise' && use) raiseTheFallen(p, seat, frame.region, emit)
  },
  die: inWar(({ seat, emit }, war, { face }) => setDie(war, seat, face, emit)),
  raise: inWar(({ p, seat, emit }, war, { resource }) => raise(p, war, seat, RESOURCES.indexOf(resource), emit)),
  lair: inWar(({ p, emit }, war, { use }) => {
    if (use) burnTower(p, war, emit)
  }),
  retreat: retire,
  carry: retire,
  church: retire,
  relocate: retire,
  'give-up': inWar(({ p, emit }, war, { from }) => giveUp(p, war, from, emit)),
})

/** Carries out an answer to the top frame. */
export function answer(p: TekPosition, seat: Seat, move: TekMove, emit: Tell): void {
  const frame = topFrame(p)
  if (!frame) return
  // Sealed choices wait for the others; every other question is settled by its answer.
  if (frame.kind !== 'charters' && frame.kind !== 'war') p.agenda.pop()
  carryOut({ p, seat, frame, emit }, move)
}

/** Does everything that needs no answer, until somebody has a choice to make or the game is over. */
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
