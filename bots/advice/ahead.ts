import type { Emit, Game, GameEvent, Position } from '../../kernel/game.ts'
import type { Judge } from '../../kernel/judgement.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { quickMove } from '../quick-move.ts'

/** No walk is longer, wherever it is: a game for one never passes the move on. */
const LONGEST = 400

/** Everybody plays on as they probably will, `mover` first, until the move has passed to another so many times. Changes the position. */
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
 * The seat plays its turn on as it probably will; those who were asked at the same time answer, too. Changes the position. Says whether
 * only the seat itself had a say in it: nobody else answered, nothing was drawn.
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
      // Asked anew after others have answered: that is another question.
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
