import { elementAt } from '../../../kernel/list.ts'
import { type Language, plural, pluralRu } from '../../../kernel/words.ts'
import { CARDS } from '../content/cards.ts'
import { ROUNDS } from '../content/figures.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import type { Phase, Resource } from '../content/vocabulary.ts'
import { described as describedEn } from '../text/abilities.en.ts'
import { described as describedRu } from '../text/abilities.ru.ts'
import type { Described } from '../text/abilities.ts'
import { name as nameEn } from '../text/namer.en.ts'
import { name as nameRu } from '../text/namer.ru.ts'
import * as english from '../text/names.en.ts'
import * as russian from '../text/names.ru.ts'
import { type FaceLine, faceOf, fullOf, isVariable } from './face.ts'
import type { Fate } from './picks.ts'

/** What only the table says; everything else comes from the game's words. */
export interface TableText {
  readonly card: (card: number) => string
  readonly building: (building: number) => string
  /** What the face of a card says. */
  readonly face: (card: number) => readonly FaceLine[]
  /** What stands on a card besides what it does. */
  readonly figures: (card: number) => string
  readonly full: (card: number) => string
  readonly described: Described
  readonly phases: Readonly<Record<Phase, string>>
  readonly resources: Readonly<Record<Resource, string>>
  readonly round: (round: number) => string
  readonly roundName: (round: number) => string
  readonly vp: string
  readonly strength: string
  readonly hand: string
  readonly packet: string
  readonly buildings: string
  readonly kingdomOf: (name: string) => string
  readonly topRow: string
  readonly bottomRow: string
  readonly placeHere: string
  readonly thirdSpot: string
  readonly taken: string
  readonly passLeft: string
  readonly passRight: string
  readonly passDuel: string
  readonly keepThenDiscard: string
  readonly takeThenLeft: string
  readonly take: (card: string) => string
  readonly takeAndDiscard: (card: string, other: string) => string
  readonly takeAndEntomb: (card: string, left: string) => string
  readonly keepCards: (cards: readonly string[]) => string
  readonly chooseCard: string
  readonly planHint: string
  readonly payHint: string
  readonly mercyHint: string
  readonly paid: string
  readonly unpaid: string
  readonly toPay: (name: string, paid: boolean) => string
  readonly fates: Readonly<Record<Fate, string>>
  readonly leaves: string
  readonly moves: string
  readonly unit: (name: string, age: number, strength: number) => string
  readonly newUnit: (name: string) => string
  readonly emptySpot: string
  readonly price: (price: number, gold: number, brought: number) => string
  readonly stillOpen: string
  readonly short: string
  readonly ready: string
  readonly readyWithNobody: string
  readonly waitingFor: (names: string) => string
  readonly level: (level: number) => string
  readonly plan: string
  readonly levelFigures: (level: 1 | 2, cost: string, points: number) => string
  readonly fifthSpot: string
  readonly offer: (move: string, price: number) => string
  readonly artifacts: string
  readonly source: (source: number) => string
  readonly artifactRow: string
  readonly back: string
  readonly leftNeighbour: string
  readonly rightNeighbour: string
  readonly rival: string
  readonly unknownYet: string
  readonly narration: {
    readonly title: (round: number, chapters: readonly string[]) => string
    readonly end: string
    readonly war: (seats: number, side: 'left' | 'right') => string
    readonly died: string
    readonly saved: string
    readonly before: string
    readonly after: string
  }
  readonly lich: string
  readonly lichWins: (lich: number, own: number) => string
  readonly lichBeaten: (name: string, own: number, lich: number) => string
  readonly lichShort: string
  readonly lichCard: (card: number) => string
  readonly necropolis: (card: number) => string
  readonly necropolisAhead: string
  readonly armyStrength: string
  readonly leftCrypt: string
  readonly rightCrypt: string
  readonly facedown: (cards: number) => string
}

const minus = (amount: number): string => String(amount).replace('-', '−')

const en: TableText = {
  card: nameEn.card,
  building: nameEn.building,
  face: card => faceOf(describedEn, card),
  figures: card => {
    const { artifact, cost, strength, vp, copies } = elementAt(CARDS, card)
    const first = artifact
      ? `Artifact, ${plural(vp, 'point', 'points')} at the end`
      : `Cost ${minus(cost)}, strength ${strength}${isVariable(card) ? ' (varies)' : ''}`
    return `${first}; ${plural(copies, 'copy', 'copies')} in the game`
  },
  full: card => fullOf(describedEn, card),
  described: describedEn,
  phases: english.phases,
  resources: english.resources,
  round: round => `Round ${round} of ${ROUNDS}`,
  roundName: round => `Round ${round}`,
  vp: 'points',
  strength: 'strength',
  hand: 'Your hand',
  packet: 'The packet',
  buildings: 'Buildings',
  kingdomOf: name => `The kingdom of ${name}`,
  topRow: 'The top row fights',
  bottomRow: 'The bottom row works',
  placeHere: 'Place it here',
  thirdSpot: 'Opens with a level II building',
  taken: 'Taken so far',
  passLeft: 'The rest goes to the left. Nobody sees your choice.',
  passRight: 'The rest goes to the right. Nobody sees your choice.',
  passDuel: 'The rest goes to your opponent. Nobody sees your choice.',
  keepThenDiscard: 'Choose a card to take, then one to discard.',
  takeThenLeft: 'Choose a card to take, then one for the left crypt; the third goes to the right.',
  take: card => `Take ${card}`,
  takeAndDiscard: (card, other) => `Take ${card}, discard ${other}`,
  takeAndEntomb: (card, left) => `Take ${card}, ${left} to the left crypt`,
  keepCards: cards => (cards.length === 0 ? 'Keep nothing' : `Keep ${cards.join(' and ')}`),
  chooseCard: 'Choose a card',
  planHint: 'Drag a card to a row, or press card and row. Drag a unit to the other row, or down here to discard it.',
  payHint: 'Press the cards on the stage that you pay for. The others are discarded.',
  mercyHint: 'Press a unit on the stage to save it. The others marked die.',
  paid: 'paid',
  unpaid: 'discarded',
  toPay: (name, paid) => (paid ? `${name}, paid; press to discard it` : `${name}, discarded; press to pay for it`),
  fates: { dies: 'dies', saved: 'saved', paying: 'pays to survive' },
  leaves: 'discarded',
  moves: 'moves',
  unit: (name, age, strength) =>
    `${name}, strength ${strength}${age > 0 ? `, ${plural(age, 'age token', 'age tokens')}` : ''}`,
  newUnit: name => `${name}, new in this plan; press to take it back`,
  emptySpot: 'An empty spot',
  price: (price, gold, brought) => `Costs ${price} of your ${brought > 0 ? `${gold} + ${brought}` : gold} gold`,
  stillOpen: 'not certain yet',
  short: 'You cannot pay for all of it: you will choose what stays.',
  ready: 'Ready',
  readyWithNobody: 'Ready: deploy nobody',
  waitingFor: names => `Waiting for ${names}`,
  level: level => (level === 1 ? 'I' : 'II'),
  plan: 'not built',
  levelFigures: (level, cost, points) =>
    `Level ${level === 1 ? 'I' : 'II'}: ${cost}; ${plural(points, 'point', 'points')} at the end`,
  fifthSpot: 'At level II both bonuses work, and the first building at that level opens the fifth spot.',
  offer: (move, price) => `${move}, ${price} gold`,
  artifacts: 'Artifacts',
  source: nameEn.source,
  artifactRow: 'Artifacts in play',
  back: 'Back to my kingdom',
  leftNeighbour: 'left',
  rightNeighbour: 'right',
  rival: 'opponent',
  unknownYet: 'strength not known yet',
  narration: {
    title: (round, chapters) => `Round ${round}: ${chapters.join(', ').toLowerCase()}`,
    end: 'Final scoring',
    war: (seats, side) => (seats === 1 ? `War with the ${side} army` : seats === 2 ? 'War' : `War on the ${side}`),
    died: 'Died',
    saved: 'Saved',
    before: 'Points before',
    after: 'Points',
  },
  lich: 'The Lich King',
  lichWins: (lich, own) => `The Lich King wins, ${lich} to ${own}`,
  lichBeaten: (name, own, lich) => `${name} beats the Lich King, ${own} to ${lich}`,
  lichShort: 'Lich',
  lichCard: card => english.lichKing[elementAt(LICH_KING, card).id],
  necropolis: card => english.necropolis[elementAt(NECROPOLIS, card).id],
  necropolisAhead: 'The Necropolis card of this round is turned up in the war.',
  armyStrength: 'Strength of the army',
  leftCrypt: 'Left crypt',
  rightCrypt: 'Right crypt',
  facedown: cards => `${plural(cards, 'artifact', 'artifacts')} face down`,
}

const ru: TableText = {
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
  thirdSpot: 'Откроет здание уровня II',
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
  fifthSpot: 'На уровне II действуют оба бонуса, а первое здание этого уровня открывает пятое место.',
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

export const TABLE_TEXT: Readonly<Record<Language, TableText>> = { en, ru }
