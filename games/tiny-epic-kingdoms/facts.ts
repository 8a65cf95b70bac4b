import type { Facts, Options } from '../../kernel/game.ts'

export const FIRST_PLAYER = ['random', '1', '2', '3', '4', '5'] as const

export interface TekOptions extends Options {
  /** Dealt; picked in turn from two more than there are players; picked in turn from all. */
  readonly factions: 'random' | 'drafted' | 'chosen'
  readonly territories: 'random' | 'chosen'
  readonly exploration: boolean
  readonly first: (typeof FIRST_PLAYER)[number]
}

export const facts: Facts = {
  id: 'tiny-epic-kingdoms',
  rulesVersion: 2,
  seats: { min: 2, max: 5 },
  options: [
    { id: 'factions', kind: 'choice', values: ['random', 'drafted', 'chosen'], default: 'random' },
    { id: 'territories', kind: 'choice', values: ['random', 'chosen'], default: 'random' },
    { id: 'exploration', kind: 'flag', default: false },
    { id: 'first', kind: 'choice', values: FIRST_PLAYER, default: 'random' },
  ],
  simultaneous: true,
  // At most thirty refreshes (TEK-R-76) with five selections each. Two of the five can lead to wars, which take five
  // seats at most forty decisions each; the other three take two. Real games take 100 to 250.
  longest: 15_000,
}
