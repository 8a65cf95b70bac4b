import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  coins: 'монеты',
  land: 'свободные регионы, которые можно захватить',
  held: 'число карт',
  warriors: 'Воины',
  artisans: 'Мастеровые',
  mages: 'Маги',
  hand: 'ценные карты на руке',
  soon: 'захват в следующий ход',
  now: 'захват в этот ход',
  stay: 'ход продолжается',
}
