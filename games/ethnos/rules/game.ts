import type { Emit, Game } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { ALONE, NOBODY, type Seat } from '../../../kernel/seat.ts'
import { matchesShape } from '../../../kernel/shape.ts'
import { type EthnosOptions, facts } from '../facts.ts'
import {
  clonePosition,
  type EthnosEvent,
  type EthnosMove,
  type EthnosPosition,
  type Frame,
  topFrame,
} from '../position.ts'
import { imagine, mask, view } from '../view.ts'
import { drawAsWizard, finishTurn, placeBonus, takeTroll } from './ability.ts'
import { nextTurn } from './age.ts'
import { decideHordes } from './age-end.ts'
import { playBand } from './band.ts'
import { keepCards } from './discard.ts'
import { outcome } from './final.ts'
import { moves, objection, SHAPES } from './legality.ts'
import { recruitFromDeck, recruitFromRow } from './recruit.ts'
import { setup } from './setup.ts'

export const game: Game<EthnosPosition, EthnosMove, EthnosEvent, EthnosOptions> = {
  facts,
  optionsObjection: () => null,
  setup,
  toMove: p => {
    const frame = topFrame(p)
    return frame ? ALONE[frame.seat] : NOBODY
  },
  moves,
  isMove: (value): value is EthnosMove => matchesShape(SHAPES, value),
  objection,
  play,
  view,
  mask,
  imagine,
  clone: clonePosition,
  outcome,
}

/** The frame is taken off the agenda, and the move may put others there. */
function play(p: EthnosPosition, seat: Seat, move: EthnosMove, rng: Rng, emit: Emit<EthnosEvent> | null): void {
  const frame = p.agenda.pop() as Frame
  switch (move.kind) {
    case 'recruit':
      return recruitFromRow(p, seat, move.card, emit)
    case 'draw':
      return recruitFromDeck(p, seat, rng, emit)
    case 'band':
      return playBand(p, seat, move.cards, move.leader, move.kingdom, move.decline === true, emit)
    case 'scatter': // ET-R-3: the discard step without a band
    case 'stop':
      return finishTurn(p, seat, emit)
    case 'bonus':
      return placeBonus(p, frame, move.kingdom, emit)
    case 'troll':
      return takeTroll(p, seat, move.value, emit)
    case 'keep':
      keepCards(p, seat, move.cards, emit)
      return nextTurn(p, seat)
    case 'wizard':
      return drawAsWizard(p, frame, move.draw, rng, emit)
    case 'hordes':
      return decideHordes(p, frame, move.cash, rng, emit)
  }
}
