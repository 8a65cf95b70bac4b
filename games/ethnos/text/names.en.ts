import { HIDDEN } from '../../../kernel/game.ts'
import { GIANT_CLAIM_GLORY } from '../content/boards.ts'
import type { Card } from '../content/cards.ts'
import { type KingdomTable, lookup, type TribeTable } from './names.ts'

export const tribes: TribeTable = {
  centaur: {
    one: 'centaur',
    many: 'Centaurs',
    ability: 'If this band placed a marker, you may play one more band before laying out the rest of your hand.',
  },
  dwarf: {
    one: 'dwarf',
    many: 'Dwarves',
    ability: 'At the end of the age this band scores as if it had one card more.',
  },
  elf: { one: 'elf', many: 'Elves', ability: 'You may keep up to X cards in hand instead of laying them out.' },
  giant: {
    one: 'giant',
    many: 'Giants',
    ability: `If this is the largest giant-led band of the age, you may gain ${GIANT_CLAIM_GLORY} glory and take the giant token, which scores at the end of the age.`,
  },
  halfling: {
    one: 'halfling',
    many: 'Halflings',
    ability: 'A halfling never places a marker, but the tribe has twice as many cards as any other.',
  },
  harpy: {
    one: 'wingfolk',
    many: 'Wingfolk',
    ability: 'Place the marker in any kingdom for which the band is large enough.',
  },
  merfolk: {
    one: 'merfolk',
    many: 'Merfolk',
    ability:
      'You may move X cells on the merfolk board; each marker cell reached or passed gives an extra marker in any kingdom. The board scores like a kingdom.',
  },
  minotaur: { one: 'minotaur', many: 'Minotaurs', ability: 'The marker needs one card fewer.' },
  orc: {
    one: 'orc',
    many: 'Orcs',
    ability:
      'You may put a marker on the free space of this colour on your horde board. At the end of an age you may cash in the whole board for glory.',
  },
  skeleton: {
    one: 'skeleton',
    many: 'Skeletons',
    ability: 'Fits into any band, but cannot lead. All skeletons are discarded before bands are scored.',
  },
  troll: {
    one: 'troll',
    many: 'Trolls',
    ability: 'You may take a free troll token of value X or less. Troll tokens break ties in kingdoms.',
  },
  wizard: {
    one: 'wizard',
    many: 'Wizards',
    ability: 'After laying out the rest of your hand, you may draw X cards from the deck.',
  },
}

export const kingdoms: KingdomTable = {
  pelagon: { name: 'Pelagon', colour: 'grey' },
  straton: { name: 'Straton', colour: 'blue' },
  ithys: { name: 'Ithys', colour: 'orange' },
  althea: { name: 'Althea', colour: 'green' },
  rhea: { name: 'Rhea', colour: 'red' },
  duris: { name: 'Duris', colour: 'purple' },
}

export const { tribe, colour, kingdom } = lookup(tribes, kingdoms)

/** "purple dwarf", "skeleton" */
export function cardName(card: Card): string {
  if (card === HIDDEN) return 'hidden card'
  const tint = colour(card)
  return tint ? `${tint.colour} ${tribe(card).one}` : tribe(card).one
}
