import anchor from 'glyph:anchor'
import anvil from 'glyph:anvil'
import horns from 'glyph:bull-horns'
import centaur from 'glyph:centaur'
import axes from 'glyph:crossed-axes'
import crystal from 'glyph:crystal-shine'
import skull from 'glyph:death-skull'
import drakkar from 'glyph:drakkar'
import dwarf from 'glyph:dwarf-face'
import wing from 'glyph:feathered-wing'
import giant from 'glyph:giant'
import harpy from 'glyph:harpy'
import sun from 'glyph:heraldic-sun'
import dwelling from 'glyph:hobbit-dwelling'
import horseshoe from 'glyph:horseshoe'
import knapsack from 'glyph:knapsack'
import fist from 'glyph:mailed-fist'
import mermaid from 'glyph:mermaid'
import minotaur from 'glyph:minotaur'
import mountain from 'glyph:mountaintop'
import oak from 'glyph:oak-leaf'
import orc from 'glyph:orc-head'
import rock from 'glyph:rock'
import rose from 'glyph:rose'
import shamrock from 'glyph:shamrock'
import skeleton from 'glyph:skeleton-inside'
import bones from 'glyph:skull-crossed-bones'
import book from 'glyph:spell-book'
import troll from 'glyph:troll'
import wizard from 'glyph:wizard-face'
import elf from 'glyph:woman-elf-face'
import { type Card, kingdomOf, SKELETON } from '../content/cards.ts'
import { KINGDOMS, type KingdomId } from '../content/kingdoms.ts'
import type { TribeId } from '../content/tribes.ts'

/** One of the six inks of the chronicle, with the sigil that stands for it where colour is not enough. */
export interface Ink {
  readonly line: string
  readonly wash: string
  readonly deep: string
  /** A background dark enough for ivory text. */
  readonly ribbon: string
  readonly sigil: string
}

export const KINGDOM_INKS: Readonly<Record<KingdomId, Ink>> = {
  pelagon: { line: '#7f7e7c', wash: '#d9d7d0', deep: '#4e4d4b', ribbon: '#6a6967', sigil: mountain },
  straton: { line: '#3a68a0', wash: '#ccd9e6', deep: '#213f68', ribbon: '#3a68a0', sigil: anchor },
  ithys: { line: '#cc7426', wash: '#f3d9b8', deep: '#81430d', ribbon: '#a9581a', sigil: sun },
  althea: { line: '#557f3c', wash: '#d5e0c2', deep: '#2f4f1e', ribbon: '#4c7434', sigil: oak },
  rhea: { line: '#ab352f', wash: '#efcdc1', deep: '#6d1a17', ribbon: '#ab352f', sigil: rose },
  duris: { line: '#744a8c', wash: '#dfd0e6', deep: '#452759', ribbon: '#744a8c', sigil: crystal },
}

/** Skeletons fight for nobody. */
const BONE: Ink = { line: '#5d5548', wash: '#d8cfbb', deep: '#2e2a22', ribbon: '#5d5548', sigil: bones }

export const inkOf = (card: Card): Ink => (card === SKELETON ? BONE : KINGDOM_INKS[KINGDOMS[kingdomOf(card)]])

export interface TribeMarks {
  readonly face: string
  /** What a leader of the tribe does, as a glyph. */
  readonly ability: string
}

export const TRIBE_MARKS: Readonly<Record<TribeId, TribeMarks>> = {
  centaur: { face: centaur, ability: horseshoe },
  dwarf: { face: dwarf, ability: anvil },
  elf: { face: elf, ability: knapsack },
  giant: { face: giant, ability: fist },
  halfling: { face: dwelling, ability: shamrock },
  harpy: { face: harpy, ability: wing },
  merfolk: { face: mermaid, ability: drakkar },
  minotaur: { face: minotaur, ability: horns },
  orc: { face: orc, ability: axes },
  skeleton: { face: skeleton, ability: skull },
  troll: { face: troll, ability: rock },
  wizard: { face: wizard, ability: book },
}
