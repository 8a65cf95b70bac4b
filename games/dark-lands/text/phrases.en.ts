import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { plural } from '../../../kernel/words.ts'
import { type Card, idOf } from '../content/deck.ts'
import { COMPANIONS, type Companion } from '../content/figures.ts'
import type { DarkLandsPosition, Strength } from '../position.ts'
import { names } from './names.en.ts'

export const coins = (n: number) => plural(n, 'coin', 'coins')
export const cardsOf = (n: number) => plural(n, 'card', 'cards')
export const cardName = (card: Card) => names.cards[idOf(card)]
/** "a Warrior", "an Artisan" */
export const companion = (type: Companion) => {
  const name = names.companions[COMPANIONS[type]]
  return `${name.startsWith('A') ? 'an' : 'a'} ${name}`
}
export const pair = (both: readonly Companion[]) => pairOf(elementAt(both, 0), elementAt(both, 1))
const pairOf = (a: Companion, b: Companion) =>
  a === b ? `two ${names.companions[COMPANIONS[a]]}s` : `${companion(a)} and ${companion(b)}`
export const list = (shown: readonly Card[]) =>
  shown.includes(HIDDEN) ? cardsOf(shown.length) : shown.map(cardName).join(', ')
export const region = (cell: number) => `region ${cell + 1}`
export const levelled = (p: DarkLandsPosition, cell: number) => `${region(cell)} (level ${p.levels[cell]})`

const STRENGTH_PARTS: readonly (readonly [keyof Strength, string])[] = [
  ['attack', 'attack'],
  ['charge', 'charges'],
  ['support', 'support'],
  ['portal', 'portal'],
  ['alliance', 'alliance'],
  ['claim', 'claim'],
]

/** "attack 2 + support 4 = 6" */
export function sumText(parts: Readonly<Record<string, number | string>>, total: number | string): string {
  const shown = STRENGTH_PARTS.filter(([key]) => key === 'attack' || Number(parts[key]) > 0)
  const sum = shown.map(([key, word]) => `${word} ${parts[key]}`).join(' + ')
  return shown.length === 1 ? sum : `${sum} = ${total}`
}

export const rallied = (warriors: number, artisans: number) =>
  [
    warriors > 0 ? plural(warriors, 'Warrior', 'Warriors') : '',
    artisans > 0 ? plural(artisans, 'Artisan', 'Artisans') : '',
  ]
    .filter(part => part !== '')
    .join(' and ')
