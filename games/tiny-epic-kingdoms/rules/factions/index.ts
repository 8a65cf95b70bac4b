import type { Seat } from '../../../../kernel/seat.ts'
import { FACTIONS, type FactionId } from '../../content/factions.ts'
import { MAGIC } from '../../content/figures.ts'
import type { TekPosition } from '../../position.ts'
import { centaurs } from './centaurs.ts'
import { constructs } from './constructs.ts'
import { darkElves } from './dark-elves.ts'
import { dwarves } from './dwarves.ts'
import { elves } from './elves.ts'
import { goblins } from './goblins.ts'
import { halflings } from './halflings.ts'
import { humans } from './humans.ts'
import { lizardfolk } from './lizardfolk.ts'
import { merfolk } from './merfolk.ts'
import { orcs } from './orcs.ts'
import { type Levels, NO_POWERS, type Powers } from './powers.ts'
import { undead } from './undead.ts'
import { valkyries } from './valkyries.ts'

export const LEVELS: Readonly<Record<FactionId, Levels>> = {
  centaurs,
  constructs,
  'dark-elves': darkElves,
  dwarves,
  elves,
  goblins,
  halflings,
  humans,
  lizardfolk,
  merfolk,
  orcs,
  undead,
  valkyries,
}

/** Every faction at every level, ready-made, lower levels included. */
const POWERS: readonly Powers[] = FACTIONS.flatMap(id =>
  Array.from({ length: MAGIC.top + 1 }, (_, level) => Object.assign({ ...NO_POWERS }, ...LEVELS[id].slice(0, level))),
)

/** What the seat's people can do now (TEK-FACTION-1). */
export const powersOf = (p: TekPosition, seat: Seat): Powers =>
  POWERS[p.factions[seat] * (MAGIC.top + 1) + p.magic[seat]]
