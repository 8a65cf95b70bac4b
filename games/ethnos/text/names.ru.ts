import { HIDDEN } from '../../../kernel/game.ts'
import { pluralRu } from '../../../kernel/words.ts'
import { GIANT_CLAIM_GLORY } from '../content/boards.ts'
import type { Card } from '../content/cards.ts'
import { type KingdomTable, type KingdomWords, lookup, type TribeTable, type TribeWords } from './names.ts'

interface TribeRu extends TribeWords {
  /** Кого: «гнома». */
  readonly whom: string
  readonly feminine?: true
}

interface KingdomRu extends KingdomWords {
  /** Цвет в женском роде: «фиолетовая». */
  readonly colourFeminine: string
  /** Нанять какого (какую): «фиолетового», «фиолетовую». */
  readonly colourWhom: string
  readonly colourWhomFeminine: string
  /** Что: «Рею»; куда: «в Рею»; где: «в Рее». */
  readonly whom: string
  readonly into: string
  readonly where: string
}

export const tribes: TribeTable<TribeRu> = {
  centaur: {
    one: 'кентавр',
    whom: 'кентавра',
    many: 'Кентавры',
    ability: 'Если этот отряд поставил маркер, вы можете сыграть ещё один отряд, прежде чем выложить остальные карты.',
  },
  dwarf: {
    one: 'гном',
    whom: 'гнома',
    many: 'Гномы',
    ability: 'В конце эпохи этот отряд приносит славу так, словно в нём на одну карту больше.',
  },
  elf: {
    one: 'эльф',
    whom: 'эльфа',
    many: 'Эльфы',
    ability: 'Вы можете оставить на руке до X карт, а не выкладывать их.',
  },
  giant: {
    one: 'гигант',
    whom: 'гиганта',
    many: 'Гиганты',
    ability: `Если это самый большой отряд гиганта в эпохе, вы можете получить ${pluralRu(GIANT_CLAIM_GLORY, 'очко', 'очка', 'очков')} славы и жетон гиганта: он принесёт славу в конце эпохи.`,
  },
  halfling: {
    one: 'полурослик',
    whom: 'полурослика',
    many: 'Полурослики',
    ability: 'Полурослик никогда не ставит маркер, зато карт в племени вдвое больше, чем в любом другом.',
  },
  harpy: {
    one: 'гарпия',
    whom: 'гарпию',
    feminine: true,
    many: 'Гарпии',
    ability: 'Поставьте маркер в любое королевство, для которого хватает размера отряда.',
  },
  merfolk: {
    one: 'тритон',
    whom: 'тритона',
    many: 'Тритоны',
    ability:
      'Вы можете продвинуться на X ячеек по планшету тритонов; каждая достигнутая или пройденная ячейка с маркером даёт дополнительный маркер в любое королевство. Планшет приносит славу как королевство.',
  },
  minotaur: {
    one: 'минотавр',
    whom: 'минотавра',
    many: 'Минотавры',
    ability: 'Для маркера нужно на одну карту меньше.',
  },
  orc: {
    one: 'орк',
    whom: 'орка',
    many: 'Орки',
    ability:
      'Вы можете поставить маркер в свободную ячейку этого цвета на планшете орд. В конце эпохи вы можете снять с планшета все маркеры и получить славу.',
  },
  skeleton: {
    one: 'скелет',
    whom: 'скелета',
    many: 'Скелеты',
    ability:
      'Подходит в любой отряд, но не может быть лидером. Прежде чем отряды принесут славу, все скелеты сбрасываются.',
  },
  troll: {
    one: 'тролль',
    whom: 'тролля',
    many: 'Тролли',
    ability:
      'Вы можете взять свободный жетон тролля со значением не больше X. Жетоны троллей решают ничьи в королевствах.',
  },
  wizard: {
    one: 'волшебник',
    whom: 'волшебника',
    many: 'Волшебники',
    ability: 'Выложив остальные карты, вы можете взять X карт из колоды.',
  },
}

/** «фиолетов» и «син»: основа даёт все нужные формы цвета. */
const hard = (stem: string) => ({
  colour: `${stem}ый`,
  colourFeminine: `${stem}ая`,
  colourWhom: `${stem}ого`,
  colourWhomFeminine: `${stem}ую`,
})
const soft = (stem: string) => ({
  colour: `${stem}ий`,
  colourFeminine: `${stem}яя`,
  colourWhom: `${stem}его`,
  colourWhomFeminine: `${stem}юю`,
})

const masculine = (name: string) => ({ name, whom: name, into: `в ${name}`, where: `в ${name}е` })
const feminine = (stem: string) => ({ name: `${stem}я`, whom: `${stem}ю`, into: `в ${stem}ю`, where: `в ${stem}е` })

export const kingdoms: KingdomTable<KingdomRu> = {
  pelagon: { ...masculine('Пелагон'), ...hard('сер') },
  straton: { ...masculine('Стратон'), ...soft('син') },
  ithys: { ...masculine('Итис'), ...hard('оранжев') },
  althea: { ...feminine('Алте'), ...hard('зелён') },
  rhea: { ...feminine('Ре'), ...hard('красн') },
  duris: { ...masculine('Дурис'), ...hard('фиолетов') },
}

export const { tribe, colour, kingdom } = lookup(tribes, kingdoms)

/** Кто: «фиолетовый гном», «синяя гарпия», «скелет». */
export function cardName(card: Card): string {
  if (card === HIDDEN) return 'скрытая карта'
  const { one, feminine } = tribe(card)
  const tint = colour(card)
  return tint ? `${feminine ? tint.colourFeminine : tint.colour} ${one}` : one
}

/** Кого: «фиолетового гнома», «синюю гарпию», «скелета». */
export function cardWhom(card: Card): string {
  const { whom, feminine } = tribe(card)
  const tint = colour(card)
  return tint ? `${feminine ? tint.colourWhomFeminine : tint.colourWhom} ${whom}` : whom
}
