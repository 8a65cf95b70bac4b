import { type ConsequenceWords, formRu, pluralRu } from '../../../kernel/words.ts'
import type { EthnosKinds } from '../advice.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { cards, glory as gloryRu, markers as markersRu, ofCards } from './log.ru.ts'
import { kingdom as kingdomWords } from './names.ru.ts'

const PLACES = ['первое', 'второе', 'третье', 'четвёртое', 'пятое', 'шестое']
const NOW = 'если эпоха закончится сейчас'
const of = (kingdom: number) => kingdomWords(kingdom as Kingdom)
const cardsRu = (count: number): string => pluralRu(count, 'карта', 'карты', 'карт')

/** К чему ведёт ход. */
export const consequences: ConsequenceWords<EthnosKinds> = {
  place: ({ kingdom, place, shared, gain }) =>
    `${PLACES[place - 1]} место ${of(kingdom).where}${shared > 0 ? ' наравне с другими' : ''}: ещё ${gloryRu(gain)}, ${NOW}`,
  marker: ({ kingdom, markers }) => `${markersRu(markers)} ${of(kingdom).where}, но славы это пока не прибавляет`,
  rival: ({ kingdom, seat, loss }, nameOf) =>
    `${nameOf(seat)} получит за ${of(kingdom).whom} на ${gloryRu(loss)} меньше, ${NOW}`,
  band: ({ size, skeletons, glory }) =>
    `отряд из ${ofCards(size)}: ${gloryRu(glory)} в конце эпохи${skeletons > 0 ? ` (${formRu(skeletons, 'скелет уйдёт', 'скелеты уйдут', 'скелеты уйдут')} до подсчёта, и отряд посчитают за ${cards(size - skeletons)})` : ''}`,
  glory: ({ gain }) => `${gloryRu(gain)} сразу`,
  giant: ({ gain }) => `жетон гиганта: ${gloryRu(gain)} в конце эпохи, если никто не соберёт отряд гиганта больше`,
  swim: ({ cell, gain }) => `ячейка ${cell} на планшете тритонов${gain > 0 ? `: ещё ${gloryRu(gain)}, ${NOW}` : ''}`,
  extra: ({ markers }) =>
    `${pluralRu(markers, 'дополнительный маркер', 'дополнительных маркера', 'дополнительных маркеров')} в любое королевство`,
  trolls: ({ sum }) => `жетоны троллей на сумму ${sum}: они решают ничьи`,
  horde: ({ markers, glory }) => `${markersRu(markers)} на вашем планшете орд: снять их — ${gloryRu(glory)}`,
  laid: count =>
    `${cardsRu(count.cards)} с вашей руки ${formRu(count.cards, 'ляжет', 'лягут', 'лягут')} в открытый ряд, и ${formRu(count.cards, 'её', 'их', 'их')} смогут взять другие`,
  kept: count => `${cardsRu(count.cards)} ${formRu(count.cards, 'остаётся', 'остаются', 'остаются')} на руке`,
  drawn: count => `${pluralRu(count.cards, 'новая карта', 'новые карты', 'новых карт')} из колоды`,
  idle: ({ size }) => `отряд из ${ofCards(size)} сам по себе славы не приносит`,
  secret: () => 'эту карту никто больше не увидит',
  joins: count => `подходит к ${pluralRu(count.cards, 'карте', 'картам', 'картам')} на руке`,
  grows: ({ size }) => `самый большой отряд на руке вырастет до ${ofCards(size)}`,
  reach: ({ kingdom, need }) => `на руке хватит карт на маркер ${of(kingdom).into}: нужно ${cards(need)}`,
  next: ({ size, glory, more }) =>
    `самый большой отряд на руке ещё растёт: из ${ofCards(size)} он принесёт ${gloryRu(more)} вместо ${glory}`,
  fits: ({ fitting, unseen }) =>
    `из ${pluralRu(unseen, 'карты', 'карт', 'карт')}, которых вы не видели, ${fitting} ${formRu(fitting, 'увеличит', 'увеличат', 'увеличат')} самый большой отряд на руке`,
  ends: count => `в колоде ${cardsRu(count.cards)}, и одна из них — дракон, который закончит эпоху`,
  ended: ({ gain }) => `эпоха закончится, и вы получите ${gloryRu(gain)}`,
}
