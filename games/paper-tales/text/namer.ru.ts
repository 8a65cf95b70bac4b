import { buildings, cards, lichKing, necropolis } from './names.ru.ts'
import { namerOf } from './names.ts'

export const name = namerOf({
  cards,
  buildings,
  necropolis,
  lichKing,
  unknown: 'неизвестная карта',
  war: 'Победы в войнах',
  floor: 'Счёт не бывает меньше 0',
  income: 'Базовый доход',
  headings: { units: 'Персонажи', artifacts: 'Артефакты', buildings: 'Здания' },
})
