import { elementAt } from '../../../kernel/list.ts'
import { type ConsequenceWords, formRu, pluralRu } from '../../../kernel/words.ts'
import type { DarkLandsKinds } from '../advice.ts'
import { COMPANIONS } from '../content/figures.ts'
import { names } from './names.ru.ts'
import { cardsOf, coins, coinsAccusative, regionsOf } from './phrases.ru.ts'

/** К чему ведёт ход. */
export const consequences: ConsequenceWords<DarkLandsKinds> = {
  coins: ({ gain }) => `вы получите ${coinsAccusative(gain)}`,
  spends: count => `это стоит ${coinsAccusative(count.coins)}`,
  land: count => `всего ${formRu(count.regions, 'захвачен', 'захвачено', 'захвачено')} ${regionsOf(count.regions)}`,
  support: count =>
    `поддержка для захвата: ${pluralRu(count.regions, 'открытый регион', 'открытых региона', 'открытых регионов')} рядом с вашими`,
  opens: count => `за этот ход можно захватить ещё ${regionsOf(count.regions)}`,
  captures: count => `в этот ход ещё можно захватить ${regionsOf(count.regions)}`,
  companion: ({ companion, owned }) =>
    `Соратник до конца игры: ${names.companions[elementAt(COMPANIONS, companion)]}, всего ${owned}`,
  pays: count => `Соратников хватит ещё на ${pluralRu(count.cards, 'карту', 'карты', 'карт')} с руки`,
  idle: () => 'Маг, оставшийся без дела, в конце каждого хода приносит ещё одну карту',
  cards: count => pluralRu(count.cards, 'новая карта', 'новые карты', 'новых карт'),
  given: count => `с руки ${formRu(count.cards, 'уйдёт', 'уйдут', 'уйдёт')} ${cardsOf(count.cards)}`,
  draws: count => `в конце хода придёт только ${cardsOf(count.cards)}`,
  claim: () => 'никто другой не захватит этот регион, а на следующем ходу вы там сильнее',
  ends: ({ lead }) => `игра закончится вашей победой, перевес — ${coins(lead)}`,
  trails: ({ behind }) =>
    behind > 0
      ? `игра закончится, и вам не хватит ${pluralRu(behind, 'монеты', 'монет', 'монет')}`
      : 'игра закончится, а монет поровну',
}
