import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  purse: 'coins in the purse',
  declined: 'land of races in decline',
  income: 'coins this turn',
  holding: 'land that will go on paying',
  growth: 'room to grow',
  legacy: 'what stays after decline',
  fresh: 'turns left for a fresh race',
  once: 'coins paid once',
  tokens: 'tokens ready to conquer',
  spare: 'spare tokens on the map',
  safety: 'well-guarded land',
}
