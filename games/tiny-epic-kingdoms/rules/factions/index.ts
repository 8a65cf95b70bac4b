import type { Seat } from '../../../../kernel/seat.ts'
import { FACTIONS } from '../../content/factions.ts'
import { MAGIC } from '../../content/figures.ts'
import type { TekPosition } from '../../position.ts'
import { LEVELS } from './levels.ts'
import { NO_POWERS, type Powers } from './powers.ts'

/** Every faction at every level, precomputed, lower levels included. */
const POWERS: readonly Powers[] = FACTIONS.flatMap(id =>
  Array.from({ length: MAGIC.top + 1 }, (_, level) => Object.assign({ ...NO_POWERS }, ...LEVELS[id].slice(0, level))),
)

/** What the seat's people can do now (TEK-FACTION-1). */
export const powersOf = (p: TekPosition, seat: Seat): Powers =>
  POWERS[p.factions[seat] * (MAGIC.top + 1) + p.magic[seat]]
