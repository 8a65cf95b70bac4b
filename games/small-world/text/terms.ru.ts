import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  purse: 'накопленные монеты',
  declined: 'регионы народов в упадке',
  income: 'монеты за этот ход',
  holding: 'регионы, которые будут приносить монеты и дальше',
  growth: 'регионы, которые ещё можно захватить',
  legacy: 'регионы, которые останутся в упадке',
  fresh: 'ходы для нового народа',
  once: 'разовый доход',
  tokens: 'жетоны для захватов',
  spare: 'запасные жетоны на поле',
  safety: 'хорошо защищённые регионы',
}
