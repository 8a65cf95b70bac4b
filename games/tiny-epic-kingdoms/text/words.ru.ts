import { consequenceText, type Words } from '../../../kernel/words.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'
import { consequences } from './advice.ru.ts'
import { descriptionIn } from './description.ts'
import { names } from './names.ru.ts'
import { type SketchWords, sketch } from './sketch.ts'
import { tableWords } from './table.ru.ts'

const SKETCH: SketchWords = {
  neutral: 'нейтральная',
  flag: 'флаг',
  hidden: 'выставлен',
  notSet: 'не выставлен',
  war: 'Война',
  active: 'активный',
  magic: 'магия',
  tower: 'башня',
  armies: 'армии',
  lostKingdom: 'Потерянное королевство',
  refreshes: (done, last) => `Обновлений: ${done}; на ${last}-м игра закончится в любом случае.`,
  noTerritories: 'Территории ещё не выбраны.',
  faceDown: 'жетон лицом вниз',
}

export const words: Words<TekPosition, TekMove, TekEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: (p, viewer, nameOf) => sketch(p, viewer, nameOf, names, SKETCH),
  description: descriptionIn(names, {
    ...SKETCH,
    army: owner => `армия, ${owner}`,
    lyingArmy: owner => `лежащая армия, ${owner}`,
    neutralArmy: 'нейтральная армия',
    actionCard: 'Карта действий',
    selected: 'выбрано',
    home: territory => `дом: ${territory}`,
  }),
}
