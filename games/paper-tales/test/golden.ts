import type { Golden } from '../../../kernel/conformance/golden.ts'
import { elementAt } from '../../../kernel/list.ts'
import { judgement } from '../bot.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { manual } from '../weights/manual.ts'

const shows =
  (...kinds: readonly PaperTalesEvent['kind'][]) =>
  (events: readonly PaperTalesEvent[]): boolean =>
    kinds.every(kind => events.some(event => event.kind === kind))

/** Whether the game ended with the Lich King beaten. */
const won =
  (place: number) =>
  (events: readonly PaperTalesEvent[]): boolean =>
    events.some(event => event.kind === 'ended' && event.places[0] === place)

/** One for each number of players, one for each mix of sets, and the rare things. */
export const GOLDEN: readonly Golden<PaperTalesEvent, PaperTalesPosition, PaperTalesMove>[] = [
  { name: 'solo-defeat', seats: 1, options: { difficulty: '4' }, shows: won(2) },
  {
    name: 'solo-victory',
    seats: 1,
    options: { difficulty: '0' },
    shows: won(1),
    // Chance never beats the Lich King.
    choose: (p, seat, moves) => elementAt(judgement.candidates(p, seat, moves, manual.figures, true), 0),
  },
  { name: 'two-players', seats: 2 },
  { name: 'two-players-plain', seats: 2, options: { duel: false } },
  { name: 'three-players', seats: 3 },
  { name: 'four-players', seats: 4 },
  { name: 'five-players', seats: 5 },
  { name: 'six-players', seats: 6 },
  { name: 'seven-players', seats: 7, shows: shows('reshuffled') },
  { name: 'gates-units', seats: 4, options: { gates: 'units' }, shows: shows('shadowed', 'founded') },
  { name: 'gates-buildings', seats: 4, options: { gates: 'buildings' } },
  { name: 'gates', seats: 4, options: { gates: 'both' } },
  { name: 'forge', seats: 4, options: { forge: true }, shows: shows('reborn') },
  { name: 'gates-units-and-forge', seats: 4, options: { gates: 'units', forge: true } },
  { name: 'gates-buildings-and-forge', seats: 4, options: { gates: 'buildings', forge: true } },
  {
    name: 'everything',
    seats: 4,
    options: { gates: 'both', forge: true },
    shows: shows('shapeshifted', 'raised', 'saved'),
  },
  {
    name: 'chosen-buildings',
    seats: 3,
    options: { gates: 'both', forge: true, buildings: ['library', 'market', 'royal-palace'] },
  },
]

export const GOLDEN_FOLDER = new URL('golden/', import.meta.url)
