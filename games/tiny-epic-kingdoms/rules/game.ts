import { defineGame } from '../../../kernel/define.ts'
import { facts, type TekOptions } from '../facts.ts'
import { clonePosition, type TekEvent, type TekMove, type TekPosition } from '../position.ts'
import { imagine, mask, view } from '../view.ts'
import { answer, askedNow, carryOn } from './agenda.ts'
import { explain } from './explain.ts'
import { moves } from './moves.ts'
import { refuse } from './objections.ts'
import { outcomeOf } from './scoring.ts'
import { optionsObjection, setup } from './setup.ts'
import { SHAPES } from './shapes.ts'

export const game = defineGame<TekPosition, TekMove, TekEvent, TekOptions>({
  facts,
  optionsObjection,
  setup,
  toMove: askedNow,
  moves,
  shapes: SHAPES,
  explain,
  idle: (_p, _seat, { kind }) => refuse('not-asked', { move: kind }),
  play: (p, seat, move, rng, emit) => {
    answer(p, seat, move, emit)
    carryOn(p, rng, emit)
  },
  view,
  mask,
  imagine,
  clone: clonePosition,
  outcome: outcomeOf,
})
