import { defineGame } from '../../../kernel/define.ts'
import { NOBODY, type Seat, seatsOf } from '../../../kernel/seat.ts'
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
import { objection, wrongMoment } from './explain.ts'
import { fortify } from './fortify.ts'
import { chooseAgain, seal } from './free-companions.ts'
import { cast } from './magic.ts'
import { discardFor, scout, stopTransmuting } from './magic-choices.ts'
import { aim, levitate, rally, recruit } from './magic-targets.ts'
import { moves } from './moves.ts'
import { redraw } from './redraw.ts'
import { optionsObjection, setup } from './setup.ts'
import { SHAPES } from './shapes.ts'
import { endTurn } from './turn.ts'

export const game = defineGame<DarkLandsPosition, DarkLandsMove, DarkLandsEvent, DarkLandsOptions>({
  facts,
  optionsObjection,
  setup,
  toMove,
  moves,
  shapes: SHAPES,
  objection,
  idle: (p, _seat, move) => wrongMoment(p, 'nothing', move),
  play: {
    choose: ({ p, seat, rng, emit }, { companions }) => {
      if (topFrame(p)?.kind === 'rechoose') chooseAgain(p, seat, companions, emit)
      else seal(p, seat, companions, rng, emit)
    },
    redraw: ({ p, seat, rng, emit }) => redraw(p, seat, rng, emit),
    buy: ({ p, seat, emit }, { companion }) => buy(p, seat, companion, emit),
    proceed: ({ p, seat }) => useCards(p, seat, 0),
    capture: ({ p, seat, emit }, { card, cell }) => capture(p, seat, card, cell, emit),
    fortify: ({ p, seat, emit }, { card, cell }) => fortify(p, seat, card, cell, emit),
    cast: ({ p, seat, rng, emit }, { card }) => cast(p, seat, card, rng, emit),
    aim: ({ p, seat, emit }, { card, cell }) => aim(p, seat, card, cell, emit),
    recruit: ({ p, seat, emit }, { companion }) => recruit(p, seat, companion, emit),
    rally: ({ p, seat, emit }, { warriors, artisans }) => rally(p, seat, warriors, artisans, emit),
    levitate: ({ p, seat, emit }, { from, to }) => levitate(p, seat, from, to, emit),
    discard: ({ p, seat, emit }, { card }) => discardFor(p, p.agenda[p.agenda.length - 1], seat, card, emit),
    stop: ({ p }) => stopTransmuting(p),
    scout: ({ p, seat, emit }, { take, under }) => scout(p, seat, take, under, emit),
    end: ({ p, seat, rng, emit }) => endTurn(p, seat, rng, emit),
    give: ({ p, seat, rng, emit }, { cards }) => give(p, seat, cards, rng, emit),
    close: ({ p, seat, rng, emit }) => close(p, seat, rng, emit),
  },
  view,
  mask,
  imagine,
  clone: clonePosition,
  outcome: outcomeOf,
})

/** The seat on turn, then every seat whose exchange is open beside it (DL-OVERLAP-1). */
function toMove(p: DarkLandsPosition): readonly Seat[] {
  const frame = topFrame(p)
  if (!frame) return NOBODY
  if (frame.seat === NONE) return seatsOf(p.seats).filter(seat => p.sealed[seat] === NONE)
  let open = 0
  for (let seat = 0; seat < p.seats; seat++) if (p.exchanging[seat]) open |= 1 << seat
  return ASKED[frame.seat][open]
}

/** By the active seat and the set of open exchanges, created once, so that asking allocates nothing. */
const ASKED: readonly (readonly (readonly Seat[])[])[] = seatsOf(facts.seats.max).map((onTurn, _, seats) =>
  Array.from({ length: 1 << seats.length }, (_, open) => [
    onTurn,
    ...seats.filter(seat => seat !== onTurn && open & (1 << seat)),
  ]),
)
