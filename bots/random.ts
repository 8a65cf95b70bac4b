import type { Bot } from './bot.ts'

/** Every legal move is equally likely: the baseline for playing without thought. */
export const random = (): Bot => ({
  choose: (_view, _seat, moves, rng) => rng.pick(moves),
})
