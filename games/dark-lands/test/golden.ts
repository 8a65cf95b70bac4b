import type { Golden } from '../../../kernel/conformance/golden.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { lookAhead } from '../lab/player.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'

/** By chance the land is hardly ever freed to the last region: these players look one step ahead, and now and then err. */
const choose = (p: DarkLandsPosition, seat: Seat, moves: readonly DarkLandsMove[], rng: Rng): DarkLandsMove =>
  rng.below(12) === 0 ? rng.pick(moves) : lookAhead(p, seat, moves, rng)

const has =
  (...kinds: DarkLandsEvent['kind'][]) =>
  (events: readonly DarkLandsEvent[]): boolean =>
    kinds.every(kind => events.some(event => event.kind === kind))

const endsBy =
  (why: 'full' | 'inactive') =>
  (events: readonly DarkLandsEvent[]): boolean =>
    events.some(event => event.kind === 'ended' && event.why === why)

/** One for each shape of the board, one for each way to end, and what is rare. */
export const GOLDEN: readonly Golden<DarkLandsEvent, DarkLandsPosition, DarkLandsMove>[] = [
  { name: 'small-board-two', seats: 2, choose },
  { name: 'small-board-three', seats: 3, choose, options: { layout: 'goblin', compensation: true } },
  { name: 'large-board-two', seats: 2, choose, options: { board: 'large', first: '2' } },
  { name: 'short-board', seats: 4, choose, options: { board: 'short' } },
  { name: 'large-board-four', seats: 4, choose },
  { name: 'large-board-five', seats: 5, choose, shows: has('reshuffled', 'exchanged') },
  { name: 'ended-full', seats: 3, choose, shows: endsBy('full') },
  { name: 'ended-inactive', seats: 3, choose, shows: endsBy('inactive') },
  { name: 'by-chance', seats: 5 },
  { name: 'redraw', seats: 5, shows: has('redrew', 'rechose') },
  { name: 'claims-and-scouting', seats: 5, choose, shows: has('claimed', 'claim-ended', 'scouted') },
]

export const GOLDEN_FOLDER = new URL('golden/', import.meta.url)
