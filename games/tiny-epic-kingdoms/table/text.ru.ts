import { pluralRu } from '../../../kernel/words.ts'
import { ARMIES, LAST_REFRESH, MAGIC, POINTS, SHIELDS, TOWER } from '../content/figures.ts'
import { WAR_VALUE } from '../content/resources.ts'
import { abilities as abilitiesRu } from '../text/abilities.ru.ts'
import { names as namesRu } from '../text/names.ru.ts'

import type { TableText } from './text.ts'

/** Keeps words on one line. */
const NBSP = '\u00a0'

export const text: TableText = {
  names: namesRu,
  abilities: abilitiesRu,
  actions: 'Действия',
  does: {
    patrol: 'Переместите армию в соседнюю область её территории или поставьте на ноги лежащую в руинах.',
    quest: 'Переместите армию с края одной территории на край другой.',
    build: 'Достройте башню на один уровень.',
    research: 'Изучите следующий уровень магии.',
    expand: 'Поставьте новую армию к одной из своих.',
    trade: 'Обменяйте сколько угодно одного ресурса на столько же другого.',
  },
  use: {
    mana: `магия; в войне считается за ${WAR_VALUE.mana}`,
    ore: `башня; в войне — за ${WAR_VALUE.ore}`,
    food: 'армии, отступление',
  },
  nextCosts: units => `Сейчас это стоит вам ${units}.`,
  towerWorth: (before, after) => `Башня принесёт уже не ${before}, а ${pluralRu(after, 'очко', 'очка', 'очков')}.`,
  learn: ability => `Изучить «${ability}»`,
  shieldsLeft: left =>
    `${left === 1 ? 'Остался' : 'Осталось'} ${pluralRu(left, 'щит', 'щита', 'щитов')}; когда лягут все ${SHIELDS}, карта обновится.`,
  used: 'занято',
  tower: 'Башня',
  magic: 'Магия',
  book: level =>
    level === 0
      ? 'Пока ничего не изучено: первую страницу откроет исследование, за ману'
      : `Книга магии, уровень ${level}`,
  notYet: 'ещё не изучено',
  armies: 'армии',
  lostKingdom: 'Потерянное королевство',
  neutral: 'нейтральная',
  army: (owner, lying) => (lying ? `лежащая армия, ${owner}` : `армия, ${owner}`),
  empty: 'никого',
  gives: {
    plains: 'при сборе даёт еду',
    forest: 'при сборе даёт ману',
    mountain: 'при сборе дают руду',
    ruins: 'армия здесь ложится и собирает любой ресурс, но в конце игры пропадёт',
    capital: `ресурсов не даёт, но в конце принесёт ${pluralRu(POINTS.capitalAlone, 'очко', 'очка', 'очков')} тому, кто стоит здесь один`,
    water: 'почти никому не пройти',
    cliffs: 'почти никому не пройти',
  },
  token: 'закрытый жетон',
  startHere: 'эта армия может пойти',
  endsAt: `Конец: ${pluralRu(ARMIES.endTrigger, 'армия', 'армии', 'армий')}, башня ${TOWER.top} или магия ${MAGIC.top}`,
  endNear: left =>
    left > 0
      ? `Конец при следующем обновлении: ещё ${pluralRu(left, 'действие', 'действия', 'действий')}`
      : 'Конец при следующем обновлении: это последнее действие',
  lastCall: left =>
    `Домашнее правило: конец не позже чем через ${pluralRu(left, 'обновление', 'обновления', 'обновлений')}`,
  lastCallShort: left => `ещё ${pluralRu(left, 'обновление', 'обновления', 'обновлений')}`,
  endShort: left => (left > 0 ? `конец через${NBSP}${left}` : 'скоро конец'),
  decision: 'Ваше решение',
  decisionShort: 'Решение',
  warFor: region => `Война: ${region}`,
  bid: 'Тайно выставьте число: большее победит, заплатят оба.',
  theyBid: 'Оба тайно выставляют число: большее победит, заплатят оба.',
  flag: 'Белый флаг',
  seal: face => `Выставить ${face}`,
  attacker: 'зачинщик',
  defender: 'защитник',
  sealed: 'кубик выставлен',
  deciding: 'решает',
  payable: most => `может оплатить до ${most}`,
  chooseSide: 'Выберите сторону карты',
  split: left => (left === 0 ? 'Все ресурсы разделены' : `Осталось разделить: ${left}`),
  foundIn: territory => `Выбрать сторону ${territory}`,
  less: name => `${name}: на одну меньше`,
  more: name => `${name}: на одну больше`,
  give: 'Отдать',
  take: 'Взять',
  trade: 'Обменять',
  waitingFor: names => `Ждём: ${names}`,
  pressArmy: 'Нажмите область со своей армией, затем — куда ей идти.',
  pressTarget: 'Нажмите одну из светящихся областей.',
  pressTerritory: 'Нажмите светящуюся территорию под картой, затем область на ней.',
  crown: 'корона',
  trophies: count => pluralRu(count, 'трофей', 'трофея', 'трофеев'),
  peoples: 'Народы на выбор',
  peace: 'общая область союзников',
  alliedWith: names => `союзники: ${names}`,
  costs: units => `цена: ${units}`,
  captureCosts: (due, example) =>
    due === 0 ? 'нейтральная армия не стоит ничего' : `нейтральная армия стоит ${due}, например: ${example}`,
  pressWay: 'Выберите как.',
  pressAction: 'Выберите свободное действие: его смогут повторить все.',
  pressAbove: 'Выберите выше.',
  collect: 'Или собрать',
  rest: 'Или ничего',
  or: 'или',
  cannot: 'Сейчас вы не можете выполнить это действие.',
  verbs: {
    collect: 'Собрать',
    gain: 'Получить',
    pay: 'Заплатить',
    give: 'Отдать',
    bribe: 'Откупиться',
    raise: 'Добавить',
    plunder: 'Забрать',
  },
  bidAllied: 'Война союзников: два флага сохранят альянс, число нарушит его.',
  sealNone: 'Выставить',
  discount: 'скидка',
  surcharge: 'надбавка',
  forInstance: 'заплатить, например,',
  saved: less => `(одним ресурсом — на ${less} меньше)`,
  shown: 'Кубики открыты.',
  wins: name => `В войне побеждает ${name}.`,
  warOver: 'Последняя война',
  peaceMade: 'Два флага: альянс',
  fewer: 'На одну меньше',
  further: 'На одну больше',
  tradeFor: (give, get) => `Обменять ${give} на ${get}`,
  narration: {
    title: 'Подсчёт очков',
    why: {
      none: '',
      armies: 'Кто-то вывел в игру все семь армий.',
      tower: 'Чья-то башня достроена доверху.',
      magic: 'Кто-то изучил всю магию.',
      long: `Домашнее правило: это было ${LAST_REFRESH}-е обновление.`,
    },
    ruins: 'Пропали в руинах',
    total: 'Очки',
    on: 'Кто победил?',
  },
}
