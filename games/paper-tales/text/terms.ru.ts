import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  points: 'набранные очки',
  war: 'войны этого раунда',
  flips: 'способности новых персонажей',
  building: 'возможная постройка',
  aging: 'что принесёт старение',
  standing: 'здания и артефакты',
  gold: 'золото',
  later: 'следующие раунды',
  cards: 'карты на руке',
  kept: 'сохранённые карты',
  debt: 'план не по средствам',
  lich: 'очки Короля-лича',
}
