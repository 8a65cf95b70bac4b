/* Ferry is our own game, written to be read: docs/adding-a-game.md walks through this folder. */

export const WEIGHTS = [1, 2, 3, 4, 5, 6] as const
export const HEAVIEST = 6
/** Crates of each weight. */
export const COPIES = 8
export const HAND = 3
/** What the ferry carries, for each player at the table. */
export const ROOM_PER_PLAYER = 3
