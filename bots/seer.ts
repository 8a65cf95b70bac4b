import type { Position } from '../kernel/game.ts'
import type { BotGame } from '../kernel/module.ts'
import type { Seat } from '../kernel/seat.ts'

/** What a seat is shown when it is asked for a move. */
export type Eyes = (position: Position, seat: Seat) => Position

/** `expert!` is the twin of `expert` that cheats. */
export const seesAll = (spec: string): boolean => spec.endsWith('!')

/**
 * The game as a cheat plays it: it looks at the truth, so there is nothing to imagine. It tells what hidden things are worth
 * to those who know them; only the arena seats it, no table does.
 */
export const unmasked = (botGame: BotGame): BotGame => ({
  ...botGame,
  game: { ...botGame.game, imagine: position => botGame.game.clone(position) },
})

/** Honest seats see their view, the others everything. */
export const eyesOf =
  ({ game }: Pick<BotGame, 'game'>, specAt: (seat: Seat) => string): Eyes =>
  (position, seat) =>
    seesAll(specAt(seat)) ? game.clone(position) : game.view(position, seat)
