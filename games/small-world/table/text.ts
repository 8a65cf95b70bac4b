import { type Language, plural, pluralRu } from '../../../kernel/words.ts'
import type { MarkerKind } from './marks.ts'
import type { RegionMove } from './play.svelte.ts'
import type { PricePart } from './price.ts'

/** What only the table says; everything else comes from the game's words and names. */
export interface TableText {
  readonly peoples: string
  readonly peoplesShort: string
  readonly army: string
  readonly map: string
  readonly coins: string
  /** Under the sum of a turn's income. */
  readonly thisTurn: string
  readonly coinsHidden: string
  readonly round: (round: number, rounds: number) => string
  readonly roundName: (round: number) => string
  readonly stacks: (races: number, powers: number) => string

  readonly price: (coins: number) => string
  readonly free: string
  readonly coinsOn: (coins: number) => string
  readonly take: string
  readonly takeFor: (net: number) => string
  readonly choosePeople: string

  readonly inHand: string
  readonly noRace: string
  readonly inDecline: string
  readonly declinedLine: (race: string, regions: number) => string
  readonly perTurn: (coins: number) => string
  readonly gain: (coins: number) => string
  readonly onMap: string
  readonly peaceWith: (name: string) => string
  readonly incomeNow: string
  readonly incomeStanding: string
  readonly incomeNothing: string
  readonly lastTurn: string

  readonly expand: string
  readonly decline: string
  readonly declineAsk: (race: string, coins: number) => string
  readonly declineNow: string
  readonly cancel: string
  readonly keepGoing: string

  readonly act: Readonly<Record<RegionMove['kind'], string>>
  /** Under the button. To conquer: what is needed and in hand; to build or leave: coins a turn, and the tokens that come to hand. */
  readonly actHint: (kind: RegionMove['kind'], need: number, have: number) => string
  readonly stop: string
  readonly roll: string
  readonly rollHint: string
  readonly rolled: (pips: number) => string
  readonly die: string
  readonly notRolled: string
  readonly chooseRegion: string
  readonly abandonHint: string
  readonly chooseRetreat: string

  readonly spread: string
  readonly takeOff: string
  readonly gather: string
  readonly reset: string
  readonly done: string
  readonly toPlace: (what: 'tokens' | 'camps', count: number) => string
  readonly toTakeOff: (count: number) => string
  readonly allPlaced: string
  readonly addOne: (region: string) => string
  readonly takeOne: (region: string) => string
  readonly arrangeHint: string
  readonly arrangeHintTouch: string

  readonly chooseFortress: string
  readonly noFortress: string
  readonly chooseHeroes: string
  readonly peace: (name: string) => string
  readonly noPeace: string
  readonly stoutDecline: string
  readonly stoutKeep: string

  readonly parts: Readonly<Record<PricePart, (count: number) => string>>
  readonly need: string
  readonly defence: string
  readonly have: (have: number, need: number) => string
  readonly enough: string
  readonly short: (count: number) => string
  readonly byDie: (pips: number) => string

  readonly heldBy: (race: string, name: string, tokens: number) => string
  readonly heldDeclined: (race: string, name: string, tokens: number) => string
  readonly empty: string
  readonly lostTribe: string
  readonly markers: Readonly<Record<MarkerKind, (count: number) => string>>
  readonly costs: (need: number, have: number) => string
  readonly chosen: string
  readonly legendCan: string
  readonly legendDie: string
}

const dieNeeded = (need: number, have: number): number => need - have

const en: TableText = {
  peoples: 'Peoples',
  peoplesShort: 'Peoples',
  army: 'Army',
  map: 'Map',
  coins: 'coins',
  thisTurn: 'this turn',
  coinsHidden: 'coins hidden',
  round: (round, rounds) => `round ${round} of ${rounds}`,
  roundName: round => `Round ${round}`,
  stacks: (races, powers) => `Below: ${plural(races, 'race', 'races')}, ${plural(powers, 'power', 'powers')}`,

  price: coins => `Price: ${plural(coins, 'coin', 'coins')}`,
  free: 'Free',
  coinsOn: coins => `${plural(coins, 'coin', 'coins')} on it`,
  take: 'Take this people',
  takeFor: net => (net === 0 ? 'even' : net > 0 ? `+${net}` : `−${-net}`),
  choosePeople:
    'Choose a people. Its two numbers together are its tokens; whoever takes one further down lays a coin on each one passed over.',

  inHand: 'In hand',
  noRace: 'no people yet',
  inDecline: 'in decline',
  declinedLine: (race, regions) => `${race}, ${plural(regions, 'region', 'regions')}`,
  perTurn: coins => `+${coins} a turn`,
  gain: coins => `+${coins} this turn`,
  onMap: 'tokens in play',
  peaceWith: name => `Peace with ${name}`,
  incomeNow: 'If the turn ended now',
  incomeStanding: 'As the map stands, a turn pays',
  incomeNothing: 'No coins this turn.',
  lastTurn: 'Paid for your last turn',

  expand: 'Expand',
  decline: 'Go into decline',
  declineAsk: (race, coins) => `${race} go into decline, the turn ends with +${coins}.`,
  declineNow: 'Decline',
  cancel: 'Cancel',
  keepGoing: 'Or click a glowing region to expand at once.',

  act: {
    conquer: 'Conquer',
    dragon: 'Send the dragon',
    exchange: 'Exchange',
    attempt: 'Last attempt',
    retreat: 'Fall back here',
    fortify: 'Build a fortress',
    hero: 'Place a hero',
    vacate: 'Leave the region',
    abandon: 'Abandon',
  },
  actHint: (kind, need, have) => {
    switch (kind) {
      case 'conquer':
        return `${need} of ${have} in hand`
      case 'dragon':
        return '1 token'
      case 'exchange':
        return 'from the tray'
      case 'attempt':
        return `die: ${dieNeeded(need, have)} or more`
      case 'fortify':
        return need > 0 ? `+1 defence, +${plural(need, 'coin', 'coins')}` : '+1 defence'
      case 'hero':
        return 'immune'
      case 'retreat':
        return 'all tokens in hand'
      case 'vacate':
      case 'abandon':
        return `+${plural(have, 'token', 'tokens')} in hand, −${plural(need, 'coin', 'coins')}`
    }
  },
  stop: 'Finish conquests',
  roll: 'Roll the die',
  rollHint: 'before the next conquest',
  rolled: pips => `Rolled ${pips}`,
  die: 'Die',
  notRolled: 'not rolled yet',
  chooseRegion: 'Point at a region to see its price.',
  abandonHint: 'Short of tokens? Choose a region you held before this turn and abandon it.',
  chooseRetreat: 'Choose a region for the tokens in hand.',

  spread: 'Spread the rest evenly',
  takeOff: 'Take them off the highest piles',
  gather: 'Gather',
  reset: 'As it was',
  done: 'Done',
  toPlace: (what, count) => (what === 'tokens' ? `${count} to place` : `${count} to pitch`),
  toTakeOff: count => `${count} to take off`,
  allPlaced: 'all placed',
  addOne: region => `One more in ${region}`,
  takeOne: region => `One less in ${region}`,
  arrangeHint: 'Click a region to put one down, Shift-click to take one up, or drag from region to region.',
  arrangeHintTouch: 'Tap a region to put one down, drag from region to region, or use − and +.',

  chooseFortress: 'Choose the region for the fortress.',
  noFortress: 'No fortress',
  chooseHeroes: 'Click two regions for the heroes.',
  peace: name => `Peace with ${name}`,
  noPeace: 'Peace with nobody',
  stoutDecline: 'Decline now',
  stoutKeep: 'Stay active',

  parts: {
    base: () => 'region',
    mountain: () => 'mountain',
    tokens: count => (count === 1 ? 'defender' : 'defenders'),
    tribe: () => 'tribe',
    fortress: () => 'fortress',
    lair: () => 'lair',
    camps: count => (count === 1 ? 'camp' : 'camps'),
    discount: () => 'discount',
    pips: () => 'die',
  },
  need: 'needed',
  defence: 'defence',
  have: (have, need) => (have >= need ? `You have ${have}, ${have - need} left` : `You have ${have}`),
  enough: 'enough',
  short: count => `${count} short`,
  byDie: pips => `die: ${pips}+`,

  heldBy: (race, name, tokens) => `${race} of ${name}, ${plural(tokens, 'token', 'tokens')}`,
  heldDeclined: (race, name, tokens) => `${race} of ${name} in decline, ${plural(tokens, 'token', 'tokens')}`,
  empty: 'empty',
  lostTribe: 'lost tribe',
  markers: {
    lair: () => 'lair',
    fortress: () => 'fortress',
    camp: count => plural(count, 'encampment', 'encampments'),
    hole: () => 'hole, immune',
    hero: () => 'hero, immune',
    dragon: () => 'dragon, immune',
  },
  costs: (need, have) => `conquest costs ${need}, you have ${have}`,
  chosen: 'chosen',
  legendCan: 'possible',
  legendDie: 'with the die',
}

const tokensRu = (count: number): string => pluralRu(count, 'жетон', 'жетона', 'жетонов')
const coinsRu = (count: number): string => pluralRu(count, 'монета', 'монеты', 'монет')
const regionsRu = (count: number): string => pluralRu(count, 'регион', 'региона', 'регионов')

const ru: TableText = {
  peoples: 'Свободные народы',
  peoplesShort: 'Народы',
  army: 'Войско',
  map: 'Карта',
  coins: 'в казне',
  thisTurn: 'за этот ход',
  coinsHidden: 'монеты скрыты',
  round: (round, rounds) => `раунд ${round} из ${rounds}`,
  roundName: round => `Раунд ${round}`,
  stacks: (races, powers) => `В стопках: народов ${races}, способностей ${powers}`,

  price: coins => `Цена: ${coinsRu(coins)}`,
  free: 'Бесплатно',
  coinsOn: coins => `на нём ${coinsRu(coins)}`,
  take: 'Взять народ',
  takeFor: net => (net === 0 ? 'так на так' : net > 0 ? `+${net}` : `−${-net}`),
  choosePeople:
    'Выберите народ. Два его числа вместе — сколько у него жетонов; кто берёт народ ниже, кладёт по монете на каждый пропущенный.',

  inHand: 'На руке',
  noRace: 'народа пока нет',
  inDecline: 'в упадке',
  declinedLine: (race, regions) => `${race}, ${regionsRu(regions)}`,
  perTurn: coins => `+${coins} за ход`,
  gain: coins => `+${coins} за этот ход`,
  onMap: 'жетонов в игре',
  peaceWith: name => `Мир: ${name}`,
  incomeNow: 'Если закончить ход сейчас',
  incomeStanding: 'Доход за ход, пока на карте всё так',
  incomeNothing: 'За этот ход монет нет.',
  lastTurn: 'Получено за прошлый ход',

  expand: 'Продолжить захваты',
  decline: 'Привести в упадок',
  declineAsk: (race, coins) => `${race} придут в упадок, ход закончится: +${coins}.`,
  declineNow: 'В упадок',
  cancel: 'Отмена',
  keepGoing: 'Или сразу нажмите на подсвеченный регион.',

  act: {
    conquer: 'Захватить',
    dragon: 'Послать дракона',
    exchange: 'Подменить',
    attempt: 'Последняя попытка',
    retreat: 'Отойти сюда',
    fortify: 'Построить крепость',
    hero: 'Поставить героя',
    vacate: 'Уйти из региона',
    abandon: 'Уйти из региона',
  },
  actHint: (kind, need, have) => {
    switch (kind) {
      case 'conquer':
        return `${need} из ${have} на руке`
      case 'dragon':
        return '1 жетон'
      case 'exchange':
        return 'жетон из контейнера'
      case 'attempt':
        return `кубик: ${dieNeeded(need, have)} или больше`
      case 'fortify':
        return need > 0 ? `+1 к защите, +${coinsRu(need)}` : '+1 к защите'
      case 'hero':
        return 'неприступен'
      case 'retreat':
        return 'все жетоны с руки'
      case 'vacate':
      case 'abandon':
        return `на руку ${tokensRu(have)}, −${coinsRu(need)}`
    }
  },
  stop: 'Закончить захваты',
  roll: 'Бросить кубик',
  rollHint: 'перед следующим захватом',
  rolled: pips => `Выпало ${pips}`,
  die: 'Кубик',
  notRolled: 'ещё не бросали',
  chooseRegion: 'Наведите на регион, чтобы увидеть его цену.',
  abandonHint: 'Не хватает жетонов? Выберите регион, занятый до этого хода, и уйдите из него.',
  chooseRetreat: 'Выберите регион для жетонов с руки.',

  spread: 'Остальных поровну',
  takeOff: 'Снять с самых высоких стопок',
  gather: 'Собрать',
  reset: 'Как было',
  done: 'Готово',
  toPlace: (_, count) => `осталось: ${count}`,
  toTakeOff: count => `убрать: ${count}`,
  allPlaced: 'все на местах',
  addOne: region => `${region}: на один больше`,
  takeOne: region => `${region}: на один меньше`,
  arrangeHint: 'Щелчок по региону ставит жетон, с Shift — снимает; можно и перетаскивать.',
  arrangeHintTouch: 'Коснитесь региона, чтобы поставить жетон, перетащите его пальцем или жмите − и +.',

  chooseFortress: 'Выберите регион для крепости.',
  noFortress: 'Без крепости',
  chooseHeroes: 'Выберите два региона для героев.',
  peace: name => `Мир: ${name}`,
  noPeace: 'Ни с кем',
  stoutDecline: 'В упадок сейчас',
  stoutKeep: 'Остаться активными',

  parts: {
    base: () => 'регион',
    mountain: () => 'гора',
    tokens: count => pluralRu(count, 'жетон', 'жетона', 'жетонов').replace(/^\d+ /, ''),
    tribe: () => 'племя',
    fortress: () => 'крепость',
    lair: () => 'пещера',
    camps: count => pluralRu(count, 'лагерь', 'лагеря', 'лагерей').replace(/^\d+ /, ''),
    discount: () => 'скидка',
    pips: () => 'кубик',
  },
  need: 'нужно',
  defence: 'защита',
  have: (have, need) => (have >= need ? `У вас ${have}, останется ${have - need}` : `У вас ${have}`),
  enough: 'хватает',
  short: count => `не хватает ${count}`,
  byDie: pips => `кубик: ${pips}+`,

  heldBy: (race, name, tokens) => `${race}, ${name}, ${tokensRu(tokens)}`,
  heldDeclined: (race, name, tokens) => `${race} в упадке, ${name}, ${tokensRu(tokens)}`,
  empty: 'пусто',
  lostTribe: 'забытое племя',
  markers: {
    lair: () => 'пещера троллей',
    fortress: () => 'крепость',
    camp: count => pluralRu(count, 'лагерь', 'лагеря', 'лагерей'),
    hole: () => 'нора, неприступен',
    hero: () => 'герой, неприступен',
    dragon: () => 'дракон, неприступен',
  },
  costs: (need, have) => `захват стоит ${need}, у вас ${have}`,
  chosen: 'выбран',
  legendCan: 'можно',
  legendDie: 'с кубиком',
}

export const TEXTS: Readonly<Record<Language, TableText>> = { en, ru }
