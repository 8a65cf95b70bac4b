import type { FactionId } from '../content/factions.ts'
import type { TableText } from './text.ts'

/** What a level of a people's magic does, in the words of the rules. */
export const abilityOf = (text: TableText, faction: FactionId, level: number): string =>
  text.abilities[`TEK-FACTION-${faction.toUpperCase()}-${level}` as keyof TableText['abilities']]
