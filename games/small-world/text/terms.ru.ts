import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  purse: 'монеты в кошельке',
  declined: 'земли народов в упадке',
  income: 'монеты за этот ход',
  holding: 'земли, которые будут платить дальше',
  growth: 'возможность роста',
  legacy: 'что останется после упадка',
  fresh: 'ходы для нового народа',
  once: 'разовый доход',
  tokens: 'фишки для завоеваний',
  spare: 'запасные фишки на карте',
  safety: 'хорошо защищённые земли',
}
