import { consequenceText, type Words } from '../../../kernel/words.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'
import { consequences } from './advice.en.ts'
import { descriptionIn } from './description.ts'
import { markers } from './log.en.ts'
import { cardName, kingdoms, tribes } from './names.en.ts'
import { type SketchWords, sketchIn } from './sketch.ts'
import { tableWords } from './table.en.ts'

export { kingdoms, tribes } from './names.en.ts'

const SAID: SketchWords = {
  tribes,
  kingdoms,
  cardName,
  age: (age, ages) => `Age ${age} of ${ages}`,
  gameOver: 'Game over',
  dragons: (seen, all) => `dragons ${seen} of ${all}`,
  deck: (left, safe) => `deck ${left}${safe > 0 ? `, no dragon in the top ${safe}` : ''}`,
  tribesInPlay: 'Tribes',
  row: 'Row',
  empty: 'empty',
  merfolkBoard: 'Merfolk board',
  giantToken: 'Giant token',
  trollTokens: 'Troll tokens',
  glory: 'Glory',
  supply: 'Markers in supply',
  hand: 'hand',
  hidden: count => `${count} hidden`,
  bands: 'bands',
  band: 'band',
  horde: 'horde board',
}

export const words: Words<EthnosPosition, EthnosMove, EthnosEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: sketchIn(SAID),
  description: descriptionIn({ ...SAID, markers, values: values => `pays ${values}`, deckName: 'Deck' }),
}
