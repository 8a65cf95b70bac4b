import type { Emit, Game, GameEvent, Position } from '../../kernel/game.ts'
import type { Judge } from '../../kernel/judgement.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { quickMove } from '../quick-move.ts'

/** The most moves ahead. A solo game never passes the turn, so it needs this limit. */
const LONGEST = 400

/**
 * Everybody plays their probable moves, `mover` first, until the turn has passed this many times. Changes the position.
 */
export function playAhead(
  game: Game,
  judge: Judge,
  position: Position,
  mover: Seat | undefined,
  passes: number,
  rng: Rng,
): void {
  let last = mover
  let left = passes
  for (let steps = 0; steps < LONGEST; steps++) {
    const [seat] = game.toMove(position)
    if (seat === undefined || (seat !== last && --left <= 0)) return
    last = seat
    game.play(position, seat, quickMove(game, judge, position, seat, true, rng), rng, null)
  }
}

/**
 * The seat plays its probable moves to the end of its turn; seats asked at the same time answer too. Changes the
 * position. Returns true if the seat alone decided: nobody else answered and nothing was drawn.
 */
export function playTurn(
  game: Game,
  judge: Judge,
  position: Position,
  seat: Seat,
  askedToo: readonly Seat[],
  rng: Rng,
  emit: Emit<GameEvent>,
): boolean {
  let isOwn = true
  let isOpen = false
  for (let steps = 0; steps < LONGEST; steps++) {
    const asked = game.toMove(position)
    if (asked.includes(seat) !== isOwn) {
      // Asked again after others have answered: a new decision.
      if (!isOwn) return false
      isOwn = false
    }
    const next = isOwn ? seat : asked.find(other => askedToo.includes(other))
    if (next === undefined) return !isOpen
    const move = quickMove(game, judge, position, next, isOwn, rng)
    const before = rng.fingerprint()
    game.play(position, next, move, rng, emit)
    isOpen ||= !isOwn || rng.fingerprint() !== before
  }
  return false
}
