import { consequenceText, pluralRu, type Words } from '../../../kernel/words.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { consequences } from './advice.ru.ts'
import { descriptionIn } from './description.ts'
import { tokens } from './log.ru.ts'
import { names } from './names.ru.ts'
import { naming } from './names.ts'
import { type SketchWords, sketchIn } from './sketch.ts'
import { tableWords } from './table.ru.ts'

export { names } from './names.ru.ts'

const SAID: SketchWords = {
  names,
  naming: naming(names),
  round: (round, rounds) => `Раунд ${round} из ${rounds}`,
  gameOver: 'Игра окончена',
  offer: 'На выбор',
  coins: count => pluralRu(count, 'монета', 'монеты', 'монет'),
  hiddenCoins: 'монеты скрыты',
  inHand: count => `на руке ${tokens(count)}`,
  aside: count => `отложено ${tokens(count)}`,
  inDecline: 'в упадке',
  noRace: 'народа нет',
  tribe: 'забытое племя',
  fortress: 'крепость',
  hole: 'нора',
  hero: 'герой',
  dragon: 'дракон',
  lair: 'троллья пещера',
  camps: 'лагерь',
  peaceWith: 'мир, союзник —',
  nobody: 'ничей',
}

export const words: Words<SmallWorldPosition, SmallWorldMove, SmallWorldEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: sketchIn(SAID),
  description: descriptionIn(SAID),
}
