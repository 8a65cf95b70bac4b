import bandit from 'glyph:bandit'
import campingTent from 'glyph:camping-tent'
import castle from 'glyph:castle'
import castleRuins from 'glyph:castle-ruins'
import centaur from 'glyph:centaur'
import compass from 'glyph:compass'
import crossedSwords from 'glyph:crossed-swords'
import crown from 'glyph:crown'
import crystalShine from 'glyph:crystal-shine'
import deathSkull from 'glyph:death-skull'
import dwarfFace from 'glyph:dwarf-face'
import elvenCastle from 'glyph:elven-castle'
import featheredWing from 'glyph:feathered-wing'
import footsteps from 'glyph:footsteps'
import gecko from 'glyph:gecko'
import goblinHead from 'glyph:goblin-head'
import hammerNails from 'glyph:hammer-nails'
import hillFort from 'glyph:hill-fort'
import hobbitDwelling from 'glyph:hobbit-dwelling'
import meeple from 'glyph:meeple'
import orcHead from 'glyph:orc-head'
import ore from 'glyph:ore'
import peaceDove from 'glyph:peace-dove'
import prayer from 'glyph:prayer'
import rockGolem from 'glyph:rock-golem'
import scales from 'glyph:scales'
import spellBook from 'glyph:spell-book'
import spikedDragonHead from 'glyph:spiked-dragon-head'
import stoneTower from 'glyph:stone-tower'
import swordman from 'glyph:swordman'
import treasureMap from 'glyph:treasure-map'
import tritonHead from 'glyph:triton-head'
import verticalBanner from 'glyph:vertical-banner'
import village from 'glyph:village'
import warlockHood from 'glyph:warlock-hood'
import wheat from 'glyph:wheat'
import womanElfFace from 'glyph:woman-elf-face'
import type { Seat } from '../../../kernel/seat.ts'
import type { FactionId } from '../content/factions.ts'
import type { Action } from '../content/figures.ts'
import type { Resource } from '../content/resources.ts'
import type { Token } from '../content/tokens.ts'
import type { TekPosition } from '../position.ts'
import { factionOf } from '../queries.ts'

export const FACTION_GLYPHS: Readonly<Record<FactionId, string>> = {
  centaurs: centaur,
  constructs: rockGolem,
  'dark-elves': warlockHood,
  dwarves: dwarfFace,
  elves: womanElfFace,
  goblins: goblinHead,
  halflings: hobbitDwelling,
  humans: swordman,
  lizardfolk: gecko,
  merfolk: tritonHead,
  orcs: orcHead,
  undead: deathSkull,
  valkyries: featheredWing,
}

export const ACTION_GLYPHS: Readonly<Record<Action, string>> = {
  patrol: footsteps,
  quest: compass,
  build: hammerNails,
  research: spellBook,
  expand: verticalBanner,
  trade: scales,
}

export const RESOURCE_GLYPHS: Readonly<Record<Resource, string>> = { mana: crystalShine, ore, food: wheat }
export const RESOURCE_COLOURS: Readonly<Record<Resource, string>> = { mana: '#3f6ea6', ore: '#6d655c', food: '#8f6413' }

export const TOKEN_GLYPHS: Readonly<Record<Token, string>> = {
  crown,
  treasure: treasureMap,
  bandit,
  'dragon-lair': spikedDragonHead,
  camp: campingTent,
  fortress: hillFort,
  city: village,
  church: prayer,
  blank: elvenCastle,
}

export const RUINS = castleRuins
export const CAPITAL = castle
export const MEEPLE = meeple
export const TOWER = stoneTower
export const BOOK = spellBook
export const CROWN = crown
export const SWORDS = crossedSwords
export const DOVE = peaceDove
/** What scores besides armies, magic, tower and capitals. */
export const SCORE_GLYPHS = {
  ability: crystalShine,
  cities: village,
  'lost-kingdom': elvenCastle,
  trophies: verticalBanner,
} as const

/** The emblem of a seat that leads a people. */
export const factionGlyph = (view: TekPosition, seat: Seat): string | undefined => {
  const faction = factionOf(view, seat)
  return faction && FACTION_GLYPHS[faction]
}
