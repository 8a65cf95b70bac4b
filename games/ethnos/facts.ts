import type { Facts, Options } from '../../kernel/game.ts'
import { TABLE_SIZES } from './content/table.ts'
import { TRIBES, type TribeId } from './content/tribes.ts'

export interface EthnosOptions extends Options {
  readonly tribes: 'random' | readonly TribeId[]
}

export const facts: Facts = {
  id: 'ethnos',
  rulesVersion: 2,
  seats: { min: 2, max: 6 },
  options: [
    {
      id: 'tribes',
      kind: 'picks',
      values: TRIBES,
      counts: Object.fromEntries(Object.entries(TABLE_SIZES).map(([seats, size]) => [seats, size.tribes])),
      default: 'random',
    },
  ],
  simultaneous: false,
  // Only one player can ever hold ten skeletons; every other loses a card for good within eleven turns, and an age has
  // at most 84 cards: under 6,000 decisions in each of three ages. Real games take 100 to 300.
  longest: 18_000,
}
