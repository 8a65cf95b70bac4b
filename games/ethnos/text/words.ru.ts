import { consequenceText, type Words } from '../../../kernel/words.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'
import { consequences } from './advice.ru.ts'
import { descriptionIn } from './description.ts'
import { markers } from './log.ru.ts'
import { cardName, kingdoms, tribes } from './names.ru.ts'
import { type SketchWords, sketchIn } from './sketch.ts'
import { tableWords } from './table.ru.ts'

export { kingdoms, tribes } from './names.ru.ts'

const SAID: SketchWords = {
  tribes,
  kingdoms,
  cardName,
  age: (age, ages) => `Эпоха ${age} из ${ages}`,
  gameOver: 'Игра окончена',
  dragons: (seen, all) => `драконы: ${seen} из ${all}`,
  deck: (left, safe) => `в колоде ${left}${safe > 0 ? `, верхние ${safe} — без драконов` : ''}`,
  tribesInPlay: 'Племена',
  row: 'Открытый ряд',
  empty: 'пуст',
  merfolkBoard: 'Планшет тритонов',
  giantToken: 'Жетон гиганта',
  trollTokens: 'Жетоны троллей',
  glory: 'Слава',
  supply: 'Маркеры в запасе',
  hand: 'карт на руке',
  hidden: count => `скрыто ${count}`,
  bands: 'отряды',
  band: 'отряд',
  horde: 'планшет орд',
}

export const words: Words<EthnosPosition, EthnosMove, EthnosEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: sketchIn(SAID),
  description: descriptionIn({ ...SAID, markers, values: values => `приносит ${values}`, deckName: 'Колода' }),
}
