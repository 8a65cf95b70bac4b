import { type Language, plural, pluralRu } from '../../../kernel/words.ts'
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
  readonly shieldsLeft: (left: number) => string
  readonly used: string
  readonly tower: string
  readonly worth: (points: number) => string
  readonly magic: string
  readonly book: (level: number) => string
  readonly notYet: string
  readonly armies: string
  readonly lostKingdom: string
  readonly neutral: string
  readonly army: (owner: string, lying: boolean) => string
  readonly empty: string
  readonly token: string
  readonly go: string
  readonly startHere: string
  readonly endsAt: string
  readonly endNear: string
  readonly refresh: (n: number) => string
  readonly decision: string
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
  readonly found: string
  readonly less: (name: string) => string
  readonly more: (name: string) => string
  readonly give: string
  readonly take: string
  readonly howMany: string
  readonly trade: string
  readonly waitingFor: (names: string) => string
  readonly pressArmy: string
  readonly pressTarget: string
  readonly crown: string
  readonly trophies: (count: number) => string
}

const en: TableText = {
  names: namesEn,
  abilities: abilitiesEn,
  actions: 'Actions',
  shieldsLeft: left => `${plural(left, 'shield', 'shields')} left; when all five lie, the card is cleared.`,
  used: 'taken',
  tower: 'Tower',
  worth: points => plural(points, 'point', 'points'),
  magic: 'Magic',
  book: level => (level === 0 ? 'the book is still closed' : `book of magic, level ${level}`),
  notYet: 'not reached yet',
  armies: 'armies',
  lostKingdom: 'The Lost Kingdom',
  neutral: 'neutral',
  army: (owner, lying) => (lying ? `a lying army of ${owner}` : `an army of ${owner}`),
  empty: 'nobody there',
  token: 'a face-down token',
  go: 'go here',
  startHere: 'an army here can move',
  endsAt: 'Ends with 7 armies, tower 6 or magic 5',
  endNear: 'The end comes with the next refresh',
  refresh: n => `Refresh ${n}`,
  decision: 'Your decision',
  warFor: region => `War for the ${region}`,
  bid: 'A sealed bid: the higher one wins, both pay.',
  flag: 'White flag',
  seal: face => `Seal ${face}`,
  attacker: 'attacker',
  defender: 'defender',
  sealed: 'sealed',
  deciding: 'is deciding',
  most: most => `You can pay for ${most} at the most.`,
  chooseSide: 'Choose the side of your card',
  split: left => (left === 0 ? 'Six units shared out' : `${plural(left, 'unit', 'units')} still to share out`),
  found: 'Found the kingdom',
  less: name => `One ${name} less`,
  more: name => `One ${name} more`,
  give: 'Give',
  take: 'Take',
  howMany: 'How many',
  trade: 'Trade',
  waitingFor: names => `Waiting for ${names}`,
  pressArmy: 'Press a region with an army of yours, then where it goes.',
  pressTarget: 'Press one of the glowing regions.',
  crown: 'the crown',
  trophies: count => plural(count, 'trophy', 'trophies'),
}

const ru: TableText = {
  names: namesRu,
  abilities: abilitiesRu,
  actions: 'Действия',
  shieldsLeft: left =>
    `${left === 1 ? 'Остался' : 'Осталось'} ${pluralRu(left, 'щит', 'щита', 'щитов')}; когда лягут все пять, карта обновится.`,
  used: 'занято',
  tower: 'Башня',
  worth: points => pluralRu(points, 'очко', 'очка', 'очков'),
  magic: 'Магия',
  book: level => (level === 0 ? 'книга ещё закрыта' : `книга магии, ступень ${level}`),
  notYet: 'ещё не изучено',
  armies: 'армии',
  lostKingdom: 'Потерянное королевство',
  neutral: 'нейтральная',
  army: (owner, lying) => (lying ? `лежащая армия, ${owner}` : `армия, ${owner}`),
  empty: 'никого',
  token: 'закрытый жетон',
  go: 'можно пойти сюда',
  startHere: 'эта армия может пойти',
  endsAt: 'До конца: 7 армий, башня 6 или магия 5',
  endNear: 'Конец при следующем обновлении',
  refresh: n => `Обновление ${n}`,
  decision: 'Ваше решение',
  warFor: region => `Война: ${region}`,
  bid: 'Тайная ставка: большее победит, заплатят оба.',
  flag: 'Белый флаг',
  seal: face => `Запечатать ${face}`,
  attacker: 'зачинщик',
  defender: 'защитник',
  sealed: 'запечатано',
  deciding: 'решает',
  most: most => `Вам по карману не больше ${most}.`,
  chooseSide: 'Выберите сторону карты',
  split: left => (left === 0 ? 'Шесть единиц распределены' : `Осталось распределить: ${left}`),
  found: 'Основать королевство',
  less: name => `${name}: на одну меньше`,
  more: name => `${name}: на одну больше`,
  give: 'Отдать',
  take: 'Взять',
  howMany: 'Сколько',
  trade: 'Обменять',
  waitingFor: names => `Ждём: ${names}`,
  pressArmy: 'Нажмите область со своей армией, затем — куда ей идти.',
  pressTarget: 'Нажмите одну из светящихся областей.',
  crown: 'корона',
  trophies: count => pluralRu(count, 'трофей', 'трофея', 'трофеев'),
}

export const TABLE_TEXT: Readonly<Record<Language, TableText>> = { en, ru }
