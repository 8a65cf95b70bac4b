import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { pluralRu } from '../../../kernel/words.ts'
import { type Card, idOf } from '../content/deck.ts'
import { COMPANIONS, type Companion, type CompanionId } from '../content/figures.ts'
import type { DarkLandsPosition, Strength } from '../position.ts'
import { names } from './names.ru.ts'

export const coins = (n: number) => pluralRu(n, 'монета', 'монеты', 'монет')
/** After verbs of giving and taking. */
export const coinsAccusative = (n: number) => pluralRu(n, 'монету', 'монеты', 'монет')
export const cardsOf = (n: number) => pluralRu(n, 'карта', 'карты', 'карт')
export const cardsAccusative = (n: number) => pluralRu(n, 'карту', 'карты', 'карт')
export const regionsOf = (n: number) => pluralRu(n, 'регион', 'региона', 'регионов')
export const warriors = (n: number) => pluralRu(n, 'Воин', 'Воина', 'Воинов')
export const artisans = (n: number) => pluralRu(n, 'Мастеровой', 'Мастеровых', 'Мастеровых')
export const mages = (n: number) => pluralRu(n, 'Маг', 'Мага', 'Магов')

/** After verbs of taking, buying, recruiting. */
const ACCUSATIVE: Readonly<Record<CompanionId, string>> = {
  warrior: 'Воина',
  artisan: 'Мастерового',
  mage: 'Мага',
}
const PAIR_ACCUSATIVE: Readonly<Record<CompanionId, string>> = {
  warrior: 'двух Воинов',
  artisan: 'двух Мастеровых',
  mage: 'двух Магов',
}

export const quoted = (card: Card) => `«${names.cards[idOf(card)]}»`
export const companion = (type: Companion) => ACCUSATIVE[COMPANIONS[type]]
export const pair = (both: readonly Companion[]) => pairOf(elementAt(both, 0), elementAt(both, 1))
const pairOf = (a: Companion, b: Companion) =>
  a === b ? PAIR_ACCUSATIVE[COMPANIONS[a]] : `${companion(a)} и ${companion(b)}`
export const list = (shown: readonly Card[]) =>
  shown.includes(HIDDEN) ? cardsAccusative(shown.length) : shown.map(quoted).join(', ')
/** After a verb: the cards by name, or only their number. */
export const named = (shown: readonly Card[]) =>
  shown.includes(HIDDEN) ? cardsAccusative(shown.length) : `${shown.length === 1 ? 'карту' : 'карты'} ${list(shown)}`
export const region = (cell: number) => `регион ${cell + 1}`
export const levelled = (p: DarkLandsPosition, cell: number) => `${region(cell)} (уровень ${p.levels[cell]})`

const STRENGTH_PARTS: readonly (readonly [keyof Strength, string])[] = [
  ['attack', 'атака'],
  ['charge', 'заряды'],
  ['support', 'поддержка'],
  ['portal', 'портал'],
  ['alliance', 'союз'],
  ['claim', 'заявка'],
]

/** «атака 2 + поддержка 4 = 6» */
export function sumText(parts: Readonly<Record<string, number | string>>, total: number | string): string {
  const shown = STRENGTH_PARTS.filter(([key]) => key === 'attack' || Number(parts[key]) > 0)
  const sum = shown.map(([key, word]) => `${word} ${parts[key]}`).join(' + ')
  return shown.length === 1 ? sum : `${sum} = ${total}`
}

export const rallied = (w: number, a: number) =>
  [
    w > 0 ? pluralRu(w, 'Воина', 'Воинов', 'Воинов') : '',
    a > 0 ? pluralRu(a, 'Мастерового', 'Мастеровых', 'Мастеровых') : '',
  ]
    .filter(part => part !== '')
    .join(' и ')
