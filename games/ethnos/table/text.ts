import { type Language, plural, pluralRu } from '../../../kernel/words.ts'
import type { Card } from '../cards.ts'
import { BAND_GLORY, MERFOLK_LAST_CELL, ORC_GLORY } from '../content/boards.ts'
import type { KingdomId } from '../content/kingdoms.ts'
import { DRAGONS } from '../content/table.ts'
import type { TribeId } from '../content/tribes.ts'
import * as english from '../text/names.en.ts'
import * as russian from '../text/names.ru.ts'
import type { KingdomWords, TribeWords } from '../text/names.ts'

/** What only the table says; everything else comes from the game's words. */
export interface TableText {
  readonly tribes: Readonly<Record<TribeId, TribeWords>>
  readonly kingdoms: Readonly<Record<KingdomId, KingdomWords>>
  readonly card: (card: Card) => string

  readonly hand: string
  readonly recruits: string
  readonly recruitsShort: string
  readonly toRecruits: string
  readonly boards: string
  readonly deck: string
  readonly glory: string
  readonly map: string
  readonly age: (age: number) => string
  readonly ages: string
  readonly dragons: (seen: number) => string
  readonly deckHolds: (cards: number, dragons: number) => string
  readonly deckWhereDragons: (above: boolean) => string
  readonly draw: string
  readonly take: (card: Card) => string
  readonly rowEmpty: string
  readonly chosen: string
  readonly leads: string
  readonly leader: string
  readonly bandsYouHold: string
  readonly noBandYet: string
  readonly tribesHere: string
  readonly howTo: string
  readonly howToPlay: string
  readonly bandOfKingdom: (size: number, kingdom: string) => string
  readonly bandOfTribe: (size: number, tribe: string) => string
  readonly markerIn: (kingdom: KingdomId) => string
  readonly markerOfChoice: string
  readonly noMarker: string
  readonly yourMarkers: string
  readonly allMarkers: string
  readonly oneMore: string
  readonly minotaur: string
  readonly need: string
  readonly needIn: (kingdom: KingdomId) => string
  /** What each kingdom asks of a leader who may go anywhere. */
  readonly prices: (needs: string) => string
  readonly bandHas: (size: number) => string
  readonly short: (count: number) => string
  readonly chooseKingdom: string
  readonly withoutMarker: string
  readonly withMarker: string
  readonly withoutAbility: string
  readonly withAbility: string
  readonly play: string
  readonly clear: string
  readonly atAgeEnd: (glory: number) => string
  readonly laysOut: (count: number) => string
  readonly swims: (from: number, to: number) => string
  readonly bonusMarkers: (count: number) => string
  readonly joinsHorde: (kingdom: KingdomId) => string
  readonly takesGiant: (glory: number) => string
  readonly thenChain: string
  readonly thenKeep: (most: number) => string
  readonly thenDraw: (count: number) => string
  readonly thenTroll: (most: number) => string
  readonly stop: string
  readonly scatter: string
  readonly bonusTitle: (left: number) => string
  readonly bonusHint: string
  readonly placeIn: (kingdom: KingdomId) => string
  readonly placeNone: string
  readonly trollTitle: string
  readonly trollHint: string
  readonly takeTroll: (value: number) => string
  readonly takeNoTroll: string
  readonly trollToken: (value: number) => string
  readonly free: string
  readonly keepTitle: (most: number) => string
  readonly keepHint: string
  readonly keep: (kept: number, laid: number) => string
  readonly keepChosen: string
  readonly keepAll: (kept: number) => string
  readonly keepNone: string
  readonly wizardTitle: string
  readonly wizardDraw: (count: number) => string
  readonly wizardNot: string
  readonly hordesTitle: string
  readonly hordesCash: (glory: number) => string
  readonly hordesKeep: string
  readonly hordesNext: (glory: number) => string
  readonly handOf: (count: number) => string
  readonly knownCards: (cards: string) => string
  readonly nothingKnown: string
  readonly supply: (count: number) => string
  readonly swimmer: (cell: number) => string
  readonly hordeOf: (count: number, glory: number) => string
  readonly hordeTable: string
  readonly bandTable: string
  readonly trollSum: (sum: number) => string
  readonly giantToken: string
  readonly giantBeat: (size: number) => string
  readonly giantFree: string
  readonly merfolkBoard: string
  readonly trollBoard: string
  readonly noBands: string
  readonly ageEnd: string
  readonly prospect: string
  readonly sources: {
    readonly kingdoms: string
    readonly merfolk: string
    readonly giants: string
    readonly bands: string
    readonly hordes: string
  }
  readonly bandIs: (size: number, leader: string, glory: number) => string
  readonly seal: (space: number, value: number) => string
  readonly thisAge: (values: string) => string
  readonly aloneHere: (glory: number) => string
  readonly nobodyHere: string
  readonly markersOf: (name: string, count: number) => string
  readonly nextMarker: (size: number) => string
  readonly nextWithMinotaur: (size: number) => string
  readonly watching: string
  readonly waiting: string
  readonly over: string
  readonly past: string
  readonly story: {
    readonly title: (age: number) => string
    readonly lead: (name: string) => string
    readonly before: string
    readonly after: string
    readonly skeletons: (count: number) => string
    readonly trolls: (sums: string) => string
  }
}

const ROMAN = ['', 'I', 'II', 'III']

const en: TableText = {
  tribes: english.tribes,
  kingdoms: english.kingdoms,
  card: english.cardName,
  hand: 'Your hand',
  recruits: 'The row',
  recruitsShort: 'Recruits',
  toRecruits: 'Recruit a fighter',
  boards: 'Tribes',
  deck: 'Deck',
  glory: 'glory',
  map: 'The six kingdoms',
  age: age => `Age ${ROMAN[age]}`,
  ages: 'Ages',
  dragons: seen => `${seen} of ${DRAGONS} dragons; the last one ends the age`,
  deckHolds: (cards, dragons) => `${plural(cards, 'fighter', 'fighters')} and ${plural(dragons, 'dragon', 'dragons')}.`,
  deckWhereDragons: above => (above ? 'No dragon in the upper half.' : 'The next card may be a dragon.'),
  draw: 'Draw a card',
  take: card => `Take the ${english.cardName(card)}`,
  rowEmpty: 'The row is empty.',
  chosen: 'chosen',
  leads: 'leads the band',
  leader: 'Leader',
  bandsYouHold: 'Bands in your hand',
  noBandYet: 'Gather fighters of one colour or one tribe to form a band.',
  tribesHere: 'Tribes in this game',
  howTo: 'Choose cards of one colour or of one tribe; or take a card from the row or the deck.',
  howToPlay: 'Choose cards of one colour or of one tribe.',
  bandOfKingdom: (size, kingdom) => `Band of ${size}, all of ${kingdom}`,
  bandOfTribe: (size, tribe) => `Band of ${size}: ${tribe}`,
  markerIn: kingdom => `marker in ${english.kingdoms[kingdom].name}`,
  markerOfChoice: 'marker of your choice',
  noMarker: 'no marker',
  yourMarkers: 'your markers',
  allMarkers: 'all markers',
  oneMore: 'one more',
  minotaur: 'minotaur',
  need: 'needed',
  needIn: kingdom => `needed in ${english.kingdoms[kingdom].name}`,
  prices: needs => `Cards needed: ${needs}.`,
  bandHas: size => `The band has ${size}`,
  short: count => `${plural(count, 'card', 'cards')} short`,
  chooseKingdom: 'Choose a kingdom on the map',
  withoutMarker: 'No marker',
  withMarker: 'With marker',
  withoutAbility: 'No ability',
  withAbility: 'With ability',
  play: 'Play the band',
  clear: 'Clear the choice',
  atAgeEnd: glory => `${glory} glory at the end of the age.`,
  laysOut: count => `${plural(count, 'other card is', 'other cards are')} laid open in the row.`,
  swims: (from, to) => `Merfolk: cell ${from} to ${to}.`,
  bonusMarkers: count => `${plural(count, 'extra marker', 'extra markers')} to place.`,
  joinsHorde: kingdom => `A marker on the ${english.kingdoms[kingdom].colour} space of your horde board.`,
  takesGiant: glory => `The giant token and ${glory} glory at once.`,
  thenChain: 'Then you may play one more band.',
  thenKeep: most => `Then keep up to ${plural(most, 'other card', 'other cards')}.`,
  thenDraw: count => `Then you may draw ${plural(count, 'card', 'cards')}.`,
  thenTroll: most => `Then you may take a troll token up to ${most}.`,
  stop: 'End the turn',
  scatter: 'Lay out the whole hand',
  bonusTitle: left => `${plural(left, 'extra marker', 'extra markers')} from the merfolk`,
  bonusHint: 'Choose any kingdom on the map.',
  placeIn: kingdom => `Place it in ${english.kingdoms[kingdom].name}`,
  placeNone: 'Place none',
  trollTitle: 'A troll offers a token',
  trollHint: 'Troll tokens break ties until the end of the age.',
  takeTroll: value => `Take token ${value}`,
  takeNoTroll: 'Take none',
  trollToken: value => `Troll token ${value}`,
  free: 'free',
  keepTitle: most => `Keep up to ${plural(most, 'card', 'cards')}`,
  keepHint: 'Choose the cards to keep in your hand; the others go to the row.',
  keep: (kept, laid) => `Keep ${kept}, lay out ${laid}`,
  keepChosen: 'Keep the chosen cards',
  keepAll: kept => (kept === 1 ? 'Keep it' : `Keep all ${kept}`),
  keepNone: 'Keep none',
  wizardTitle: 'The wizard may draw cards',
  wizardDraw: count => `Draw ${plural(count, 'card', 'cards')}`,
  wizardNot: 'Draw none',
  hordesTitle: 'Your horde at the end of the age',
  hordesCash: glory => `Cash it in: ${glory} glory`,
  hordesKeep: 'Keep it for the next age',
  hordesNext: glory => `One more marker would make it ${glory} glory.`,
  handOf: count => `${plural(count, 'card', 'cards')} in hand`,
  knownCards: cards => `Seen by everybody: ${cards}.`,
  nothingKnown: 'Nobody knows which.',
  supply: count => `${plural(count, 'marker', 'markers')} in the supply`,
  swimmer: cell => `Merfolk: cell ${cell} of ${MERFOLK_LAST_CELL}`,
  hordeOf: (count, glory) => `Horde board: ${plural(count, 'marker', 'markers')}, ${glory} glory.`,
  hordeTable: `One marker and more: ${ORC_GLORY.slice(1).join(' · ')} glory.`,
  bandTable: `Bands of one card and more: ${BAND_GLORY.slice(1).join(' · ')}.`,
  trollSum: sum => `Troll tokens: ${sum} together`,
  giantToken: 'Giant token',
  giantBeat: size =>
    `the largest giant-led band has ${plural(size, 'card', 'cards')}; only a larger one takes the token`,
  giantFree: 'goes to the first band led by a giant',
  merfolkBoard: 'Merfolk board',
  trollBoard: 'Troll tokens',
  noBands: 'no bands yet this age',
  ageEnd: 'age’s end',
  prospect: 'If the age ended now',
  sources: { kingdoms: 'Kingdoms', merfolk: 'Merfolk', giants: 'Giant', bands: 'Bands', hordes: 'Hordes' },
  bandIs: (size, leader, glory) => `Band of ${size}, led by the ${leader}: ${glory} glory`,
  seal: (space, value) => `token ${ROMAN[space]}: ${value}`,
  thisAge: values => `This age pays ${values}.`,
  aloneHere: glory => `Whoever is alone here gains ${glory}.`,
  nobodyHere: 'Nobody has a marker here.',
  markersOf: (name, count) => `${name}: ${count}`,
  nextMarker: size => `Your next marker here takes a band of ${size}.`,
  nextWithMinotaur: size => `Led by a minotaur, a band of ${size}.`,
  watching: 'You are watching: hands stay hidden.',
  waiting: 'Others are moving. Plan your next band.',
  over: 'The game is over. Step back through it in the chronicle, or play again.',
  past: 'Your hand as it was then.',
  story: {
    title: age => `Age ${ROMAN[age]} is over`,
    lead: name => `${name} met the third dragon.`,
    before: 'Before',
    after: 'After',
    skeletons: count => plural(count, 'skeleton crumbles', 'skeletons crumble'),
    trolls: sums => `Troll tokens broke ties: ${sums}.`,
  },
}

const ofCardsRu = (count: number): string => `из ${pluralRu(count, 'карты', 'карт', 'карт')}`
const cardsRu = (count: number): string => pluralRu(count, 'карта', 'карты', 'карт')
const cardsRuObject = (count: number): string => pluralRu(count, 'карту', 'карты', 'карт')
const markersRu = (count: number): string => pluralRu(count, 'маркер', 'маркера', 'маркеров')

const ru: TableText = {
  tribes: russian.tribes,
  kingdoms: russian.kingdoms,
  card: russian.cardName,
  hand: 'Рука',
  recruits: 'Открытый ряд',
  recruitsShort: 'Бойцы',
  toRecruits: 'Нанять бойца',
  boards: 'Племена',
  deck: 'Колода',
  glory: 'славы',
  map: 'Шесть королевств',
  age: age => `Эпоха ${ROMAN[age]}`,
  ages: 'Эпохи',
  dragons: seen => `Драконы: ${seen} из ${DRAGONS}; последний завершит эпоху`,
  deckHolds: (cards, dragons) =>
    `${pluralRu(cards, 'боец', 'бойца', 'бойцов')} и ${pluralRu(dragons, 'дракон', 'дракона', 'драконов')}.`,
  deckWhereDragons: above => (above ? 'В верхней половине драконов нет.' : 'Следующим может выйти дракон.'),
  draw: 'Взять карту',
  take: card => `Нанять: ${russian.cardName(card)}`,
  rowEmpty: 'Открытый ряд пуст.',
  chosen: 'выбрано',
  leads: 'ведёт отряд',
  leader: 'Лидер',
  bandsYouHold: 'Отряды у вас на руке',
  noBandYet: 'Для отряда нужны бойцы одного цвета или одного племени.',
  tribesHere: 'Племена этой партии',
  howTo: 'Выберите карты одного цвета или одного племени либо возьмите карту из ряда или колоды.',
  howToPlay: 'Выберите карты одного цвета или одного племени.',
  bandOfKingdom: (size, kingdom) => `Отряд ${ofCardsRu(size)}: ${kingdom}`,
  bandOfTribe: (size, tribe) => `Отряд ${ofCardsRu(size)}: ${tribe.toLowerCase()}`,
  markerIn: kingdom => `маркер ${russian.kingdoms[kingdom].into}`,
  markerOfChoice: 'маркер на выбор',
  noMarker: 'без маркера',
  yourMarkers: 'ваши маркеры',
  allMarkers: 'все маркеры',
  oneMore: 'ещё одна',
  minotaur: 'минотавр',
  need: 'нужно',
  needIn: kingdom => `нужно: ${russian.kingdoms[kingdom].name}`,
  prices: needs => `Нужно карт: ${needs}.`,
  bandHas: size => `В отряде ${size}`,
  short: count => `Не хватает ${pluralRu(count, 'карты', 'карт', 'карт')}`,
  chooseKingdom: 'Выберите королевство на карте',
  withoutMarker: 'Без маркера',
  withMarker: 'С маркером',
  withoutAbility: 'Без способности',
  withAbility: 'Со способностью',
  play: 'Сыграть отряд',
  clear: 'Сбросить выбор',
  atAgeEnd: glory => `${pluralRu(glory, 'очко', 'очка', 'очков')} славы в конце эпохи.`,
  laysOut: count => `${pluralRu(count, 'карта уйдёт', 'карты уйдут', 'карт уйдут')} в открытый ряд.`,
  swims: (from, to) => `Тритоны: с ячейки ${from} на ${to}.`,
  bonusMarkers: count => `Дополнительно: ${markersRu(count)}.`,
  joinsHorde: kingdom => `Маркер на планшет орд: ${russian.kingdoms[kingdom].colourFeminine} ячейка.`,
  takesGiant: glory => `Жетон гиганта и сразу ${pluralRu(glory, 'очко', 'очка', 'очков')} славы.`,
  thenChain: 'Затем можно сыграть ещё отряд.',
  thenKeep: most => `Затем можно оставить на руке до ${pluralRu(most, 'карты', 'карт', 'карт')}.`,
  thenDraw: count => `Затем можно взять ${cardsRuObject(count)}.`,
  thenTroll: most => `Затем можно взять жетон тролля до ${most}.`,
  stop: 'Закончить ход',
  scatter: 'Выложить всю руку',
  bonusTitle: left =>
    `${pluralRu(left, 'дополнительный маркер', 'дополнительных маркера', 'дополнительных маркеров')} от тритонов`,
  bonusHint: 'Выберите любое королевство на карте.',
  placeIn: kingdom => `Поставить ${russian.kingdoms[kingdom].into}`,
  placeNone: 'Не ставить',
  trollTitle: 'Тролль предлагает жетон',
  trollHint: 'Жетоны троллей решают ничьи до конца эпохи.',
  takeTroll: value => `Взять жетон ${value}`,
  takeNoTroll: 'Не брать',
  trollToken: value => `Жетон тролля ${value}`,
  free: 'свободен',
  keepTitle: most => `Оставьте не больше ${pluralRu(most, 'карты', 'карт', 'карт')}`,
  keepHint: 'Выберите карты, которые останутся на руке; остальные лягут в открытый ряд.',
  keep: (kept, laid) => `Оставить ${kept}, выложить ${laid}`,
  keepChosen: 'Оставить выбранные карты',
  keepAll: kept => (kept === 1 ? 'Оставить её' : `Оставить все ${kept}`),
  keepNone: 'Не оставлять',
  wizardTitle: 'Волшебник может взять карты',
  wizardDraw: count => `Взять ${cardsRuObject(count)}`,
  wizardNot: 'Не брать',
  hordesTitle: 'Ваши орды в конце эпохи',
  hordesCash: glory => `Снять: ${pluralRu(glory, 'очко', 'очка', 'очков')} славы`,
  hordesKeep: 'Оставить до следующей эпохи',
  hordesNext: glory => `С ещё одним маркером будет ${pluralRu(glory, 'очко', 'очка', 'очков')} славы.`,
  handOf: count => `На руке ${cardsRu(count)}`,
  knownCards: cards => `Видели все: ${cards}.`,
  nothingKnown: 'Какие, не знает никто.',
  supply: count => `В запасе ${markersRu(count)}`,
  swimmer: cell => `Тритоны: ячейка ${cell} из ${MERFOLK_LAST_CELL}`,
  hordeOf: (count, glory) => `Планшет орд: ${markersRu(count)}, ${pluralRu(glory, 'очко', 'очка', 'очков')} славы.`,
  hordeTable: `За один маркер и больше: ${ORC_GLORY.slice(1).join(' · ')}.`,
  bandTable: `Отряды из одной карты и больше: ${BAND_GLORY.slice(1).join(' · ')}.`,
  trollSum: sum => `Жетоны троллей: вместе ${sum}`,
  giantToken: 'Жетон гиганта',
  giantBeat: size => `в самом большом отряде гиганта ${cardsRu(size)}; жетон возьмёт только больший отряд`,
  giantFree: 'достанется первому отряду гиганта',
  merfolkBoard: 'Планшет тритонов',
  trollBoard: 'Жетоны троллей',
  noBands: 'в эту эпоху отрядов нет',
  ageEnd: 'в конце эпохи',
  prospect: 'Если бы эпоха кончилась сейчас',
  sources: { kingdoms: 'Королевства', merfolk: 'Тритоны', giants: 'Гигант', bands: 'Отряды', hordes: 'Орды' },
  bandIs: (size, leader, glory) =>
    `Отряд из ${pluralRu(size, 'карты', 'карт', 'карт')}, лидер ${leader}: ${pluralRu(glory, 'очко', 'очка', 'очков')} славы`,
  seal: (space, value) => `жетон ${ROMAN[space]}: ${value}`,
  thisAge: values => `В эту эпоху даёт ${values}.`,
  aloneHere: glory => `Если маркеры здесь только у одного, он получит ${glory}.`,
  nobodyHere: 'Маркеров здесь ещё нет.',
  markersOf: (name, count) => `${name}: ${count}`,
  nextMarker: size => `Для вашего следующего маркера здесь нужен отряд из ${pluralRu(size, 'карты', 'карт', 'карт')}.`,
  nextWithMinotaur: size => `С лидером-минотавром — из ${pluralRu(size, 'карты', 'карт', 'карт')}.`,
  watching: 'Вы наблюдаете: руки остаются скрытыми.',
  waiting: 'Ходят другие. Обдумайте следующий отряд.',
  over: 'Игра окончена. Пройдите её ещё раз по летописи или сыграйте снова.',
  past: 'Ваша рука, какой она была тогда.',
  story: {
    title: age => `Эпоха ${ROMAN[age]} окончена`,
    lead: name => `Третьего дракона открывает ${name}.`,
    before: 'Было',
    after: 'Стало',
    skeletons: count => pluralRu(count, 'скелет рассыпался', 'скелета рассыпались', 'скелетов рассыпались'),
    trolls: sums => `Ничьи решали жетоны троллей: ${sums}.`,
  },
}

export const TABLE_TEXT: Readonly<Record<Language, TableText>> = { en, ru }
