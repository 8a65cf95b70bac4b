import { pluralRu } from '../../../kernel/words.ts'
import type { TableText } from './text.ts'
import { dieFaces, dieNeeded } from './text.ts'

const tokensRu = (count: number): string => pluralRu(count, 'жетон', 'жетона', 'жетонов')
const coinsRu = (count: number): string => pluralRu(count, 'монета', 'монеты', 'монет')
const regionsRu = (count: number): string => pluralRu(count, 'регион', 'региона', 'регионов')

export const text: TableText = {
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
    'Выберите комбинацию: два её числа в сумме дают число жетонов. На каждую комбинацию выше ляжет ваша монета.',

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
        return `кубик: ${dieNeeded(need, have)} или больше, шанс ${dieFaces(need, have)} из 6`
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
  rolled: pips => (pips === 0 ? 'Пустая грань' : `Выпало ${pips}`),
  rolledBy: (name, pips) => `${name}: ${pips === 0 ? 'пусто' : pips}`,
  die: 'Кубик',
  notRolled: 'ещё не бросали',
  chooseRegion: 'Наведите на регион, чтобы увидеть его цену.',
  abandonHint: 'Не хватает жетонов? Выберите регион, занятый до этого хода, и уйдите из него.',
  chooseRetreat: 'Выберите регион для жетонов с руки.',

  spread: 'Расставить поровну',
  takeOff: 'Снять с самых высоких стопок',
  gather: 'Собрать войска',
  reset: 'Вернуть как было',
  done: 'Готово',
  toPlace: (what, count) =>
    `поставить ${what === 'tokens' ? tokensRu(count) : pluralRu(count, 'лагерь', 'лагеря', 'лагерей')}`,
  toTakeOff: count => `убрать ${tokensRu(count)}`,
  allPlaced: 'все на местах',
  confirmPlaced: 'Все на местах. Подтвердите, и вам заплатят.',
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
  byDie: (pips, faces) => `кубик: ${pips}+ (${faces} из 6)`,

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
  legendLeave: 'можно уйти',
}
