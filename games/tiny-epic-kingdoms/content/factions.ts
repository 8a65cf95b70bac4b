/*
 * The thirteen factions and the figures of their abilities, by level. rules/factions/ says what each ability does.
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
  centaurs: { grazing: { plains: 2, food: 1 }, charge: 1, retreat: 2, plainsPoints: { each: 1, most: 3 } },
  constructs: { oreForFood: 3, steadfast: 2, drills: { mountains: 2, ore: 1 }, stockpile: { ore: 2, most: 2 } },
  darkElves: { ambush: 1, blades: 1, plunder: 1, forestPoints: { each: 1, most: 3 } },
  dwarves: { rivalMasons: 1, prospect: 1, masterBuilders: 1, spire: 1 },
  elves: { song: { forests: 2, mana: 1 }, exchanges: 2, manaValue: 3, borders: 2, wisdom: { points: 1, alone: 2 } },
  goblins: { breed: { less: 1, least: 1 }, scavenge: 2, countless: 2 },
  halflings: { shame: 3, gift: 1, breakfastPerPlayer: 1, friendPoints: { perPlayer: 1, most: 4 } },
  humans: { bargain: 1, singleType: 2, fishing: 1, granary: { units: 4, points: 1 } },
  lizardfolk: { forage: 1, territoryPoints: 1 },
  merfolk: { waterFood: 2, tide: 3, coastPoints: { each: 1, most: 2, mostForTwo: 3 } },
  orcs: { foodValue: 1, bloodlust: 1, homePoints: 2 },
  undead: { restless: 1, risingFood: 3, harvest: 2, dwindling: { armiesAtMost: 5, most: 2 } },
  valkyries: { spearhead: 2, spoilsPerRival: 1, gloryMost: 3 },
} as const
