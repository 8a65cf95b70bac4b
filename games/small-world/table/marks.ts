import tent from 'glyph:camping-tent'
import cauldron from 'glyph:cauldron'
import cave from 'glyph:cave-entrance'
import axes from 'glyph:crossed-axes'
import swords from 'glyph:crossed-swords'
import crystal from 'glyph:crystal-shine'
import skull from 'glyph:death-skull'
import dove from 'glyph:dove'
import drakkar from 'glyph:drakkar'
import dwarf from 'glyph:dwarf-face'
import wing from 'glyph:feathered-wing'
import ghost from 'glyph:ghost'
import giant from 'glyph:giant'
import hills from 'glyph:hills'
import door from 'glyph:hobbit-door'
import horse from 'glyph:horse-head'
import laurels from 'glyph:laurels'
import lair from 'glyph:mountain-cave'
import oak from 'glyph:oak'
import orc from 'glyph:orc-head'
import quill from 'glyph:quill-ink'
import rat from 'glyph:rat'
import robber from 'glyph:robber'
import scales from 'glyph:scales'
import zombie from 'glyph:shambling-zombie'
import spartan from 'glyph:spartan'
import dragon from 'glyph:spiked-dragon-head'
import tower from 'glyph:stone-tower'
import strong from 'glyph:strong'
import swamp from 'glyph:swamp'
import triton from 'glyph:triton-head'
import troll from 'glyph:troll'
import coins from 'glyph:two-coins'
import helm from 'glyph:visored-helm'
import pick from 'glyph:war-pick'
import warlock from 'glyph:warlock-hood'
import wizard from 'glyph:wizard-face'
import elf from 'glyph:woman-elf-face'
import wyvern from 'glyph:wyvern'
import { elementAt } from '../../../kernel/list.ts'
import type { SymbolId } from '../content/maps.ts'
import { POWER_IDS, type PowerId } from '../content/powers.ts'
import { RACE_IDS, type RaceId } from '../content/races.ts'

const RACE_GLYPHS: Readonly<Record<RaceId, string>> = {
  amazons: spartan,
  dwarves: dwarf,
  elves: elf,
  ghouls: zombie,
  giants: giant,
  halflings: door,
  humans: helm,
  orcs: orc,
  ratmen: rat,
  skeletons: skull,
  sorcerers: warlock,
  tritons: triton,
  trolls: troll,
  wizards: wizard,
  custom: wyvern,
}

const POWER_GLYPHS: Readonly<Record<PowerId, string>> = {
  alchemist: cauldron,
  berserk: axes,
  bivouacking: tent,
  commando: swords,
  diplomat: dove,
  'dragon-master': dragon,
  flying: wing,
  forest: oak,
  fortified: tower,
  heroic: laurels,
  hill: hills,
  merchant: scales,
  mounted: horse,
  pillaging: robber,
  seafaring: drakkar,
  spirit: ghost,
  stout: strong,
  swamp,
  underworld: cave,
  wealthy: coins,
  custom: quill,
}

export const raceGlyph = (race: number): string => RACE_GLYPHS[elementAt(RACE_IDS, race)]
export const powerGlyph = (power: number): string => POWER_GLYPHS[elementAt(POWER_IDS, power)]

/** What stands in a region besides tokens. A square stone adds to the price, a golden hexagon forbids the attack. */
export const MARKERS = {
  lair: { glyph: lair, immune: false },
  fortress: { glyph: tower, immune: false },
  camp: { glyph: tent, immune: false },
  hole: { glyph: door, immune: true },
  hero: { glyph: laurels, immune: true },
  dragon: { glyph: dragon, immune: true },
} as const

export type MarkerKind = keyof typeof MARKERS

export const SYMBOL_INKS: Readonly<Record<SymbolId, { readonly glyph: string; readonly ground: string }>> = {
  mine: { glyph: pick, ground: '#5d3a1c' },
  magic: { glyph: crystal, ground: '#33507d' },
  cavern: { glyph: cave, ground: '#2b2422' },
}
