import type { Golden } from '../../../kernel/conformance/golden.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { judgement } from '../bot.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { game } from '../rules/game.ts'

/** By chance the land is hardly ever freed to the last region: these players look one step ahead, and now and then err. */
function choose(p: DarkLandsPosition, seat: Seat, moves: readonly DarkLandsMove[], rng: Rng): DarkLandsMove {
  if (rng.below(12) === 0) return rng.pick(moves)
  const chance = Uint32Array.from({ length: 4 }, () => rng.next())
  let best = moves[0]
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const move of judgement.candidates(p, seat, moves)) {
    const after = game.clone(p)
    game.play(after, seat, move, new Rng(chance), null)
    const worth = judgement.evaluate(after, seat)
    if (worth > bestWorth) {
      best = move
      bestWorth = worth
    }
  }
  return best
}

const has =
  (...kinds: DarkLandsEvent['kind'][]) =>
  (events: readonly DarkLandsEvent[]): boolean =>
    kinds.every(kind => events.some(event => event.kind === kind))

const endsBy =
  (why: 'full' | 'inactive') =>
  (events: readonly DarkLandsEvent[]): boolean =>
    events.some(event => event.kind === 'ended' && event.why === why)

/** One for each shape of the board, one for each way to end, and what is rare. */
export const GOLDEN: readonly Golden<DarkLandsEvent, DarkLandsPosition, DarkLandsMove>[] = [
  { name: 'small-board-two', seats: 2, choose },
  { name: 'small-board-three', seats: 3, choose, options: { board: 'large', layout: 'goblin', compensation: true } },
  { name: 'short-board', seats: 4, choose, options: { board: 'short', layout: '', compensation: false } },
  { name: 'large-board-four', seats: 4, choose },
  { name: 'large-board-five', seats: 5, choose, shows: has('reshuffled', 'exchanged') },
  { name: 'ended-full', seats: 3, choose, shows: endsBy('full') },
  { name: 'ended-inactive', seats: 3, choose, shows: endsBy('inactive') },
  { name: 'by-chance', seats: 5 },
  { name: 'redraw', seats: 5, shows: has('redrew', 'rechose') },
  { name: 'claims-and-scouting', seats: 5, choose, shows: has('claimed', 'claim-ended', 'scouted') },
]

export const GOLDEN_FOLDER = new URL('golden/', import.meta.url)
