import type { Game, Objection } from '../../../kernel/game.ts'
import { sameData } from '../../../kernel/json.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { facts, type TekOptions } from '../facts.ts'
import { clonePosition, type TekEvent, type TekMove, type TekPosition, topFrame } from '../position.ts'
import { imagine, mask, view } from '../view.ts'
import { answer, askedNow, carryOn, listMoves } from './agenda.ts'
import { explain } from './explain.ts'
import { isMove } from './form.ts'
import { object } from './objections.ts'
import { outcomeOf } from './scoring.ts'
import { setup } from './setup.ts'

function movesOf(p: TekPosition, seat: Seat): TekMove[] {
  const frame = topFrame(p)
  return frame && askedNow(p).includes(seat) ? listMoves(p, frame, seat) : []
}

function objectionTo(p: TekPosition, seat: Seat, move: TekMove): Objection | null {
  const frame = topFrame(p)
  if (!frame || !askedNow(p).includes(seat)) return object('not-asked', { move: move.kind })
  const listed = listMoves(p, frame, seat).some(legal => sameData(legal, move))
  return listed ? null : explain(p, frame, seat, move)
}

export const game: Game<TekPosition, TekMove, TekEvent, TekOptions> = {
  facts,
  optionsObjection: (options, seats) =>
    options.first !== 'random' && Number(options.first) > seats
      ? object('first-player', { seat: options.first, seats })
      : null,
  setup,
  toMove: askedNow,
  moves: movesOf,
  isMove,
  objection: objectionTo,
  play: (p, seat, move, rng, emit) => {
    answer(p, seat, move, emit)
    carryOn(p, rng, emit)
  },
  view,
  mask,
  imagine,
  clone: clonePosition,
  outcome: outcomeOf,
}
