import type { Game } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { SPELL } from '../cards.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'

/* Moves are tried out on a copy of the view, by the rules themselves: what a turn would lead to. */

export interface PlannedStep {
  readonly move: DarkLandsMove
  readonly view: DarkLandsPosition
  readonly events: readonly DarkLandsEvent[]
}

/** Moves whose whole effect the player foresees: nothing is drawn, nobody else is asked. */
const FORESEEN: Readonly<Record<DarkLandsMove['kind'], boolean>> = {
  choose: false,
  redraw: false,
  buy: true,
  proceed: true,
  capture: true,
  fortify: true,
  cast: true,
  aim: true,
  recruit: true,
  rally: true,
  levitate: true,
  discard: true,
  stop: true,
  scout: false,
  end: false,
  give: false,
  close: false,
}

export const isForeseen = (move: DarkLandsMove): boolean =>
  FORESEEN[move.kind] && !(move.kind === 'cast' && (move.card === SPELL.insight || move.card === SPELL.scouting))

type DarkLands = Game<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>

export function tryOut(game: DarkLands, before: DarkLandsPosition, seat: Seat, move: DarkLandsMove): PlannedStep {
  const view = game.clone(before)
  const events: DarkLandsEvent[] = []
  const chance = Rng.fromSeed('plan')
  const untouched = chance.fingerprint()
  game.play(view, seat, move, chance, event => events.push(event))
  if (chance.fingerprint() !== untouched) throw new Error(`${move.kind} cannot be foreseen`)
  return { move, view, events }
}

export const signed = (coins: number): string => (coins > 0 ? `+${coins}` : `−${-coins}`)

/** The coins that a move would bring or cost its player at once. */
export const gainOf = (game: DarkLands, before: DarkLandsPosition, seat: Seat, move: DarkLandsMove): number =>
  isForeseen(move) ? tryOut(game, before, seat, move).view.coins[seat] - before.coins[seat] : 0

/** The steps one after another, as far as they are legal. */
export function follow(
  game: DarkLands,
  from: DarkLandsPosition,
  seat: Seat,
  moves: readonly DarkLandsMove[],
): readonly PlannedStep[] {
  const course: PlannedStep[] = []
  for (const move of moves) {
    const before = course.at(-1)?.view ?? from
    if (game.objection(before, seat, move)) break
    course.push(tryOut(game, before, seat, move))
  }
  return course
}
