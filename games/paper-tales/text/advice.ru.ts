import { elementAt } from '../../../kernel/list.ts'
import { type ConsequenceWords, formRu, pluralRu } from '../../../kernel/words.ts'
import type { PaperTalesKinds } from '../advice.ts'
import { BUILDINGS, CARDS } from '../content/cards.ts'
import { buildings, cards } from './names.ru.ts'

const points = (count: number): string => pluralRu(count, 'очко', 'очка', 'очков')
const cardsOf = (count: number): string => pluralRu(count, 'карта', 'карты', 'карт')
const gold = (count: number): string => pluralRu(count, 'золото', 'золота', 'золота')
const card = (number: number): string => cards[elementAt(CARDS, number).id]
const resources = ({ food, wood, diamond }: PaperTalesKinds['makes']): string =>
  [
    ...(food > 0 ? [pluralRu(food, 'еда', 'еды', 'еды')] : []),
    ...(wood > 0 ? [pluralRu(wood, 'дерево', 'дерева', 'дерева')] : []),
    ...(diamond > 0 ? [pluralRu(diamond, 'алмаз', 'алмаза', 'алмазов')] : []),
  ].join(', ')

/** К чему ведёт ход. */
export const consequences: ConsequenceWords<PaperTalesKinds> = {
  points: ({ gain }) => `ещё ${points(gain)}`,
  gold: ({ gain }) => `ещё ${gold(gain)}`,
  spends: spent => `на ${gold(spent.gold)} меньше`,
  strength: ({ strength, gain }) => `сила для войн — ${strength}, на ${gain} больше прежней`,
  weaker: ({ strength, loss }) => `сила для войн — только ${strength}, на ${loss} меньше прежней`,
  ahead: ({ seat, strength }, nameOf) => `вы сильнее, чем ${nameOf(seat)} сейчас: там сила ${strength}`,
  income: more => `доход больше на ${gold(more.gold)}`,
  makes: made => `производство для зданий: ${resources(made)}`,
  price: paid => `выставить это стоит ${gold(paid.gold)}`,
  short: missing => `на план не хватает ${pluralRu(missing.gold, 'золота', 'золота', 'золота')}`,
  unit: ({ card: number, strength, cost }) =>
    `${card(number)}: сила ${strength}, ${cost > 0 ? `стоит ${gold(cost)}` : 'бесплатно'}`,
  artifact: count => `${card(count.card)}: ${points(count.points)} в конце игры`,
  symbols: made => `${card(made.card)}: производит ${resources(made)}`,
  denies: ({ card: number }) => `никому не достанется карта «${card(number)}»`,
  building: made =>
    `${buildings[elementAt(BUILDINGS, made.building).id]}, уровень ${made.level === 1 ? 'I' : 'II'}: ${points(made.points)} в конце игры`,
  costs: paid => `это стоит ${gold(paid.gold)}`,
  war: ({ strength }) => `с тем, что выложено, ваша сила в войнах — ${strength}`,
  frees: () => 'освободится место для другой карты',
  keeps: count => `${cardsOf(count.cards)} на следующий раунд`,
  saves: count =>
    `${formRu(count.units, 'остаётся', 'остаются', 'остаются')} в живых ${pluralRu(count.units, 'персонаж', 'персонажа', 'персонажей')}`,
  drops: count =>
    `${cardsOf(count.cards)} ${formRu(count.cards, 'сбрасывается', 'сбрасываются', 'сбрасываются')} без оплаты`,
}
