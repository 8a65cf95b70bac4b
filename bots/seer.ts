import type { Position } from '../kernel/game.ts'
import type { BotGame } from '../kernel/module.ts'
import type { Seat } from '../kernel/seat.ts'

/** What a seat is shown when it is asked for a move. */
export type Eyes = (position: Position, seat: Seat) => Position

/** `expert!` is `expert` with sight of everything hidden. */
export const seesAll = (spec: string): boolean => spec.endsWith('!')

/**
 * The game for a bot that cheats: it sees the full position, so it imagines nothing. Shows what hidden information is
 * worth. Used only in the arena, never at a table.
 */
export const unmasked = (botGame: BotGame): BotGame => ({
  ...botGame,
  game: { ...botGame.game, imagine: position => botGame.game.clone(position) },
})

/** Honest seats get their view, cheating ones the full position. */
export const eyesOf =
  ({ game }: Pick<BotGame, 'game'>, specAt: (seat: Seat) => string): Eyes =>
  (position, seat) =>
    seesAll(specAt(seat)) ? game.clone(position) : game.view(position, seat)
