import { byKind, defineGame, type MoveContext } from '../../../kernel/define.ts'
import { ALONE, NOBODY } from '../../../kernel/seat.ts'
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
import { outcome } from './end.ts'
import { objection } from './explain.ts'
import { moves } from './moves.ts'
import { refuse } from './objections.ts'
import { recruitFromDeck, recruitFromRow } from './recruit.ts'
import { setup } from './setup.ts'
import { SHAPES } from './shapes.ts'

export const game = defineGame<EthnosPosition, EthnosMove, EthnosEvent, EthnosOptions>({
  facts,
  setup,
  toMove: p => {
    const frame = topFrame(p)
    return frame ? ALONE[frame.seat] : NOBODY
  },
  moves,
  shapes: SHAPES,
  objection,
  idle: () => refuse('not-now'),
  // The frame is taken off the agenda before the move, which may add others.
  play: (p, seat, move, rng, emit) => answer({ p, seat, rng, emit, frame: p.agenda.pop() as Frame }, move),
  view,
  mask,
  imagine,
  clone: clonePosition,
  outcome,
})

interface Answer extends MoveContext<EthnosPosition, EthnosEvent> {
  readonly frame: Frame
}

const answer = byKind<EthnosMove, Answer>({
  recruit: ({ p, seat, emit }, { card }) => recruitFromRow(p, seat, card, emit),
  draw: ({ p, seat, rng, emit }) => recruitFromDeck(p, seat, rng, emit),
  band: ({ p, seat, emit }, { cards, leader, kingdom, decline }) =>
    playBand(p, seat, cards, leader, kingdom, decline === true, emit),
  // ET-R-3: the discard step without a band
  scatter: ({ p, seat, emit }) => finishTurn(p, seat, emit),
  stop: ({ p, seat, emit }) => finishTurn(p, seat, emit),
  bonus: ({ p, frame, emit }, { kingdom }) => placeBonus(p, frame, kingdom, emit),
  troll: ({ p, seat, emit }, { value }) => takeTroll(p, seat, value, emit),
  keep: ({ p, seat, emit }, { cards }) => {
    keepCards(p, seat, cards, emit)
    nextTurn(p, seat)
  },
  wizard: ({ p, frame, rng, emit }, { draw }) => drawAsWizard(p, frame, draw, rng, emit),
  hordes: ({ p, frame, rng, emit }, { cash }) => decideHordes(p, frame, cash, rng, emit),
})
