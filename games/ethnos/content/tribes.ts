/** The order used everywhere. Source: rulebook. */
export const TRIBES = [
  'centaur',
  'dwarf',
  'elf',
  'giant',
  'halfling',
  'harpy',
  'merfolk',
  'minotaur',
  'orc',
  'skeleton',
  'troll',
  'wizard',
] as const
export type TribeId = (typeof TRIBES)[number]

/** The index of a tribe in `TRIBES`. */
export const ALL_TRIBES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export type Tribe = (typeof ALL_TRIBES)[number]

export const CENTAUR = 0
export const DWARF = 1
export const ELF = 2
export const GIANT = 3
export const HALFLING = 4
export const HARPY = 5
export const MERFOLK = 6
export const MINOTAUR = 7
export const ORC = 8
export const SKELETON_TRIBE = 9
export const TROLL = 10
export const WIZARD = 11

/** Totals: rulebook (12 each, halflings 24). Two a colour and skeletons without colour: three public sources agree. */
export const CARDS_PER_COLOUR: Readonly<Record<TribeId, number>> = {
  centaur: 2,
  dwarf: 2,
  elf: 2,
  giant: 2,
  halfling: 4,
  harpy: 2,
  merfolk: 2,
  minotaur: 2,
  orc: 2,
  skeleton: 0,
  troll: 2,
  wizard: 2,
}
export const SKELETON_CARDS = 12
