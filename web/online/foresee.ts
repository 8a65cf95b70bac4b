import type { Game, GameEvent, Move, Position } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import { checkMove } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'

export interface Foreseen {
  readonly view: Position
  readonly events: readonly GameEvent[]
}

/**
 * What the seat will see after its move, if that is certain before the server has answered: the move is played in two
 * worlds that agree with the view and differ in what is hidden. `null` if it draws on chance, shows something hidden,
 * is not legal, or does not look the same in both.
 */
export function foresee(game: Game, view: Position, seat: Seat, move: Move): Foreseen | null {
  const checked = checkMove(game, view, seat, move)
  if (!checked.ok) return null
  const one = tryOut(game, view, seat, checked.value, 'one')
  const other = one && tryOut(game, view, seat, checked.value, 'other')
  return one && other && sameData(one, other) ? one : null
}

function tryOut(game: Game, view: Position, seat: Seat, move: Move, world: string): Foreseen | null {
  const position = game.imagine(view, seat, Rng.fromSeed(`world ${world}`))
  const chance = Rng.fromSeed(`chance ${world}`)
  const untouched = chance.fingerprint()
  const events: GameEvent[] = []
  game.play(position, seat, move, chance, event => events.push(event))
  if (chance.fingerprint() !== untouched || events.some(event => event.shows)) return null
  return { view: game.view(position, seat), events: events.map(event => game.mask(event, seat)) }
}
