/*
 * The thirteen factions and the figures of their abilities, by level. What each ability does stands in rules/factions/.
 * Sources: `rulebook` as printed there; `first edition` from the text of the first rulebook, with amounts changed for
 * balance; `own design` invented for this project around the theme reported for the faction.
 */

export const FACTIONS = [
  'centaurs',
  'constructs',
  'dark-elves',
  'dwarves',
  'elves',
  'goblins',
  'halflings',
  'humans',
  'lizardfolk',
  'merfolk',
  'orcs',
  'undead',
  'valkyries',
] as const
export type FactionId = (typeof FACTIONS)[number]

export const FACTION_SOURCE: Readonly<Record<FactionId, 'rulebook' | 'first edition' | 'own design'>> = {
  centaurs: 'own design',
  constructs: 'own design',
  'dark-elves': 'own design',
  dwarves: 'rulebook',
  elves: 'own design',
  goblins: 'own design',
  halflings: 'first edition',
  humans: 'rulebook',
  lizardfolk: 'rulebook',
  merfolk: 'own design',
  orcs: 'rulebook',
  undead: 'own design',
  valkyries: 'own design',
}

/** Not dealt at random in a game for two, where nobody can ally (TEK-2P-8). */
export const DISCOURAGED_FOR_TWO: FactionId = 'halflings'

export const FIGURES = {
  centaurs: { grazing: { plains: 2, food: 1 }, charge: 1, retreat: 2, plainsPoints: { each: 1, most: 2 } },
  constructs: { oreForFood: 2, drills: { mountains: 2, ore: 1 }, stockpile: { ore: 2, most: 2 } },
  darkElves: { ambush: 1, blades: 1, plunder: 1, forestPoints: { each: 1, most: 3 } },
  dwarves: { rivalMasons: 1, prospect: 1, masterBuilders: 1, spire: 1 },
  elves: { song: { forests: 2, mana: 1 }, exchanges: 2, manaValue: 3, borders: 2, wisdom: { magicAtMost: 4, most: 1 } },
  goblins: { moves: 2, breed: { less: 1, least: 1 }, scavenge: 2, countless: 2 },
  halflings: { shame: 3, gift: 1, breakfast: 3, friendPoints: 2 },
  humans: { bargain: 1, singleType: 2, fishing: 1, granary: { units: 4, points: 1 } },
  lizardfolk: { forage: 1, territoryPoints: 1 },
  merfolk: { waterFood: 1, tide: 1, coastPoints: { each: 1, most: 2 } },
  orcs: { foodValue: 1, bloodlust: 1, homePoints: 2 },
  undead: { restless: 2, risingFood: 2, harvest: 2, dwindling: { armiesAtMost: 5, most: 2 } },
  valkyries: { spearhead: 3, spoils: 2, gloryMost: 3 },
} as const
