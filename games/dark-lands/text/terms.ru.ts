import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  coins: 'монеты',
  land: 'свободные земли в пределах досягаемости',
  held: 'число карт',
  warriors: 'воины',
  artisans: 'мастеровые',
  mages: 'маги',
  hand: 'ценные карты на руке',
  soon: 'захват в следующий ход',
  now: 'захват в этот ход',
  stay: 'ход продолжается',
}
