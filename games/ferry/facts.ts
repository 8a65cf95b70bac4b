import type { Facts, Options } from '../../kernel/game.ts'

export const LENGTHS = ['4', '6'] as const

export interface FerryOptions extends Options {
  readonly crossings: (typeof LENGTHS)[number]
}

export const facts: Facts = {
  id: 'ferry',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: [{ id: 'crossings', kind: 'choice', values: LENGTHS, default: '6' }],
  simultaneous: true,
  example: true,
  // Five players, six crossings, one crate each.
  longest: 30,
}
