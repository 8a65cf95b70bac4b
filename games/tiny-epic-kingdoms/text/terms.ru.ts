import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  score: 'итоговый счёт',
  armies: 'армии',
  land: 'столицы, города и Потерянное королевство',
  magic: 'магия',
  tower: 'башня',
  crown: 'корона',
  trophies: 'трофеи',
  summit: 'очки пятого уровня магии',
  abilities: 'способности на оставшиеся раунды',
  savings: 'ресурсы на следующий шаг',
  income: 'сбор ресурсов',
  variety: 'разнообразие ресурсов',
  alone: 'осталась одна армия',
  war: 'надежды на войну',
}
