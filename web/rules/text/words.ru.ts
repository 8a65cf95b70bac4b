import { pluralRu } from '../../../kernel/words.ts'
import type { RulesText } from './rules-text.ts'

export const words: RulesText = {
  search: 'Искать в правилах',
  searchHint: 'Карта, народ, фаза, слово',
  found: n => pluralRu(n, 'правило', 'правила', 'правил'),
  none: 'Ни одно правило не содержит этих слов.',
  contents: 'Содержание',
  primer: 'Игра вкратце',
  minutes: n => pluralRu(n, 'минута', 'минуты', 'минут'),
  reference: 'Все правила',
  more: 'Подробнее в правилах:',
  anchor: rule => `Ссылка на правило ${rule}`,
  about: names => `Об этом: ${names}`,
  backToTable: 'Вернуться к столу',
}
