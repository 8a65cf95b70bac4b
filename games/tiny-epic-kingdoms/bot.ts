import type { Judgement } from '../../kernel/game.ts'
import { SOURCES, type TekMove, type TekPosition } from './position.ts'
import { pointsFrom } from './rules/scoring.ts'

/** How a bot sees a position: for now, the points it would score at once. */
export const judgement: Judgement<TekPosition, TekMove> = {
  evaluate: (p, seat) => SOURCES.reduce((sum, source) => sum + pointsFrom(p, seat, source), 0),
  candidates: (_p, _seat, moves) => moves,
}
