import { type Language, plural, pluralRu } from '../../../kernel/words.ts'
import type { PricePart } from '../queries.ts'
import type { MarkerKind } from './marks.ts'
import type { RegionMove } from './region-move.ts'

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
  readonly declineAsk: (name: string, coins: number) => string
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
  peoples: 'Combos',
  peoplesShort: 'Combos',
  army: 'Army',
  map: 'Map',
  coins: 'coins',
  thisTurn: 'this turn',
  coinsHidden: 'coins hidden',
  round: (round, rounds) => `round ${round} of ${rounds}`,
  roundName: round => `Round ${round}`,
  stacks: (races, powers) => `In the stacks: ${plural(races, 'race', 'races')}, ${plural(powers, 'power', 'powers')}`,

  price: coins => `Price: ${plural(coins, 'coin', 'coins')}`,
  free: 'Free',
  coinsOn: coins => `${plural(coins, 'coin', 'coins')} on it`,
  take: 'Pick this combo',
  choosePeople:
    'Pick a combo. Its two numbers together are its tokens. Each combo above it costs you a coin, which is laid there.',

  inHand: 'In hand',
  noRace: 'no race yet',
  inDecline: 'in decline',
  declinedLine: (race, regions) => `${race}, ${plural(regions, 'region', 'regions')}`,
  perTurn: coins => `+${coins} a turn`,
  gain: coins => `+${coins} this turn`,
  onMap: 'tokens in play',
  peaceWith: name => `Peace with ${name}`,
  incomeNow: 'If the turn ended now',
  incomeStanding: 'What a turn pays as things stand',
  incomeNothing: 'No coins this turn.',
  lastTurn: 'Paid for your last turn',

  expand: 'Expand',
  decline: 'Go into decline',
  declineAsk: (name, coins) => `${name} go into decline; the turn ends and pays ${plural(coins, 'coin', 'coins')}.`,
  declineNow: 'Decline',
  cancel: 'Cancel',
  keepGoing: 'Or choose a glowing region to expand at once.',

  act: {
    conquer: 'Conquer',
    dragon: 'Send the dragon',
    exchange: 'Exchange',
    attempt: 'Last attempt',
    retreat: 'Fall back here',
    fortify: 'Build a fortress',
    hero: 'Place a hero',
    vacate: 'Abandon',
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
  reset: 'Undo changes',
  done: 'Done',
  toPlace: (what, count) =>
    what === 'tokens'
      ? `${plural(count, 'token', 'tokens')} to place`
      : `${plural(count, 'encampment', 'encampments')} to place`,
  toTakeOff: count => `${plural(count, 'token', 'tokens')} to take off`,
  allPlaced: 'all placed',
  addOne: region => `One more in ${region}`,
  takeOne: region => `One less in ${region}`,
  arrangeHint: 'Click a region to put one down, Shift-click to take one up, or drag from region to region.',
  arrangeHintTouch: 'Tap a region to put one down, drag from region to region, or use − and +.',

  chooseFortress: 'Choose the region for the fortress.',
  noFortress: 'No fortress',
  chooseHeroes: 'Choose two regions for the heroes.',
  peace: name => `Peace with ${name}`,
  noPeace: 'No peace',
  stoutDecline: 'Decline now',
  stoutKeep: 'Stay active',

  parts: {
    base: () => 'region',
    mountain: () => 'mountain',
    tokens: count => (count === 1 ? 'defender' : 'defenders'),
    tribe: () => 'lost tribe',
    fortress: () => 'fortress',
    lair: () => 'lair',
    camps: count => (count === 1 ? 'encampment' : 'encampments'),
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
  peoples: 'Комбинации',
  peoplesShort: 'Комбинации',
  army: 'Войско',
  map: 'Карта',
  coins: 'в казне',
  thisTurn: 'за этот ход',
  coinsHidden: 'монеты скрыты',
  round: (round, rounds) => `раунд ${round} из ${rounds}`,
  roundName: round => `Раунд ${round}`,
  stacks: (races, powers) =>
    `В стопках: ${pluralRu(races, 'народ', 'народа', 'народов')}, ${pluralRu(powers, 'способность', 'способности', 'способностей')}`,

  price: coins => `Цена: ${coinsRu(coins)}`,
  free: 'Бесплатно',
  coinsOn: coins => `на нём ${coinsRu(coins)}`,
  take: 'Взять комбинацию',
  choosePeople:
    'Выберите комбинацию. Два её числа в сумме — сколько у народа жетонов. На каждую комбинацию выше ляжет ваша монета.',

  inHand: 'На руке',
  noRace: 'народа пока нет',
  inDecline: 'в упадке',
  declinedLine: (race, regions) => `${race}, ${regionsRu(regions)}`,
  perTurn: coins => `+${coins} за ход`,
  gain: coins => `+${coins} за этот ход`,
  onMap: 'жетонов в игре',
  peaceWith: name => `Мир: ${name}`,
  incomeNow: 'Если закончить ход сейчас',
  incomeStanding: 'Столько приносит ход, если ничего не изменится',
  incomeNothing: 'За этот ход монет нет.',
  lastTurn: 'Получено за прошлый ход',

  expand: 'Продолжить захваты',
  decline: 'Привести в упадок',
  declineAsk: (name, coins) =>
    `${name} придут в упадок, ход закончится и принесёт ${pluralRu(coins, 'монету', 'монеты', 'монет')}.`,
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

  spread: 'Остальные поровну',
  takeOff: 'Снять с самых высоких стопок',
  gather: 'Собрать',
  reset: 'Вернуть как было',
  done: 'Готово',
  toPlace: (what, count) =>
    `поставить ${what === 'tokens' ? tokensRu(count) : pluralRu(count, 'лагерь', 'лагеря', 'лагерей')}`,
  toTakeOff: count => `убрать ${tokensRu(count)}`,
  allPlaced: 'все на местах',
  addOne: region => `${region}: на один больше`,
  takeOne: region => `${region}: на один меньше`,
  arrangeHint: 'Щелчок по региону ставит жетон, щелчок с Shift снимает. Жетоны можно и перетаскивать.',
  arrangeHintTouch: 'Коснитесь региона, чтобы поставить жетон, перетащите жетон или нажимайте − и +.',

  chooseFortress: 'Выберите регион для крепости.',
  noFortress: 'Без крепости',
  chooseHeroes: 'Выберите два региона для героев.',
  peace: name => `Мир: ${name}`,
  noPeace: 'Без мира',
  stoutDecline: 'В упадок сейчас',
  stoutKeep: 'Остаться активными',

  parts: {
    base: () => 'регион',
    mountain: () => 'гора',
    tokens: count => pluralRu(count, 'защитник', 'защитника', 'защитников').replace(/^\d+ /, ''),
    tribe: () => 'забытое племя',
    fortress: () => 'крепость',
    lair: () => 'троллья пещера',
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
    lair: () => 'троллья пещера',
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
