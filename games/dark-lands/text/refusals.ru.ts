import { pluralRu, type Refusals } from '../../../kernel/words.ts'
import { SCOUTING_TAKE, SECOND_WIND_COMPANIONS } from '../content/magic.ts'
import type { ObjectionCode } from '../queries.ts'
import { artisans, cardsAccusative, coinsAccusative, mages, regionsOf, sumText, warriors } from './phrases.ru.ts'

export const refusals: Refusals<ObjectionCode> = {
  'not-asked': () => 'Сейчас решаете не вы.',
  'other-decision': () => 'Сначала нужно решить другое.',
  'exchange-first': () => 'Сначала закончите обмен.',
  'exchange-closed': () => 'Обмен для вас закрыт: он бывает один раз за ход, после добора карт.',
  'odd-exchange': f => `Карты меняют парами, а ${f.cards} — нечётное число.`,
  'one-pair': f => `Откладывайте по одной паре, а не сразу ${cardsAccusative(Number(f.cards))}.`,
  'two-companions': f => `Выберите бесплатных Соратников: ${f.free}, а не ${f.chosen}.`,
  'chosen-already': () => 'Вы уже выбрали Соратников.',
  'not-first-turn': f => `Новую руку берут только на первом ходу, а сейчас круг ${f.round}.`,
  'can-capture': () => 'С подходящими Соратниками этой рукой можно захватить регион, поэтому заменить её нельзя.',
  'bought-already': () => 'На этом ходу вы уже наняли Соратника.',
  'buying-over': () => 'Это можно сделать только в начале хода.',
  'buying-first': () => 'Сначала решите, нанимать ли Соратника.',
  'coins-short': f => `Это стоит ${coinsAccusative(Number(f.price))}, а у вас ${f.coins}.`,
  'not-in-hand': () => 'У вас на руке нет такой карты.',
  'wrong-card': () => 'Эту карту так сыграть нельзя.',
  'companions-short': f =>
    `Нужно: ${[
      need(Number(f.warriors), Number(f.readyWarriors), warriors),
      need(Number(f.artisans), Number(f.readyArtisans), artisans),
      need(Number(f.mages), Number(f.readyMages), mages),
    ]
      .filter(part => part !== '')
      .join(', ')}.`,
  'no-such-region': f => `На этом поле ${regionsOf(Number(f.regions))}.`,
  'captured-already': () => 'Этот регион уже захвачен.',
  'claimed-by-other': () => 'На этот регион подал заявку другой игрок.',
  'too-weak': f => `Сил не хватает: ${sumText(f, Number(f.have))}, а уровень ${f.need}.`,
  'not-your-region': () => 'Это не ваш регион.',
  'fortified-already': () => 'Здесь уже есть Укрепление.',
  'claimed-already': () => 'На этот регион уже подана заявка.',
  'not-beside-yours': () => 'Рядом нет ни одного вашего региона.',
  'not-a-rival': () => 'Этот регион не принадлежит другому игроку.',
  'nothing-to-see': () => 'Карт не осталось, смотреть нечего.',
  'no-other-card': () => 'У вас нет другой карты для сброса.',
  'not-so-many-spent': f =>
    `Верните в строй хотя бы одного Соратника, но не больше ${SECOND_WIND_COMPANIONS}. Потрачено: ${warriors(Number(f.spentWarriors))}, ${artisans(Number(f.spentArtisans))}.`,
  'no-border': () => 'Ни один ваш регион не граничит с чужим.',
  'no-fortification': () => 'Здесь нет Укрепления, переносить нечего.',
  'same-region': () => 'Выберите два разных региона.',
  'no-high-region': f => `У вас нет региона уровня ${f.level} и выше.`,
  'not-seen': f => `Возьмите ${cardsAccusative(SCOUTING_TAKE)} из увиденных (${f.of}), остальные положите под колоду.`,
  'one-at-least': () => 'Сбросьте хотя бы одну карту.',
  'board-players': f => `На этом поле нельзя играть, если вас ${f.seats}.`,
  'no-such-seat': f => `Места ${f.seat} нет: за столом ${pluralRu(Number(f.seats), 'игрок', 'игрока', 'игроков')}.`,
}

const need = (wanted: number, ready: number, words: (n: number) => string): string =>
  wanted > 0 ? `${words(wanted)} (готово ${ready})` : ''
