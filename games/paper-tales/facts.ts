import type { Facts, Options } from '../../kernel/game.ts'
import type { BuildingId } from './content/cards.ts'
import { ROUNDS, TAKE_BACKS } from './content/figures.ts'

export const GATES = ['none', 'units', 'buildings', 'both'] as const
export const DIFFICULTIES = ['0', '1', '2', '3', '4'] as const

/** The ten buildings that have a token: three of them are drawn when the Gates' buildings are in play. */
export const TOKENS = [
  'barracks',
  'abbey',
  'port',
  'crypt',
  'library',
  'market',
  'watchtower',
  'inn',
  'sawmill',
  'royal-palace',
] as const satisfies readonly BuildingId[]

export const FORGE_TOKENS = ['inn', 'sawmill', 'royal-palace'] as const satisfies readonly BuildingId[]
export const DRAWN_WITH_GATES = 3
export const DRAWN_WITH_FORGE = 2

export interface PaperTalesOptions extends Options {
  readonly gates: (typeof GATES)[number]
  readonly forge: boolean
  /** With the Gates' buildings: the three that join the four fixed ones. */
  readonly buildings: 'random' | readonly (typeof TOKENS)[number][]
  /** With the Forge alone: the two that join the five of the base game. */
  readonly forgeBuildings: 'random' | readonly (typeof FORGE_TOKENS)[number][]
  readonly duel: boolean
  readonly difficulty: (typeof DIFFICULTIES)[number]
}

const everywhere = (count: number): Record<number, number> =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(seats => [seats, count]))

export const facts: Facts = {
  id: 'paper-tales',
  rulesVersion: 4,
  seats: { min: 1, max: 7 },
  options: [
    { id: 'gates', kind: 'choice', values: GATES, default: 'none' },
    { id: 'forge', kind: 'flag', default: false },
    { id: 'buildings', kind: 'picks', values: TOKENS, counts: everywhere(DRAWN_WITH_GATES), default: 'random' },
    {
      id: 'forgeBuildings',
      kind: 'picks',
      values: FORGE_TOKENS,
      counts: everywhere(DRAWN_WITH_FORGE),
      default: 'random',
    },
    { id: 'duel', kind: 'flag', default: true, seats: [2] },
    { id: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: '1', seats: [1] },
  ],
  simultaneous: true,
  // In a round a seat has at most 5 picks; 12 cards and units to plan, each with a take-back and a replacement; ready;
  // 1 payment, 16 effects, and one answer each to keep, build and age.
  longest: 7 * ROUNDS * (5 + 12 + 2 * TAKE_BACKS + 1 + 1 + 16 + 3),
}
