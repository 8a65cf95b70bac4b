import type { Judgement } from '../../kernel/game.ts'
import type { DarkLandsMove, DarkLandsPosition } from './position.ts'

export const judgement: Judgement<DarkLandsPosition, DarkLandsMove> = {
  evaluate: (p, seat) => p.coins[seat],
  candidates: (_p, _seat, moves) => moves,
}
