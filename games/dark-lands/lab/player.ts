import { Judge } from '../../../kernel/judgement.ts'
import { elementAt } from '../../../kernel/list.ts'
import { drawRngState, Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { judgement } from '../bot.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { game } from '../rules/game.ts'

const judge = new Judge(judgement, judgement.weights.baseline)

/** A player for the laboratory: looks one step ahead in a few worlds consistent with its view. */
export function lookAhead(
  p: DarkLandsPosition,
  seat: Seat,
  moves: readonly DarkLandsMove[],
  rng: Rng,
  worlds = 1,
): DarkLandsMove {
  let best = elementAt(moves, 0)
  if (moves.length === 1) return best
  const view = game.view(p, seat)
  const imagined = Array.from({ length: worlds }, () => game.imagine(view, seat, rng))
  const chances = imagined.map(() => drawRngState(rng))
  const worth = (move: DarkLandsMove) =>
    imagined.reduce((sum, world, at) => {
      const after = game.clone(world)
      game.play(after, seat, move, new Rng(elementAt(chances, at)), null)
      return sum + judge.evaluate(after, seat)
    }, 0)
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const move of judge.candidates(elementAt(imagined, 0), seat, moves)) {
    const value = worth(move)
    if (value > bestWorth) {
      best = move
      bestWorth = value
    }
  }
  return best
}
