import { pluralRu } from '../../../kernel/words.ts'
import { ATTACK, IS_RESERVE, idOf, KIND, SUPPORT } from '../content/deck.ts'
import { COMPANION_PRICE, type Companion, MAGE } from '../content/figures.ts'
import { SCOUTING_TAKE } from '../content/magic.ts'
import { exchangedFor } from '../queries.ts'
import { names as russian } from '../text/names.ru.ts'
import type { TableText } from './text.ts'
import { costOf } from './text.ts'

const RU_WHOM: readonly [string, string, string] = ['Воина', 'Мастерового', 'Мага']
const RU_COUNT: Readonly<Record<Companion, (n: number) => string>> = [
  n => pluralRu(n, 'Воин', 'Воина', 'Воинов'),
  n => pluralRu(n, 'Мастеровой', 'Мастеровых', 'Мастеровых'),
  n => pluralRu(n, 'Маг', 'Мага', 'Магов'),
]
const RU_PRICE = pluralRu(COMPANION_PRICE, 'монету', 'монеты', 'монет')

export const text: TableText = {
  names: russian,
  idOf,
  card: card => russian.cards[idOf(card)],
  cardInFull: card => `${russian.cards[idOf(card)]}, ${text.cardFigures(card)}`,
  cardFigures: card =>
    [
      ...(KIND[card] === 'troop' ? [`атака ${ATTACK[card]}`] : []),
      ...(KIND[card] === 'magic' ? [] : [`поддержка ${SUPPORT[card]}`]),
      `цена: ${costOf(card)
        .map(([type, n]) => RU_COUNT[type](n))
        .join(', ')}`,
      ...(IS_RESERVE[card] ? [text.reserve] : []),
    ].join(', '),

  hand: 'Рука',
  handOf: n => pluralRu(n, 'карта', 'карты', 'карт'),
  land: 'Тёмные Земли',
  forces: 'Ваши силы',
  companions: 'Соратники',
  types: ['Воины', 'Мастеровые', 'Маги'],
  companionUse: type =>
    `Каждый раз за ход оплачивает один такой значок внизу карты.${type === MAGE ? ' Маг, оставшийся готовым до конца хода, приносит карту.' : ''}`,
  companionState: (type, ready, spent) =>
    `${text.types[type]}: готово ${ready}${spent > 0 ? `, потрачено ${spent}` : ''}`,
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
  lackingMark: n => `Об этом говорит знак: −${n}.`,
  marks: fortified =>
    `Число на щите — поддержка Войск${fortified ? ', на башенке — поддержка Укрепления' : ''}, в тёмном кружке — уровень.`,
  canBeFortified: 'можно укрепить',
  canBeChosen: 'можно выбрать',

  attack: 'атака',
  support: 'поддержка',
  parts: { charge: 'магия', portal: 'портал', alliance: 'союз', claim: 'заявка' },
  outOf: level => `нужно ${level}`,
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
  nothingLeft: 'Больше ни одной карты не сыграть: закончите ход и возьмите новые.',
  buyOrPlay: `Наймите Соратника за ${RU_PRICE}, чтобы оплачивать больше карт, или сразу играйте карты и захватывайте регионы.`,
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
  scoutHint: `Выберите ${pluralRu(SCOUTING_TAKE, 'карту', 'карты', 'карт')}, чтобы взять их. Остальные лягут под колоду как лежат или в том порядке, в каком вы их выберете.`,
  scoutTake: 'взять',
  scoutUnder: place => `под колоду: ${place}`,
  confirm: 'Взять эти карты',
  watching: 'Вы наблюдаете: руки игроков скрыты.',
  waiting: 'Подождите остальных.',
}
