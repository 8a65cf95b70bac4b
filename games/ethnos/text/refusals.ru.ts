import { type Figures, pluralRu, type Refusals } from '../../../kernel/words.ts'
import type { ObjectionCode } from '../queries.ts'
import { kingdoms } from './names.ru.ts'
import { kingdomIn, priceOf } from './refusal.ts'

const cards = (count: number): string => pluralRu(count, 'карта', 'карты', 'карт')
/** «из 3 карт» */
const ofCards = (count: number): string => pluralRu(count, 'карты', 'карт', 'карт')

export const refusals: Refusals<ObjectionCode> = {
  'not-now': () => 'Сейчас решается другое.',
  'hand-full': f => `У вас на руке ${cards(Number(f.limit))}, больше нельзя: играйте отряд.`,
  'not-in-row': () => 'В открытом ряду такой карты нет.',
  'not-in-hand': () => 'У вас на руке нет всех этих карт.',
  'no-band': () => 'Отряд собирают из одного племени или одного цвета; к любому подходят только скелеты.',
  'only-skeletons': () => 'В отряде нужен хотя бы один боец, кроме скелетов.',
  'leader-not-in-band': () => 'Лидером может быть только карта из самого отряда.',
  'skeleton-leader': () => 'Скелет не может быть лидером.',
  'halfling-leader': () => 'Отряд под началом полурослика не ставит маркер.',
  'other-kingdom': f =>
    `Лидер этого цвета ведёт только ${kingdoms[kingdomIn(f)].into}: в другое королевство маркер не поставить.`,
  'too-small': f => tooSmall(f, pluralRu(Number(f.markers), 'ваш маркер', 'ваших маркера', 'ваших маркеров')),
  'too-small-for-two': f =>
    tooSmall(f, `${pluralRu(Number(f.markers), 'маркер', 'маркера', 'маркеров')} обоих игроков`),
  'no-supply': () => 'В вашем запасе не осталось маркеров.',
  'nothing-to-decline': () =>
    'Отказываться не от чего: эта способность спросит сама, здесь не действует или может только помочь.',
  'cannot-scatter': () => 'Выложить всю руку можно, только когда она полна и отряда из неё не собрать.',
  'troll-taken': f => `Жетон тролля ${f.value} уже занят.`,
  'troll-too-high': f =>
    `Для жетона тролля ${f.value} нужен отряд из ${ofCards(Number(f.value))}; в вашем ${cards(Number(f.size))}.`,
  'keep-too-many': f => `Можно оставить не больше ${ofCards(Number(f.most))}.`,
}

function tooSmall(figures: Figures, counted: string): string {
  const sum = priceOf(figures, counted, 'за минотавра')
  const { into } = kingdoms[kingdomIn(figures)]
  return `Чтобы поставить маркер ${into}, нужно ${cards(Number(figures.need))}: ${sum}. В отряде ${cards(Number(figures.size))}.`
}
