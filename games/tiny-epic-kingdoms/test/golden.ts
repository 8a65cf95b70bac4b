import type { Golden } from '../../../kernel/conformance/golden.ts'
import type { EndReason, TekEvent } from '../position.ts'

const endsBy =
  (why: EndReason) =>
  (events: readonly TekEvent[]): boolean =>
    events.some(event => event.kind === 'end-near' && event.why === why)

/** With dice that ended in peace, a broken alliance and a retreat on the way. */
const seesEverything = (events: readonly TekEvent[]): boolean =>
  (['allied', 'alliance-broken', 'withdrew', 'fell'] as const).every(kind => events.some(event => event.kind === kind))

/** One for each number of players, one for each way the end can be triggered, one for the wars. */
export const GOLDEN: readonly Golden<TekEvent>[] = [
  { name: 'two-players', seats: 2, options: { exploration: true } },
  { name: 'three-players', seats: 3 },
  { name: 'four-players', seats: 4, options: { exploration: true } },
  { name: 'five-players', seats: 5, options: { factions: 'drafted', territories: 'chosen', exploration: true } },
  { name: 'ended-by-seven-armies', seats: 4, shows: endsBy('armies') },
  { name: 'ended-by-tower-six', seats: 4, shows: endsBy('tower') },
  { name: 'ended-by-magic-five', seats: 4, shows: endsBy('magic') },
  { name: 'alliances-made-and-broken', seats: 4, shows: seesEverything },
]

export const GOLDEN_FOLDER = new URL('golden/', import.meta.url)
