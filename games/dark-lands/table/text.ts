import { type Language, plural, pluralRu } from '../../../kernel/words.ts'
import { ARTISANS_FOR, ATTACK, type Card, idOf, KIND, MAGES_FOR, SUPPORT, WARRIORS_FOR } from '../cards.ts'
import type { CardId } from '../content/cards.ts'
import { COMPANIONS, type Companion } from '../content/figures.ts'
import type { Strength } from '../position.ts'
import { names as english } from '../text/names.en.ts'
import { names as russian } from '../text/names.ru.ts'
import type { Names } from '../text/names.ts'

/** What only the table says; everything else comes from the game's words. */
export interface TableText {
  readonly names: Names
  readonly idOf: (card: Card) => CardId
  readonly card: (card: Card) => string
  /** With its figures, for who cannot see them. */
  readonly cardInFull: (card: Card) => string

  readonly hand: string
  readonly handOf: (cards: number) => string
  readonly land: string
  readonly forces: string
  readonly companions: string
  /** Many of one type: "Warriors". */
  readonly types: readonly [string, string, string]
  readonly companionState: (type: Companion, ready: number, spent: number) => string
  readonly coins: string
  readonly regionsOf: (n: number) => string
  readonly round: (n: number) => string
  readonly direction: (clockwise: boolean) => string
  readonly stages: readonly [string, string, string]
  readonly deck: (deck: number, discard: number) => string
  readonly exchanging: string
  readonly sealedPair: string
  readonly choosing: string

  readonly region: (cell: number, level: number) => string
  readonly levelOf: (level: number) => string
  readonly booty: (level: number) => string
  readonly freedBy: (name: string) => string
  readonly holds: (troop: string, support: number) => string
  readonly fortified: (fort: string, support: number) => string
  readonly claimedBy: (name: string) => string
  readonly namedForHelp: string
  readonly planned: string
  readonly supportHere: (n: number) => string
  readonly reaches: (have: number, level: number) => string
  readonly lacking: (n: number) => string
  readonly canBeFortified: string
  readonly canBeChosen: string

  readonly attack: string
  readonly support: string
  readonly parts: Readonly<Record<Exclude<keyof Strength, 'attack' | 'support'>, string>>
  readonly outOf: (level: number) => string
  readonly free: string
  readonly gain: (coins: number) => string
  readonly build: string
  readonly cast: string
  readonly move: string
  readonly aim: string
  readonly take: (companion: Companion) => string
  readonly rally: (warriors: number, artisans: number) => string

  readonly canTake: (regions: number, best: number) => string
  readonly canStand: (regions: number) => string
  readonly playable: string
  readonly missing: (companion: Companion, n: number) => string
  readonly shortOf: (n: number) => string

  readonly charges: (attack: number, coins: number) => string
  readonly planTitle: string
  readonly planEmpty: string
  readonly planHint: string
  readonly backTo: (step: string) => string
  readonly stepBack: string
  readonly endTurn: string
  readonly endDraws: (cards: number) => string
  readonly finish: string
  readonly lastRegion: string
  readonly cannotUndo: string

  readonly buy: (companion: Companion) => string
  readonly buyHint: string
  readonly buyOrPlay: string
  readonly chooseCard: string
  readonly chooseTarget: (card: string) => string
  readonly chooseWhat: (card: string) => string
  readonly chooseFort: string
  readonly chooseNewPlace: string
  readonly chooseForRegion: string
  readonly takePair: string
  readonly pairHint: string
  readonly waitForPairs: string
  readonly redraw: string
  readonly redrawHint: string
  readonly stopDiscarding: string
  readonly giveHint: string
  readonly give: (cards: number) => string
  readonly oneMore: string
  readonly keepAll: string
  readonly besides: (name: string) => string
  readonly passScreen: (name: string) => string
  readonly scoutHint: string
  readonly scoutTake: string
  readonly scoutUnder: (place: number) => string
  readonly confirm: string
  readonly watching: string
  readonly waiting: string
}

const costOf = (card: Card): [Companion, number][] =>
  (
    [
      [0, WARRIORS_FOR[card]],
      [1, ARTISANS_FOR[card]],
      [2, MAGES_FOR[card]],
    ] as [Companion, number][]
  ).filter(([, n]) => n > 0)

const en: TableText = {
  names: english,
  idOf,
  card: card => english.cards[idOf(card)],
  cardInFull: card =>
    [
      english.cards[idOf(card)],
      ...(KIND[card] === 'troop' ? [`attack ${ATTACK[card]}`] : []),
      ...(KIND[card] === 'magic' ? [] : [`support ${SUPPORT[card]}`]),
      `costs ${costOf(card)
        .map(([type, n]) => plural(n, english.companions[COMPANIONS[type]], en.types[type]))
        .join(' and ')}`,
    ].join(', '),

  hand: 'Hand',
  handOf: n => plural(n, 'card', 'cards'),
  land: 'The dark lands',
  forces: 'Your forces',
  companions: 'Companions',
  types: ['Warriors', 'Artisans', 'Mages'],
  companionState: (type, ready, spent) => `${en.types[type]}: ${ready} ready${spent > 0 ? `, ${spent} spent` : ''}`,
  coins: 'coins',
  regionsOf: n => plural(n, 'region', 'regions'),
  round: n => `Round ${n}`,
  direction: clockwise => (clockwise ? 'clockwise' : 'counter-clockwise'),
  stages: ['Companion', 'Cards', 'Exchange'],
  deck: (deck, discard) => `Deck ${deck}, discard pile ${discard}`,
  exchanging: 'is exchanging',
  sealedPair: 'has chosen',
  choosing: 'is choosing',

  region: (cell, level) => `Region ${cell + 1}, ${english.levels[level - 1]}`,
  levelOf: level => `level ${level}`,
  booty: level => `level ${level}, pays ${plural(level, 'coin', 'coins')}`,
  freedBy: name => `freed by ${name}`,
  holds: (troop, support) => `${troop}, support ${support}`,
  fortified: (fort, support) => `${fort}, support ${support}`,
  claimedBy: name => `claimed by ${name}`,
  namedForHelp: 'named for help',
  planned: 'in your plan',
  supportHere: n => `your support here ${n}`,
  reaches: (have, level) => `strength ${have} of ${level}, can be captured`,
  lacking: n => `${n} short`,
  canBeFortified: 'can be fortified',
  canBeChosen: 'can be chosen',

  attack: 'attack',
  support: 'support',
  parts: { charge: 'magic', portal: 'portal', alliance: 'alliance', claim: 'claim' },
  outOf: level => `of ${level}`,
  free: 'Free it',
  gain: coins => `+${coins}`,
  build: 'Build here',
  cast: 'Play the card',
  move: 'Move it here',
  aim: 'Choose it',
  take: companion => `Take: ${english.companions[COMPANIONS[companion]]}`,
  rally: (warriors, artisans) =>
    [
      warriors > 0 ? plural(warriors, 'Warrior', 'Warriors') : '',
      artisans > 0 ? plural(artisans, 'Artisan', 'Artisans') : '',
    ]
      .filter(part => part !== '')
      .join(' and '),

  canTake: (regions, best) => `can capture ${plural(regions, 'region', 'regions')}, up to level ${best}`,
  canStand: regions => `can be built in ${plural(regions, 'region', 'regions')}`,
  playable: 'can be played',
  missing: (companion, n) =>
    `${n} more ${n === 1 ? english.companions[COMPANIONS[companion]] : en.types[companion]} needed`,
  shortOf: n => `${n} more support needed`,

  charges: (attack, coins) =>
    `For your next Troop card: ${[
      attack > 0 ? `attack +${attack}` : '',
      coins > 0 ? `+${plural(coins, 'coin', 'coins')}` : '',
    ]
      .filter(part => part !== '')
      .join(', ')}`,
  planTitle: 'Your plan',
  planEmpty: 'Nothing planned yet',
  planHint: 'Nobody sees your plan, and any step can be taken back, until the turn ends.',
  backTo: step => `Take back from here: ${step}`,
  stepBack: 'Step back',
  endTurn: 'End the turn',
  endDraws: n => `then draw ${n}`,
  finish: 'Finish the game',
  lastRegion: 'That frees the last region.',
  cannotUndo: 'Cards are drawn: this makes the plan so far final.',

  buy: companion => `Buy for 5 coins: ${english.companions[COMPANIONS[companion]]}`,
  buyHint: 'One companion for 5 coins, before the first card.',
  buyOrPlay: 'Buy a companion for 5 coins, or use cards straight away.',
  chooseCard: 'Choose a card, or a region to free.',
  chooseTarget: card => `${card}: choose a glowing region.`,
  chooseWhat: card => `${card}: choose what it does.`,
  chooseFort: 'Choose the fortification to move.',
  chooseNewPlace: 'Choose its new region.',
  chooseForRegion: 'Choose the card that shall take it.',
  takePair: 'Take these two',
  pairHint: 'Free of charge, and unseen by the others until all have chosen.',
  waitForPairs: 'Your choice is sealed. It opens when everybody has chosen.',
  redraw: 'Show this hand and draw a new one',
  redrawHint: 'No companions could capture anything with this hand.',
  stopDiscarding: 'No more',
  giveHint: 'Two cards for one: choose the cards to give away, in pairs. The next turn has begun meanwhile.',
  give: n => `Exchange ${n} for ${n / 2}`,
  oneMore: 'Choose one more to make pairs.',
  keepAll: 'Keep all cards',
  besides: name => `Meanwhile: ${name}’s turn`,
  passScreen: name => `Exchange later, pass the screen to ${name}`,
  scoutHint: 'Choose two to take, then the others in the order in which they go under the deck.',
  scoutTake: 'take',
  scoutUnder: place => `under the deck: ${place}`,
  confirm: 'Take the two',
  watching: 'You are watching: hands stay closed.',
  waiting: 'The others are at it.',
}

const mastered = (n: number) => pluralRu(n, 'Мастерового', 'Мастеровых', 'Мастеровых')
const RU_WHOM: readonly [string, string, string] = ['Воина', 'Мастерового', 'Мага']
const RU_MANY: readonly [string, string, string] = ['Воинов', 'Мастеровых', 'Магов']

const ru: TableText = {
  names: russian,
  idOf,
  card: card => russian.cards[idOf(card)],
  cardInFull: card =>
    [
      russian.cards[idOf(card)],
      ...(KIND[card] === 'troop' ? [`атака ${ATTACK[card]}`] : []),
      ...(KIND[card] === 'magic' ? [] : [`поддержка ${SUPPORT[card]}`]),
      `цена: ${costOf(card)
        .map(([type, n]) => `${ru.types[type]} ${n}`)
        .join(', ')}`,
    ].join(', '),

  hand: 'Рука',
  handOf: n => pluralRu(n, 'карта', 'карты', 'карт'),
  land: 'Тёмные земли',
  forces: 'Ваши силы',
  companions: 'Соратники',
  types: ['Воины', 'Мастеровые', 'Маги'],
  companionState: (type, ready, spent) =>
    `${ru.types[type]}: готовы ${ready}${spent > 0 ? `, потрачены ${spent}` : ''}`,
  coins: 'в казне',
  regionsOf: n => pluralRu(n, 'регион', 'региона', 'регионов'),
  round: n => `Круг ${n}`,
  direction: clockwise => (clockwise ? 'по часовой стрелке' : 'против часовой стрелки'),
  stages: ['Соратник', 'Карты', 'Обмен'],
  deck: (deck, discard) => `Колода ${deck}, сброс ${discard}`,
  exchanging: 'меняет карты',
  sealedPair: 'выбор сделан',
  choosing: 'выбирает',

  region: (cell, level) => `Регион ${cell + 1}, ${russian.levels[level - 1]}`,
  levelOf: level => `уровень ${level}`,
  booty: level => `уровень ${level}, добыча ${pluralRu(level, 'монета', 'монеты', 'монет')}`,
  freedBy: name => `освободитель: ${name}`,
  holds: (troop, support) => `${troop}, поддержка ${support}`,
  fortified: (fort, support) => `${fort}, поддержка ${support}`,
  claimedBy: name => `заявка: ${name}`,
  namedForHelp: 'назван в помощь',
  planned: 'в вашем плане',
  supportHere: n => `ваша поддержка здесь ${n}`,
  reaches: (have, level) => `сила ${have} из ${level}, можно захватить`,
  lacking: n => `не хватает ${n}`,
  canBeFortified: 'можно укрепить',
  canBeChosen: 'можно выбрать',

  attack: 'атака',
  support: 'поддержка',
  parts: { charge: 'магия', portal: 'портал', alliance: 'союз', claim: 'заявка' },
  outOf: level => `из ${level}`,
  free: 'Освободить',
  gain: coins => `+${coins}`,
  build: 'Построить',
  cast: 'Сыграть карту',
  move: 'Перенести сюда',
  aim: 'Выбрать',
  take: companion => `Взять ${RU_WHOM[companion]}`,
  rally: (warriors, artisans) =>
    [warriors > 0 ? pluralRu(warriors, 'Воина', 'Воинов', 'Воинов') : '', artisans > 0 ? mastered(artisans) : '']
      .filter(part => part !== '')
      .join(' и '),

  canTake: (regions, best) =>
    `может захватить ${pluralRu(regions, 'регион', 'региона', 'регионов')}, до уровня ${best}`,
  canStand: regions => `можно построить: ${pluralRu(regions, 'регион', 'региона', 'регионов')}`,
  playable: 'можно сыграть',
  missing: (companion, n) => `не хватает: ${n} ${n === 1 ? RU_WHOM[companion] : RU_MANY[companion]}`,
  shortOf: n => `не хватает поддержки: ${n}`,

  charges: (attack, coins) =>
    `Следующим Войскам: ${[
      attack > 0 ? `атака +${attack}` : '',
      coins > 0 ? `+${pluralRu(coins, 'монета', 'монеты', 'монет')}` : '',
    ]
      .filter(part => part !== '')
      .join(', ')}`,
  planTitle: 'Ваш план',
  planEmpty: 'Пока ничего не задумано',
  planHint: 'План никому не виден, и любой шаг можно вернуть, пока ход не закончен.',
  backTo: step => `Вернуть отсюда: ${step}`,
  stepBack: 'Шаг назад',
  endTurn: 'Закончить ход',
  endDraws: n => `и взять ${pluralRu(n, 'карту', 'карты', 'карт')}`,
  finish: 'Закончить игру',
  lastRegion: 'Так вы освободите последний регион.',
  cannotUndo: 'Берутся карты: задуманное до сих пор станет окончательным.',

  buy: companion => `Нанять за 5 монет: ${russian.companions[COMPANIONS[companion]]}`,
  buyHint: 'Один Соратник за 5 монет, до первой карты.',
  buyOrPlay: 'Наймите Соратника за 5 монет или сразу играйте карты.',
  chooseCard: 'Выберите карту или регион, который хотите освободить.',
  chooseTarget: card => `${card}: выберите светящийся регион.`,
  chooseWhat: card => `${card}: выберите действие.`,
  chooseFort: 'Выберите Укрепление, которое перенесёте.',
  chooseNewPlace: 'Выберите для него новый регион.',
  chooseForRegion: 'Выберите карту, которая его возьмёт.',
  takePair: 'Взять этих двоих',
  pairHint: 'Бесплатно. Остальные увидят ваш выбор, когда выберут все.',
  waitForPairs: 'Ваш выбор запечатан и откроется, когда выберут все.',
  redraw: 'Показать эту руку и взять новую',
  redrawHint: 'С этой рукой никакие Соратники ничего не захватят.',
  stopDiscarding: 'Хватит',
  giveHint: 'Две карты за одну: выберите, что отдать, парами. Следующий ход тем временем уже идёт.',
  give: n => `Обменять ${pluralRu(n, 'карту', 'карты', 'карт')} на ${n / 2}`,
  oneMore: 'Выберите ещё одну, чтобы вышли пары.',
  keepAll: 'Ничего не менять',
  besides: name => `Тем временем ходит ${name}`,
  passScreen: name => `Обменять позже, передать экран: ${name}`,
  scoutHint: 'Выберите две карты, затем остальные в том порядке, в каком они лягут под колоду.',
  scoutTake: 'взять',
  scoutUnder: place => `под колоду: ${place}`,
  confirm: 'Взять эти две',
  watching: 'Вы наблюдаете: руки закрыты.',
  waiting: 'Ходят остальные.',
}

export const TABLE_TEXT: Readonly<Record<Language, TableText>> = { en, ru }
