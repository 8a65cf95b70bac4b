import type { Terrain } from './terrains.ts'

/*
 * The sixteen territories: eight cards with two sides. Names marked `rulebook` are printed there; the layouts are our
 * own design within the rulebook's constraints. Owners of the printed cards can replace a side here: letters, terrain
 * and borders are all the rules read. Outlines for drawing are in shapes.ts.
 */

export const COMPASS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'central',
] as const
export type Compass = (typeof COMPASS)[number]

interface RegionData {
  readonly letter: string
  readonly terrain: Terrain
  /** Where on the card, for its name. */
  readonly at: Compass
  /** Touches the outer edge of the card. */
  readonly edge: boolean
  /** Letters of the regions across an open border, a river, a shore and a cliff. */
  readonly open: string
  readonly river: string
  readonly shore: string
  readonly cliff: string
}

export interface SideData {
  readonly id: string
  readonly nameSource: 'rulebook' | 'first edition' | 'own design'
  readonly regions: readonly RegionData[]
}

/** In card order: sides 2n and 2n + 1 are the two faces of card n. */
export const SIDES = [
  {
    id: 'galson',
    nameSource: 'rulebook',
    regions: [
      { letter: 'a', terrain: 'forest', at: 'northwest', edge: true, open: 'bd', river: '', shore: '', cliff: '' },
      { letter: 'b', terrain: 'mountain', at: 'north', edge: true, open: 'acde', river: '', shore: '', cliff: '' },
      { letter: 'c', terrain: 'plains', at: 'northeast', edge: true, open: 'be', river: '', shore: '', cliff: '' },
      { letter: 'd', terrain: 'plains', at: 'central', edge: true, open: 'abe', river: '', shore: 'w', cliff: '' },
      { letter: 'e', terrain: 'forest', at: 'southeast', edge: true, open: 'bcd', river: '', shore: '', cliff: '' },
      { letter: 'w', terrain: 'water', at: 'southwest', edge: true, open: '', river: '', shore: 'd', cliff: '' },
    ],
  },
  {
    id: 'tul-grund',
    nameSource: 'rulebook',
    regions: [
      { letter: 'a', terrain: 'forest', at: 'northwest', edge: true, open: 'bcd', river: '', shore: '', cliff: 'k' },
      { letter: 'b', terrain: 'mountain', at: 'northeast', edge: true, open: 'ace', river: '', shore: '', cliff: '' },
      { letter: 'c', terrain: 'ruins', at: 'central', edge: false, open: 'abde', river: '', shore: '', cliff: 'k' },
      { letter: 'd', terrain: 'plains', at: 'southwest', edge: true, open: 'ace', river: '', shore: '', cliff: 'k' },
      { letter: 'e', terrain: 'mountain', at: 'southeast', edge: true, open: 'bcd', river: '', shore: '', cliff: '' },
      { letter: 'k', terrain: 'cliffs', at: 'west', edge: false, open: '', river: '', shore: '', cliff: 'acd' },
    ],
  },
  {
    id: 'morandrea',
    nameSource: 'rulebook',
    regions: [
      { letter: 'a', terrain: 'plains', at: 'northwest', edge: true, open: 'c', river: 'b', shore: '', cliff: '' },
      { letter: 'b', terrain: 'forest', at: 'northeast', edge: true, open: 'cd', river: 'a', shore: '', cliff: '' },
      { letter: 'c', terrain: 'mountain', at: 'central', edge: true, open: 'abe', river: 'd', shore: '', cliff: '' },
      { letter: 'd', terrain: 'plains', at: 'southeast', edge: true, open: 'be', river: 'c', shore: '', cliff: '' },
      { letter: 'e', terrain: 'forest', at: 'southwest', edge: true, open: 'cd', river: '', shore: '', cliff: '' },
    ],
  },
  {
    id: 'eclipsean',
    nameSource: 'rulebook',
    regions: [
      { letter: 'a', terrain: 'mountain', at: 'northwest', edge: true, open: 'bd', river: '', shore: 'w', cliff: '' },
      { letter: 'b', terrain: 'forest', at: 'northeast', edge: true, open: 'ac', river: '', shore: 'w', cliff: '' },
      { letter: 'c', terrain: 'ruins', at: 'east', edge: true, open: 'be', river: '', shore: 'w', cliff: '' },
      { letter: 'd', terrain: 'plains', at: 'southwest', edge: true, open: 'ae', river: '', shore: 'w', cliff: '' },
      { letter: 'e', terrain: 'forest', at: 'south', edge: true, open: 'cd', river: '', shore: 'w', cliff: '' },
      { letter: 'w', terrain: 'water', at: 'central', edge: false, open: '', river: '', shore: 'abcde', cliff: '' },
    ],
  },
  {
    id: 'fionarria',
    nameSource: 'rulebook',
    regions: [
      { letter: 'a', terrain: 'forest', at: 'northwest', edge: true, open: 'bc', river: '', shore: '', cliff: 'k' },
      { letter: 'b', terrain: 'forest', at: 'northeast', edge: true, open: 'ad', river: '', shore: '', cliff: 'k' },
      { letter: 'c', terrain: 'plains', at: 'west', edge: true, open: 'ade', river: '', shore: '', cliff: 'k' },
      { letter: 'd', terrain: 'mountain', at: 'southeast', edge: true, open: 'bce', river: '', shore: '', cliff: 'k' },
      { letter: 'e', terrain: 'plains', at: 'southwest', edge: true, open: 'cd', river: '', shore: '', cliff: '' },
      { letter: 'k', terrain: 'cliffs', at: 'central', edge: false, open: '', river: '', shore: '', cliff: 'abcd' },
    ],
  },
  {
    id: 'skarnholt',
    nameSource: 'own design',
    regions: [
      { letter: 'a', terrain: 'mountain', at: 'northwest', edge: true, open: 'de', river: 'b', shore: '', cliff: '' },
      { letter: 'b', terrain: 'mountain', at: 'northeast', edge: true, open: 'cd', river: 'a', shore: '', cliff: '' },
      { letter: 'c', terrain: 'plains', at: 'southeast', edge: true, open: 'bd', river: 'e', shore: '', cliff: '' },
      { letter: 'd', terrain: 'ruins', at: 'central', edge: false, open: 'abce', river: '', shore: '', cliff: '' },
      { letter: 'e', terrain: 'forest', at: 'southwest', edge: true, open: 'ad', river: 'c', shore: '', cliff: '' },
    ],
  },
  {
    id: 'elan',
    nameSource: 'rulebook',
    regions: [
      { letter: 'a', terrain: 'plains', at: 'northwest', edge: true, open: 'bd', river: 'c', shore: '', cliff: '' },
      { letter: 'b', terrain: 'capital', at: 'central', edge: false, open: 'acde', river: '', shore: '', cliff: '' },
      { letter: 'c', terrain: 'forest', at: 'northeast', edge: true, open: 'be', river: 'a', shore: '', cliff: '' },
      { letter: 'd', terrain: 'mountain', at: 'southwest', edge: true, open: 'ab', river: 'e', shore: '', cliff: '' },
      { letter: 'e', terrain: 'plains', at: 'southeast', edge: true, open: 'bc', river: 'd', shore: '', cliff: '' },
    ],
  },
  {
    id: 'duskhollow',
    nameSource: 'own design',
    regions: [
      { letter: 'a', terrain: 'forest', at: 'west', edge: true, open: 'bd', river: '', shore: 'w', cliff: '' },
      { letter: 'b', terrain: 'ruins', at: 'north', edge: true, open: 'acd', river: '', shore: '', cliff: '' },
      { letter: 'c', terrain: 'forest', at: 'east', edge: true, open: 'bde', river: '', shore: '', cliff: '' },
      { letter: 'd', terrain: 'mountain', at: 'central', edge: false, open: 'abce', river: '', shore: 'w', cliff: '' },
      { letter: 'e', terrain: 'plains', at: 'southeast', edge: true, open: 'cd', river: '', shore: 'w', cliff: '' },
      { letter: 'w', terrain: 'water', at: 'southwest', edge: true, open: '', river: '', shore: 'ade', cliff: '' },
    ],
  },
  {
    id: 'aughmoore',
    nameSource: 'rulebook',
    regions: [
      { letter: 'a', terrain: 'plains', at: 'northwest', edge: true, open: 'c', river: '', shore: 'w', cliff: 'k' },
      { letter: 'b', terrain: 'mountain', at: 'northeast', edge: true, open: 'd', river: '', shore: 'w', cliff: 'k' },
      { letter: 'c', terrain: 'forest', at: 'southwest', edge: true, open: 'ae', river: '', shore: '', cliff: 'k' },
      { letter: 'd', terrain: 'plains', at: 'southeast', edge: true, open: 'be', river: '', shore: '', cliff: 'k' },
      { letter: 'e', terrain: 'mountain', at: 'south', edge: true, open: 'cd', river: '', shore: '', cliff: 'k' },
      { letter: 'k', terrain: 'cliffs', at: 'central', edge: false, open: '', river: '', shore: 'w', cliff: 'abcde' },
      { letter: 'w', terrain: 'water', at: 'north', edge: true, open: '', river: '', shore: 'abk', cliff: '' },
    ],
  },
  {
    id: 'khar-dun',
    nameSource: 'own design',
    regions: [
      { letter: 'a', terrain: 'mountain', at: 'northwest', edge: true, open: 'bc', river: '', shore: '', cliff: 'k' },
      { letter: 'b', terrain: 'ruins', at: 'northeast', edge: true, open: 'ad', river: '', shore: '', cliff: 'k' },
      { letter: 'c', terrain: 'capital', at: 'west', edge: true, open: 'ade', river: '', shore: '', cliff: 'k' },
      { letter: 'd', terrain: 'plains', at: 'southeast', edge: true, open: 'bce', river: '', shore: '', cliff: 'k' },
      { letter: 'e', terrain: 'forest', at: 'southwest', edge: true, open: 'cd', river: '', shore: '', cliff: '' },
      { letter: 'k', terrain: 'cliffs', at: 'central', edge: false, open: '', river: '', shore: '', cliff: 'abcd' },
    ],
  },
  {
    id: 'intheoros',
    nameSource: 'first edition',
    regions: [
      { letter: 'a', terrain: 'forest', at: 'northwest', edge: true, open: 'bcd', river: '', shore: '', cliff: '' },
      { letter: 'b', terrain: 'plains', at: 'north', edge: true, open: 'ae', river: 'd', shore: 'w', cliff: '' },
      { letter: 'c', terrain: 'mountain', at: 'southwest', edge: true, open: 'ad', river: '', shore: '', cliff: '' },
      { letter: 'd', terrain: 'forest', at: 'central', edge: true, open: 'ace', river: 'b', shore: '', cliff: '' },
      { letter: 'e', terrain: 'plains', at: 'southeast', edge: true, open: 'bd', river: '', shore: 'w', cliff: '' },
      { letter: 'w', terrain: 'water', at: 'east', edge: true, open: '', river: '', shore: 'be', cliff: '' },
    ],
  },
  {
    id: 'brennmoor',
    nameSource: 'own design',
    regions: [
      { letter: 'a', terrain: 'plains', at: 'northwest', edge: true, open: 'cd', river: 'b', shore: '', cliff: '' },
      { letter: 'b', terrain: 'plains', at: 'northeast', edge: true, open: 'ce', river: 'a', shore: 'w', cliff: '' },
      { letter: 'c', terrain: 'ruins', at: 'central', edge: false, open: 'abde', river: '', shore: 'w', cliff: '' },
      { letter: 'd', terrain: 'mountain', at: 'southwest', edge: true, open: 'ace', river: '', shore: '', cliff: '' },
      { letter: 'e', terrain: 'forest', at: 'southeast', edge: true, open: 'bcd', river: '', shore: 'w', cliff: '' },
      { letter: 'w', terrain: 'water', at: 'south', edge: false, open: '', river: '', shore: 'bce', cliff: '' },
    ],
  },
  {
    id: 'orrinvale',
    nameSource: 'own design',
    regions: [
      { letter: 'a', terrain: 'forest', at: 'northwest', edge: true, open: 'bd', river: '', shore: '', cliff: '' },
      { letter: 'b', terrain: 'capital', at: 'north', edge: true, open: 'acd', river: '', shore: '', cliff: '' },
      { letter: 'c', terrain: 'mountain', at: 'east', edge: true, open: 'bde', river: '', shore: '', cliff: '' },
      { letter: 'd', terrain: 'plains', at: 'west', edge: true, open: 'abce', river: '', shore: '', cliff: '' },
      { letter: 'e', terrain: 'plains', at: 'south', edge: true, open: 'cd', river: '', shore: '', cliff: '' },
    ],
  },
  {
    id: 'wynterre',
    nameSource: 'own design',
    regions: [
      { letter: 'a', terrain: 'mountain', at: 'north', edge: true, open: 'bc', river: '', shore: 'w', cliff: '' },
      { letter: 'b', terrain: 'forest', at: 'northeast', edge: true, open: 'acd', river: '', shore: '', cliff: '' },
      { letter: 'c', terrain: 'ruins', at: 'central', edge: false, open: 'abd', river: 'e', shore: 'w', cliff: '' },
      { letter: 'd', terrain: 'plains', at: 'southeast', edge: true, open: 'bce', river: '', shore: '', cliff: '' },
      { letter: 'e', terrain: 'mountain', at: 'southwest', edge: true, open: 'd', river: 'c', shore: 'w', cliff: '' },
      { letter: 'w', terrain: 'water', at: 'west', edge: true, open: '', river: '', shore: 'ace', cliff: '' },
    ],
  },
  {
    id: 'calidane',
    nameSource: 'own design',
    regions: [
      { letter: 'a', terrain: 'plains', at: 'west', edge: true, open: 'bd', river: '', shore: 'w', cliff: '' },
      { letter: 'b', terrain: 'forest', at: 'north', edge: true, open: 'ac', river: '', shore: 'w', cliff: 'k' },
      { letter: 'c', terrain: 'plains', at: 'east', edge: true, open: 'be', river: '', shore: '', cliff: 'k' },
      { letter: 'd', terrain: 'mountain', at: 'southwest', edge: true, open: 'ae', river: '', shore: 'w', cliff: '' },
      { letter: 'e', terrain: 'mountain', at: 'southeast', edge: true, open: 'cd', river: '', shore: '', cliff: 'k' },
      { letter: 'k', terrain: 'cliffs', at: 'central', edge: false, open: '', river: '', shore: 'w', cliff: 'bce' },
      { letter: 'w', terrain: 'water', at: 'central', edge: false, open: '', river: '', shore: 'abdk', cliff: '' },
    ],
  },
  {
    id: 'yssamar',
    nameSource: 'own design',
    regions: [
      { letter: 'a', terrain: 'capital', at: 'central', edge: false, open: 'bcde', river: '', shore: 'w', cliff: '' },
      { letter: 'b', terrain: 'ruins', at: 'southeast', edge: true, open: 'ad', river: 'e', shore: '', cliff: '' },
      { letter: 'c', terrain: 'forest', at: 'northwest', edge: true, open: 'ae', river: '', shore: 'w', cliff: '' },
      { letter: 'd', terrain: 'plains', at: 'east', edge: true, open: 'ab', river: '', shore: 'w', cliff: '' },
      { letter: 'e', terrain: 'mountain', at: 'southwest', edge: true, open: 'ac', river: 'b', shore: '', cliff: '' },
      { letter: 'w', terrain: 'water', at: 'north', edge: true, open: '', river: '', shore: 'acd', cliff: '' },
    ],
  },
] as const satisfies readonly SideData[]

export type SideId = (typeof SIDES)[number]['id']
