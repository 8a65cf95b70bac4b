import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { type NameOf, pluralRu, winnersOf } from '../../../kernel/words.ts'
import type { EthnosEvent } from '../position.ts'
import { bandSum, gainList } from './log.ts'
import { cardName, cardWhom, kingdom, tribe } from './names.ru.ts'
import { followers, listCards } from './names.ts'

/** Что: «1 карту, 2 карты, 5 карт». */
export const cards = (count: number): string => pluralRu(count, 'карту', 'карты', 'карт')
/** Из чего: «из 1 карты, из 2 карт». */
export const ofCards = (count: number): string => pluralRu(count, 'карты', 'карт', 'карт')
export const glory = (count: number): string => pluralRu(count, 'очко славы', 'очка славы', 'очков славы')
export const markers = (count: number): string => pluralRu(count, 'маркер', 'маркера', 'маркеров')
const and = new Intl.ListFormat('ru', { type: 'conjunction' })
const ORDINALS = [
  { age: 'первая', endOf: 'первой', dragon: 'первого' },
  { age: 'вторая', endOf: 'второй', dragon: 'второго' },
  { age: 'третья', endOf: 'третьей', dragon: 'третьего' },
] as const

/** Что произошло, одной фразой летописи. Настоящее время не выдаёт рода игрока. */
export function logLine(event: EthnosEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'age-began':
      return `Наступает ${elementAt(ORDINALS, event.age - 1).age} эпоха; начинает ${nameOf(event.first)}.`
    case 'recruited':
      return `${nameOf(event.seat)} берёт из открытого ряда ${cardWhom(event.card)}.`
    case 'drew':
      return `${nameOf(event.seat)} берёт из колоды ${event.card === HIDDEN ? 'карту' : cardWhom(event.card)}.`
    case 'dragon':
      return `${nameOf(event.seat)} открывает ${elementAt(ORDINALS, event.number - 1).dragon} дракона.`
    case 'band': {
      const rest = followers(event.cards, event.leader)
      const company = rest.length > 0 ? `, и ещё ${listCards(rest, cardName)}` : ''
      return `${nameOf(event.seat)} играет отряд из ${ofCards(event.cards.length)}: лидер — ${cardName(event.leader)}${company}.`
    }
    case 'marker':
      return `${nameOf(event.seat)} ставит маркер ${kingdom(event.kingdom).into}, теперь их там ${event.total}.`
    case 'declined':
      return `${nameOf(event.seat)} не использует способность ${tribe(event.leader).whom}.`
    case 'giant':
      return `${nameOf(event.seat)} получает жетон гиганта за отряд из ${ofCards(event.size)} и ${glory(event.glory)}.`
    case 'swam':
      return swam(event, nameOf)
    case 'troll':
      return `${nameOf(event.seat)} берёт жетон тролля ${event.value}.`
    case 'horde':
      return `${nameOf(event.seat)} ставит маркер на планшет орд: ${kingdom(event.kingdom).colourFeminine} ячейка.`
    case 'laid-out':
      return `${nameOf(event.seat)} выкладывает в открытый ряд ${cards(event.cards.length)}: ${listCards(event.cards, cardName)}.`
    case 'kept':
      return `${nameOf(event.seat)} оставляет на руке ${cards(event.count)}.`
    case 'age-ended':
      return `Третий дракон — конец ${elementAt(ORDINALS, event.age - 1).endOf} эпохи.`
    case 'kingdom-scored':
      return `${kingdom(event.kingdom).name}: ${gainList(event.gains, nameOf) || 'славы не получает никто'}.`
    case 'merfolk-scored':
      return `Планшет тритонов: ${gainList(event.gains, nameOf) || 'славы не получает никто'}.`
    case 'giant-scored':
      return `${nameOf(event.seat)} получает ${glory(event.glory)} за жетон гиганта.`
    case 'skeletons-left':
      return `Скелеты рассыпаются и покидают отряды: ${event.count}.`
    case 'bands-scored': {
      const bands = `${event.sizes.length > 1 ? 'отряды' : 'отряд'} размером ${and.format(event.sizes.map(String))}`
      return `${nameOf(event.seat)} получает ${glory(event.glory)} за ${bands}${bandSum(event.sizes)}.`
    }
    case 'hordes-cashed':
      return `${nameOf(event.seat)} снимает с планшета орд ${markers(event.count)} и получает ${glory(event.glory)}.`
    case 'hordes-kept':
      return `${nameOf(event.seat)} оставляет на планшете орд ${markers(event.count)}.`
    case 'game-ended': {
      const names = winnersOf(event.places, nameOf)
      return names.length === 1 ? `Побеждает ${names[0]}.` : `Победу делят ${and.format(names)}.`
    }
  }
}

function swam(event: EthnosEvent & { kind: 'swam' }, nameOf: NameOf): string {
  if (event.from === event.to) return `${nameOf(event.seat)} уже на последней ячейке планшета тритонов.`
  const extra = pluralRu(event.bonuses, 'дополнительный маркер', 'дополнительных маркера', 'дополнительных маркеров')
  const bonus = event.bonuses > 0 ? `: ${extra}` : ''
  return `${nameOf(event.seat)} плывёт по планшету тритонов с ячейки ${event.from} на ячейку ${event.to}${bonus}.`
}
