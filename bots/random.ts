import type { Bot } from './bot.ts'

/** Every legal move is equally likely: the measure of what playing without thought is worth. */
export const random = (): Bot => ({
  choose: (_view, _seat, moves, rng) => rng.pick(moves),
})
