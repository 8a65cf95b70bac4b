import { consequenceText, type Words } from '../../../kernel/words.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'
import { consequences } from './advice.en.ts'
import { descriptionIn } from './description.ts'
import { names } from './names.en.ts'
import { type SketchWords, sketch } from './sketch.ts'
import { tableWords } from './table.en.ts'

const SKETCH: SketchWords = {
  neutral: 'neutral',
  flag: 'flag',
  hidden: 'set',
  notSet: 'not set',
  war: 'War',
  active: 'active',
  magic: 'magic',
  tower: 'tower',
  armies: 'armies',
  lostKingdom: 'Lost Kingdom',
  refreshes: (done, last) => `Refreshes: ${done}; at ${last} the game ends at the latest.`,
  noTerritories: 'The territories have not been chosen yet.',
  faceDown: 'a face-down token',
}

export const words: Words<TekPosition, TekMove, TekEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: (p, viewer, nameOf) => sketch(p, viewer, nameOf, names, SKETCH),
  description: descriptionIn(names, {
    ...SKETCH,
    army: owner => `an army of ${owner}`,
    lyingArmy: owner => `a lying army of ${owner}`,
    neutralArmy: 'a neutral army',
    actionCard: 'Action card',
    selected: 'selected',
    home: territory => `home: ${territory}`,
  }),
}
