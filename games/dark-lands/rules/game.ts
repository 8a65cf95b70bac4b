import type { Emit, Game } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { NOBODY, type Seat, seatsOf } from '../../../kernel/seat.ts'
import { matchesShape } from '../../../kernel/shape.ts'
import { type DarkLandsOptions, facts } from '../facts.ts'
import {
  clonePosition,
  type DarkLandsEvent,
  type DarkLandsMove,
  type DarkLandsPosition,
  NONE,
  topFrame,
} from '../position.ts'
import { imagine, mask, view } from '../view.ts'
import { buy, useCards } from './buy.ts'
import { capture } from './capture.ts'
import { outcomeOf } from './end.ts'
import { close, give } from './exchange.ts'
import { fortify } from './fortify.ts'
import { chooseAgain, seal } from './free-companions.ts'
import { moves, objection } from './legality.ts'
import { cast } from './magic.ts'
import { discardFor, scout, stopTransmuting } from './magic-choices.ts'
import { aim, levitate, rally, recruit } from './magic-targets.ts'
import { redraw } from './redraw.ts'
import { optionsObjection, setup } from './setup.ts'
import { SHAPES } from './shapes.ts'
import { endTurn } from './turn.ts'

export const game: Game<DarkLandsPosition, DarkLandsMove, DarkLandsEvent, DarkLandsOptions> = {
  facts,
  optionsObjection,
  setup,
  toMove,
  moves,
  isMove: (value): value is DarkLandsMove => matchesShape(SHAPES, value),
  objection,
  play,
  view,
  mask,
  imagine,
  clone: clonePosition,
  outcome: outcomeOf,
}

/** The seat on turn, then every seat whose exchange is open beside it (DL-OVERLAP-1). */
function toMove(p: DarkLandsPosition): readonly Seat[] {
  const frame = topFrame(p)
  if (!frame) return NOBODY
  if (frame.seat === NONE) return seatsOf(p.seats).filter(seat => p.sealed[seat] === NONE)
  let open = 0
  for (let seat = 0; seat < p.seats; seat++) if (p.exchanging[seat]) open |= 1 << seat
  return ASKED[frame.seat][open]
}

/** By the seat on turn and the set of open exchanges, made once: asking allocates nothing. */
const ASKED: readonly (readonly (readonly Seat[])[])[] = seatsOf(facts.seats.max).map((onTurn, _, seats) =>
  Array.from({ length: 1 << seats.length }, (_, open) => [
    onTurn,
    ...seats.filter(seat => seat !== onTurn && open & (1 << seat)),
  ]),
)

function play(
  p: DarkLandsPosition,
  seat: Seat,
  move: DarkLandsMove,
  rng: Rng,
  emit: Emit<DarkLandsEvent> | null,
): void {
  switch (move.kind) {
    case 'choose':
      if (topFrame(p)?.kind === 'rechoose') chooseAgain(p, seat, move.companions, emit)
      else seal(p, seat, move.companions, rng, emit)
      return
    case 'redraw':
      return redraw(p, seat, rng, emit)
    case 'buy':
      return buy(p, seat, move.companion, emit)
    case 'proceed':
      return useCards(p, seat, 0)
    case 'capture':
      return capture(p, seat, move.card, move.cell, emit)
    case 'fortify':
      return fortify(p, seat, move.card, move.cell, emit)
    case 'cast':
      return cast(p, seat, move.card, rng, emit)
    case 'aim':
      return aim(p, seat, move.card, move.cell, emit)
    case 'recruit':
      return recruit(p, seat, move.companion, emit)
    case 'rally':
      return rally(p, seat, move.warriors, move.artisans, emit)
    case 'levitate':
      return levitate(p, seat, move.from, move.to, emit)
    case 'discard':
      return discardFor(p, p.agenda[p.agenda.length - 1], seat, move.card, emit)
    case 'stop':
      return stopTransmuting(p)
    case 'scout':
      return scout(p, seat, move.take, move.under, emit)
    case 'end':
      return endTurn(p, seat, rng, emit)
    case 'give':
      return give(p, seat, move.cards, rng, emit)
    case 'close':
      return close(p, seat, rng, emit)
  }
}
