import { type Language, plural, pluralRu } from '../../../kernel/words.ts'
import type { CardId, CardKind } from '../content/cards.ts'
import {
  ARTISANS_FOR,
  ATTACK,
  type Card,
  IS_RESERVE,
  idOf,
  KIND,
  MAGES_FOR,
  SUPPORT,
  WARRIORS_FOR,
} from '../content/deck.ts'
import { COMPANION_PRICE, COMPANIONS, type CoinId, type Companion } from '../content/figures.ts'
import { SCOUTING_TAKE } from '../content/magic.ts'
import type { Strength } from '../position.ts'
import { exchangedFor } from '../queries.ts'
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
  readonly box: string
  readonly boxHint: string
  readonly inDiscard: (n: number) => string
  readonly copies: (n: number) => string
  readonly kinds: Readonly<Record<CardKind, string>>
  readonly reserve: string
  readonly aside: (levels: readonly number[]) => string
  readonly exchanging: string
  readonly goesFirst: string
  readonly bonus: (coins: number) => string
  readonly purse: (purse: readonly (readonly [CoinId, number])[]) => string
  readonly sealedPair: string
  readonly choosing: string

  readonly region: (cell: number, level: number) => string
  readonly levelOf: (level: number) => string
  readonly booty: (level: number, coins: number) => string
  readonly ownedBy: (name: string) => string
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
  readonly capture: string
  readonly build: string
  readonly cast: string
  readonly move: string
  readonly aim: string
  readonly take: (companion: Companion) => string
  readonly rally: (warriors: number, artisans: number) => string

  readonly canTake: (regions: number, coins: number) => string
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
  /** Ending the turn like this ends the game: in short on the button, in full above it. */
  readonly endGame: string
  readonly endsIdle: string
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
  readonly exchangeFirst: string
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

const EN_ONE: readonly [string, string, string] = ['a Warrior', 'an Artisan', 'a Mage']
const EN_PRICE = plural(COMPANION_PRICE, 'coin', 'coins')

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
      ...(IS_RESERVE[card] ? [en.reserve] : []),
    ].join(', '),

  hand: 'Hand',
  handOf: n => plural(n, 'card', 'cards'),
  land: 'The Dark Lands',
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
  box: 'All cards',
  boxHint: 'How many of each card there are, and how many lie in the discard pile.',
  inDiscard: n => `${n} discarded`,
  copies: n => plural(n, 'copy', 'copies'),
  kinds: { troop: 'Troops', fortification: 'Fortifications', magic: 'Magic' },
  reserve: 'reserve',
  aside: levels => `Tiles set aside: ${levels.join(', ')}`,
  exchanging: 'is exchanging',
  goesFirst: 'goes first',
  bonus: n => `+${n} at the end`,
  purse: purse => `Coins: ${purse.map(([id, n]) => `${n} ${english.coins[id]}`).join(', ')}`,
  sealedPair: 'has chosen',
  choosing: 'is choosing',

  region: (cell, level) => `Region ${cell + 1}, ${english.levels[level - 1]}`,
  levelOf: level => `level ${level}`,
  booty: (level, coins) => `level ${level}, pays ${plural(coins, 'coin', 'coins')}`,
  ownedBy: name => `captured by ${name}`,
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
  parts: { charge: 'charges', portal: 'portal', alliance: 'alliance', claim: 'claim' },
  outOf: level => `of ${level}`,
  capture: 'Capture',
  build: 'Build here',
  cast: 'Play the card',
  move: 'Move it here',
  aim: 'Choose it',
  take: companion => `Take ${EN_ONE[companion]}`,
  rally: (warriors, artisans) =>
    [
      warriors > 0 ? plural(warriors, 'Warrior', 'Warriors') : '',
      artisans > 0 ? plural(artisans, 'Artisan', 'Artisans') : '',
    ]
      .filter(part => part !== '')
      .join(' and '),

  canTake: (regions, coins) =>
    `can capture ${plural(regions, 'region', 'regions')}, for up to ${plural(coins, 'coin', 'coins')}`,
  canStand: regions => `can be built in ${plural(regions, 'region', 'regions')}`,
  playable: 'can be played',
  missing: (companion, n) =>
    `${plural(n, `more ${english.companions[COMPANIONS[companion]]}`, `more ${en.types[companion]}`)} needed`,
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
  planHint: 'Nobody sees your plan. You can take steps back until you end the turn or draw cards.',
  backTo: step => `Take back from here: ${step}`,
  stepBack: 'Step back',
  endTurn: 'End the turn',
  endGame: 'this ends the game',
  endsIdle:
    'Nobody else captured or claimed anything in their last turn. If you do not either, ending your turn ends the game.',
  endDraws: n => `then draw ${n}`,
  finish: 'Finish the game',
  lastRegion: 'This captures the last region: the game is over then.',
  cannotUndo: 'This shows you new cards: your plan so far cannot be taken back then.',

  buy: companion => `Buy ${EN_ONE[companion]} for ${EN_PRICE}`,
  buyHint: `One companion for ${EN_PRICE}, before the first card.`,
  buyOrPlay: `Buy a companion for ${EN_PRICE}, or play cards straight away.`,
  chooseCard: 'Choose a card, or a region to capture.',
  chooseTarget: card => `${card}: choose a glowing region.`,
  chooseWhat: card => `${card}: choose what it does.`,
  chooseFort: 'Choose the Fortification to move.',
  chooseNewPlace: 'Choose its new region.',
  chooseForRegion: 'Choose a card for this region.',
  takePair: 'Take these two',
  pairHint: 'Free of charge, and hidden from the others until all have chosen.',
  waitForPairs: 'Your choice is sealed. It opens when everybody has chosen.',
  redraw: 'Show this hand and draw a new one',
  redrawHint: 'Whatever companions you chose, this hand could capture nothing.',
  stopDiscarding: 'Stop discarding',
  giveHint: 'Two cards for one: choose the cards to give away, in pairs.',
  exchangeFirst: 'Your next turn begins when the exchange is done.',
  give: n => `Exchange ${n} for ${exchangedFor(n)}`,
  oneMore: 'Choose one more: cards are exchanged in pairs.',
  keepAll: 'Keep all cards',
  besides: name => `Meanwhile: ${name}’s turn`,
  passScreen: name => `Exchange later, pass the screen to ${name}`,
  scoutHint: `Choose ${SCOUTING_TAKE} cards to take, then the others in the order in which they go under the deck.`,
  scoutTake: 'take',
  scoutUnder: place => `under the deck: ${place}`,
  confirm: 'Take these cards',
  watching: 'You are watching: hands stay hidden.',
  waiting: 'Wait for the others.',
}

const RU_WHOM: readonly [string, string, string] = ['Воина', 'Мастерового', 'Мага']
const RU_COUNT: Readonly<Record<Companion, (n: number) => string>> = [
  n => pluralRu(n, 'Воин', 'Воина', 'Воинов'),
  n => pluralRu(n, 'Мастеровой', 'Мастеровых', 'Мастеровых'),
  n => pluralRu(n, 'Маг', 'Мага', 'Магов'),
]
const RU_PRICE = pluralRu(COMPANION_PRICE, 'монету', 'монеты', 'монет')

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
        .map(([type, n]) => RU_COUNT[type](n))
        .join(', ')}`,
      ...(IS_RESERVE[card] ? [ru.reserve] : []),
    ].join(', '),

  hand: 'Рука',
  handOf: n => pluralRu(n, 'карта', 'карты', 'карт'),
  land: 'Тёмные Земли',
  forces: 'Ваши силы',
  companions: 'Соратники',
  types: ['Воины', 'Мастеровые', 'Маги'],
  companionState: (type, ready, spent) =>
    `${ru.types[type]}: готово ${ready}${spent > 0 ? `, потрачено ${spent}` : ''}`,
  coins: 'монеты',
  regionsOf: n => pluralRu(n, 'регион', 'региона', 'регионов'),
  round: n => `Круг ${n}`,
  direction: clockwise => (clockwise ? 'по часовой стрелке' : 'против часовой стрелки'),
  stages: ['Соратник', 'Карты', 'Обмен'],
  deck: (deck, discard) => `Колода ${deck}, сброс ${discard}`,
  box: 'Все карты',
  boxHint: 'Сколько в игре каждой карты и сколько лежит в сбросе.',
  inDiscard: n => `в сбросе ${n}`,
  copies: n => pluralRu(n, 'копия', 'копии', 'копий'),
  kinds: { troop: 'Войска', fortification: 'Укрепления', magic: 'Магия' },
  reserve: 'резерв',
  aside: levels => `Отложенные тайлы: ${levels.join(', ')}`,
  exchanging: 'меняет карты',
  goesFirst: 'ходит первым',
  bonus: n => `+${n} в конце`,
  purse: purse => `Монеты: ${purse.map(([id, n]) => `${russian.coins[id]} ${n}`).join(', ')}`,
  sealedPair: 'выбор сделан',
  choosing: 'выбирает',

  region: (cell, level) => `Регион ${cell + 1}, ${russian.levels[level - 1]}`,
  levelOf: level => `уровень ${level}`,
  booty: (level, coins) => `уровень ${level}, доход ${pluralRu(coins, 'монета', 'монеты', 'монет')}`,
  ownedBy: name => `владелец: ${name}`,
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
  parts: { charge: 'заряды', portal: 'портал', alliance: 'союз', claim: 'заявка' },
  outOf: level => `из ${level}`,
  capture: 'Захватить',
  build: 'Построить',
  cast: 'Сыграть карту',
  move: 'Перенести сюда',
  aim: 'Выбрать',
  take: companion => `Взять ${RU_WHOM[companion]}`,
  rally: (warriors, artisans) =>
    [
      warriors > 0 ? pluralRu(warriors, 'Воина', 'Воинов', 'Воинов') : '',
      artisans > 0 ? pluralRu(artisans, 'Мастерового', 'Мастеровых', 'Мастеровых') : '',
    ]
      .filter(part => part !== '')
      .join(' и '),

  canTake: (regions, coins) =>
    `может захватить ${pluralRu(regions, 'регион', 'региона', 'регионов')}, доход до ${pluralRu(coins, 'монеты', 'монет', 'монет')}`,
  canStand: regions => `можно построить: ${pluralRu(regions, 'регион', 'региона', 'регионов')}`,
  playable: 'можно сыграть',
  missing: (companion, n) => `не хватает: ${RU_COUNT[companion](n)}`,
  shortOf: n => `не хватает поддержки: ${n}`,

  charges: (attack, coins) =>
    `Следующим Войскам: ${[
      attack > 0 ? `атака +${attack}` : '',
      coins > 0 ? `+${pluralRu(coins, 'монета', 'монеты', 'монет')}` : '',
    ]
      .filter(part => part !== '')
      .join(', ')}`,
  planTitle: 'Ваш план',
  planEmpty: 'План пока пуст',
  planHint: 'Ваш план никому не виден. Шаги можно отменять, пока вы не закончили ход и не взяли карты.',
  backTo: step => `Отменить отсюда: ${step}`,
  stepBack: 'Шаг назад',
  endTurn: 'Закончить ход',
  endGame: 'и на этом игру',
  endsIdle:
    'Никто другой на своём последнем ходу ничего не захватил и не сыграл «Заявку». Если закончить ход так же, игра кончится.',
  endDraws: n => `и взять ${pluralRu(n, 'карту', 'карты', 'карт')}`,
  finish: 'Закончить игру',
  lastRegion: 'Так вы захватите последний регион, и игра кончится.',
  cannotUndo: 'Вы увидите новые карты: отменить сделанное до этого будет нельзя.',

  buy: companion => `Нанять ${RU_WHOM[companion]} за ${RU_PRICE}`,
  buyHint: `Один Соратник за ${RU_PRICE}, до первой карты.`,
  buyOrPlay: `Наймите Соратника за ${RU_PRICE} или сразу играйте карты.`,
  chooseCard: 'Выберите карту или регион для захвата.',
  chooseTarget: card => `${card}: выберите светящийся регион.`,
  chooseWhat: card => `${card}: выберите действие.`,
  chooseFort: 'Выберите Укрепление, которое нужно перенести.',
  chooseNewPlace: 'Выберите для него новый регион.',
  chooseForRegion: 'Выберите карту для этого региона.',
  takePair: 'Взять этих двоих',
  pairHint: 'Бесплатно. Остальные увидят ваш выбор, когда выберут все.',
  waitForPairs: 'Ваш выбор сделан. Он откроется, когда выберут все.',
  redraw: 'Показать эту руку и взять новую',
  redrawHint: 'Каких Соратников ни выбери, этой рукой ничего не захватить.',
  stopDiscarding: 'Больше не сбрасывать',
  giveHint: 'Две карты за одну: выберите парами карты, которые отдаёте.',
  exchangeFirst: 'Ваш следующий ход начнётся после обмена.',
  give: n => `Обменять ${pluralRu(n, 'карту', 'карты', 'карт')} на ${exchangedFor(n)}`,
  oneMore: 'Выберите ещё одну: карты меняют парами.',
  keepAll: 'Ничего не менять',
  besides: name => `Тем временем ходит ${name}`,
  passScreen: name => `Обменять позже, передать экран: ${name}`,
  scoutHint: `Выберите ${pluralRu(SCOUTING_TAKE, 'карту', 'карты', 'карт')}, затем остальные в том порядке, в каком они лягут под колоду.`,
  scoutTake: 'взять',
  scoutUnder: place => `под колоду: ${place}`,
  confirm: 'Взять эти карты',
  watching: 'Вы наблюдаете: руки игроков скрыты.',
  waiting: 'Подождите остальных.',
}

export const TABLE_TEXT: Readonly<Record<Language, TableText>> = { en, ru }
