import type { FactionId } from '../content/factions.ts'
import type { Action } from '../content/figures.ts'
import type { Resource } from '../content/resources.ts'
import type { Terrain } from '../content/terrains.ts'
import type { Compass, SideId } from '../content/territories.ts'
import type { Token } from '../content/tokens.ts'

/** One language's names for everything; the table uses them too. */
export interface Names {
  readonly factions: Readonly<Record<FactionId, string>>
  /** The five levels, in order. */
  readonly abilities: Readonly<Record<FactionId, readonly [string, string, string, string, string]>>
  readonly territories: Readonly<Record<SideId, string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly compass: Readonly<Record<Compass, string>>
  readonly resources: Readonly<Record<Resource, string>>
  readonly actions: Readonly<Record<Action, string>>
  readonly tokens: Readonly<Record<Token, string>>
  /** "northwest forest, Galson" */
  region(region: number): string
  /** "2 mana, 1 food"; the word for nothing if all are zero. */
  units(units: { readonly mana: number; readonly ore: number; readonly food: number }): string
}
