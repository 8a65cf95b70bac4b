import { consequenceText, type Words } from '../../../kernel/words.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'
import { consequences } from './advice.en.ts'
import { cardName, kingdoms, tribes } from './names.en.ts'
import { sketchIn } from './sketch.ts'
import { tableWords } from './table.en.ts'

export { kingdoms, tribes } from './names.en.ts'

export const words: Words<EthnosPosition, EthnosMove, EthnosEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: sketchIn({
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
    horde: 'horde board',
  }),
}
