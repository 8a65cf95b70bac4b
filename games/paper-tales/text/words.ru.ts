import { consequenceText, pluralRu, type Words } from '../../../kernel/words.ts'
import { ROUNDS } from '../content/figures.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { consequences } from './advice.ru.ts'
import { descriptionIn } from './description.ts'
import { name } from './namer.ru.ts'
import { type SketchWords, sketchIn } from './sketch.ts'
import { tableWords } from './table.ru.ts'

const SAID: SketchWords = {
  card: name.card,
  building: name.building,
  round: round => `Раунд ${round} из ${ROUNDS}`,
  stage: {
    recruit: 'Наём',
    plan: 'Размещение: планы',
    pay: 'Размещение: оплата',
    effects: 'Размещение: способности',
    keep: 'Размещение: сохранение карт',
    build: 'Постройка',
    aging: 'Старение',
    over: 'Игра окончена',
  },
  piles: (pile, discard) => `в стопке ${pile}, в сбросе ${discard}`,
  available: 'Здания',
  gold: count => pluralRu(count, 'золото', 'золота', 'золота'),
  vp: count => pluralRu(count, 'очко', 'очка', 'очков'),
  strength: 'сила',
  top: 'верх',
  bottom: 'низ',
  empty: 'пусто',
  tokens: count => `+${count}`,
  built: 'построено',
  artifacts: 'артефакты',
  hand: 'рука',
  packet: 'набор',
  kept: 'сохранено',
  plan: 'план',
  dismissed: 'сброс',
  moved: 'перенос',
  unpaid: 'неоплаченные артефакты',
  hidden: count => `скрыто ${count}`,
  lich: 'Король-лич',
  crypts: ['левый склеп', 'правый склеп'],
  armies: (left, right) => `армии ${left} и ${right}`,
}

export const words: Words<PaperTalesPosition, PaperTalesMove, PaperTalesEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: sketchIn(SAID),
  description: descriptionIn(SAID),
}
