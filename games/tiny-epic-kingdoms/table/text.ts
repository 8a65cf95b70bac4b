import { type Language, plural, pluralRu } from '../../../kernel/words.ts'
import { type Action, ARMIES, LAST_REFRESH, MAGIC, SHIELDS, TOWER } from '../content/figures.ts'
import { type Resource, WAR_VALUE } from '../content/resources.ts'
import type { EndReason } from '../position.ts'
import { abilities as abilitiesEn } from '../text/abilities.en.ts'
import { abilities as abilitiesRu } from '../text/abilities.ru.ts'
import { names as namesEn } from '../text/names.en.ts'
import { names as namesRu } from '../text/names.ru.ts'
import type { Names } from '../text/names.ts'

/** What only the table says; everything else comes from the game's words. */
export interface TableText {
  readonly names: Names
  readonly abilities: typeof abilitiesEn
  readonly actions: string
  /** What an action does, in a line. */
  readonly does: Readonly<Record<Action, string>>
  /** What a resource is for. */
  readonly use: Readonly<Record<Resource, string>>
  /** What the viewer's next level or army costs. */
  readonly nextCosts: (units: string) => string
  readonly learn: (ability: string) => string
  readonly shieldsLeft: (left: number) => string
  readonly used: string
  readonly tower: string
  readonly magic: string
  readonly book: (level: number) => string
  readonly notYet: string
  readonly armies: string
  readonly lostKingdom: string
  readonly neutral: string
  readonly army: (owner: string, lying: boolean) => string
  readonly empty: string
  readonly token: string
  readonly startHere: string
  readonly endsAt: string
  readonly endNear: string
  readonly lastCall: (left: number) => string
  readonly lastCallShort: (left: number) => string
  readonly endShort: string
  readonly decision: string
  readonly decisionShort: string
  readonly warFor: (region: string) => string
  readonly bid: string
  readonly flag: string
  readonly seal: (face: number) => string
  readonly attacker: string
  readonly defender: string
  readonly sealed: string
  readonly deciding: string
  readonly most: (most: number) => string
  readonly chooseSide: string
  readonly split: (left: number) => string
  readonly foundIn: (territory: string) => string
  readonly less: (name: string) => string
  readonly more: (name: string) => string
  readonly give: string
  readonly take: string
  readonly trade: string
  readonly waitingFor: (names: string) => string
  readonly pressArmy: string
  readonly pressTarget: string
  readonly crown: string
  readonly trophies: (count: number) => string
  readonly peoples: string
  readonly peace: string
  readonly alliedWith: (names: string) => string
  readonly costs: (units: string) => string
  readonly captureCosts: (due: number, example: string) => string
  readonly pressWay: string
  readonly pressAction: string
  readonly pressAbove: string
  readonly collect: string
  readonly rest: string
  readonly or: string
  readonly cannot: string
  readonly verbs: Readonly<Record<'collect' | 'gain' | 'pay' | 'give' | 'bribe' | 'raise' | 'plunder', string>>
  readonly bidAllied: string
  readonly sealNone: string
  readonly discount: string
  readonly surcharge: string
  readonly forInstance: string
  readonly saved: (less: number) => string
  readonly shown: string
  readonly wins: (name: string) => string
  readonly warOver: string
  readonly peaceMade: string
  readonly fewer: string
  readonly further: string
  readonly tradeFor: (give: number, get: number) => string
  readonly narration: {
    readonly title: string
    readonly why: Readonly<Record<EndReason, string>>
    readonly ruins: string
    readonly total: string
    readonly on: string
  }
}

const en: TableText = {
  names: namesEn,
  abilities: abilitiesEn,
  actions: 'Actions',
  does: {
    patrol: 'Move an army to an adjacent region of its territory, or stand up one that lies in ruins.',
    quest: 'Move an army from the edge of one territory to the edge of another.',
    build: 'Raise your tower by one level.',
    research: 'Learn the next level of magic.',
    expand: 'Put a new army beside one of yours.',
    trade: 'Exchange any number of one resource for as many of another.',
  },
  use: {
    mana: `magic, and ${WAR_VALUE.mana} in war`,
    ore: `tower, and ${WAR_VALUE.ore} in war`,
    food: 'armies and retreats',
  },
  nextCosts: units => `It costs you ${units} now.`,
  learn: ability => `Learn “${ability}”`,
  shieldsLeft: left =>
    `${plural(left, 'shield', 'shields')} left; when all ${SHIELDS} lie there, the card is refreshed.`,
  used: 'taken',
  tower: 'Tower',
  magic: 'Magic',
  book: level => (level === 0 ? 'The book is still closed' : `Book of magic, level ${level}`),
  notYet: 'not reached yet',
  armies: 'armies',
  lostKingdom: 'The Lost Kingdom',
  neutral: 'neutral',
  army: (owner, lying) => (lying ? `a lying army of ${owner}` : `an army of ${owner}`),
  empty: 'nobody there',
  token: 'a face-down token',
  startHere: 'an army here can move',
  endsAt: `Ends with ${ARMIES.endTrigger} armies, tower ${TOWER.top} or magic ${MAGIC.top}`,
  endNear: 'The end comes with the next refresh',
  lastCall: left => `House rule: ends in ${plural(left, 'refresh', 'refreshes')} at the latest`,
  lastCallShort: left => `${plural(left, 'refresh', 'refreshes')} left`,
  endShort: 'last turns',
  decision: 'Your decision',
  decisionShort: 'Decision',
  warFor: region => `War for ${region}`,
  bid: 'Set a number in secret: the higher one wins, both pay.',
  flag: 'White flag',
  seal: face => `Set ${face}`,
  attacker: 'attacker',
  defender: 'defender',
  sealed: 'die set',
  deciding: 'is deciding',
  most: most => `You can pay for ${most} at most.`,
  chooseSide: 'Choose the side of your card',
  split: left => (left === 0 ? 'All units are split' : `${plural(left, 'unit', 'units')} still to split`),
  foundIn: territory => `Choose ${territory}`,
  less: name => `One ${name} less`,
  more: name => `One ${name} more`,
  give: 'Give',
  take: 'Take',
  trade: 'Trade',
  waitingFor: names => `Waiting for ${names}`,
  pressArmy: 'Press a region with an army of yours, then where it goes.',
  pressTarget: 'Press one of the glowing regions.',
  crown: 'the crown',
  trophies: count => plural(count, 'trophy', 'trophies'),
  peoples: 'Peoples to choose from',
  peace: 'shared by allies',
  alliedWith: names => `allied with ${names}`,
  costs: units => `costs ${units}`,
  captureCosts: (due, example) =>
    due === 0 ? 'the neutral army costs nothing' : `the neutral army costs ${due}, for instance ${example}`,
  pressWay: 'Choose how.',
  pressAction: 'Select one of the free actions; everybody may follow it.',
  pressAbove: 'Choose above.',
  collect: 'Collect instead',
  rest: 'Or nothing',
  or: 'or',
  cannot: 'You cannot perform this action now.',
  verbs: {
    collect: 'Collect',
    gain: 'Gain',
    pay: 'Pay',
    give: 'Give',
    bribe: 'Pay off',
    raise: 'Raise with',
    plunder: 'Take',
  },
  bidAllied: 'War between allies: two flags keep the alliance, a number breaks it.',
  sealNone: 'Set',
  discount: 'discount',
  surcharge: 'surcharge',
  forInstance: 'to pay, for instance',
  saved: less => `(${less} less with one resource only)`,
  shown: 'The dice are open.',
  wins: name => `${name} wins the war.`,
  warOver: 'The last war',
  peaceMade: 'Two flags: alliance',
  fewer: 'One fewer',
  further: 'One more',
  tradeFor: (give, get) => `Trade ${give} for ${get}`,
  narration: {
    title: 'The reckoning',
    why: {
      none: '',
      armies: 'Somebody had all seven armies in play.',
      tower: 'Somebody’s tower reached the top.',
      magic: 'Somebody learned all magic.',
      long: `House rule: this was refresh ${LAST_REFRESH}.`,
    },
    ruins: 'Lost in ruins',
    total: 'Points',
    on: 'Who won?',
  },
}

const ru: TableText = {
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
    mana: `магия, в войне ${WAR_VALUE.mana}`,
    ore: `башня, в войне ${WAR_VALUE.ore}`,
    food: 'армии, отступление',
  },
  nextCosts: units => `Сейчас это стоит вам ${units}.`,
  learn: ability => `Изучить «${ability}»`,
  shieldsLeft: left =>
    `${left === 1 ? 'Остался' : 'Осталось'} ${pluralRu(left, 'щит', 'щита', 'щитов')}; когда лягут все ${SHIELDS}, карта обновится.`,
  used: 'занято',
  tower: 'Башня',
  magic: 'Магия',
  book: level => (level === 0 ? 'Книга ещё закрыта' : `Книга магии, уровень ${level}`),
  notYet: 'ещё не изучено',
  armies: 'армии',
  lostKingdom: 'Потерянное королевство',
  neutral: 'нейтральная',
  army: (owner, lying) => (lying ? `лежащая армия, ${owner}` : `армия, ${owner}`),
  empty: 'никого',
  token: 'закрытый жетон',
  startHere: 'эта армия может пойти',
  endsAt: `Конец: ${pluralRu(ARMIES.endTrigger, 'армия', 'армии', 'армий')}, башня ${TOWER.top} или магия ${MAGIC.top}`,
  endNear: 'Конец при следующем обновлении',
  lastCall: left =>
    `Домашнее правило: конец не позже чем через ${pluralRu(left, 'обновление', 'обновления', 'обновлений')}`,
  lastCallShort: left => `ещё ${pluralRu(left, 'обновление', 'обновления', 'обновлений')}`,
  endShort: 'скоро конец',
  decision: 'Ваше решение',
  decisionShort: 'Решение',
  warFor: region => `Война: ${region}`,
  bid: 'Тайно выставьте число: большее победит, заплатят оба.',
  flag: 'Белый флаг',
  seal: face => `Выставить ${face}`,
  attacker: 'зачинщик',
  defender: 'защитник',
  sealed: 'кубик выставлен',
  deciding: 'решает',
  most: most => `Вы можете оплатить не больше ${most}.`,
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

export const TABLE_TEXT: Readonly<Record<Language, TableText>> = { en, ru }
