import { elementAt } from '../../../kernel/list.ts'
import { formRu, pluralRu } from '../../../kernel/words.ts'
import { CARDS } from '../content/cards.ts'
import { ROUNDS } from '../content/figures.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import { described as describedRu } from '../text/abilities.ru.ts'
import { name as nameRu } from '../text/namer.ru.ts'
import * as russian from '../text/names.ru.ts'
import { faceOf, fullOf, isVariable } from './face.ts'
import type { TableText } from './text.ts'
import { minus } from './text.ts'

export const text: TableText = {
  card: nameRu.card,
  building: nameRu.building,
  face: card => faceOf(describedRu, card),
  figures: card => {
    const { artifact, cost, strength, vp, copies } = elementAt(CARDS, card)
    const first = artifact
      ? `Артефакт, ${pluralRu(vp, 'очко', 'очка', 'очков')} в конце игры`
      : `Стоимость ${minus(cost)}, сила ${strength}${isVariable(card) ? ' (меняется)' : ''}`
    return `${first}; ${pluralRu(copies, 'копия', 'копии', 'копий')} в игре`
  },
  full: card => fullOf(describedRu, card),
  described: describedRu,
  phases: russian.phases,
  resources: russian.resources,
  round: round => `Раунд ${round} из ${ROUNDS}`,
  roundName: round => `Раунд ${round}`,
  vp: 'очки',
  strength: 'сила',
  hand: 'Ваша рука',
  packet: 'Набор карт',
  buildings: 'Здания',
  kingdomOf: name => `Королевство: ${name}`,
  topRow: 'Верхний ряд сражается',
  bottomRow: 'Нижний ряд трудится',
  placeHere: 'Поставить сюда',
  thirdSpot: 'Пятое место откроет здание уровня II',
  thirdSpotSoon: 'Пятое место откроется при следующем размещении',
  worth: either => `${either.join(' или ')} ${formRu(either.at(-1) ?? 0, 'очко', 'очка', 'очков')}`,
  taken: 'Уже взято',
  passLeft: 'Остальное уйдёт соседу слева. Выбор никто не увидит.',
  passRight: 'Остальное уйдёт соседу справа. Выбор никто не увидит.',
  passDuel: 'Остальное уйдёт сопернику. Выбор никто не увидит.',
  keepThenDiscard: 'Выберите карту себе, затем карту в сброс.',
  takeThenLeft: 'Выберите карту себе, затем карту в левый склеп; третья ляжет в правый.',
  take: card => `Взять: ${card}`,
  takeAndDiscard: (card, other) => `Взять: ${card}, сбросить: ${other}`,
  takeAndEntomb: (card, left) => `Взять: ${card}, в левый склеп: ${left}`,
  keepCards: cards => (cards.length === 0 ? 'Ничего не сохранять' : `Сохранить: ${cards.join(' и ')}`),
  chooseCard: 'Выберите карту',
  planHint:
    'Перетащите карту в ряд или нажмите карту и ряд. Персонажа можно перетащить в другой ряд или сюда, чтобы сбросить.',
  payHint: 'Отметьте на сцене карты, на которые пойдёт золото. Остальные уйдут в сброс.',
  mercyHint: 'Нажмите персонажа на сцене, чтобы спасти его. Остальные отмеченные умрут.',
  paid: 'оплачено',
  unpaid: 'в сброс',
  toPay: (name, paid) =>
    paid ? `${name}, оплачено; нажмите, чтобы сбросить` : `${name}, в сброс; нажмите, чтобы оплатить`,
  fates: { dies: 'умирает', saved: 'спасён', paying: 'платит за жизнь' },
  leaves: 'в сброс',
  moves: 'переходит',
  unit: (name, age, strength) =>
    `${name}, сила ${strength}${age > 0 ? `, ${pluralRu(age, 'жетон старения', 'жетона старения', 'жетонов старения')}` : ''}`,
  newUnit: name => `${name}, новая карта плана; нажмите, чтобы вернуть в руку`,
  emptySpot: 'Свободное место',
  price: (price, gold, brought) => `Цена ${price}, золото: ${brought > 0 ? `${gold} + ${brought}` : gold}`,
  stillOpen: 'ещё может измениться',
  short: 'На всё золота не хватит: придётся выбрать, что останется.',
  ready: 'Готово',
  readyWithNobody: 'Готово: никого не размещать',
  waitingFor: names => `Ждём: ${names}`,
  level: level => (level === 1 ? 'I' : 'II'),
  plan: 'не построено',
  levelFigures: (level, cost, points) =>
    `Уровень ${level === 1 ? 'I' : 'II'}: ${cost}; ${pluralRu(points, 'очко', 'очка', 'очков')} в конце игры`,
  fifthSpot:
    'На уровне II действуют оба бонуса, а первое здание этого уровня открывает пятое место со следующего размещения.',
  offer: (move, price) => `${move}, ${pluralRu(price, 'золото', 'золота', 'золота')}`,
  artifacts: 'Артефакты',
  source: nameRu.source,
  artifactRow: 'Артефакты в игре',
  back: 'К моему королевству',
  leftNeighbour: 'слева',
  rightNeighbour: 'справа',
  rival: 'соперник',
  unknownYet: 'сила пока неизвестна',
  narration: {
    title: (round, chapters) => `Раунд ${round}: ${chapters.join(', ').toLowerCase()}`,
    end: 'Итог',
    war: (seats, side) => {
      const where = side === 'left' ? 'слева' : 'справа'
      return seats === 1 ? `Армия лича ${where}` : seats === 2 ? 'Война' : `Война ${where}`
    },
    died: 'Умерли',
    saved: 'Спасены',
    before: 'Очки до этого',
    after: 'Очки',
  },
  lich: 'Король-лич',
  lichWins: (lich, own) => `Победил Король-лич, ${lich}:${own}`,
  lichBeaten: (_, own, lich) => `Победа над Королём-личом, ${own}:${lich}`,
  lichShort: 'Лич',
  lichCard: card => russian.lichKing[elementAt(LICH_KING, card).id],
  necropolis: card => russian.necropolis[elementAt(NECROPOLIS, card).id],
  necropolisAhead: 'Карта некрополя этого раунда откроется в войне.',
  armyStrength: 'Сила армии',
  leftCrypt: 'Левый склеп',
  rightCrypt: 'Правый склеп',
  facedown: cards => `${pluralRu(cards, 'артефакт', 'артефакта', 'артефактов')} рубашкой вверх`,
}
