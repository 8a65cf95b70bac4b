import type { Facts } from '../../kernel/game.ts'
import type { Json } from '../../kernel/json.ts'
import { MY_OWN } from './content/example.ts'
import { MAP_IDS, MAPS, type MapId } from './content/maps.ts'
import { COMBOS_ON_OFFER } from './content/pieces.ts'
import { POWER_IDS, type PowerId } from './content/powers.ts'
import { RACE_IDS, type RaceId } from './content/races.ts'

export interface SmallWorldOptions {
  readonly [option: string]: Json
  readonly map: 'by-players' | MapId
  readonly first: 'random' | '1' | '2' | '3' | '4' | '5'
  readonly races: 'random' | readonly RaceId[]
  readonly powers: 'random' | readonly PowerId[]
  readonly withoutDiplomat: boolean
  readonly openCoins: boolean
  readonly custom: Json
}

const SEATS = [2, 3, 4, 5]
const upTo = (players: number): readonly number[] => SEATS.filter(seats => seats <= players)
const from = (seat: number): readonly number[] => SEATS.filter(seats => seats >= seat)

const SIX = { 2: COMBOS_ON_OFFER, 3: COMBOS_ON_OFFER, 4: COMBOS_ON_OFFER, 5: COMBOS_ON_OFFER }

export const facts: Facts = {
  id: 'small-world',
  rulesVersion: 3,
  seats: { min: 2, max: 5 },
  options: [
    {
      id: 'map',
      kind: 'choice',
      values: ['by-players', ...MAP_IDS],
      default: 'by-players',
      valueSeats: Object.fromEntries(MAPS.map(map => [map.id, upTo(map.players)])),
    },
    {
      id: 'first',
      kind: 'choice',
      values: ['random', '1', '2', '3', '4', '5'],
      default: 'random',
      valueSeats: { 3: from(3), 4: from(4), 5: from(5) },
    },
    // The first six combos from the free one down, race and power pair by pair.
    { id: 'races', kind: 'picks', values: RACE_IDS, counts: SIX, default: 'random' },
    { id: 'powers', kind: 'picks', values: POWER_IDS, counts: SIX, default: 'random' },
    { id: 'withoutDiplomat', kind: 'flag', default: false, seats: [2] },
    { id: 'openCoins', kind: 'flag', default: false },
    { id: 'custom', kind: 'data', default: null, example: MY_OWN },
  ],
  simultaneous: false,
  // At most 40 turns, each with two races of at most 20 tokens: every token is withdrawn, rolled for, spent, lifted
  // and placed at most once; others put back up to 40 tokens and encampments; the rest is markers and confirmations.
  longest: 40 * (2 * 5 * 20 + 40 + 40),
}
